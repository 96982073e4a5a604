/** A Retry-After header, in seconds or as a date, in milliseconds from `now`; undefined where it is absent or neither. */
export const millis = (header: string | undefined, now: number): number | undefined => {
  const text = header?.trim() ?? ""
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000

  const date = /^[A-Z][a-z]+, /.test(text) ? Date.parse(text) : Number.NaN

  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

const day = 86_400_000

/** A Retry-After header, in seconds or as a date, in milliseconds from `now`, at most a day; undefined where it is neither. */
export const millis = (header: string | undefined, now: number): number | undefined => {
  const text = header?.trim() ?? ""
  if (/^\d{1,9}$/.test(text)) return Math.min(Number(text) * 1000, day)

  const date = /^[A-Z][a-z]+, /.test(text) ? Date.parse(text) : Number.NaN

  return Number.isNaN(date) ? undefined : Math.min(Math.max(0, date - now), day)
}

import type { Words } from "./English.ts"

const parsed = (date: string): Date | undefined => {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(`${date}T12:00:00`) : new Date(date)

  return Number.isNaN(day.getTime()) ? undefined : day
}

/** A day in words. A month alone (`2026-12`) stays a month, and what is no date stays as it is. */
export const day = (date: string, { locale }: Words): string => {
  if (/^\d{4}-\d{2}$/.test(date)) {
    return new Intl.DateTimeFormat(locale, { year: "numeric", month: "long" }).format(new Date(`${date}-15T12:00:00`))
  }
  const found = parsed(date)

  return found === undefined ? date : new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(found)
}

/** A moment to come, as briefly as it can be said on the day of `now`. */
export const moment = (then: Date, now: Date, words: Words): string =>
  then.toDateString() === now.toDateString()
    ? words.trouble.today(new Intl.DateTimeFormat(words.locale, { timeStyle: "short" }).format(then))
    : words.trouble.on(new Intl.DateTimeFormat(words.locale, { dateStyle: "long", timeStyle: "short" }).format(then))

/** A moment that was. */
export const time = (date: string, { locale }: Words): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" }).format(new Date(date))

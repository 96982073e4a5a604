import { text } from "./Element.ts"
import type { Subject } from "./RecordSubject.ts"
import { type Field, found, none, notUsed, told } from "./Told.ts"

const written = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?:T.*)?$/

/** Nobody who lives was born before. */
const firstYear = 1896

interface Birth {
  readonly year: number
  readonly month: number | undefined
  readonly day: number | undefined
}

const isDay = ({ day, month, year }: Birth): boolean => {
  if (month === undefined) return true
  const date = new Date(Date.UTC(year, month - 1, day ?? 1))

  return date.getUTCMonth() === month - 1 && date.getUTCDate() === (day ?? 1)
}

const birthOf = (date: string): Birth | undefined => {
  const [, year, month, day] = written.exec(date) ?? []
  const birth = {
    year: Number(year),
    month: month === undefined ? undefined : Number(month),
    day: day === undefined ? undefined : Number(day),
  }

  return year !== undefined && isDay(birth) ? birth : undefined
}

/** Of a year alone, the difference of years; a birthday is past within its month where no day is told. */
const yearsSince = ({ day, month, year }: Birth, today: Date): number => {
  const now = today.getUTCMonth() + 1
  const isToCome = month !== undefined && (month > now || (month === now && (day ?? 0) > today.getUTCDate()))

  return today.getUTCFullYear() - year - (isToCome ? 1 : 0)
}

/** Full years by the birth date, on a day of UTC. */
export const of = ({ patient }: Subject, today: Date): Field<number> => {
  const date = text(patient?.element, "birthDate")
  if (patient === undefined || date === undefined) return none()
  const at = `${patient.expression}.birthDate`
  const birth = birthOf(date)
  if (birth === undefined) return none(notUsed("birthDate", "FHIR writes dates as YYYY-MM-DD, YYYY-MM or YYYY", at))
  const years = birth.year < firstYear ? -1 : yearsSince(birth, today)

  return years < 0
    ? none(notUsed("birthDate", "nobody alive was born on that date", at))
    : found(years, told(`age: ${years}`, at))
}

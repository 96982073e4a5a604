import * as ReportDates from "./ReportDates.ts"

const cycleAndDay = /\bC(?<cycle>\d{1,2}) ?D(?<day>\d{1,2})\b/i

const numbered =
  /\b(?:draw|time ?point|visit|week|month|cycle|blood test|abnahme|verlauf|toma|extracci[oó]n|visita) ?#?(?<behind>\d{1,3})\b|\b(?<before>\d{1,2})(?:st|nd|rd|th|\.|[ªº])? (?:draw|time ?point|visit|abnahme|toma|extracci[oó]n)\b|^#(?<alone>\d{1,2})\b/i

const orderOf = (text: string): number | undefined => {
  const { cycle, day } = cycleAndDay.exec(text)?.groups ?? {}
  if (cycle !== undefined) return Number(cycle) * 100 + Number(day)
  const { alone, before, behind } = numbered.exec(text)?.groups ?? {}
  const number = before ?? behind ?? alone

  return number === undefined ? undefined : Number(number)
}

/** Whether several samples have numbers. */
export const areNumbered = (samples: ReadonlyArray<string>): boolean =>
  samples.filter((text) => orderOf(text) !== undefined).length > 1

/** A year, which may stand behind what was taken then: "Metastasis 2025". */
const ofYear = /^(?:\p{L}{3,20} ){0,2}((?:19|20)\d\d)$/u

/** Samples of one patient by when each was drawn, to be compared: by their dates, or else by their numbers; nothing where that is told of one at most. */
export const timesOf = (samples: ReadonlyArray<string>): ReadonlyArray<number | undefined> => {
  const years = samples.map((text) => ofYear.exec(text)?.[1])
  const told = years[0] === undefined ? years.slice(1) : years
  const areYears = new Set(told).size > 1 && years.every((year, place) => year !== undefined || place === 0)
  const dates = ReportDates.timesOf(
    areYears ? years.map((year) => year ?? "") : samples.map((text) => (ReportDates.isYear(text) ? "" : text)),
  )
  const isDated = dates.some((time) => time !== undefined)

  return isDated ? dates : samples.map(orderOf)
}

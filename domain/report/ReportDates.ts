const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

/** "14.06.2019", "6/14/19", "2019-06-14", "06/2019", "June 2019", "Jun-14-2019", "14-Jun-2019", "14-Jun-19". */
const written =
  /(?<!\d)(?:(?<first>\d{1,2})(?<between>[/.-])(?<second>\d{1,2})\k<between>(?<year>(?:19|20)\d\d|\d\d)|(?<ofYear>(?:19|20)\d\d)-(?<month>\d{1,2})(?:-(?<day>\d{1,2}))?|(?<onlyMonth>0?[1-9]|1[0-2])[/.-](?<onlyYear>(?:19|20)\d\d)|(?:(?<dayBefore>\d{1,2})[ -])?(?<named>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?[ -](?:(?<dayBehind>\d{1,2})[, -]{1,2})?(?<namedYear>(?:19|20)\d\d|(?<=\d[ -][a-z]{3}[ -])\d\d))(?![\d.])/i

/** A date by what may be its day and its month, one way or the other. */
interface Dated {
  readonly year: number
  readonly month: number
  readonly day: number
  /** Day and month are both numbers without a sign of which is which; between dots the day is the first. */
  readonly isOpen: boolean
}

const century = 2000

const dateIn = (text: string): Dated | undefined => {
  const groups = written.exec(text)?.groups
  if (groups === undefined) return undefined
  const told = (...names: ReadonlyArray<string>) => names.map((name) => groups[name]).find((each) => each !== undefined)
  const whole = Number(told("year", "ofYear", "onlyYear", "namedYear"))
  const named = told("named")

  return {
    year: whole < 100 ? century + whole : whole,
    month: named === undefined ? Number(told("second", "month", "onlyMonth")) : months.indexOf(named.toLowerCase()) + 1,
    day: Number(told("first", "day", "dayBefore", "dayBehind") ?? 0),
    isOpen: told("first") !== undefined && told("between") !== ".",
  }
}

const isOrdered = (times: ReadonlyArray<number>): boolean =>
  times.every((time, at) => at === 0 || time >= (times[at - 1] ?? 0)) ||
  times.every((time, at) => at === 0 || time <= (times[at - 1] ?? 0))

const timeOf = ({ day, month, year }: Dated): number => (year * 100 + month) * 100 + day

const turned = (date: Dated): Dated => (date.isOpen ? { ...date, day: date.month, month: date.day } : date)

const year = "(?:(?:19|20)\\d\\d)"

const aYear = new RegExp(`^${year}$`)

export const isYear = (word: string): boolean => aYear.test(word)

const lastMonth = 12

/** The latest of several times, as far as they are told. */
export const latestOf = (times: ReadonlyArray<number | undefined>): number =>
  Math.max(...times.filter((time) => time !== undefined))

/** When several dates are, in the way in which each is one and one follows the other; not a number where two ways tell another to be the latest. */
const timesIn = (dates: ReadonlyArray<Dated>): ReadonlyArray<number> => {
  const ways = [dates, dates.map(turned)].filter((way) => way.every(({ month }) => month <= lastMonth))
  const times = ways.map((way) => way.map(timeOf))
  const ordered = times.filter(isOrdered)
  const [best = dates.map(timeOf), ...others] = ordered.length > 0 ? ordered : times

  const placeOfLatest = (way: ReadonlyArray<number>): number => way.indexOf(latestOf(way))

  return others.every((other) => placeOfLatest(other) === placeOfLatest(best)) ? best : best.map(() => Number.NaN)
}

const ofNoYear = /^\d{1,2}\/\d{1,2}$/

/** A year alone with a month, and a day and a month alone, "28/09", with a year: all of a table are of the same. */
const inFull = (text: string): string => {
  if (isYear(text)) return `${text}-00`

  return ofNoYear.test(text) ? `${text}/00` : text
}

/** Texts with a date each, by the times that they tell, to be compared; nothing for a text without one, and not a number where days and months may be either. */
export const timesOf = (texts: ReadonlyArray<string>): ReadonlyArray<number | undefined> => {
  const dates = texts.map((text) => dateIn(inFull(text.trim())))
  const told = dates.filter((date) => date !== undefined)
  const times = timesIn(told)

  return dates.map((date) => (date === undefined ? undefined : times[told.indexOf(date)]))
}

const inNumbers = /(?<![\d./-])(\d{1,2})([/-])(\d{1,2})\2((?:19|20)\d\d|\d\d)(?![\d/-])/g

/** Words of languages in which the day stands before the month. */
const ofDayFirst = /\b(?:afname|aanvraag|uitslag|entnahme|eingang|ausgang|befund|fecha|muestra|informe)\b/i

/** A report in whose dates days stand first, between dots, where one of them, or the language, shows which of their numbers are days. */
export const dayFirst = (report: string): string => {
  const dates = [...report.matchAll(inNumbers)]
  const isMonthFirst = dates.some(([, , , second]) => Number(second) > lastMonth)
  const isDayFirst = dates.some(([, first]) => Number(first) > lastMonth) || (!isMonthFirst && ofDayFirst.test(report))

  return isDayFirst === isMonthFirst ? report : report.replace(inNumbers, isDayFirst ? "$1.$3.$4" : "$3.$1.$4")
}

/** Whether a text is a date and nothing else. */
export const isDate = (text: string): boolean => written.test(text) && !/\p{L}/u.test(text.replace(written, ""))

const month =
  "(?:jan(?:uary|uar|\\.)?|ene(?:ro)?|feb(?:ruary|ruar|rero)?|mar(?:ch|zo)?|märz|apr(?:il)?|abril|may(?=\\s+\\d)|mayo|mai|june?|juni[o]?|july?|juli[o]?|aug(?:ust)?|agosto|sept?(?:ember|iembre)?|o[ck]t(?:ober|ubre)?|nov(?:ember|iembre)?|de[cz](?:ember)?|diciembre)"

const day = "(?:[0-3]?\\d(?:st|nd|rd|th|\\.)?)"

const anyYear = new RegExp(`\\b${year}\\b`)

/** A day by its number, its month and its year, in whatever order. */
const exactly = `[0-3]?\\d(?<joint>[./-])[01]?\\d\\k<joint>(?:\\d\\d)?\\d\\d|${year}-[01]\\d-[0-3]\\d|${day}[ -](?:of |de )?${month}(?:[ ,-]+(?:de )?${year})?|${month} ${day}(?!\\d)(?:,? ${year})?`

const vaguely = `${month}(?: (?:of |de )?${year})?|[01]?\\d/${year}|(?<=\\()${year}(?=[),:])|(?<=\\b(?:in|since|from|during|early|late|until|von|seit|desde|en) )${year}`

const inProse = new RegExp(`(?<![\\p{L}\\p{N}.,])(?:(${exactly})|(?:${vaguely}))(?![\\p{L}\\p{N}])`, "giu")

/** The dates of a prose text, by the places of their letters: with a day, or by a month or a year alone. */
export const within = (
  text: string,
): ReadonlyArray<{ readonly start: number; readonly end: number; readonly isExact: boolean }> =>
  [...text.matchAll(inProse)].map(({ 0: written, 1: exact, index }) => ({
    start: index,
    end: index + written.length,
    isExact: exact !== undefined,
  }))

/** Whether a prose text names a time: a date, or a year that may be one. */
export const namesTime = (text: string): boolean => anyYear.test(text) || within(text).length > 0

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
export const timesOfSamples = (samples: ReadonlyArray<string>): ReadonlyArray<number | undefined> => {
  const years = samples.map((text) => ofYear.exec(text)?.[1])
  const told = years[0] === undefined ? years.slice(1) : years
  const areYears = new Set(told).size > 1 && years.every((year, place) => year !== undefined || place === 0)
  const dates = timesOf(areYears ? years.map((year) => year ?? "") : samples.map((text) => (isYear(text) ? "" : text)))
  const isDated = dates.some((time) => time !== undefined)

  return isDated ? dates : samples.map(orderOf)
}

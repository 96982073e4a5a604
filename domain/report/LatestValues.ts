import type * as Piece from "../eligibility/numbers/Piece.ts"
import * as ChunkedRun from "../eligibility/rules/ChunkedRun.ts"
import * as Runs from "../eligibility/rules/Runs.ts"
import * as Tokens from "../eligibility/text/Tokens.ts"
import * as WordSet from "../eligibility/text/WordSet.ts"
import * as ReportDates from "./ReportDates.ts"
import * as ReportedValues from "./ReportedValues.ts"

/** What tells when a value was, that it has changed, or what it is of. */
const ofTime = WordSet.of(
  "was were is are has been now today currently current then later subsequently afterwards previously previous prior earlier formerly before initially originally baseline at in on by since last latest recent most this that the a an one year years month months week weeks day days visit ago diagnosis onset presentation relapse start treatment therapy surgery admission screening down up from dropped fell fallen falling declined decreased rose risen rising increased improved went gone nadir lowest minimum peak highest maximum spring summer autumn fall winter score scores total level value pred predicted and but , ; : = ( ) →",
)

const levels = WordSet.of(ReportedValues.levels)

const span = /^(?:year|month|week|day|hour)s?$/

type Reading = ReportedValues.Reading

const none: Piece.Quantity = { kind: "quantity", number: 0 }

const quantityAt = ({ chunks }: Reading, place: number): Piece.Quantity | undefined => {
  const piece = chunks[place]?.value

  return piece?.kind === "quantity" ? piece : undefined
}

const isDate = (reading: Reading, place: number): boolean => ChunkedRun.kindAt(reading, place)?.name === "date"

/** Behind a value, its top and its unit. */
const endOf = (reading: Reading, place: number): number => {
  const hasTop = ChunkedRun.wordAt(reading, place + 1) === "/" && quantityAt(reading, place + 2) !== undefined
  const end = place + (hasTop ? 3 : 1)

  return reading.chunks[end]?.value?.kind === "unit" ? end + 1 : end
}

/** Values behind a name between which nothing stands but when each was, and the place behind all of that. */
interface Series {
  /** The places of those that are counted alike. */
  readonly places: ReadonlyArray<number>
  readonly areSeveral: boolean
  /** Those of another time among them. */
  readonly earlier: ReadonlySet<number>
  readonly to: number
}

const isSpan = (reading: Reading, place: number): boolean => span.test(quantityAt(reading, place)?.unit ?? "")

/** Whether it is told on the usual scale. */
const isUsual = ({ measures }: ReportedValues.Name, { unit = "" }: Piece.Quantity): boolean =>
  measures.some(({ scales: [usual] }) => usual.units.includes(unit))

const later = /^(?:→|now|today|currently|then|to|is)$/

/** Whether a sign is one of a value, "PSA 60, now <0.1", and not of those of the healthy, "ALT 27 (< 50)". */
const isSign = (reading: Reading, place: number): boolean => {
  const piece = reading.chunks[place]?.value

  return piece?.kind === "bound" && (piece.bound === "exactly" || later.test(ChunkedRun.wordAt(reading, place - 1)))
}

/** Values as they are gone through; `end`: behind the last. */
interface Course {
  readonly places: Array<number>
  readonly earlier: Set<number>
  end: number
}

const isLastEarlier = ({ earlier, places }: Course): boolean => earlier.has(places.at(-1) ?? -1)

const isOfTime = (reading: Reading, place: number, course: Course): boolean => {
  const word = ChunkedRun.wordAt(reading, place)
  const isOfChange = word === "to" && (place !== course.end || isLastEarlier(course))

  return isSpan(reading, place) || isDate(reading, place) || isSign(reading, place) || ofTime.has(word) || isOfChange
}

/** A number, or a word where the number before was another time's: "PSA 60, now undetectable". */
const isValue = (reading: Reading, place: number, course: Course): boolean =>
  quantityAt(reading, place) !== undefined || (isLastEarlier(course) && levels.has(ChunkedRun.wordAt(reading, place)))

/** Whether a span of time tells how long the last value is ago: "26 (2 years ago)". */
const isAgo = (reading: Reading, place: number, { end }: Course, past: ReadonlySet<number>): boolean =>
  isSpan(reading, place) &&
  past.has(place) &&
  (place === end || (place === end + 1 && ChunkedRun.wordAt(reading, end) === "("))

/** Those that are counted as the first on the usual scale is. */
const alikeIn = (reading: Reading, name: ReportedValues.Name, told: ReadonlyArray<number>, { earlier }: Course) => {
  const first = told.find((at) => isUsual(name, quantityAt(reading, at) ?? none)) ?? told[0] ?? 0
  const unit = quantityAt(reading, first)?.unit
  const isOneChanged = told.some((each) => earlier.has(each))

  return told.filter((at) => {
    const other = quantityAt(reading, at)?.unit

    return other === unit || other === undefined || (unit === undefined && isOneChanged)
  })
}

const isApart = (reading: Reading, place: number): boolean =>
  /^[,;(]$|^(?:and|but)$/.test(ChunkedRun.wordAt(reading, place))

/** `past`: the places of what is of another time. */
const seriesBehind = (reading: Reading, name: ReportedValues.Name, past: ReadonlySet<number>): Series => {
  const course: Course = { places: [], earlier: new Set(past), end: 0 }
  const { earlier, places } = course
  let place = reading.tokens.indexOf(name.first) + 1
  for (; place < reading.to; place = Math.max(place + 1, course.end)) {
    if (isAgo(reading, place, course, past)) earlier.add(places.at(-1) ?? place)
    if (isOfTime(reading, place, course)) continue
    if (place === course.end || !isValue(reading, place, course)) break
    places.push(place)
    course.end = endOf(reading, place)
  }
  // What a noun or a range follows is something else: "MMSE 22, 2 falls"
  const isOfElse = place === course.end && place < reading.to
  const told = isOfElse ? places.slice(0, -1) : places
  let to = isOfElse ? (places.at(-1) ?? place) : place
  while (isApart(reading, to - 1)) to--

  return { places: alikeIn(reading, name, told, course), areSeveral: told.length > 1, earlier, to }
}

/** Where a value begins, with the sign that it is no number but what lies beyond. */
const startOf = ({ chunks }: Reading, place: number): number => {
  const piece = chunks[place - 1]?.value

  return piece?.kind === "bound" && piece.bound !== "exactly" ? place - 1 : place
}

/** Each allele has a length of its own: "CAG 18 and 44". */
const areOfAlleles = ({ measures }: ReportedValues.Name): boolean =>
  measures.some(({ name }) => name.endsWith("repeats"))

const textOf = (text: string, tokens: Tokens.Tokens, reading: Reading, from: number, to: number): string =>
  text.slice(tokens.starts[reading.tokens[from] ?? 0], tokens.ends[(reading.tokens[to] ?? 0) - 1])

/** The date behind a value, before the next. */
const dateBehind = (text: string, tokens: Tokens.Tokens, reading: Reading, place: number): string => {
  const from = endOf(reading, place)
  const date = [from, from + 1, from + 2].find((at) => isDate(reading, at) || quantityAt(reading, at) !== undefined)

  return date !== undefined && isDate(reading, date) ? textOf(text, tokens, reading, date, date + 1) : ""
}

const isLatest = (times: ReadonlyArray<number | undefined>, at: number): boolean =>
  times.every((time) => time !== undefined && !Number.isNaN(time)) && times[at] === ReportDates.latestOf(times)

/** An entry with no more than the latest of several values of a measure, or that it is unclear: "MMSE 26 last year, now 17". */
export const of = (written: string): string => {
  const text = ReportedValues.withArrows(written)
  const tokens = Tokens.ofWritten(text)
  const names = ReportedValues.namesIn(tokens)
  if (names.length === 0) return written
  const reading = ReportedValues.marked(text, tokens, Runs.ofWritten(tokens), names)
  const told = ReportedValues.besides.find(reading)
  const placesOf = (means: string): ReadonlySet<number> =>
    new Set(told.flatMap(({ first, row }) => (row.means === means ? [first] : [])))
  const [past, results] = [placesOf("of another time"), placesOf("a result")]
  let [read, from] = ["", 0]
  for (const name of names) {
    const { areSeveral, earlier, places, to } = seriesBehind(reading, name, past)
    if (!areSeveral || areOfAlleles(name)) continue
    const times = ReportDates.timesOf(places.map((place) => dateBehind(text, tokens, reading, place)))
    const [latest] =
      [
        places.filter((place) => results.has(place)),
        places.filter((place) => !earlier.has(place)),
        places.filter((_, at) => isLatest(times, at)),
      ].find(({ length }) => length === 1) ?? []
    const value =
      latest === undefined ? "unclear" : textOf(text, tokens, reading, startOf(reading, latest), endOf(reading, latest))
    read += `${text.slice(from, tokens.ends[name.last - 1])} ${value}`
    from = tokens.ends[(reading.tokens[to] ?? 0) - 1] ?? from
  }

  return read + text.slice(from)
}

import * as HeldMeasure from "../eligibility/measurement/HeldMeasure.ts"
import * as HeldMeasures from "../eligibility/measurement/HeldMeasures.ts"
import type { Measure } from "../eligibility/measurement/Measure.ts"
import * as MeasureNames from "../eligibility/measurement/MeasureNames.ts"
import * as Tokens from "../eligibility/text/Tokens.ts"
import * as LatestValues from "./LatestValues.ts"
import * as ReportedValues from "./ReportedValues.ts"
import * as ReportValue from "./ReportValue.ts"

/** A score or a level with its value, as a profile would enter it. */
export interface ReportMeasure {
  readonly name: string
  readonly entry: string
  /** It is tested of everybody, and tells little of an illness. */
  readonly isRoutine: boolean
}

/** What is read with the markers, beside the words that laboratories put around it. */
const asMarkers: ReadonlySet<string> = new Set(["HRD score", "Ki-67", "TMB"])

/** Repeats that other genes have as well. */
const repeats = "CAG repeats"

const otherRepeats = /\b(?:ATXN\d{1,2}|ATN1|AR|CACNA1A|TBP)\b/

const huntingtin = /\b(?:HTT|huntingtin)\b/i

/** Of an allele of which is not said that it is the longer one. */
const ofOneAllele = /^(?=.*\balleles?\b)(?!.*\b(?:expan[ds]|longer|larger))/is

/** The gene, which is written as no report writes the filtration of the kidneys. */
const gene = /^EGFR(?!.*\/\s?min)/

/** Cells that are told by their share of all others as well: without its unit a number may be that. */
const ofCells: ReadonlySet<string> = new Set(["neutrophils", "lymphocytes", "eosinophils"])

/** What tells a count from a share. */
const ofCounts: ReadonlySet<string> = new Set("absolute abs count anc alc aec #".split(" "))

/** Whether a number without its unit may be the share of some cells. */
const mayBeShare = (
  { name }: Measure,
  entry: string,
  words: ReadonlyArray<string>,
  { first, last }: ReportedValues.Reported,
): boolean =>
  ofCells.has(name) &&
  /\d$/.test(entry) &&
  !words.slice(Math.max(0, first - 2), last + 2).some((word) => ofCounts.has(word))

/** A number that is somebody's or something's, and no amount: "NPI 0123456789". */
const identifier = /(?<![\d.,])(?:0\d|\d{10})/

/** What an entry tells, if a profile with it is understood as a whole. */
const understood = (entry: string): HeldMeasure.HeldMeasure | undefined => {
  const {
    measures: [held, ...more],
    rest,
  } = HeldMeasures.of(entry)

  return more.length === 0 && rest === "" ? held : undefined
}

/** How much there is of a marker is told with its state, "NfL elevated (92)"; of amyloid by a scan it is told by itself. */
const isOfMarker = ({ amountOf, name }: Measure): boolean =>
  asMarkers.has(name) || (amountOf !== undefined && name !== "centiloid")

const isMeant = (measure: Measure, known: Known): boolean => !isOfMarker(measure) && !known.has(measure.name)

/** Names of measures whose values are told already. */
type Known = ReadonlySet<string>

const told = (measure: Measure, entry: string): ReportMeasure => ({
  name: measure.name,
  entry,
  isRoutine: measure.ofEveryone === true && measure.ofFitness !== true,
})

/** Between the columns of a table, and between a label and what is told of it. */
const column = /\s*(?:\t|\||\s{2,}|\.{3,})\s*/g

/** A column of its own for the unit: "18\tng/mL". */
const unitColumn =
  /(?<=\d) \| (?=(?:(?:x ?)?10[*^e]?\d{1,2}|[^\s\d(|]{0,8})[/%][^\s(|]{0,16}(?:\s|$)|(?:mmHg|sec|s|pg|fl|ratio)(?:\s|$))/gi

/** Behind a class that was another time's. */
const ofEarlier =
  /^,? \(?(?:at|before|prior to) (?:the |initial |first )?(?:diagnosis|presentation|baseline|onset|relapse|transplant)/

/** A class, and how often something came about, is read as a profile enters it; what another name stands before is of that one. */
const asEntered = (written: string): ReadonlyArray<string> => {
  const text = written.replaceAll(/[\s:=|]+/g, " ")
  const tokens = Tokens.ofWritten(text)
  const { last = 0 } = HeldMeasure.at(tokens, 0) ?? {}
  const [named, ...others] = MeasureNames.within(tokens.words.slice(0, last))
  const isOfOthers = others.some(({ measure }) => measure !== named?.measure)

  return last === 0 || isOfOthers || ofEarlier.test(text.slice(tokens.ends[last - 1]))
    ? []
    : [text.slice(0, tokens.ends[last - 1]).replace(/ \([^()]*$/, "")]
}

/** In which time events are counted that are told with it, "in the past 12 months". */
const span = /\b(?:last|past|preceding) (?:(\d{1,2} (?:years|months|weeks|days))|(year|month)\b)/i

/** What a report tells of a measure, in the words in which a profile would. */
const entriesOf = (
  text: string,
  { starts }: Tokens.Tokens,
  { first, measures, name, values }: ReportedValues.Reported,
): ReadonlyArray<string> => {
  const written = text.slice(starts[first])
  const [ofTime, several, one = ""] = span.exec(written) ?? []
  if (measures.some(({ ofEvents }) => ofEvents === true) && ofTime !== undefined && values.length > 0)
    return values.map((value) => `${name} ${value} in ${several ?? `1 ${one}`}`)
  const isClassed = measures.some(({ ofClasses, ofEvents }) => ofClasses !== undefined || ofEvents === true)

  return isClassed ? asEntered(written) : values.map((value) => `${name} ${value}`)
}

/** A number that is written as some thousands are, or with three decimals. */
const thousands = /(?<= )([1-9]\d{0,2})\.(\d{3})(?![\d.,])/

/** How many points there can be, which a version of a scale may have others of than most. */
const top = /(?<=\d)\s?\/\s?\d+$/

type Held = readonly [entry: string, held: HeldMeasure.HeldMeasure]

const readAs = (entry: string): ReadonlyArray<Held> => {
  const held = understood(entry)
  if (held !== undefined) return [[entry, held]]
  const bare = entry.replace(top, "")
  const points = bare === entry ? undefined : understood(bare)

  return points?.measure.scales[0].units.includes("points") === true ? [[bare, points]] : []
}

/** The likeliest of several entries, that on the usual scale, with what it tells; none that may tell a thousand times as much. */
const heldIn = (entries: ReadonlyArray<string>): Held | undefined => {
  const all = entries.flatMap((entry) => {
    const told = [...new Set([entry, entry.replace(thousands, "$1$2")])].flatMap(readAs)
    const isOne = told.every(([, { scale, value }]) => scale === told[0]?.[1].scale && value === told[0]?.[1].value)

    return isOne ? told.slice(-1) : []
  })

  return all.find(([, { scale }]) => scale === 0) ?? all[0]
}

/** How many a machine counted: "3.2E+02". */
const power = /(?<![\d.,])(\d(?:\.\d{1,3})?)E\+(\d{1,2})(?!\d)/g

const numberIn = ({ entry }: ReportMeasure): number => Number(/\d{1,4}$/.exec(entry)?.[0])

/** The repeats of the longer allele, with their gene. */
const longest = (found: ReadonlyArray<ReportMeasure>, sentence: string): ReadonlyArray<ReportMeasure> => {
  const [first, ...others] = found.toSorted((one, other) => numberIn(other) - numberIn(one))
  const isOther = otherRepeats.test(sentence) || (others.length === 0 && ofOneAllele.test(sentence))
  if (first === undefined || isOther) return []

  return [huntingtin.test(sentence) ? { ...first, entry: first.entry.replace(/^(?:HTT )?/, "HTT ") } : first]
}

/** The measures that a sentence or a row tells with their values. */
export const of = (sentence: string, known: Known = new Set()): ReadonlyArray<ReportMeasure> => {
  const text = HeldMeasures.apart(
    LatestValues.of(sentence)
      .replace(power, (_, digits: string, zeros: string) => String(Number(`${digits}e${zeros}`)))
      .replace(ReportValue.markBehind, " ")
      .replace(column, " | ")
      .replace(unitColumn, " "),
  )
  const tokens = Tokens.ofWritten(text)
  const found = ReportedValues.of(text, tokens).flatMap((reported) => {
    const { measures, name, values } = reported
    const amounts = values.join(" ")
    const isLeft =
      gene.test(`${name} ${amounts}`) || identifier.test(amounts) || HeldMeasure.isDoubted(tokens, reported)
    if (isLeft || !measures.some((measure) => isMeant(measure, known))) return []
    const [entry = "", held] = heldIn(entriesOf(text, tokens, reported)) ?? []
    const isOfToday = held !== undefined && isMeant(held.measure, known)

    return isOfToday && !mayBeShare(held.measure, entry, tokens.words, reported) ? [told(held.measure, entry)] : []
  })

  return [
    ...found.filter(({ name }) => name !== repeats),
    ...longest(
      found.filter(({ name }) => name === repeats),
      sentence,
    ),
  ]
}

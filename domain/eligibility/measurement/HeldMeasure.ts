import * as Denials from "../entry/Denials.ts"
import * as Uncertainty from "../entry/Uncertainty.ts"
import { matches } from "../matching/TokenPhrases.ts"
import * as NumberRange from "../numbers/NumberRange.ts"
import * as Ranges from "../numbers/Ranges.ts"
import type { Stretch } from "../rules/ChunkedRun.ts"
import * as Runs from "../rules/Runs.ts"
import * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as EventSpans from "./EventSpans.ts"
import * as KinOfUnits from "./KinOfUnits.ts"
import type { Measure } from "./Measure.ts"
import * as MeasureNames from "./MeasureNames.ts"
import * as MeasureRun from "./MeasureRun.ts"
import * as ValueTable from "./ValueTable.ts"

/** What somebody has of a measure: "MMSE 22". `scale`: see `MeasureValue`. `value`: one of `within`, where no more than that is known. */
export interface HeldMeasure {
  readonly measure: Measure
  readonly scale: number
  readonly value: number
  /** Between which numbers it lies, beyond what a laboratory counts: "eGFR > 90". */
  readonly within?: NumberRange.NumberRange
  /** The value as it was entered. */
  readonly shown: string
  /** In how many days events came about so often, where that is told. */
  readonly days?: number | undefined
}

/** Where an entry tells it: the tokens from `first` to before `last`. */
export interface Found extends HeldMeasure, Stretch {}

/** In tokens. */
const nearDoubt = 2

const isApart = (word: string): boolean => /^[,;(|)/]$/.test(word)

/** What stands right beside what was found, as far as nothing sets it apart. */
const besides = (words: Tokens.Words, { first, last }: Stretch): ReadonlyArray<Stretch> => {
  const start = Math.max(0, first - nearDoubt)
  const before = words.slice(start, first).findLastIndex(isApart) + 1
  const end = words.slice(last, last + nearDoubt).findIndex(isApart)

  return [
    { first: start + before, last: first },
    { first: last, last: last + (end < 0 ? nearDoubt : end) },
  ]
}

/** Whether the words beside what was found deny it, or leave open whose it is, or whether it still is: "no MMSE 22", "mother's MMSE 12". */
export const isDoubted = (tokens: Tokens.Tokens, found: Stretch): boolean => {
  const { words } = tokens
  const denials = Denials.of(words)
  const run = Runs.ofWritten(tokens)

  return besides(words, found).some(({ first, last }) => {
    const isDenied = denials.some((denial) => first <= denial.first && denial.last <= last)

    return (
      isDenied || Uncertainty.isTold({ ...run, from: first, to: last }) || Denials.areAmong(words.slice(first, last))
    )
  })
}

const states = WordSet.of("high low h l positive negative elevated deficient proficient expanded")

/** Whether a word tells a state; "L" of "mmol/L" is a unit. */
const isState = (words: Tokens.Words, at: number): boolean => states.has(words[at] ?? "") && words[at - 1] !== "/"

/** Whether a marker is told with its state, of which the value says no more: "TMB 12 mut/Mb (high)", "TMB high, 12". */
const isStated = (words: Tokens.Words, { first, last, measure }: Found): boolean =>
  measure.better === undefined &&
  (isState(words, isApart(words[last] ?? "") ? last + 1 : last) ||
    words.slice(first, last).some((_, at) => isState(words, first + at)))

const writtenNumber = /\d+(?:,\d{3})*(?:\.\d+)?/

/** A class as it is written, its letters but for its part in upper case: "IIIb", "C". */
const classIn = (written: string): string =>
  /(?:[ivx]{1,4}|\d)[a-e]?$|[a-e]$/
    .exec(written)?.[0]
    .replace(/^(?:[ivx]{1,4}|[a-e]$)/, (each) => each.toUpperCase()) ?? ""

const sign = /^[<>≤≥]=?/

const signOrMinus = /^(?:[<>≤≥]=?)?-?/

/** Two values between which somebody's lies, whether it was or is one of them: "22-24", "II to III". */
const spanned = /^([\d.]+|[ivx]+[a-e]?)(?:-|to)([\d.]+|[ivx]+[a-e]?)(?![\d.])/

/** What lies beyond a number that a laboratory does not count on, or between two; of a bound of points is not known whether it is somebody's, or what is asked for. */
const unsettled = (
  { ofClasses, scales }: Measure,
  { ranges: [range, ...more], scale }: MeasureRun.Value,
  words: Tokens.Words,
): NumberRange.NumberRange | undefined => {
  const { units, values } = scales[scale] ?? scales[0]
  const isBound = sign.test(words[0] ?? "") && ofClasses === undefined && !units.includes("points")

  return range !== undefined && more.length === 0 && (isBound || spanned.test(words.join("")))
    ? NumberRange.both(range, NumberRange.between(...values))
    : undefined
}

/** Between which numbers a value lies of which no more is known: the points of a class, or what lies beyond a number. */
const withinOf = (
  measure: Measure,
  value: MeasureRun.Value,
  words: Tokens.Words,
): NumberRange.NumberRange | undefined => {
  const [known] = value.ranges
  if (!value.isLone) return unsettled(measure, value, words)

  return known?.low.number === known?.high.number ? undefined : known
}

/** A value as it was entered. */
const shownOf = ({ ofClasses, scales: [{ values }] }: Measure, words: Tokens.Words): string => {
  if (ofClasses === "risks") return words.join(" ").replaceAll(" - ", "-")
  const written = words.join("")
  const [beyond = ""] = (values[0] < 0 ? signOrMinus : sign).exec(written) ?? []
  const numberIn = (part: string): string => writtenNumber.exec(part)?.[0].replaceAll(",", "") ?? ""
  const ends = spanned.exec(written)?.slice(1) ?? [written]

  return beyond + ends.map(ofClasses === undefined ? numberIn : classIn).join("-")
}

/** The one value of a measure that stands behind or before its name, which covers some tokens of an entry. */
const valueOf = (tokens: Tokens.Tokens, measure: Measure, name: Stretch): Found | undefined => {
  const run = MeasureRun.of(Runs.ofWritten(tokens), measure, [name])
  const beside = ValueTable.table.find(run)
  const told = beside.find(({ row }) => row.means === "behind") ?? beside.find(({ row }) => row.means === "before")
  const value = told === undefined ? undefined : run.chunks[told.first]?.value
  if (told === undefined || value?.kind !== "value") return undefined
  const [from = 0, to = 0, first = 0, last = 0] = [told.from, told.to, told.first, told.last].map(
    (place) => run.tokens[place] ?? 0,
  )
  const words = tokens.words.slice(first, last)
  const within = withinOf(measure, value, words)
  const range = within ?? (value.isLone ? value.ranges[0] : undefined)
  const shown = shownOf(measure, words)

  return range === undefined
    ? undefined
    : {
        measure,
        scale: value.scale,
        value: within === undefined ? range.low.number : NumberRange.inside(range),
        ...(within === undefined ? {} : { within }),
        shown,
        ...(measure.ofEvents === true ? { days: EventSpans.of(Runs.ofWritten(tokens), from) } : {}),
        first: from,
        last: to,
      }
}

/** The same of a measure that texts tell with its unit alone, where an entry leaves out the unit and the number fits one scale: "ESR 40". */
const withoutUnit = (tokens: Tokens.Tokens, measure: Measure, name: Stretch): Found | undefined => {
  const { ofUnits, ...anyOf } = measure
  const found = ofUnits === true ? valueOf(tokens, anyOf, name) : undefined
  const fits = measure.scales.filter(({ values: [least, most] }) => {
    const number = Number(found?.shown)

    return number >= Math.max(1, least) && number <= most
  })

  return found === undefined || fits.length !== 1 ? undefined : { ...found, measure }
}

/** The measure whose name begins at a token of an entry, with its one value behind or before it; nothing where that is not told. */
export const at = (tokens: Tokens.Tokens, at: number): Found | undefined => {
  const named = MeasureNames.at(tokens.words, at, true).filter((each) => !MeasureNames.isPart(each, tokens.words))
  for (const read of [valueOf, withoutUnit])
    for (const name of named) {
      const found = read(tokens, name.measure, name)
      if (found !== undefined && !isDoubted(tokens, found) && !isStated(tokens.words, found)) return found
    }

  return undefined
}

/** Whether one number is told, "XYZ = 4", or so many of the most that there may be, "XYZ 4/10". */
const isOne = ({ form, high, low }: Ranges.Range): boolean =>
  form === "over a stroke" ? low.number < high.number : low.number === high.number

/** So often in so much time: "drinks per week", "cigarettes daily". */
const rate = /^(.+?)(?: ?\/ ?| per | a | each )(day|week|month|year)$|^(.+) (dai|week|month|year)ly$/i

/** A name that is told twice: "Zarkov Fatigue Inventory (ZFI)". */
const twice = /^(\S.*?) ?\(([^()]+)\)$/

/** How far something lies from the mean of others: "BMI z-score", "height SDS". */
const deviation = /^(.+?)[ -](?:z(?:[ -]?scores?)?|sds|standard deviation(?: scores?)?)$/i

/** A name as texts write it: "drinks/week" is "drinks per week". */
const formsOf = (name: string): ReadonlyArray<string> => {
  const [, inFull, short] = twice.exec(name) ?? []
  if (inFull !== undefined && short !== undefined) return [name, inFull, short]
  const [, deviating] = deviation.exec(name) ?? []
  if (deviating !== undefined)
    return ["z-score", "SDS", "standard deviation score", "standard deviation score (SDS)"].map(
      (form) => `${deviating} ${form}`,
    )
  const [all, counted, time, other, often = ""] = rate.exec(name) ?? []
  if (all === undefined) return [name]
  const [what, each] = [counted ?? other, time ?? often.replace("dai", "day")]

  return [
    name,
    `${what}/${each}`,
    `${what} per ${each}`,
    `${what} a ${each}`,
    `${what} ${each.replace("day", "dai")}ly`,
  ]
}

/** What harm is graded, and no tumor: "diarrhea grade 2", "grade 3 hepatic encephalopathy". */
const graded =
  /^grade (?!.*\b(?:tumou?r|cancer|gleason|who|nuclear|histolog)).+|^(?!.*\b(?:tumou?r|cancer|gleason|who|nuclear|histolog)).+ grade$/i

/** Before a name they make another of it: "free XYZ", "modified XYZ scale", "F-XYZ". */
const ofOthers = WordSet.of(
  "anti free non pro modified adapted short brief revised partial mini telephone b c d e f g h i j k l m n o p q r s t u v w x y z",
)

/** Scales whose values are no greater are told by single ones. */
const few = 10

const ofGrades = {
  scales: [{ units: ["points"], values: [0, 5] }],
  better: "low",
  ofFewValues: true,
  ofClasses: "numbers",
  ofGrades: true,
} as const

/** What an entry has of something that no vocabulary knows, by its name there: "XYZ score 12". It is compared with what is counted in a unit of the same kind. */
export const literal = (written: string, called: string): HeldMeasure | undefined => {
  const isGraded = graded.test(called)
  const name = isGraded ? called.replace(/^grade | grade$/i, "") : called
  const tokens = Tokens.ofWritten(written)
  const named = Tokens.ofWritten(name).words
  const first = tokens.words.findIndex((_, at) => matches(tokens.words, at, named))
  const last = first + named.length
  const ranges = Ranges.of(Runs.ofWritten(tokens)).filter((range) => range.last <= first || last <= range.first)
  const [range, ...more] = ranges
  if (first < 0 || range === undefined || !isOne(range) || more.length > 0) return undefined
  const { low, unit } = range

  return {
    measure: {
      name,
      forms: formsOf(name),
      scales: KinOfUnits.scales(
        unit ?? (/\bcount$/i.test(name) ? "counted" : "points"),
        low.number < 0 || deviation.test(name) ? Number.NEGATIVE_INFINITY : 0,
      ),
      ...(unit === undefined && low.number <= few ? { ofFewValues: true } : {}),
      ...(isGraded ? ofGrades : {}),
      isLiteral: true,
      notBehind: ofOthers,
      source: "as it was entered",
    },
    scale: 0,
    value: low.number,
    shown: unit === "sum of patterns" ? tokens.words.slice(range.first, range.last).join("") : String(low.number),
  }
}

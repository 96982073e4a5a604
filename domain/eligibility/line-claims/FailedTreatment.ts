import * as DiseaseWords from "../mention/DiseaseWords.ts"
import * as Chunk from "../rules/Chunk.ts"
import type { ChunkedRun } from "../rules/ChunkedRun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { castration } from "../treatment/Androgens.ts"
import { clauseEnds, early, local, ordinals, withRadiation } from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import { type Claim, failedWith, unbounded } from "./Claim.ts"
import type * as Relapses from "./Relapses.ts"
import * as TreatmentFailures from "./TreatmentFailures.ts"

type Words = ReadonlyArray<string>

const diagnosed = /^(?:diagnos(?:is|ed)|presentation|presenting|novo|outset)$/

const first = /^(?:initial|first|primary|original|newly|new|de|at|upon)$/

/** "At initial diagnosis", "the time of diagnosis", "newly diagnosed", "de novo". */
const isAt = (words: Words, at: number): boolean =>
  diagnosed.test(words[at] ?? "") &&
  (first.test(words[at - 1] ?? "") || (words[at - 1] === "of" && words[at - 2] === "time"))

const farthest = 16

const isIn = (words: Words, from: number, to: number): boolean => {
  for (let at = Math.max(0, from); at < to && at < words.length; at++) if (isAt(words, at)) return true

  return false
}

/** What may stand between the "or" and what came back: "or at the time of recurrence". */
const linking =
  /^(?:at|a|an|as|the|time|of|in|on|upon|with|may|be|is|have|has|first|local|later|disease|appearing|arising|occurring|presenting|developing|found|detected)$/

/** "(At diagnosis) or at recurrence (after treatment)". */
const isBefore = (words: Words, at: number): boolean => {
  let or = at - 1
  while (or > at - farthest && linking.test(words[or] ?? "")) or--

  return words[or] === "or" && isIn(words, or - farthest, or)
}

/** "(Recurrence after treatment) or at diagnosis". */
const isBehind = (words: Words, last: number): boolean => {
  for (let at = last; at < last + farthest && at < words.length; at++) {
    const word = words[at] ?? ""
    if (clauseEnds.has(word)) return false
    if (word === "or") return isIn(words, at, at + farthest / 2)
  }

  return false
}

/** Whether a failure that is told from one place to another is one of two ways in, and to be found at diagnosis is the other. */
const mayBeAtDiagnosis = (words: Words, at: number, last: number): boolean =>
  isBefore(words, at) || isBehind(words, last)

type Treatment = TreatmentPhrase.Treatment

/** A treatment failed; one of a disease that is called by it; one that was the usual care; one that need not have been. */
type Meaning = "failed" | "failed, if any" | "failed to hold" | "care"

const isCancer = (word: string): boolean =>
  /^nets?$/.test(word) || (DiseaseWords.isCancer(word) && !word.startsWith("metasta"))

const ends: ReadonlySet<string> = new Set(
  `. ; : of with without who whose that which in for to has have had is are was and no not than as by from ( ) ${TreatmentFailures.ofDisease}`.split(
    " ",
  ),
)

export const table = RuleTable.of<Meaning>({
  name: "failed treatments",
  over: TreatmentFailures.level,
  classes: {
    ...TreatmentFailures.parts,
    notCare: "brain mri ct imag~ biops~ test~ scan~ measure~ option~",
    name: (word) => !ends.has(word) && !DiseaseWords.others.has(word),
    ailment: DiseaseWords.others,
    cancer: isCancer,
  },
  rows: [
    telling("failed", [
      [
        "@failure.named {within}|@failure|@response|@returned|@again|@measured{0,13} @treatment|@link",
        "[failed standard chemotherapy]",
      ],
      [
        "@failure disease? {other}|@failure|@response|@returned|@again|@measured{0,10} @link",
        "[refractory to chemotherapy]",
      ],
      [
        "@failure disease? {unbroken}|@failure|@response|@returned|@again|@measured{0,10} @link.disease",
        "[progressed cancer after chemotherapy]",
      ],
      [
        "@failure.quality disease? {unbroken}|@failure|@response|@returned|@again|@measured{0,10} @link.disease",
        "[recurrent glioblastoma after chemoradiation]",
      ],
      [
        "@response disease? {other}|@failure|@response|@returned|@again|@measured{0,10} @link.line",
        "[inadequate response to chemotherapy]",
        "inadequate response to a BTK inhibitor",
      ],
    ]),
    telling("failed, if any", [
      [
        "[ @failure disease? {other}|@failure|@response|@returned|@again|@measured{0,10} @link ] ,? if any",
        "[progressed on the most recent chemotherapy], if any",
      ],
    ]),
    telling("failed to hold", [
      [
        '@failure.quality|@failure.or ( {name} | {ailment} {name} | head and | "(" !")"{0,12} ")" ){0,31} {ailment}? {cancer} ( "(" !")"{0,12} ")" )? @link.disease',
        "[progressive thyroid cancer after an inhibitor]",
        "recurrent glioblastoma with chemoradiation",
        "recurrent urinary infection, bladder cancer after chemotherapy",
      ],
    ]),
    telling("care", [
      ["[ @failure {within}|@failure{0,10} soc ] ( !{notCare} | $ )", "[progressed on SOC]"],
      [
        "[ @failure {within}|@failure{0,10} standard -? of? -? care ] ( !{notCare} | $ )",
        "[progressed on standard of care]",
      ],
      ["@exhausted", "[exhausted all standard-of-care options]"],
    ]),
  ],
})

/** Castration, which did not hold any cancer that resists it, and treatment of a place, with chemotherapy or without. */
const isNoLine = (name: Words): boolean =>
  name.some((word) => castration.has(word) || withRadiation.has(word) || local.has(word))

/** "Progressing on the current treatment"; not "not appropriate for current therapies", which are those that there are. */
const isOngoing = (told: Words): boolean =>
  !/s$/.test(told.at(-1) ?? "") && told.some((word) => word === "current" || word === "currently")

/** "Local and/or systemic therapy": treatment of a place, which is no line, is enough as well. */
const isOrLocal = (name: Words): boolean => name.includes("or") && name.some((word) => local.has(word))

/** How often it failed at most: "once or twice", "only once"; nothing for "at least once". */
const mostOften = (told: Words): number | undefined => {
  const once = told.indexOf("once")
  if (told[once + 1] === "or" && told[once + 2] === "twice") return 2

  return once > 0 && told[once - 1] === "only" ? 1 : undefined
}

const mostJoined = 4

const nearEarly = 6

const isEarlyBehind = (words: Words, from: number): boolean =>
  words.slice(from, from + nearEarly).some((word) => early.has(word))

/** "(An antibody) or an inhibitor in the adjuvant setting": whether the drugs that are listed up to behind a place were given around an operation. */
const isEarly = (words: Words, from: number): boolean => {
  let last = from
  let isSaid = false
  for (let item = 0; item < mostJoined && (words[last] === "or" || words[last] === "and"); item++) {
    const listed = TreatmentPhrase.at(words, last + 1)
    const isNamed = words.slice(last, listed?.last).some((word) => early.has(word))
    isSaid = listed === undefined ? isEarlyBehind(words, last) : listed.kind === "early" && !isNamed
    last = listed?.last ?? last + 1
  }

  return isSaid
}

/** Whether it tells of a line that a treatment failed: not one around an operation. */
const mayHaveFailed = (words: Words, { isGrouped, kind, last }: Treatment): boolean =>
  kind === "any" || (kind === "class" && (isGrouped || !isEarly(words, last)))

/** Where it is told that a treatment failed, and how: `isFirst`, for the first time; `isOr`, where to have spread is enough as well. */
interface Failure {
  readonly first: number
  readonly isFirst: boolean
  readonly isOr: boolean
  readonly means: Meaning
}

const claimOf = (
  words: Words,
  { first, isFirst, isOr, means }: Failure,
  from: number,
  treatment: Treatment,
): Claim | undefined => {
  const { last } = treatment
  const told = words.slice(first, last)
  if (!mayHaveFailed(words, treatment) || (!treatment.isGrouped && isOngoing(told))) return undefined
  if (means === "failed to hold" && isNoLine(words.slice(from, last + 1))) return undefined
  const claim = failedWith(first, last)
  /** "First progression while on first-line chemotherapy": who has had that line, and no other. */
  const isOfFirstLine = isFirst && words.slice(from, last).some((word) => ordinals.get(word) === 1)
  const most = mostOften(told) ?? (isFirst && !isOfFirstLine ? 1 : undefined)
  if (most !== undefined) return { ...claim, high: most, beyond: "silent above" }
  const isOneWay =
    isOr || means === "failed, if any" || isOrLocal(words.slice(from, last)) || mayBeAtDiagnosis(words, first, last)

  return { ...claim, high: isOfFirstLine ? 1 : unbounded, beyond: isOneWay ? "silent" : "not meant" }
}

/** "Progressed on standard therapy", "refractory to chemotherapy", "progressive thyroid cancer after an inhibitor". */
export const of = (words: Words, run: ChunkedRun<Relapses.Known>): ReadonlyArray<Claim> => {
  const reading = TreatmentFailures.level.over(run)

  return table.find(reading).flatMap(({ first: begins, last: ended, row: { means } }) => {
    const [first, last] = [reading.tokens[begins] ?? 0, reading.tokens[ended] ?? 0]
    if (means === "care") return [failedWith(first, last)]
    const called = run.chunks.find((chunk) => chunk?.last === last)
    const marks = Chunk.kindOf(reading.numbers[begins] ?? 0)?.attributes
    const [isFirst, isOr] = [marks?.has("first") ?? false, marks?.has("or") ?? false]

    return typeof called?.value === "object"
      ? (claimOf(words, { first, isFirst, isOr, means }, called.first, called.value) ?? [])
      : []
  })
}

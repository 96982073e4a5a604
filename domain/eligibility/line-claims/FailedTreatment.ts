import * as DiseaseWords from "../mention/DiseaseWords.ts"
import * as Chunk from "../rules/Chunk.ts"
import type { ChunkedRun } from "../rules/ChunkedRun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { WordClasses } from "../rules/WordClass.ts"
import { of as wordSet } from "../text/WordSet.ts"
import { castration } from "../treatment/Androgens.ts"
import { earlier, local, units, withRadiation } from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import * as AtDiagnosis from "./AtDiagnosis.ts"
import { type Claim, failedWith, unbounded } from "./Claim.ts"
import * as EarlyDrugs from "./EarlyDrugs.ts"
import * as FirstFailure from "./FirstFailure.ts"
import * as TreatmentFailures from "./TreatmentFailures.ts"

type Words = ReadonlyArray<string>

type Treatment = TreatmentPhrase.Treatment

/** What links a treatment to what it did not hold, also behind the name of a disease or only behind a failure. */
const linking = `${TreatmentFailures.ofDisease} to through from with of tolerated`

const isCancer = (word: string): boolean =>
  /^nets?$/.test(word) || (DiseaseWords.isCancer(word) && !word.startsWith("metasta"))

const ends: ReadonlySet<string> = wordSet(
  `. ; : of with without who whose that which in for to has have had is are was and no not than as by from ( ) ${TreatmentFailures.ofDisease}`,
)

const links = wordSet(linking)

const linksOfDisease = wordSet(TreatmentFailures.ofDisease)

const isNamed = (word: string): boolean => units.has(word) || earlier.has(word)

const isOfDisease = (word: string): boolean => TreatmentFailures.isBetween(word) || DiseaseWords.isCancer(word)

const classes: WordClasses = {
  link: linking,
  linkOfDisease: TreatmentFailures.ofDisease,
  between: (word) => TreatmentFailures.isBetween(word) && !links.has(word),
  /** The same with the name of a disease, but for a comma, behind which something else is told of it. */
  disease: (word) => isOfDisease(word) && word !== "," && !linksOfDisease.has(word),
  /** What stands behind the link before the treatment is called. */
  before: (word) => isOfDisease(word) && !isNamed(word),
}

/** A treatment failed that is called behind what is told; one of a disease that is called by it; one that was the usual care; none is left. */
type Meaning = "failed" | "failed to hold" | "care" | "none left" | "nothing"

/** How it is told, up to where the treatment is called. */
export const table = RuleTable.of<Meaning>({
  name: "failed treatments",
  over: TreatmentFailures.level,
  classes: {
    ...classes,
    undergoing: "on under receiving taking undergoing using",
    notCare: "brain mri ct imag~ biops~ test~ scan~ measure~ option~",
    name: (word) => !ends.has(word) && !DiseaseWords.others.has(word),
    ailment: DiseaseWords.others,
    cancer: isCancer,
  },
  rows: [
    telling("failed", [
      ["@failure.named {before}|@failure|@response|@returned|@again|@measured{0,13}", "[failed standard] chemotherapy"],
      [
        "@failure {between}|@failure|@response|@returned|@again|@measured{0,10} {link} {before}|@failure|@response|@returned|@again|@measured{0,13}",
        "[refractory to all] chemotherapy",
      ],
      [
        "@failure {disease}|@failure|@response|@returned|@again|@measured{0,10} {linkOfDisease} {before}|@failure|@response|@returned|@again|@measured{0,13}",
        "[progressed cancer after] chemotherapy",
      ],
      [
        "@failure.quality {disease}|@failure|@response|@returned|@again|@measured{0,10} {linkOfDisease} {before}|@failure|@response|@returned|@again|@measured{0,13}",
        "[recurrent glioblastoma after] chemoradiation",
      ],
      [
        "@failure {disease}|@failure|@response|@returned|@again|@measured{0,10} while {undergoing}",
        "[progressed while receiving] chemotherapy",
      ],
      [
        "@failure {disease}|@failure|@response|@returned|@again|@measured{0,10} while being treated with",
        "[progressed while being treated with] chemotherapy",
      ],
    ]),
    telling("failed to hold", [
      [
        '@failure.quality|@failure.or ( {name} | {ailment} {name} | head and | "(" !")"{0,12} ")" ){0,31} {ailment}? {cancer} ( "(" !")"{0,12} ")" )? {linkOfDisease} {before}|@failure|@response|@returned|@again|@measured{0,13}',
        "[progressive medullary thyroid cancer after an] inhibitor",
        "recurrent glioblastoma with chemoradiation",
        "recurrent urinary infection, bladder cancer after chemotherapy",
      ],
    ]),
    telling("care", [
      [
        "[ @failure {before}|@failure|@response|@returned|@again|@measured{0,10} soc ] ( !{notCare} | $ )",
        "[progressed on SOC]",
      ],
      [
        "[ @failure {before}|@failure|@response|@returned|@again|@measured|prior{0,10} standard -? of? -? care ] ( !{notCare} | $ )",
        "[progressed on standard of care]",
      ],
    ]),
    telling("none left", [["@exhausted", "[exhausted all standard-of-care options]"]]),
    telling("nothing", [
      [
        "@failure {disease}|@failure|@response|@returned|@again|@measured{0,10} while {undergoing} this",
        "[progressed while on this] therapy",
      ],
    ]),
  ],
})

/** The same of responses that were too small. */
export const responses = RuleTable.of<"failed">({
  name: "responses that were too small",
  over: TreatmentFailures.level,
  classes,
  rows: [
    telling("failed", [
      [
        "@response {between}|@failure|@response|@returned|@again|@measured{0,10} {link} {before}|@failure|@response|@returned|@again|@measured{0,13}",
        "[inadequate response to] chemotherapy",
      ],
      [
        "@response {disease}|@failure|@response|@returned|@again|@measured{0,10} {linkOfDisease} {before}|@failure|@response|@returned|@again|@measured{0,13}",
        "[not responding lymphoma after] chemotherapy",
      ],
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

/** Whether it tells of a line that a treatment failed: not one around an operation, nor that drugs of a class did little. */
const mayHaveFailed = (words: Words, isResponse: boolean, { isGrouped, kind, last }: Treatment): boolean =>
  kind === "any" || (kind === "class" && (isGrouped || !isResponse) && !EarlyDrugs.areAt(words, last))

const isIfAny = (words: Words, last: number): boolean => {
  const at = words[last] === "," ? last + 1 : last

  return words[at] === "if" && words[at + 1] === "any"
}

interface Told {
  readonly means: Meaning
  /** Where it is told first, and behind it, where the treatment is called. */
  readonly first: number
  readonly from: number
  /** Whether a response is told of, or that to have spread is enough as well. */
  readonly isResponse: boolean
  readonly isOr: boolean
}

const claimOf = (
  words: Words,
  { first, from, isOr, isResponse, means }: Told,
  treatment: Treatment,
): Claim | undefined => {
  const { last } = treatment
  const told = words.slice(first, last)
  if (!mayHaveFailed(words, isResponse, treatment) || (!treatment.isGrouped && isOngoing(told))) return undefined
  if (told.includes("without") || (means === "failed to hold" && isNoLine(words.slice(from, last + 1))))
    return undefined
  const claim = failedWith(first, last)
  const isOfFirstLine = FirstFailure.isOfFirstLine(words, from, last)
  const most = mostOften(told) ?? (!isOfFirstLine && FirstFailure.isFirst(words, first) ? 1 : undefined)
  if (most !== undefined) return { ...claim, high: most, beyond: "silent above" }
  const isOneWay =
    isOr || isIfAny(words, last) || isOrLocal(words.slice(from, last)) || AtDiagnosis.isOr(words, first, last)

  return { ...claim, high: isOfFirstLine ? 1 : unbounded, beyond: isOneWay ? "silent" : "not meant" }
}

/** What is known of the failure that is told from a place on. */
const isKnown = (reading: ChunkedRun<unknown>, place: number, what: "or" | "response"): boolean =>
  Chunk.kindOf(reading.numbers[place] ?? 0)?.attributes.has(what) ?? false

/** "Progressed on standard therapy", "refractory to chemotherapy", "progressive thyroid cancer after an inhibitor". */
export const of = (words: Words, run: ChunkedRun<number>): ReadonlyArray<Claim> => {
  const reading = TreatmentFailures.level.over(run)

  return [...responses.find(reading), ...table.find(reading)].flatMap(({ first: begins, last, row: { means } }) => {
    const [first, behind] = [reading.tokens[begins] ?? 0, reading.tokens[last] ?? 0]
    if (means === "nothing") return []
    if (means === "none left") return [failedWith(first, behind)]
    const from = means === "care" ? behind - 1 : behind
    const treatment = TreatmentPhrase.at(words, from)
    if (treatment === undefined) return means === "care" ? [failedWith(first, behind)] : []
    const [isOr, isResponse] = [isKnown(reading, begins, "or"), isKnown(reading, begins, "response")]

    return claimOf(words, { first, from, isOr, isResponse, means }, treatment) ?? []
  })
}

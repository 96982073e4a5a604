import * as DiseaseWords from "../../condition/DiseaseWords.ts"
import * as Chunk from "../rules/Chunk.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Words } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import { castration, clauseEnds, early, local, ordinals, withRadiation } from "../treatment/LineLexicon.ts"
import type * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import * as Claim from "./Claim.ts"
import * as Relapses from "./Relapses.ts"
import * as TreatmentFailures from "./TreatmentFailures.ts"

type Treatment = TreatmentPhrase.Treatment

const ends = WordSet.of(
  `. ; : of with without who whose that which in for to has have had is are was and no not than as by from ( ) ${TreatmentFailures.ofDisease}`,
)

/** What else is told between a failure and the treatment. */
const further = "@failure|@response|@returned|@again|@measured"

const failed = `@failure disease? {other}|${further}{0,10} @link`

/** What may be called between a failure and the name of a cancer. */
const kind = '( {name} | {ailment} {name} | head and | "(" !")"{0,12} ")" ){0,31} {ailment}?'

/** What failed: a treatment; one that need not have been; one of a disease that is called by it ("failed to hold"); the usual care. */
export const table = RuleTable.of({
  name: "failed treatments",
  over: TreatmentFailures.level,
  classes: {
    ...TreatmentFailures.parts,
    notCare: "brain mri ct imag~ biops~ test~ scan~ measure~ option~",
    tried: (word) => TreatmentFailures.parts.other(word) && !word.startsWith("contraindic"),
    name: (word) => !ends.has(word) && !DiseaseWords.others.has(word),
    ailment: DiseaseWords.others,
    cancer: (word) => /^nets?$/.test(word) || (DiseaseWords.isCancer(word) && !word.startsWith("metasta")),
  },
  rows: [
    telling("failed", [
      [`@failure.named {within}|${further}{0,13} @treatment|@link`, "[failed standard chemotherapy]"],
      [failed, "[refractory to chemotherapy]"],
      [`@failure disease? {unbroken}|${further}{0,10} @link.disease`, "[progressed cancer after chemotherapy]"],
      [`@failure.quality disease? {unbroken}|${further}{0,10} @link.disease`, "[recurrent glioma after chemotherapy]"],
      [
        `@response disease? {other}|${further}{0,10} @link.line`,
        "[inadequate response to chemotherapy]",
        "inadequate response to a BTK inhibitor",
      ],
    ]),
    telling("failed, if any", [
      [
        "@failure to|on|after|following|of ,? or for which|whom ..6 @treatment",
        "[refractory to, or for which there is no standard therapy]",
      ],
    ]),
    telling("failed to hold", [
      [
        `@failure.quality|@failure.or ${kind} {cancer} ( "(" !")"{0,12} ")" )? @link.disease`,
        "[progressive thyroid cancer after an inhibitor]",
        "recurrent glioblastoma with chemoradiation",
        "recurrent urinary infection, bladder cancer after chemotherapy",
      ],
      [
        `@failure of ${kind} {cancer} ( "(" !")"{0,12} ")" )? @link.disease`,
        "[progression of thyroid cancer after an inhibitor]",
        "progression of thyroid cancer with an inhibitor",
      ],
    ]),
    telling("care", [
      ["[ @failure {within}|@failure{0,10} ( soc | standard -? of? -? care ) ] ( !{notCare} | $ )", "[failed SOC]"],
      [
        "[ @failure to|after|following|on {within}|@failure|initial{0,10} induction ] ( !of | $ )",
        "[refractory to initial induction]",
        "refractory to induction of labor",
      ],
      ["@exhausted", "[exhausted all standard-of-care options]"],
      [
        "[ @failure|@response {tried}|@failure|@response|,{0,8} to at least one|1|two|2 of the following ] ( !naive{20} | !naive{0,19} $ )",
        "[inadequate response or intolerance to at least one of the following] drugs",
        "failure of at least one of the following organs",
        "inadequate response to at least one of the following or treatment-naive",
      ],
    ]),
  ],
})

/** "At initial diagnosis", "the time of diagnosis", "newly diagnosed", "de novo". */
const diagnosed = "( {first} | time of ) {diagnosis}"

/** Other treatments of a list. */
const others = "( or|and !@treatment{0,3} @treatment.class|@treatment.any ){0,3}"

/** By which another way in stands beside a failure, a treatment that failed was one around an operation, or of something else than the disease. */
export const asides = RuleTable.of({
  name: "what stands beside failed treatments",
  over: TreatmentFailures.level,
  classes: {
    diagnosis: "diagnosis diagnosed found manifestation occurrence staging presentation presenting novo outset",
    early,
    end: clauseEnds,
    failure: "that which is are was remains",
    infection:
      "infection infections sepsis pneumonia hypertension diarrhea diarrhoea nausea vomiting pain seizures ascites effusion effusions",
    tumor: "tumor tumors tumour tumours cancer disease manifestation",
    first: "initial first primary original newly new de at upon",
    /** What may stand between the "or" and what came back: "or at the time of recurrence". */
    linking:
      "at a an as the time of in on upon with may be is have has first local later disease appearing arising occurring presenting developing found detected",
  },
  rows: [
    telling("or at diagnosis", [
      [`${diagnosed} ...14 or {linking}{0,12} [ @failure ]`, "at diagnosis or at [recurrence]"],
      [
        "initial|primary|upfront|untreated {tumor}? ,? or {linking}|{tumor}{0,7} [ @failure ]",
        "primary or [recurrent] after chemotherapy",
        "primary refractory or recurrent after chemotherapy",
      ],
      [`[ @link|@treatment ] !{end}|or{0,15} or ...6 ${diagnosed}`, "progressed [on chemotherapy] or newly diagnosed"],
    ]),
    telling("of something else", [
      ["{infection} {failure}{0,2} [ @failure ]", "an infection [unresponsive] to antibiotic treatment"],
    ]),
    telling("around an operation", [
      [
        `[ @link|@treatment ] ${others} or|and !@treatment{0,4} @treatment.around`,
        "progressed [on a taxane] or an antibody in the adjuvant setting",
      ],
      [
        `[ @link|@treatment ] ${others} or|and !@treatment{0,5} {early}`,
        "progressed [on a taxane] or an anthracycline in the adjuvant setting",
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

/** How often it failed at most: "once or twice", "only once", "first and only"; nothing for "at least once". */
const mostOften = (told: Words): number | undefined => {
  const only = told.indexOf("only")
  if (told[only - 1] === "and" && /^(?:first|one)$/.test(told[only - 2] ?? "")) return 1
  const once = told.indexOf("once")
  if (told[once + 1] === "or" && told[once + 2] === "twice") return 2

  return once > 0 && told[once - 1] === "only" ? 1 : undefined
}

/** Where it is told that a treatment failed, and how: `isFirst`, for the first time; `isOr`, where something else is enough as well. */
interface Failure {
  readonly first: number
  readonly isFirst: boolean
  readonly isOr: boolean
  readonly isEarly: boolean
  readonly means: string
}

/** "Resistant to JAK inhibitors", which tells of lines only if nothing else is enough as well. */
const asTold = (claim: Claim.Claim, { isGrouped, isSystemic, kind }: Treatment): Claim.Claim | undefined => {
  if (kind !== "class" || isGrouped || isSystemic) return claim
  if (claim.beyond === "not meant") return { ...claim, beyond: "only way" }

  return claim.beyond === "silent" ? undefined : claim
}

const mayBeLine = ({ isGrouped, kind }: Treatment, isEarly: boolean): boolean =>
  kind === "any" || (kind === "class" && (isGrouped || !isEarly))

const claimOf = (
  words: Words,
  { first, isEarly, isFirst, isOr, means }: Failure,
  from: number,
  treatment: Treatment,
): Claim.Claim | undefined => {
  const { isGrouped, last } = treatment
  const told = words.slice(first, last)
  if (!mayBeLine(treatment, isEarly) || (!isGrouped && isOngoing(told))) return undefined
  if (means === "failed to hold" && isNoLine(words.slice(from, last + 1))) return undefined
  const claim = Claim.of("had a line", first, last)
  /** "First progression while on first-line chemotherapy": who has had that line, and no other. */
  const isOfFirstLine = isFirst && words.slice(from, last).some((word) => ordinals.get(word) === 1)
  const isOneWay = isOr || means === "failed, if any" || isOrLocal(words.slice(from, last))
  const most = mostOften(told) ?? (isFirst && !isOfFirstLine ? 1 : undefined)
  if (most !== undefined) return { ...claim, high: most, beyond: isOneWay ? "silent" : "silent above" }

  return { ...claim, high: isOfFirstLine ? 1 : Claim.unbounded, beyond: isOneWay ? "silent" : "not meant" }
}

/** "Progressed on standard therapy", "refractory to chemotherapy", "progressive thyroid cancer after an inhibitor". */
export const of = (words: Words): ReadonlyArray<Claim.Claim> => {
  const run = Relapses.within(words)
  const reading = TreatmentFailures.level.over(run)
  const found = table.find(reading)
  if (found.length === 0) return []
  const beside = new Map(asides.find(reading).map(({ first, row }) => [first, row.means]))

  return found.flatMap(({ first: begins, last: ended, row: { means } }) => {
    const [first, last] = [reading.tokens[begins] ?? 0, reading.tokens[ended] ?? 0]
    if (means === "care") return [Claim.of("had a line", first, last)]
    const called = run.chunks.find((chunk) => chunk?.last === last)
    if (called?.value === undefined) return []
    const marks = Chunk.kindOf(reading.numbers[begins] ?? 0)?.attributes
    const sides = [beside.get(begins), beside.get(ended - 1)]
    if (sides.includes("of something else")) return []
    const failure = {
      first,
      isEarly: sides.includes("around an operation"),
      isFirst: marks?.has("first") ?? false,
      isOr: (marks?.has("or") ?? false) || sides.includes("or at diagnosis"),
      means,
    }

    const claim = claimOf(words, failure, called.first, called.value)

    return (claim === undefined ? undefined : asTold(claim, called.value)) ?? []
  })
}

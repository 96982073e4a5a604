import { central, common, dementiaWords, isCancer, others, siteOf } from "../../condition/DiseaseWords.ts"
import { remembering } from "../../Memo.ts"
import * as ListItems from "../document/ListItems.ts"
import type { Span } from "../document/Span.ts"
import * as Noun from "../mention/Noun.ts"
import * as OtherCancers from "../mention/OtherCancers.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import type * as Stand from "../mention/Stand.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import * as WordTests from "../rules/WordTests.ts"
import type { Tokens, Words } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as AroundStage from "./AroundStage.ts"
import * as Metastases from "./Metastases.ts"
import * as Operations from "./Operations.ts"
import { afar, type PlacedStage, type Saying, spreading } from "./PlacedStage.ts"
import type { Need } from "./StagePhrase.ts"

/** What disease a word of stage or course is said of. `unsaid`: nothing near it tells. */
export type Subject = OwnDiseases.NamedDisease | "unsaid"

const sentenceEnds = WordSet.of(". ; :")

const back = 8

/** "Non-CNS": what a tumor is not of. */
const isDenied = (words: Words, at: number): boolean => words[at - 1] === "-" && words[at - 2] === "non"

/** Words that tell of something else only right behind a mention: "advanced age", and not "age of 18 years". */
const onlyBehind = WordSet.of("age")

/** Words that are of no organ where they stand so. */
export const table = RuleTable.of<"a treatment">({
  name: "treatments that are called by an organ",
  classes: {
    treating:
      "therapy therapies treatment treatments agent agents drug drugs based monotherapy resistance resistant refractory sensitive",
  },
  rows: [
    telling("a treatment", [
      ["[ vascular ] -? endothelial", "[vascular] endothelial growth factor", "vascular disease"],
      ["[ endocrine ] -? {treating}", "[endocrine] therapy", "endocrine disease"],
    ]),
  ],
})

const treatmentsIn = remembering(
  (tokens: Tokens): ReadonlySet<number> => new Set(table.find(Runs.ofPublished(tokens)).map(({ first }) => first)),
)

/** Whether a word that may speak of another disease or organ does not where it stands. */
const isOfNone = (tokens: Tokens, at: number): boolean =>
  onlyBehind.has(tokens.words[at] ?? "") || treatmentsIn(tokens).has(at)

const isPassed = (words: Words, at: number): boolean => Noun.passed.has(words[at] ?? "") || isDenied(words, at)

/** What the words before a place speak of, the nearest first. */
const before = (
  { first, tokens }: Saying,
  own: OwnDiseases.OwnDiseases,
  isMetastatic: boolean,
): OwnDiseases.NamedDisease | undefined => {
  const { words } = tokens
  // "Nodal disease or distant metastases"
  const isFar = afar.has(words[first] ?? "")
  const isNear = (word: string): boolean => isFar && central.has(word)
  for (let at = first - 1; at >= 0 && at >= first - back; at--) {
    const word = words[at] ?? ""
    if (sentenceEnds.has(word) || ListItems.endsNumber(words, at)) return undefined
    if (isPassed(words, at) || isNear(word) || OwnDiseases.namedBy([word], own, isMetastatic) === undefined) continue
    if (isOfNone(tokens, at)) continue
    const near = [at - 2, at - 1, at].filter((one) => one >= 0 && !isPassed(words, one))
    const noun = near.map((one) => words[one] ?? "").filter((one) => !Noun.ends.has(one) && !isNear(one))
    const told = OwnDiseases.namedBy(noun, own, isMetastatic)
    if (told !== undefined) return told
  }

  return undefined
}

/** Whether words name another disease, or an organ that the study's is not of. */
const isOfOthers = (tokens: Tokens, own: OwnDiseases.OwnDiseases): boolean =>
  tokens.words.some((word, at) => {
    const site = siteOf(word)
    if (central.has(word)) return site === undefined || !own.sites.has(site)
    const isOfAnother = others.has(word) && site === undefined && !isCancer(tokens.words[at + 1] ?? "")

    return isOfAnother && !isOfNone(tokens, at)
  })

/** Whether the sentence of a mention names no other disease or organ than those of the study. */
export const isAlone = (stage: Saying): boolean =>
  AroundStage.told(stage).has("paired") || !isOfOthers(stage.tokens, OwnDiseases.of(stage.document))

/** Whether a mark parts a mention from what follows it. The end of its own brackets does not: "secondary (metastatic) neoplasm". */
const isApart = (words: Words, last: number, [noun = ""]: Words): boolean =>
  (words[last] !== ")" || words[last + 1] !== noun) &&
  words.slice(last, words.indexOf(noun, last)).some((word) => word === "," || word === "(" || word === ")")

/** Where the noun begins that a stage is said of: behind its "of", or behind an adjective; nothing where it is complete by itself. */
const nounFrom = ({ last }: Saying, told: AroundStage.Told): number | undefined =>
  told.get("of a noun") ?? (told.has("complete") ? undefined : (told.get("behind an aside") ?? last))

/** Written as texts abbreviate their own disease: "metastatic SCAC". */
const abbreviation = /^[A-Z][A-Za-z]?[A-Z]{1,4}$/

/** Whether the noun behind a stage begins with a name that is not the study's own, which among the inclusion criteria an abbreviation may be. */
const isNamed = ({ document: { text }, last, segment, tokens }: Saying, [name = ""]: Words): boolean => {
  if (segment.side === "exclusion") return /^[a-z]{3}/.test(name)
  const at = tokens.words.indexOf(name, last)

  return /^[a-z]{4}/.test(name) && !abbreviation.test(text.slice(tokens.starts[at], tokens.ends[at]))
}

/** What disease a stage is of that is said of a noun, or of none. */
const byNoun = (stage: Saying, noun: Words, told: AroundStage.Told): Subject => {
  const { document, first, last, tokens } = stage
  const { words } = tokens
  const own = OwnDiseases.of(document)
  const isMetastatic = spreading.test(words[first] ?? "")
  const areApart = isApart(words, told.get("behind an aside") ?? last, noun)
  const named = OwnDiseases.namedBy(noun, own, isMetastatic)
  if (named === "own" || (named !== undefined && !areApart)) return named
  if (noun.length === 0 && told.has("numbered")) return "own"
  if (noun.length > 0 && words[last] === "of") return "another disease"

  return before(stage, own, isMetastatic) ?? (isNamed(stage, noun) && !areApart ? "another disease" : "unsaid")
}

/** What disease a stage is said of. */
export const of = (stage: Saying): Subject => {
  const { words } = stage.tokens
  const own = OwnDiseases.of(stage.document)
  if (OtherCancers.around(stage, own)) return "another cancer"
  const told = AroundStage.told(stage)
  const from = nounFrom(stage, told)
  const noun = from === undefined ? [] : Noun.at(words, from)
  // "Metastases of colorectal cancer": from where they come
  const isPlaced = told.has("in one place") && !(words[stage.last] === "of" && noun.some(isCancer))
  if (told.has("in the centre") || isPlaced) return "metastases"

  return told.has("of its disease") ? "own" : byNoun(stage, noun, told)
}

/** In a study of a dementia its stages need not name it, but "preclinical data" are no stage. */
const isOfDementia = ({ document }: PlacedStage, told: AroundStage.Told): boolean =>
  told.has("of a dementia") ||
  (!told.has("of science") && [...OwnDiseases.of(document).words].some((word) => dementiaWords.has(word)))

const treatments = WordSet.of(
  "treatment treatments therapy therapies chemotherapy chemotherapies line lines regimen regimens",
)

const nearTreatment = 6

/** "Failed two lines of therapy", as those must have who take part. */
const isBesideTreatment = ({ first, last, segment, tokens: { words } }: Span): boolean =>
  segment.side === "inclusion" && words.slice(first, last + nearTreatment).some((word) => treatments.has(word))

/** What must be so for a word that is said of much else, too. */
const needed: Partial<Readonly<Record<Need, (stage: PlacedStage, told: AroundStage.Told) => boolean>>> = {
  noun: (_, told) => told.has("of a disease"),
  tumor: (_, told) => told.has("of a tumour"),
  bare: (stage, told) => told.has("named") || Metastases.areOwn(stage) || AroundStage.arePlaced(stage),
  /** "Underwent a radical prostatectomy", and not one that is planned. */
  done: (stage, told) => told.has("done") && Operations.isForStudy(stage),
  /** What is to be taken out is resectable, but for metastases. */
  planned: (stage, told) =>
    stage.segment.side === "inclusion" && told.has("planned") && !told.has("of spread") && Operations.isForStudy(stage),
  treatment: isBesideTreatment,
  completed: (_, told) => told.has("completed"),
}

/** Whether words of a stage are said of something that is no disease, or no stage of one. */
const isOtherwise = (stage: PlacedStage, told: AroundStage.Told): boolean => {
  const { ofCancer, sites } = OwnDiseases.of(stage.document)
  if (told.has("of something else") || (told.has("of the brain") && !sites.has("brain"))) return true
  if (!stage.says.includes("maintenance")) return false

  // "Heart failure that needs maintenance therapy" keeps out for the heart
  return !ofCancer || (stage.segment.side === "exclusion" && !isAlone(stage))
}

/** What is of the study's disease where nothing near it tells of what it is said. */
const besideNothing: ReadonlySet<Need> = new Set<Need>(["else", "bare", "always", "done", "planned", "completed"])

/** Whether a mention is of the study's disease, or of one of the tumors that it lets in. */
export const isOwn = (stage: PlacedStage): boolean => {
  const { need, says, segment } = stage
  const told = AroundStage.told(stage)
  if (need === "dementia") return isOfDementia(stage, told)
  if (needed[need]?.(stage, told) === false || isOtherwise(stage, told)) return false
  const subject = of(stage)
  if (Metastases.areOwn(stage) || AroundStage.arePlaced(stage) || need === "treatment")
    return subject !== "another cancer"
  switch (subject) {
    case "own":
      return true
    case "unsaid":
      return besideNothing.has(need) || isAlone(stage)
    case "another cancer":
      return false
    case "metastases":
      // "Progressive bone metastases": where the disease progresses, but for the brain and for nodes
      return (
        told.has("code of metastases") ||
        (says.includes("progressive") && segment.side === "inclusion" && !told.has("of the centre"))
      )
    default:
      return need === "always"
  }
}

const isOfMarrow = WordTests.matching("myelofibrosis myelodysplas~ myeloprolif~ hodgkin~")

/** "Advanced hematologic malignancy": a cancer of the blood neither spreads nor grows into its surroundings. */
const isOfBlood = ({ document, last, tokens: { words }, says }: PlacedStage): boolean => {
  if (!says.includes("advanced")) return false
  const noun = Noun.at(words, last)
  const sites = new Set(noun.flatMap((word) => (isOfMarrow(word) ? "blood" : (siteOf(word) ?? []))))
  const told = sites.size === 0 && noun.every((word) => common.has(word)) ? OwnDiseases.of(document).sites : sites

  return told.size === 1 && told.has("blood") && !noun.includes("solid")
}

/**
 * Who bars what cannot be resected may well let in what is locally advanced and can be; but of the pancreas the one is called so for
 * the other.
 */
const isOperabilityAlone = (stage: PlacedStage): boolean =>
  stage.says.includes("unresectable") &&
  !OwnDiseases.of(stage.document).sites.has("pancreas") &&
  !AroundStage.told(stage).has("local")

/** "Early disease", in a study of no cancer: it is young, and not in one place. */
const isOfTime = ({ document, last, tokens: { words }, says }: PlacedStage): boolean =>
  says.includes("early") && !OwnDiseases.of(document).ofCancer && !Noun.at(words, last).some(isCancer)

/** "First progression": a recurrence in the brain (RANO), and elsewhere none. */
const isProgression = ({ document, says }: PlacedStage): boolean =>
  says.includes("progressive") && says.length > 1 && !OwnDiseases.of(document).sites.has("brain")

/**
 * Whether a stage that stands so counts only where it is asked for by its name, as the words beside it tell what it means: what is
 * unresectable beside what has spread need not be locally advanced, nor is "advanced (stage IV)".
 */
export const isByNameOnly = (stage: PlacedStage, outcome: Stand.Stand["outcome"]): boolean => {
  const told = AroundStage.told(stage)
  if (isOfBlood(stage) || isOfTime(stage) || isProgression(stage)) return true
  if (outcome === "unknown") return false

  return (
    told.has("the fourth stage") || (outcome === "inclusion" ? told.has("beside spread") : isOperabilityAlone(stage))
  )
}

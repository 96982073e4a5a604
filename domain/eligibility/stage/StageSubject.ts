import type { Span } from "../document/Span.ts"
import { common, isCancer, siteOf } from "../mention/DiseaseWords.ts"
import * as Noun from "../mention/Noun.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import type * as Stand from "../mention/Stand.ts"
import * as Subject from "../mention/Subject.ts"
import { dementiaWords } from "./Dementia.ts"
import * as Metastases from "./Metastases.ts"
import * as Operations from "./Operations.ts"
import type { PlacedStage } from "./PlacedStage.ts"
import * as StageCollocations from "./StageCollocations.ts"
import type { Need, StageName } from "./StagePhrase.ts"

/** In a study of a dementia its stages need not name it, but "preclinical data" are no stage. */
const isOfDementia = (stage: PlacedStage): boolean => {
  const told = StageCollocations.told(stage)
  const isStudied = [...OwnDiseases.of(stage.document).words].some((word) => dementiaWords.has(word))

  return told.has("of a dementia") || (isStudied && !told.has("of science"))
}

/** "Heart failure that needs maintenance therapy" keeps out for the heart. */
const isOfAilment = (span: Span): boolean => span.segment.side === "exclusion" && !Subject.isAlone(span)

const ofOperability: ReadonlySet<StageName> = new Set(["resectable", "unresectable"])

/** Whether words of a stage are said of something that is no disease, or no stage of one. */
const isOtherwise = (stage: PlacedStage): boolean => {
  const { document, says } = stage
  const told = StageCollocations.told(stage)
  const own = OwnDiseases.of(document)

  return (
    told.has("beyond") ||
    (says.includes("resected") && Operations.told(stage).has("ahead")) ||
    (says.some((one) => ofOperability.has(one)) && Operations.told(stage).has("of a lesion")) ||
    told.has("of a lesion") ||
    told.has("of brain metastases") ||
    (told.has("of the brain") && !own.sites.has("brain")) ||
    told.has("of a course") ||
    told.has("of support") ||
    (says.includes("maintenance") && (!own.ofCancer || isOfAilment(stage)))
  )
}

const treatment = /^(?:treatments?|therap(?:y|ies)|chemotherap(?:y|ies)|lines?|regimens?)$/

const nearTreatment = 6

/** "Failed two lines of therapy", as those must have who take part. */
const isOfTreatment = ({ first, last, segment, tokens: { words } }: Span): boolean =>
  segment.side === "inclusion" && words.slice(first, last + nearTreatment).some((word) => treatment.test(word))

/** What must be so for a word that is said of much else, too. */
const needed: Partial<Readonly<Record<Need, (stage: PlacedStage) => boolean>>> = {
  noun: (stage) => StageCollocations.told(stage).has("of a disease"),
  bare: (stage) => Metastases.areNamed(stage) || Metastases.areOwn(stage) || Metastases.arePlaced(stage),
  done: Operations.isDone,
  planned: Operations.isPlanned,
  treatment: isOfTreatment,
  completed: (stage) => StageCollocations.told(stage).has("completed"),
}

/** "Progressive bone metastases": where the disease progresses, but for the brain and for nodes. */
const isProgressing = (stage: PlacedStage): boolean =>
  stage.says.includes("progressive") &&
  stage.segment.side === "inclusion" &&
  !StageCollocations.told(stage).has("of the centre")

/** "Bone metastases (M1b)": the code tells that of the disease. In nodes they are called so in part of the cancers only. */
const isCodeOfMetastases = (stage: PlacedStage): boolean =>
  /^[cp]?m1[abcd]?$/.test(stage.tokens.words[stage.first] ?? "") &&
  StageCollocations.told(stage).has("code of metastases")

/** What is of the study's disease where nothing near it tells of what it is said. */
const besideNothing: ReadonlySet<Need> = new Set<Need>(["else", "bare", "always", "done", "planned", "completed"])

/** Whether a mention is of the study's disease, or of one of the tumours that it lets in. */
export const isOwn = (stage: PlacedStage): boolean => {
  const { need } = stage
  if (need === "dementia") return isOfDementia(stage)
  if (needed[need]?.(stage) === false) return false
  if (isOtherwise(stage)) return false
  const subject = Subject.of(stage)
  if (Metastases.areOwn(stage) || Metastases.arePlaced(stage) || need === "treatment")
    return subject !== "another cancer"
  switch (subject) {
    case "own":
      return true
    case "unsaid":
      return besideNothing.has(need) || Subject.isAlone(stage)
    case "another cancer":
      return false
    case "metastases":
      return isCodeOfMetastases(stage) || isProgressing(stage)
    default:
      return need === "always"
  }
}

const ofBlood = /^(?:myelofibrosis|myelodysplas|myeloprolif|hodgkin)/

/** "Advanced hematologic malignancy": a cancer of the blood neither spreads nor grows into its surroundings. */
const isOfBlood = ({ document, last, tokens: { words }, says }: PlacedStage): boolean => {
  if (!says.includes("advanced")) return false
  const noun = Noun.at(words, last)
  const sites = new Set(noun.flatMap((word) => (ofBlood.test(word) ? "blood" : (siteOf(word) ?? []))))
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
  !StageCollocations.told(stage).has("local")

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
  const told = StageCollocations.told(stage)
  if (isOfBlood(stage) || isOfTime(stage) || isProgression(stage)) return true
  if (outcome === "unknown") return false

  return (
    told.has("the fourth stage") || (outcome === "inclusion" ? told.has("beside spread") : isOperabilityAlone(stage))
  )
}

import type { Span } from "../document/Span.ts"
import { common, dementiaWords, isCancer, normal, siteOf } from "../mention/DiseaseWords.ts"
import * as Noun from "../mention/Noun.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import type * as Stand from "../mention/Stand.ts"
import * as Subject from "../mention/Subject.ts"
import * as AroundStage from "./AroundStage.ts"
import * as Metastases from "./Metastases.ts"
import type { PlacedStage } from "./PlacedStage.ts"
import type { Need } from "./StagePhrase.ts"

/** In a study of a dementia its stages need not name it, but "preclinical data" are no stage. */
const isOfDementia = (stage: PlacedStage): boolean => {
  const told = AroundStage.told(stage)
  const isStudied = [...OwnDiseases.of(stage.document).words].some((word) => dementiaWords.has(word))

  return told.has("of a dementia") || (isStudied && !told.has("of science"))
}

/** The organs that operations take, where a cancer may sit that they take out. */
const organs: ReadonlyArray<readonly [operation: RegExp, sites: ReadonlyArray<string>]> = [
  [/^nephrectomy$/, ["kidney", "bladder"]],
  [/^prostatectomy$/, ["prostate"]],
  [/^cystectomy$/, ["bladder", "prostate"]],
  [/^(?:gastrectomy|o?esophagectomy)$/, ["stomach"]],
  [/^hysterectomy$/, ["womb", "cervix", "ovary"]],
  [/^(?:mastectomy|lumpectomy)$/, ["breast"]],
  [
    /^(?:pancreatectomy|pancreatic|pancreat(?:ic)?oduodenectomy|duodenopancreatectomy|whipple)$/,
    ["pancreas", "liver", "bowel", "stomach"],
  ],
  [/^(?:hepatectomy|liver|hepatic)$/, ["liver", "bowel"]],
  [/^(?:colectomy|hemicolectomy|anterior|mesorectal|colorectal|colon|rectal)$/, ["bowel"]],
  [/^(?:lobectomy|pneumonectomy|lung|pulmonary)$/, ["lung"]],
  [/^segmentectomy$/, ["lung", "liver", "breast"]],
  [/^thyroidectomy$/, ["thyroid", "head"]],
  [/^laryngectomy$/, ["head"]],
]

/** Whether an operation takes an organ that the study's cancer may sit in. In a study of any cancer, who had one may take part. */
const isOfOwnOrgan = ({ document, first, last, segment, tokens: { words } }: Span): boolean => {
  const named = words.slice(first, last)
  const taken = organs.find(([operation]) => named.some((word) => operation.test(word)))
  const { sites } = OwnDiseases.of(document)
  if (taken === undefined) return true

  return sites.size === 0 ? segment.side === "inclusion" : taken[1].some((site) => sites.has(site))
}

const nearDisease = 6

const others: ReadonlySet<string> = new Set(["benign", "other", "another"])

/** "Surgery for breast cancer", and not "surgery for benign disease": whether an operation that tells what it is for is for the study's disease. */
const isForOwn = ({ document, last, tokens: { words } }: Span): boolean => {
  if (words[last - 1] !== "for") return true
  const own = OwnDiseases.of(document).words
  const behind = words.slice(last, last + nearDisease)

  return behind.some((word) => isCancer(word) || own.has(normal(word))) && !behind.some((word) => others.has(word))
}

const treatment = /^(?:treatments?|therap(?:y|ies)|chemotherap(?:y|ies)|lines?|regimens?)$/

const nearTreatment = 6

/** "Failed two lines of therapy", as those must have who take part. */
const isOfTreatment = ({ first, last, segment, tokens: { words } }: Span): boolean =>
  segment.side === "inclusion" && words.slice(first, last + nearTreatment).some((word) => treatment.test(word))

/** What must be so for a word that is said of much else, too. */
const needed: Partial<Readonly<Record<Need, (stage: PlacedStage, told: AroundStage.Told) => boolean>>> = {
  noun: (_, told) => told.has("of a disease"),
  bare: (stage, told) => told.has("named") || Metastases.areOwn(stage) || Metastases.arePlaced(stage),
  /** "Underwent a radical prostatectomy", and not one that is planned. */
  done: (stage, told) => told.has("done") && isOfOwnOrgan(stage) && isForOwn(stage),
  /** What is to be taken out is resectable, but for metastases. */
  planned: (stage, told) =>
    stage.segment.side === "inclusion" &&
    told.has("planned") &&
    !told.has("of spread") &&
    isForOwn(stage) &&
    isOfOwnOrgan(stage),
  treatment: isOfTreatment,
  completed: (_, told) => told.has("completed"),
}

/** Whether words of a stage are said of something that is no disease, or no stage of one. */
const isOtherwise = (stage: PlacedStage, told: AroundStage.Told): boolean => {
  const { ofCancer, sites } = OwnDiseases.of(stage.document)
  if (told.has("of something else") || (told.has("of the brain") && !sites.has("brain"))) return true
  if (!stage.says.includes("maintenance")) return false

  // "Heart failure that needs maintenance therapy" keeps out for the heart
  return !ofCancer || (stage.segment.side === "exclusion" && !Subject.isAlone(stage))
}

/** What is of the study's disease where nothing near it tells of what it is said. */
const besideNothing: ReadonlySet<Need> = new Set<Need>(["else", "bare", "always", "done", "planned", "completed"])

/** Whether a mention is of the study's disease, or of one of the tumours that it lets in. */
export const isOwn = (stage: PlacedStage): boolean => {
  const { need, says, segment } = stage
  const told = AroundStage.told(stage)
  if (need === "dementia") return isOfDementia(stage)
  if (needed[need]?.(stage, told) === false || isOtherwise(stage, told)) return false
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
      // "Progressive bone metastases": where the disease progresses, but for the brain and for nodes
      return (
        told.has("code of metastases") ||
        (says.includes("progressive") && segment.side === "inclusion" && !told.has("of the centre"))
      )
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

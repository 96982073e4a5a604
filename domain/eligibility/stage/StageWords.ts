import { common, isCancer, siteOf } from "../mention/DiseaseWords.ts"
import * as Noun from "../mention/Noun.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import type { PlacedStage } from "./PlacedStage.ts"
import * as StageCollocations from "./StageCollocations.ts"

const ofBlood = /^(?:myelofibrosis|myelodysplas|myeloprolif|hodgkin)/

/** Whether what is called advanced is said to be of the fourth stage. */
export const isFourth = (stage: PlacedStage): boolean => StageCollocations.told(stage).has("the fourth stage")

/**
 * Whether the words beside one of extent tell what it means, so that it says no more than they do: what is unresectable beside what has
 * spread need not be locally advanced, nor is "advanced (stage IV)".
 */
export const tell = (stage: PlacedStage): boolean =>
  StageCollocations.told(stage).has("beside spread") || isFourth(stage)

/** "Advanced hematologic malignancy": a cancer of the blood neither spreads nor grows into its surroundings. */
export const isOfBlood = ({ document, last, tokens: { words }, says }: PlacedStage): boolean => {
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
export const isOperabilityAlone = (stage: PlacedStage): boolean =>
  stage.says.includes("unresectable") &&
  !OwnDiseases.of(stage.document).sites.has("pancreas") &&
  !StageCollocations.told(stage).has("local")

/** "Early disease", in a study of no cancer: it is young, and not in one place. */
export const isOfTime = ({ document, last, tokens: { words }, says }: PlacedStage): boolean =>
  says.includes("early") && !OwnDiseases.of(document).ofCancer && !Noun.at(words, last).some(isCancer)

/** "First progression": a recurrence in the brain (RANO), and elsewhere none. */
export const isProgression = ({ document, says }: PlacedStage): boolean =>
  says.includes("progressive") && says.length > 1 && !OwnDiseases.of(document).sites.has("brain")

import { normal, seatOf, siteOf } from "../../condition/DiseaseWords.ts"
import { remembering } from "../../Memo.ts"
import * as Noun from "../mention/Noun.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as AskedTables from "../rules/AskedTables.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import * as Governors from "./Governors.ts"
import * as Metastases from "./Metastases.ts"
import * as Operations from "./Operations.ts"
import * as PastStages from "./PastStages.ts"
import { attributesOf, type Saying } from "./PlacedStage.ts"
import * as StageCollocations from "./StageCollocations.ts"
import * as StageNouns from "./StageNouns.ts"
import * as StageParts from "./StageParts.ts"

const asked = AskedTables.of([
  PastStages.table,
  StageParts.table,
  StageNouns.table,
  StageNouns.beside,
  Operations.table,
  StageCollocations.table,
  Metastases.table,
  Governors.table,
])

export type Told = ReturnType<typeof asked>

/** What the words around a stage tell of it. */
export const told = remembering(
  (stage: Saying): Told =>
    asked(MarkedRun.of(KnownNumbers.ofPublished(stage.tokens), stage, "stage", attributesOf(stage))),
)

/** Kinds of a cancer that are mostly studied by themselves. */
const kinds: ReadonlySet<string> = new Set(
  "uveal ocular choroidal conjunctival mucosal acral neuroendocrine sarcomatoid".split(" "),
)

/** "Metastatic uveal melanoma", in a study of melanomas: who has another kind may well be wanted. */
const isOfKind = ({ document, last, tokens: { words } }: Saying): boolean => {
  const own = OwnDiseases.of(document).words

  return Noun.at(words, last).some((word) => kinds.has(word) && !own.has(normal(word)))
}

/** Whether a stage is narrowed to a part of those who have it. */
export const isNarrowed = (stage: Saying): boolean =>
  told(stage).has("narrowed") || told(stage).has("narrowed before") || isOfKind(stage)

export type Governor = "therapy" | "adjuvant therapy" | "consequence" | undefined

/** What governs a stage in its sentence, of what stands before it the nearest; nothing where the stage is what the criterion is about. */
export const governorOf = (stage: Saying): Governor => {
  const said = told(stage)
  if (said.has("part")) return "consequence"
  const [therapy = -1, adjuvant = -1, consequence = -1] = [
    said.get("therapy"),
    said.get("adjuvant therapy"),
    said.get("consequence"),
  ]
  const nearest = Math.max(therapy, adjuvant)
  if (consequence > nearest) return "consequence"
  if (nearest < 0) return undefined

  return adjuvant > therapy ? "adjuvant therapy" : "therapy"
}

/** Whether the study's own tumour is spoken of that has spread to an organ: as wanted, or as what keeps out a part of those in whom it has spread. */
export const arePlaced = (stage: Saying): boolean =>
  stage.says.includes("metastatic") && told(stage).has("placed") && !told(stage).has("of a value")

/**
 * Whether only those metastases are spoken of that sit elsewhere than in one place, which is not where the study's cancer begins: who
 * bars "metastases outside of the lungs" lets in those in the lungs.
 */
export const areElsewhere = (stage: Saying): boolean => {
  const { document, first, last, tokens } = stage
  const isExtrahepatic = /^extra-?hepatic/.test(tokens.words.slice(first, last).join(""))
  const named = tokens.words[told(stage).get("elsewhere") ?? -1]
  const place = isExtrahepatic ? "hepatic" : named?.replace(/^(?:extra|non)/, "")
  const { sites } = OwnDiseases.of(document)

  return place !== undefined && sites.size > 0 && !sites.has(seatOf(place) ?? siteOf(place) ?? "")
}

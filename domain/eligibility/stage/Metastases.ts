import { remembering } from "../../Memo.ts"
import type { Document } from "../document/Document.ts"
import type { Span } from "../document/Span.ts"
import { seatOf, siteOf } from "../mention/DiseaseWords.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as AroundStage from "./AroundStage.ts"
import type { PlacedStage } from "./PlacedStage.ts"

const values = WordSet.of(
  "uln unl upper ast alt asat alat sgot sgpt got gpt alp transaminase transaminases aminotransferase aminotransferases bilirubin phosphatase albumin",
)

/** "AST up to five times the upper limit where there are liver metastases": a value that they may raise, and nobody's stage. */
export const areOfValue = ({ tokens: { words } }: Span): boolean => words.some((word) => values.has(word))

/** Whether the study's own tumour is spoken of that has spread to an organ: as wanted, or as what keeps out a part of those in whom it has spread. */
export const arePlaced = (stage: PlacedStage): boolean =>
  stage.says.includes("metastatic") && AroundStage.told(stage).has("placed") && !areOfValue(stage)

/**
 * Whether only those metastases are spoken of that sit elsewhere than in one place, which is not where the study's cancer begins: who
 * bars "metastases outside of the lungs" lets in those in the lungs.
 */
export const areElsewhere = (stage: PlacedStage): boolean => {
  const { document, first, last, tokens } = stage
  const isExtrahepatic = /^extra-?hepatic/.test(tokens.words.slice(first, last).join(""))
  const told = tokens.words[AroundStage.told(stage).get("elsewhere") ?? -1]
  const place = isExtrahepatic ? "hepatic" : told?.replace(/^(?:extra|non)/, "")
  const { sites } = OwnDiseases.of(document)

  return place !== undefined && sites.size > 0 && !sites.has(seatOf(place) ?? siteOf(place) ?? "")
}

/** What stands between organs, or between one and its metastases: "lungs and the pleura", "bone-only metastases", "lung and nodal metastases". */
const joining = WordSet.of(
  "and or / , & - the my both only lymph lymphatic node nodes nodal local regional locoregional",
)

/** What leads from metastases to their organ: "metastatic malignant neoplasm to the brain". */
const leading = WordSet.of("in to into of disease malignant neoplasm carcinoma")

/** The organs that stand one beside the other from a word on, in one direction. */
const organsFrom = (words: ReadonlyArray<string>, from: number, step: 1 | -1): ReadonlyArray<string> => {
  const found: Array<string> = []
  for (let at = from; at >= 0 && at < words.length; at += step) {
    const organ = seatOf(words[at] ?? "")
    if (organ !== undefined) found.push(organ)
    else if (!joining.has(words[at] ?? "")) break
  }

  return found
}

/** The organs of the metastases that are named at a place: "brain metastases", "metastases to the brain". */
const organsAt = (words: ReadonlyArray<string>, first: number, last: number): ReadonlyArray<string> => {
  let at = last
  while (leading.has(words[at] ?? "")) at++

  return [...organsFrom(words, first - 1, -1), ...(at === last ? [] : organsFrom(words, at, 1))]
}

/** Whether a word tells that something has spread. */
export const isSpread = (word: string): boolean =>
  /^(?:metastas[ei]s|metastasi[sz]ed|mets|spread|metastatic)$/.test(word)

/** The organs of all metastases that words name. */
export const organsIn = (words: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(words.flatMap((word, at) => (isSpread(word) ? organsAt(words, at, at + 1) : []))),
]

const mostEntries = 60

const longest = 200

/** The organs whose metastases a study is about, as its conditions, keywords and title tell. */
const ofStudy = remembering(
  ({ about }: Document): ReadonlyArray<string> =>
    about.slice(0, mostEntries).flatMap((entry) => organsIn(Tokens.ofWritten(entry.slice(0, longest)).words)),
)

/** Whether metastases in an organ are those that the study is about: who has them is metastatic. */
export const areOwn = ({ document, last, segment, tokens: { words } }: PlacedStage): boolean => {
  if (segment.side !== "inclusion" || words[last - 1]?.startsWith("metastas") !== true) return false
  return organsAt(words, last - 1, last).some((organ) => ofStudy(document).includes(organ))
}

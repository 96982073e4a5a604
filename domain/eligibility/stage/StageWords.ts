import type { Span } from "../document/Span.ts"
import { common, isCancer, siteOf } from "../mention/DiseaseWords.ts"
import * as Noun from "../mention/Noun.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as WordSet from "../text/WordSet.ts"
import type { PlacedStage } from "./PlacedStage.ts"

type Words = ReadonlyArray<string>

const near = 6

const spread = /^(?:metasta|recurren|relapsed|stages?$|m(?:bc|tnbc|crc|nsclc|rcc|pdac|uc|crpc)$)/

const local = /^(?:locally|3|iii[abcd]?)$/

const ofBlood = /^(?:myelofibrosis|myelodysplas|myeloprolif|hodgkin)/

const wordsBeside = ({ first, last, tokens: { words } }: Span): Words => [
  ...words.slice(Math.max(0, first - near), first),
  ...words.slice(last, last + near),
]

/** A word that tells of what is near, and not the number of an item: "3. Not resectable". */
const isLocal = (word: string, at: number, words: Words): boolean =>
  local.test(word) && !/^[.)]$/.test(words[at + 1] ?? "")

/** "Unresectable or metastatic", "recurrent or metastatic cancer, not amenable to surgery", "unresectable stage III". */
const isBesideSpread = (span: Span): boolean => wordsBeside(span).some((word) => spread.test(word))

const fourth: ReadonlySet<string> = new Set(
  "stage stages iv iva ivb ivc 4 metastatic m1 tnm disease uicc ajcc".split(" "),
)

const longest = 6

/** Whether brackets that open at a place hold nothing but the fourth stage. */
const holdsFourth = (words: Words, open: number): boolean => {
  const close = words.indexOf(")", open)

  return (
    words[open] === "(" &&
    close > open + 1 &&
    close <= open + longest &&
    words.slice(open + 1, close).every((word) => fourth.has(word))
  )
}

const number = /^(?:iv[abc]?|4)$/

const links = WordSet.of("/ , i . e ie")

/** "Advanced/stage IV", "advanced stage IV": whether nothing but the number of the fourth stage follows. */
const isCalledFourth = (words: Words, last: number): boolean => {
  let at = last
  while (at < last + longest && links.has(words[at] ?? "")) at++

  return /^stages?$/.test(words[at] ?? "") && number.test(words[at + 1] ?? "")
}

/** "Stage IV/advanced". */
const isFourthBefore = (words: Words, first: number): boolean =>
  words[first - 1] === "/" && number.test(words[first - 2] ?? "") && /^stages?$/.test(words[first - 3] ?? "")

/** Whether what is called advanced is said to be of the fourth stage. */
export const isFourth = ({ first, last, tokens: { words }, says }: PlacedStage): boolean =>
  says.includes("advanced") &&
  (holdsFourth(words, last) ||
    holdsFourth(words, last + 1) ||
    isCalledFourth(words, last) ||
    isFourthBefore(words, first))

/**
 * Whether the words beside one of extent tell what it means, so that it says no more than they do: what is unresectable beside what has
 * spread need not be locally advanced, nor is "advanced (stage IV)".
 */
export const tell = (stage: PlacedStage): boolean =>
  (stage.says.includes("unresectable") && isBesideSpread(stage)) || isFourth(stage)

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
  !wordsBeside(stage).some(isLocal)

/** "Early disease", in a study of no cancer: it is young, and not in one place. */
export const isOfTime = ({ document, last, tokens: { words }, says }: PlacedStage): boolean =>
  says.includes("early") && !OwnDiseases.of(document).ofCancer && !Noun.at(words, last).some(isCancer)

/** "First progression": a recurrence in the brain (RANO), and elsewhere none. */
export const isProgression = ({ document, says }: PlacedStage): boolean =>
  says.includes("progressive") && says.length > 1 && !OwnDiseases.of(document).sites.has("brain")

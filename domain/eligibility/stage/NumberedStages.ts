import { isCancer } from "../../condition/DiseaseWords.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import type * as Mention from "../mention/Mention.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import * as WordSet from "../text/WordSet.ts"
import * as NamedStage from "./NamedStage.ts"
import * as StagedDiseases from "./StagedDiseases.ts"
import * as StageMention from "./StageMention.ts"
import { digits, digitsOf } from "./StageNumber.ts"
import * as StageNumerals from "./StageNumerals.ts"
import type { StageName } from "./StagePhrase.ts"
import * as StageSubject from "./StageSubject.ts"
import * as TumorCategories from "./TumorCategories.ts"

/** Below the fourth a stage is one that earlier treatment may have been for. */
const saying = (named: ReadonlyArray<string>): ReadonlyArray<StageName> =>
  digitsOf(named).includes("4") ? ["metastatic"] : ["early"]

/** The fourth stages that have not spread to other organs (AJCC/UICC, 8th edition). */
const unspread: Readonly<Record<string, string>> = {
  cervix: "4a",
  liver: "4a",
  prostate: "4a",
  stomach: "4a",
  womb: "4a",
  head: "4 4a 4b",
  thyroid: "4a 4b",
}

/** Without the fourth stages that are not called metastatic. */
const calledSpread = (named: ReadonlyArray<string>, sites: ReadonlySet<string>): ReadonlyArray<string> => {
  const [only = "", ...others] = sites
  const local = others.length === 0 ? unspread[only]?.split(" ") : undefined

  return local === undefined || (named.includes("1") && named.includes("4"))
    ? named
    : named.filter((number) => !local.includes(number))
}

const early = /^[12]/

/**
 * Whether the first stages among some tell that early disease is let in or kept out: not of "stage II to IV", which is mostly later, nor
 * where no more than one of them is barred.
 */
const areCalledEarly = (named: ReadonlyArray<string>, isBarred: boolean): boolean => {
  const told = digitsOf(named)

  return isBarred ? told.includes("1") && told.includes("2") : told.includes("1") || !told.includes("4")
}

const ofTumors = WordSet.of("ajcc uicc tnm figo chemotherapy checkpoint")

/** Whether the stages of a study, or those of a sentence of it, are a tumour's: of other diseases they go by no names besides. */
const areOfTumor = ({ tokens: { words } }: Span.Span, { ofCancer }: OwnDiseases.OwnDiseases): boolean =>
  ofCancer || words.some((word) => ofTumors.has(word) || isCancer(word))

const calledBy = (
  named: ReadonlyArray<string>,
  sites: ReadonlySet<string>,
  { stand }: Mention.Mention,
): ReadonlyArray<string> => {
  const called = calledSpread(named, sites)

  return areCalledEarly(named, stand.outcome === "exclusion") ? called : called.filter((number) => !early.test(number))
}

/** What numbers of stages tell where they stand; nothing where they are no stages of a disease. */
const toldBy = (
  span: Span.Span,
  { from, isOpen, last, means, named }: StageNumerals.Numerals,
): NamedStage.ToldStage | undefined => {
  const own = OwnDiseases.of(span.document)
  if (StagedDiseases.areMeant(span, last, own)) return undefined
  if (means === "each" && StageSubject.of({ ...span, first: from, says: [] }) !== "own") return undefined
  const found = StageMention.of(span, { says: saying(named), need: "else", absent: false })
  if (found === undefined) return undefined
  const isCalled = !isOpen && areOfTumor(span, own)

  return { ...found, numbers: named, called: isCalled ? calledBy(named, own.sites, found.mention) : [] }
}

/** Letters without which no stage is numbered: those of the word, and by whom stages of tumours of women and of lymphomas are numbered. */
const staging = ["stage", "figo", "ann arbor"]

/** What says that its numbers are none of a disease, or stands where nobody says "stage". */
const silent: ReadonlySet<StageNumerals.Numerals["means"]> = new Set(["of a study", "alone"])

const inSentence = (sentence: Span.Span): ReadonlyArray<NamedStage.NamedStage> =>
  StageNumerals.of(KnownNumbers.ofPublished(sentence.tokens))
    .filter(({ means }) => !silent.has(means))
    .map((numerals) => ({
      says: digitsOf(numerals.named),
      read: () => toldBy(Span.over(sentence, numerals.first, numerals.last), numerals),
    }))

export const finds = digits

/** The numbered stages of a text and their ranges, "stage IIIB/IV", and those that codes tell. */
export const named = (document: Document): ReadonlyArray<NamedStage.NamedStage> => [
  ...NamedStage.sentencesWith(document, staging).flatMap(inSentence),
  ...TumorCategories.numbered(document),
]

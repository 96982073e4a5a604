import * as Packing from "../../annotation/Packing.ts"
import * as Span from "../document/Span.ts"
import { isCancer } from "../mention/DiseaseWords.ts"
import * as Mention from "../mention/Mention.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as Subject from "../mention/Subject.ts"
import * as WordSet from "../text/WordSet.ts"
import * as OtherScales from "./OtherScales.ts"
import * as StageMention from "./StageMention.ts"
import type { StageName } from "./StageName.ts"
import * as StageNumber from "./StageNumber.ts"
import * as StageNumerals from "./StageNumerals.ts"

/** Numbered stages of the study's disease, as a text speaks of them. */
export interface NumberedMention {
  readonly named: ReadonlyArray<string>
  /** Those of them that go by what such a stage is called besides: of some organs the fourth stage need not have spread. */
  readonly called: ReadonlyArray<string>
  /** Whether some of them are meant but not told: "stage II or higher". Nothing is said of what such a stage is called besides. */
  readonly isOpen: boolean
  readonly mention: Mention.Mention
}

const numbers = Packing.list(Packing.mostly(StageNumber.usual))

export const packing: Packing.Packing<NumberedMention> = Packing.record<NumberedMention>({
  named: numbers,
  called: numbers,
  isOpen: Packing.flag,
  mention: Mention.packing,
})

/** Below the fourth a stage is one that earlier treatment may have been for. */
const saying = (named: ReadonlyArray<string>): ReadonlyArray<StageName> =>
  named.some((number) => number.startsWith("4")) ? ["metastatic"] : ["early"]

const partsOfStudies: ReadonlySet<string> = new Set([
  "cohort",
  "cohorts",
  "arm",
  "arms",
  "part",
  "parts",
  "study",
  "trial",
])

/** "Clinical node stage 3" is no stage of the disease. */
const nodes: ReadonlySet<string> = new Set(["node", "nodal", "n", "t"])

const lasting = /^(?:start|beginning|end|completion)$/

const listing = /^(?:stages?|and|or|[[(&,/1-4])$/

/** Where a list of stages begins that goes on at a place: "(stage 1 [and stage 2". */
const beforeList = (words: ReadonlyArray<string>, first: number): number => {
  let at = first
  while (listing.test(words[at - 1] ?? "")) at--

  return at
}

/** "Stages 1 and 2: measurable disease", "cohort 1 (stage 1)", "at the start of stage 1": those of the study. */
const isOfStudy = ({ first, tokens: { words } }: Span.Span, last: number): boolean =>
  words.slice(first, last).some((word) => /^[0-4]$/.test(word)) &&
  ((words[last] === ":" && first <= 1) ||
    (words[first - 1] === "of" && lasting.test(words[first - 2] ?? "")) ||
    words.slice(Math.max(0, beforeList(words, first) - 3), first).some((word) => partsOfStudies.has(word)) ||
    (words[last] === "of" && words.slice(last, last + 3).some((word) => partsOfStudies.has(word))))

const excepting: ReadonlySet<string> = new Set(["except", "excepting", "excluding", "other", "but", "not"])

const nearException = 8

/** How stages are told: "any clinical or pathologic stage". */
const waysOfStaging: ReadonlySet<string> = new Set(
  "clinical pathologic pathological tumor tumour tnm figo ajcc or and / disease cancer".split(" "),
)

/** "All stages of breast cancer": each of them, but only where the disease is told. */
const isEach = (span: Span.Span): boolean => {
  const { first, last, tokens } = span
  let before = first - 1
  while (waysOfStaging.has(tokens.words[before] ?? "")) before--
  const word = tokens.words[before]
  const [of = "", at] = tokens.words.slice(Math.max(0, before - 2), before)
  const isWhenever = (at === "at" || at === "for") && of !== "," && !isCancer(of)
  if ((word !== "all" && word !== "any") || isWhenever) return false

  return (
    !tokens.words.slice(last, last + nearException).some((each) => excepting.has(each)) &&
    Subject.of({ ...span, first: before }) === "own"
  )
}

/** The numbers behind the word, or before it, and where they end. */
const numbersOf = (span: Span.Span) => {
  const { words } = span.tokens
  const behind = StageNumerals.behind(words, span.last)
  if (behind.named.length > 0) return behind
  const before = StageNumerals.before(words, span.first)

  return { named: before.length === 0 && isEach(span) ? [..."01234"] : before, last: span.last, isOpen: false }
}

/** The fourth stages that have not spread to other organs (AJCC/UICC, 8th edition). */
const unspread: ReadonlyArray<readonly [site: string, numbers: ReadonlySet<string>]> = [
  ["head", new Set(["4", "4a", "4b"])],
  ["cervix", new Set(["4a"])],
  ["womb", new Set(["4a"])],
  ["liver", new Set(["4a"])],
  ["prostate", new Set(["4a"])],
  ["stomach", new Set(["4a"])],
  ["thyroid", new Set(["4a", "4b"])],
]

/** Without the fourth stages that are not called metastatic. */
const calledSpread = (named: ReadonlyArray<string>, sites: ReadonlySet<string>): ReadonlyArray<string> => {
  const [only, ...others] = [...sites]
  const local = others.length === 0 ? unspread.find(([site]) => site === only)?.[1] : undefined

  return local === undefined || (named.includes("1") && named.includes("4"))
    ? named
    : named.filter((number) => !local.has(number))
}

const early = /^[12]/

/**
 * Whether the first stages among some tell that early disease is let in or kept out: not of "stage II to IV", which is mostly later, nor
 * where no more than one of them is barred.
 */
const areCalledEarly = (named: ReadonlyArray<string>, isBarred: boolean): boolean => {
  const holds = (digit: string): boolean => named.some((number) => number.startsWith(digit))

  return isBarred ? holds("1") && holds("2") : holds("1") || !holds("4")
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

/** What the word "stage" at a place tells; nothing where it is no stage of a disease. */
export const of = (span: Span.Span): NumberedMention | undefined => {
  const { words } = span.tokens
  const { isOpen, last, named } = numbersOf(span)
  const own = OwnDiseases.of(span.document)
  if (named.length === 0 || OtherScales.areMeant(span, last, own)) return undefined
  if (isOfStudy(span, last) || nodes.has(words[span.first - 1] ?? "")) return undefined
  const found = StageMention.of(Span.upTo(span, last), { says: saying(named), need: "else", absent: false })

  if (found === undefined) return undefined
  const { mention } = found

  return { named, called: areOfTumor(span, own) ? calledBy(named, own.sites, mention) : [], isOpen, mention }
}

import * as Packing from "../../annotation/Packing.ts"
import { once, remembering } from "../../Memo.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import { isCancer } from "../mention/DiseaseWords.ts"
import * as Finding from "../mention/Finding.ts"
import * as Mention from "../mention/Mention.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import { isDecisive, type Outcome } from "../mention/Stand.ts"
import * as Subject from "../mention/Subject.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import * as WordSet from "../text/WordSet.ts"
import * as NamePlaces from "./NamePlaces.ts"
import * as OtherScales from "./OtherScales.ts"
import * as StageMention from "./StageMention.ts"
import * as StageNumber from "./StageNumber.ts"
import * as StageNumerals from "./StageNumerals.ts"
import type { StageName } from "./StagePhrase.ts"
import * as TnmStages from "./TnmStages.ts"

/** Numbered stages of the study's disease, as a text speaks of them. */
interface NumberedMention {
  readonly named: ReadonlyArray<string>
  /** Those of them that go by what such a stage is called besides: of some organs the fourth stage need not have spread. */
  readonly called: ReadonlyArray<string>
  /** Whether some of them are meant but not told: "stage II or higher". Nothing is said of what such a stage is called besides. */
  readonly isOpen: boolean
  readonly mention: Mention.Mention
}

const numbers = Packing.list(Packing.mostly(StageNumber.usual))

const mentionPacking: Packing.Packing<NumberedMention> = Packing.record<NumberedMention>({
  named: numbers,
  called: numbers,
  isOpen: Packing.flag,
  mention: Mention.packing,
})

/** Below the fourth a stage is one that earlier treatment may have been for. */
const saying = (named: ReadonlyArray<string>): ReadonlyArray<StageName> =>
  named.some((number) => number.startsWith("4")) ? ["metastatic"] : ["early"]

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

/** What numbers of stages tell where they stand; nothing where they are no stages of a disease. */
const mentionOf = (
  span: Span.Span,
  { from, isOpen, last, means, named }: StageNumerals.Numerals,
): NumberedMention | undefined => {
  const own = OwnDiseases.of(span.document)
  if (OtherScales.areMeant(span, last, own)) return undefined
  if (means === "each" && Subject.of({ ...span, first: from }) !== "own") return undefined
  const found = StageMention.of(span, { says: saying(named), need: "else", absent: false })
  if (found === undefined) return undefined
  const { mention } = found

  return { named, called: areOfTumor(span, own) ? calledBy(named, own.sites, mention) : [], isOpen, mention }
}

/** Where a text tells of numbered stages, whoever asks. */
interface Staged {
  /** Nothing where they are known only when they are read. */
  readonly named: ReadonlyArray<string> | undefined
  /** How they stand in their sentence; nothing where they are no stages of a disease. */
  readonly read: () => NumberedMention | undefined
}

/** Letters without which no stage is numbered: those of the word, and who numbers stages of tumours of women. */
const staging = ["stage", "figo"]

/** What says that its numbers are none of a disease, or stands where nobody says "stage". */
const silent: ReadonlySet<StageNumerals.Numerals["means"]> = new Set(["of a study", "alone"])

/** The numbered stages of the sentence around a place. */
const inSentence = (span: Span.Span): ReadonlyArray<Staged> =>
  StageNumerals.of(KnownNumbers.ofPublished(span.tokens))
    .filter(({ means }) => !silent.has(means))
    .map((numerals) => ({
      named: numerals.named,
      read: once(() => mentionOf(Span.over(span, numerals.first, numerals.last), numerals)),
    }))

const mentions = remembering((document: Document): ReadonlyArray<Staged> => {
  const spans = staging
    .flatMap((word) => NamePlaces.of(document, word))
    .flatMap((at) => Span.at(document, at, at + 1) ?? [])

  return [
    ...[...Map.groupBy(spans, ({ sentence }) => sentence.start).values()].flatMap(([span]) =>
      span === undefined ? [] : inSentence(span),
    ),
    ...TnmStages.of(document).map((read) => ({ named: undefined, read: once(read) })),
  ]
})

/** Whether any stage is asked for or kept out by its number. */
export const decide = (text: AnnotatedText.AnnotatedText): boolean =>
  mentions(text.document()).some(({ read }) => isDecisive(read()?.mention.stand))

const packing = Packing.list(mentionPacking)

/** The mentions of the stages of one number, with and without letters. */
const ofNumber = (digit: string): AnnotatedText.Layer<ReadonlyArray<NumberedMention>> => {
  const isOf = (named: ReadonlyArray<string>): boolean => named.some((name) => name.startsWith(digit))

  return AnnotatedText.layer(packing, (text) =>
    mentions(text.document())
      .filter(({ named }) => named === undefined || isOf(named))
      .flatMap(({ read }) => read() ?? [])
      .filter(({ named }) => isOf(named)),
  )
}

const byNumber = new Map([..."01234"].map((digit) => [digit, ofNumber(digit)] as const))

/** A stage with parts of its own is asked for or named by its number; "4S" is none of the fourth. */
const among = (numbers: ReadonlyArray<string>, named: ReadonlyArray<string>): boolean =>
  numbers.some((asked) =>
    named.some(
      (name) =>
        name === asked || (!`${asked}${name}`.includes("s") && (name.startsWith(asked) || asked.startsWith(name))),
    ),
  )

/** Whether just what is asked for is named; who is let in with a part of a stage has that stage: "III-IVB". */
const isExact = (asked: ReadonlyArray<string>, named: ReadonlyArray<string>, outcome: Outcome): boolean =>
  asked.some(
    (number) =>
      named.includes(number) ||
      (outcome === "inclusion" && number.length === 1 && named.some((name) => among([number], [name]))),
  )

/** Numbered stages and their ranges: "stage IIIB/IV", "stages II to IV". `implied`: numbers of what was asked for by its name. */
export const find = (
  text: AnnotatedText.AnnotatedText,
  asked: ReadonlyArray<string>,
  implied: ReadonlyArray<string> = [],
): ReadonlyArray<Finding.Finding> => {
  const numbers = [...asked, ...implied]
  const digits = [...new Set(numbers.map((number) => number.charAt(0)))]
  const said = digits
    .flatMap((digit) => byNumber.get(digit)?.(text) ?? [])
    .filter(({ called, isOpen, named }) => among(asked, named) || (!isOpen && among(implied, called)))
    .toSorted((one, other) => one.mention.start - other.mention.start)

  return said
    .filter(({ mention }, index) => mention.start !== said[index - 1]?.mention.start)
    .map(({ mention, named }) => Finding.mentioned(mention, isExact(asked, named, mention.stand.outcome)))
}

import * as Packing from "../../annotation/Packing.ts"
import { once, remembering } from "../../Memo.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import * as Finding from "../mention/Finding.ts"
import { isDecisive, type Outcome } from "../mention/Stand.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import * as NamePlaces from "./NamePlaces.ts"
import * as NumberedMention from "./NumberedMention.ts"
import * as StageNumerals from "./StageNumerals.ts"
import * as TnmStages from "./TnmStages.ts"

/** Where a text tells of numbered stages, whoever asks. */
interface Staged {
  /** Nothing where they are known only when they are read. */
  readonly named: ReadonlyArray<string> | undefined
  /** How they stand in their sentence; nothing where they are no stages of a disease. */
  readonly read: () => NumberedMention.NumberedMention | undefined
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
      read: once(() => NumberedMention.of(Span.over(span, numerals.first, numerals.last), numerals)),
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

const packing = Packing.list(NumberedMention.packing)

/** The mentions of the stages of one number, with and without letters. */
const ofNumber = (digit: string): AnnotatedText.Layer<ReadonlyArray<NumberedMention.NumberedMention>> => {
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

import * as Packing from "../../annotation/Packing.ts"
import { once, remembering } from "../../Memo.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import * as Finding from "../mention/Finding.ts"
import { isDecisive, type Outcome } from "../mention/Stand.ts"
import { isWord } from "../text/Characters.ts"
import * as PublishedTokens from "../text/PublishedTokens.ts"
import * as GluedNumber from "./GluedNumber.ts"
import * as NamePlaces from "./NamePlaces.ts"
import * as NumberedMention from "./NumberedMention.ts"
import * as StageLists from "./StageLists.ts"
import * as StageNumerals from "./StageNumerals.ts"
import * as TnmStages from "./TnmStages.ts"

/** Where a text says "stage", whoever asks. */
interface Staged {
  /** The numbers that follow, as far as a glance tells; nothing where it does not reach their end. */
  readonly glimpsed: ReadonlyArray<string> | undefined
  /** The numbers that follow in its sentence, and how they stand there; nothing where they are no stage of a disease. */
  readonly read: () => NumberedMention.NumberedMention | undefined
}

const staged = "stage"

/** Who numbers stages of tumours of women, which may stand for the word: "FIGO IB3-IVA". */
const numbering = "figo"

/** "pStage II", "cStage III", "ypStage I". */
const ofPathology = /(?:^|[^a-z0-9])(?:c|y?p)$/

const longestNumber = 6

/** Behind the word "stage" or "stages", or who numbers them, that begins at a place; -1 where it is but a part of a word: "staged". */
const behindWord = (folded: string, at: number, word: string): number => {
  if (isWord(folded.charCodeAt(at - 1)) && !ofPathology.test(folded.slice(Math.max(0, at - 4), at))) return -1
  const end = at + word.length
  const plural = folded.charCodeAt(end) === 115 ? end + 1 : end
  const isGlued = isWord(folded.charCodeAt(plural)) && !GluedNumber.begins(folded.slice(plural, plural + longestNumber))

  return isGlued ? -1 : plural
}

/** How far a glance goes behind the word "stage", and before it. */
const glance = 110

const glanceBefore = 14

/** "Any clinical or pathologic stage". */
const farBefore = 36

/** What before the word tells of its numbers: a number, a bound, or that all are meant. */
const telling = /(?:[ivⅰ-ⅳ<>≤≥=][abc]?|than|least|to|below|above|beyond|(?:\ball|\bany)(?: [a-z]+){0,3})[ -]$/

const glimpse = ({ folded, words: all }: Document, start: number, at: number): Staged["glimpsed"] => {
  if (telling.test(folded.slice(Math.max(0, start - farBefore), start))) return undefined
  const line = folded.indexOf("\n", at)
  const { words } = PublishedTokens.of(all, at, Math.min(at + glance, line < 0 ? folded.length : line))
  const { last, named } = StageNumerals.behind(words, 0)
  const stop = words.findIndex((word, index) => index >= last && !StageLists.joins(word))

  return stop >= 0 && stop < words.length - 1 ? named : undefined
}

/** "FIGO" stands for "stage" where a number follows it: not "FIGO stage". */
const edition = /^ ?(?:\(?(?:19|20)\d\d\)? ?)?(?=i[iv]*[abc]?\d?\b)/

const of = (document: Document, from: number, word: string): ReadonlyArray<Staged> => {
  const { folded } = document
  const end = behindWord(folded, from, word)
  if (end < 0) return []
  const aside = word === numbering ? edition.exec(folded.slice(end, end + glanceBefore))?.[0].length : 0
  if (aside === undefined) return []
  const numbered = once(() => {
    const span = Span.at(document, from, end + aside)

    return span === undefined ? undefined : NumberedMention.of(GluedNumber.apart(span))
  })

  return [{ glimpsed: glimpse(document, from, end + aside), read: numbered }]
}

const mentions = remembering(
  (document: Document): ReadonlyArray<Staged> => [
    ...[staged, numbering].flatMap((word) => NamePlaces.of(document, word).flatMap((from) => of(document, from, word))),
    ...TnmStages.of(document).map((read) => ({ glimpsed: undefined, read: once(read) })),
  ],
)

/** Whether any stage is asked for or kept out by its number. */
export const decide = (text: AnnotatedText.AnnotatedText): boolean =>
  mentions(text.document()).some(({ read }) => isDecisive(read()?.mention.stand))

const packing = Packing.list(NumberedMention.packing)

/** The mentions of the stages of one number, with and without letters. */
const ofNumber = (digit: string): AnnotatedText.Layer<ReadonlyArray<NumberedMention.NumberedMention>> => {
  const isOf = (named: ReadonlyArray<string>): boolean => named.some((name) => name.startsWith(digit))

  return AnnotatedText.layer(packing, (text) =>
    mentions(text.document())
      .filter(({ glimpsed }) => glimpsed === undefined || isOf(glimpsed))
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

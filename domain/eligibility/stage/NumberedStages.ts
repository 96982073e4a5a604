import * as Packing from "../../annotation/Packing.ts"
import { once, remembering } from "../../Memo.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import { normal } from "../mention/DiseaseWords.ts"
import * as Finding from "../mention/Finding.ts"
import * as Mention from "../mention/Mention.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import { isDecisive } from "../mention/Stand.ts"
import * as Subject from "../mention/Subject.ts"
import { isWord } from "../text/Characters.ts"
import * as Tokens from "../text/Tokens.ts"
import { otherStaged, type StageName } from "./StageLexicon.ts"
import * as StageLists from "./StageLists.ts"
import * as StageMention from "./StageMention.ts"
import * as StageNumber from "./StageNumber.ts"
import * as StageNumerals from "./StageNumerals.ts"

/** Where a text says "stage", whoever asks. */
interface Staged {
  /** The numbers that follow, as far as a glance tells; nothing where it does not reach their end. */
  readonly glimpsed: ReadonlyArray<string> | undefined
  /** The numbers that follow in its sentence, and how they stand there; nothing where they are no stage of a disease. */
  readonly read: () => Numbered | undefined
}

interface Numbered {
  readonly named: ReadonlyArray<string>
  /** Those of them that go by what such a stage is called besides: of some organs the fourth stage need not have spread. */
  readonly called: ReadonlyArray<string>
  /** Whether some of them are meant but not told: "stage II or higher". Nothing is said of what such a stage is called besides. */
  readonly isOpen: boolean
  readonly mention: Mention.Mention
}

/** At most this many mentions of a stage are read in a text. */
const most = 40

const staged = "stage"

/** Who numbers stages of tumours of women, which may stand for the word: "FIGO IB3-IVA". */
const numbering = "figo"

/** "pStage II", "cStage III", "ypStage I". */
const ofPathology = /(?:^|[^a-z0-9])(?:c|y?p)$/

/** Behind the word "stage" or "stages", or who numbers them, that begins at a place; -1 where it is but a part of a word. */
const behindWord = (folded: string, at: number, word: string): number => {
  if (isWord(folded.charCodeAt(at - 1)) && !ofPathology.test(folded.slice(Math.max(0, at - 4), at))) return -1
  const end = at + word.length
  const plural = folded.charCodeAt(end) === 115 ? end + 1 : end

  return isWord(folded.charCodeAt(plural)) ? -1 : plural
}

/** How far a glance goes behind the word "stage", and before it. */
const glance = 110

const glanceBefore = 14

/** What before the word tells of its numbers: a number, a bound, or that all are meant. */
const telling = /(?:[ivⅰ-ⅳ<>≤≥=][abc]?|than|least|to|below|above|beyond|all|any)[ -]$/

const glimpse = (folded: string, start: number, at: number): Staged["glimpsed"] => {
  if (telling.test(folded.slice(Math.max(0, start - glanceBefore), start))) return undefined
  const line = folded.indexOf("\n", at)
  const { words } = Tokens.ofPublished(folded, at, Math.min(at + glance, line < 0 ? folded.length : line))
  const { last, named } = StageNumerals.behind(words, 0)
  const stop = words.findIndex((word, index) => index >= last && !StageLists.joins(word))

  return stop >= 0 && stop < words.length - 1 ? named : undefined
}

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

/** "Stages 1 and 2: measurable disease", "cohort 1 (stage 1)": those of the study. */
const isOfStudy = ({ first, tokens: { words } }: Span.Span, last: number): boolean =>
  words.slice(first, last).some((word) => /^[0-4]$/.test(word)) &&
  ((words[last] === ":" && first <= 1) ||
    words.slice(Math.max(0, first - 3), first).some((word) => partsOfStudies.has(word)) ||
    (words[last] === "of" && words.slice(last, last + 3).some((word) => partsOfStudies.has(word))))

const excepting: ReadonlySet<string> = new Set(["except", "excepting", "excluding", "other", "but", "not"])

const nearException = 8

/** "All stages of breast cancer": each of them, but only where the disease is told. */
const isEach = (span: Span.Span): boolean => {
  const { first, last, tokens } = span
  const word = tokens.words[first - 1]
  if (word !== "all" && word !== "any") return false

  return (
    !tokens.words.slice(last, last + nearException).some((each) => excepting.has(each)) && Subject.of(span) === "own"
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
]

const calledBy = (named: ReadonlyArray<string>, sites: ReadonlySet<string>): ReadonlyArray<string> => {
  const [only, ...others] = [...sites]
  const local = others.length === 0 ? unspread.find(([site]) => site === only)?.[1] : undefined

  return local === undefined || named.includes("1") ? named : named.filter((number) => !local.has(number))
}

const read = (span: Span.Span): Numbered | undefined => {
  const { words } = span.tokens
  const { isOpen, last, named } = numbersOf(span)
  const own = OwnDiseases.of(span.document).words
  const near = [...words.slice(Math.max(0, span.first - 4), span.first), ...words.slice(last, last + 5)]
  if (named.length === 0 || near.some((word) => otherStaged.has(word) && !own.has(normal(word)))) return undefined
  if (isOfStudy(span, last) || nodes.has(words[span.first - 1] ?? "")) return undefined
  const found = StageMention.of(Span.upTo(span, last), { says: saying(named), need: "else", absent: false })

  return found === undefined
    ? undefined
    : { named, called: calledBy(named, OwnDiseases.of(span.document).sites), isOpen, mention: found.mention }
}

/** The places of a word, as far as they are read. */
const placesOf = ({ folded, mayHold }: Document, word: string): ReadonlyArray<number> => {
  const found: Array<number> = []
  let at = mayHold(word) ? folded.indexOf(word) : -1
  for (; at >= 0 && found.length < most; at = folded.indexOf(word, at + word.length)) found.push(at)

  return found
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

    return span === undefined ? undefined : read(span)
  })

  return [{ glimpsed: glimpse(folded, from, end + aside), read: numbered }]
}

const mentions = remembering(
  (document: Document): ReadonlyArray<Staged> =>
    [staged, numbering].flatMap((word) => placesOf(document, word).flatMap((from) => of(document, from, word))),
)

/** Whether any stage is asked for or kept out by its number. */
export const decide = (text: AnnotatedText.AnnotatedText): boolean =>
  mentions(text.document()).some(({ read }) => isDecisive(read()?.mention.stand))

const packing = Packing.list(
  Packing.record<Numbered>({
    named: Packing.list(Packing.mostly(StageNumber.usual)),
    called: Packing.list(Packing.mostly(StageNumber.usual)),
    isOpen: Packing.flag,
    mention: Mention.packing,
  }),
)

/** The mentions of the stages of one number, with and without letters. */
const ofNumber = (digit: string): AnnotatedText.Layer<ReadonlyArray<Numbered>> => {
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
    .map(({ mention, named }) =>
      Finding.mentioned(
        mention,
        asked.some((number) => named.includes(number)),
      ),
    )
}

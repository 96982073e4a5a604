import * as Packing from "../../annotation/Packing.ts"
import { once, remembering } from "../../Memo.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import * as Finding from "../mention/Finding.ts"
import * as Mention from "../mention/Mention.ts"
import { isDecisive } from "../mention/Stand.ts"
import { isWord } from "../text/Characters.ts"
import * as Tokens from "../text/Tokens.ts"
import { otherStaged, type StageName } from "./StageLexicon.ts"
import * as StageMention from "./StageMention.ts"
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
  readonly mention: Mention.Mention
}

/** At most this many mentions of a stage are read in a text. */
const most = 40

const staged = "stage"

/** Behind the word "stage" or "stages" that begins at a place; -1 where it is but a part of a word. */
const behindWord = (folded: string, at: number): number => {
  if (isWord(folded.charCodeAt(at - 1))) return -1
  const end = at + staged.length
  const plural = folded.charCodeAt(end) === 115 ? end + 1 : end

  return isWord(folded.charCodeAt(plural)) ? -1 : plural
}

/** How far a glance goes behind the word "stage". */
const glance = 48

const glimpse = (folded: string, at: number): Staged["glimpsed"] => {
  const { words } = Tokens.ofPublished(folded, at, at + glance)
  const { last, named } = StageNumerals.behind(words, 0)
  const stop = words.findIndex((word, index) => index >= last && !StageNumerals.joins(word))

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

const read = (span: Span.Span): Numbered | undefined => {
  const { words } = span.tokens
  const { last, named } = StageNumerals.behind(words, span.last)
  const near = [...words.slice(Math.max(0, span.first - 4), span.first), ...words.slice(last, last + 5)]
  if (named.length === 0 || near.some((word) => otherStaged.has(word))) return undefined
  if (isOfStudy(span, last) || nodes.has(words[span.first - 1] ?? "")) return undefined
  const found = StageMention.of(Span.upTo(span, last), { says: saying(named), need: "else", absent: false })

  return found === undefined ? undefined : { named, mention: found.mention }
}

const mentions = remembering((document: Document): ReadonlyArray<Staged> => {
  const { folded, mayHold } = document
  const found: Array<Staged> = []
  let at = mayHold(staged) ? folded.indexOf(staged) : -1
  for (; at >= 0 && found.length < most; at = folded.indexOf(staged, at + staged.length)) {
    const from = at
    const end = behindWord(folded, from)
    if (end < 0) continue
    const numbered = once(() => {
      const span = Span.at(document, from, end)

      return span === undefined ? undefined : read(span)
    })
    found.push({ glimpsed: glimpse(folded, end), read: numbered })
  }

  return found
})

/** Whether any stage is asked for or kept out by its number. */
export const decide = (text: AnnotatedText.AnnotatedText): boolean =>
  mentions(text.document()).some(({ read }) => isDecisive(read()?.mention.stand))

const packing = Packing.list(
  Packing.record<Numbered>({ named: Packing.list(Packing.mostly(StageNumerals.usual)), mention: Mention.packing }),
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

const among = (numbers: ReadonlyArray<string>, named: ReadonlyArray<string>): boolean =>
  numbers.some((asked) => named.some((name) => name.startsWith(asked) || asked.startsWith(name)))

/** Numbered stages and their ranges: "stage IIIB/IV", "stages II to IV". */
export const find = (
  text: AnnotatedText.AnnotatedText,
  numbers: ReadonlyArray<string>,
): ReadonlyArray<Finding.Finding> => {
  const digits = [...new Set(numbers.map((number) => number.charAt(0)))]
  const said = digits
    .flatMap((digit) => byNumber.get(digit)?.(text) ?? [])
    .filter(({ named }) => among(numbers, named))
    .toSorted((one, other) => one.mention.start - other.mention.start)

  return said
    .filter(({ mention }, index) => mention.start !== said[index - 1]?.mention.start)
    .map(({ mention, named }) =>
      Finding.mentioned(
        mention,
        numbers.some((asked) => named.includes(asked)),
      ),
    )
}

import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import type { Place } from "../matching/Pattern.ts"
import * as Counting from "../numbers/Counts.ts"
import * as StageBounds from "./StageBounds.ts"
import { type Placed, recurrences, recurring, type StageName, type StagePhrase } from "./StagePhrase.ts"

type Says = ReadonlyArray<StageName>

/** Recurrences as they are counted: which of them are meant, and where the words that tell so stand. */
interface Counted extends Place {
  readonly says: Says
}

const noun = /^(?:recurrence|relapse)s?$/

const earlier: ReadonlySet<string> = new Set(["prior", "previous"])

/** What has a number of its own before the noun: "a stage 3 or 4 relapse". */
const numbered: ReadonlySet<string> = new Set(["stage", "grade", "type", "day", "cohort", "phase"])

const farthest = 8

/** "No more than one prior recurrence", "two or more relapses": which of them lie in the range that ends before the noun at `at`. */
const byCount = (span: Span.Span, at: number): Counted | undefined => {
  const { words } = span.tokens
  const isEarlier = earlier.has(words[at - 1] ?? "")
  const end = isEarlier ? at - 1 : at
  const count = Counting.of(words)
    .values()
    .find(({ first, last }) => last === end && end - first <= farthest)
  if (count === undefined || numbered.has(words[count.first - 1] ?? "")) return undefined
  const says = recurrences.filter((_, index) =>
    index === 2 ? count.high > index : count.low <= index + 1 && index < count.high,
  )
  const { end: stop, start } = Span.over(span, count.first, span.last)

  return says.length === 0 ? undefined : { says, start, end: stop }
}

/** "Second recurrence or beyond", "later than the second recurrence". What is later than a later one is so as well. */
const byBound = ({ end, first, last, start, tokens: { words } }: Span.Span, names: Says): Counted | undefined => {
  if (names.length > 1) return undefined
  const one = recurrences.findIndex((name) => names.includes(name))
  const wide = words[last] === "or" ? StageBounds.behind(words, last) : undefined
  const bound = wide ?? StageBounds.before(words, words[first - 1] === "the" ? first - 1 : first)
  const highest = bound === "above" ? Math.min(one, recurrences.length - 2) : one
  const says = bound === undefined ? [] : StageBounds.bounded(recurrences, one, highest, bound)

  return says.length === 0 ? undefined : { says, start, end }
}

const glance = 60

const mayBeCounted = /[1-3]|one|two|three|single|first|second|third|multiple|several/

const counted = ({ phrase: { says }, ...place }: Placed, document: Document): Counted | undefined => {
  const isOne = says.some((one) => recurring.has(one))
  if (!isOne || !mayBeCounted.test(document.folded.slice(Math.max(0, place.start - glance), place.end)))
    return undefined
  const span = Span.at(document, place.start, place.end)
  if (span === undefined || !noun.test(span.tokens.words[span.last - 1] ?? "")) return undefined

  return says.includes("recurrent") || says.includes("relapsed") ? byCount(span, span.last - 1) : byBound(span, says)
}

const kinds: ReadonlyArray<Says> = recurrences.flatMap((_, first) =>
  recurrences.slice(first).map((_, length) => recurrences.slice(first, first + length + 1)),
)

/** What phrases for a recurrence come to where they are counted. */
export const phrases: ReadonlyArray<StagePhrase> = kinds.map((says) => ({
  says,
  need: "disease",
  absent: false,
}))

const bySays: ReadonlyMap<string, StagePhrase> = new Map(phrases.map((phrase) => [phrase.says.join(), phrase]))

/** A phrase for a recurrence as the words around it count it; another one as it is. */
export const of = (document: Document, placed: Placed): Placed => {
  const told = counted(placed, document)
  const phrase = bySays.get(told?.says.join() ?? "")

  return told === undefined || phrase === undefined ? placed : { start: told.start, end: told.end, phrase }
}

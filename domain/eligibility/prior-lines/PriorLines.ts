import { remembering } from "../../Memo.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import * as Finding from "../mention/Finding.ts"
import * as Mention from "../mention/Mention.ts"
import type { Topic } from "../mention/Question.ts"
import * as Stand from "../mention/Stand.ts"
import type { Range } from "./LineCounts.ts"
import { numberWords } from "./LineLexicon.ts"
import * as LineRanges from "./LineRanges.ts"
import * as Prefilter from "./Prefilter.ts"

const opposite = { inclusion: "exclusion", exclusion: "inclusion", unknown: "unknown" } as const

const obliging: ReadonlySet<string> = new Set(["must", "should", "shall"])

const negating: ReadonlySet<string> = new Set(["no", "not", "never"])

const near = 5

/** "Must have had no more than two prior lines" is a requirement in an exclusion part, too; "no more than two" is where others are. */
const requires = ({ document, tokens: { words } }: Span.Span, { first, low, high }: Range): boolean => {
  const before = words.slice(Math.max(0, first - near), first)
  const obliges = before.some((word) => obliging.has(word) || (high === 0 && word === "may"))
  const told = obliges && !before.some((word) => negating.has(word))

  return told || (first === 0 && low === 0 && high !== Number.POSITIVE_INFINITY && document.forbids())
}

/** "No more than two prior lines", alone in an exclusion part: hardly those are shut out, but that is not for us to tell. */
const limits = ({ tokens: { words } }: Span.Span, { first, high }: Range): boolean =>
  high > 0 && high !== Number.POSITIVE_INFINITY && negating.has(words[first] ?? "")

const standing = (span: Span.Span, range: Range): Stand.Stand => {
  const stand = Stand.of(span)
  if (span.segment.side !== "exclusion" || stand.outcome !== "exclusion") return stand
  if (requires(span, range)) return { ...stand, outcome: "inclusion" }

  return limits(span, range) ? Stand.unclear : stand
}

/** A range of lines that a text states, and how it stands: all that it says of earlier treatment, whoever asks. */
interface Statement extends Mention.Mention {
  readonly range: Range
}

/** At most about this many sentences and ranges are read for earlier treatment. */
const most = 40

const state = (sentence: Span.Span, range: Range): Statement => {
  const span = Span.over(sentence, range.first, range.last)

  return { ...Mention.of(span, standing(span, range)), range }
}

const statements = remembering((document: Document): ReadonlyArray<Statement> => {
  const stated: Array<Statement> = []
  let read = 0
  let behind = 0
  for (const [start, end] of Prefilter.signs(document)) {
    const surroundings = start < behind ? undefined : Span.around(document, start, end)
    if (surroundings === undefined) continue
    const { segment, sentence } = surroundings
    behind = Math.max(end, sentence.end)
    if (!Prefilter.mayCount(document, sentence)) continue
    const span = Span.within(document, surroundings, start, end)
    const ranges = LineRanges.of(span.tokens.words, segment.side === "exclusion").slice(0, most)
    for (const range of ranges) stated.push(state(span, range))
    if (++read >= most || stated.length >= most) break
  }

  return stated
})

interface Told extends Finding.Finding {
  /** Whether the sentence lets a number of earlier lines in. */
  readonly lets: (lines: number) => boolean
}

const tell = (statement: Statement, lines: number): Told => {
  const { range, stand } = statement
  const side = stand.outcome
  const within = (number: number): boolean => number >= range.low && number <= range.high
  const inside = within(lines)
  const opens = stand.remark === "allowing it" && range.high === Number.POSITIVE_INFINITY
  const outcome = inside ? side : opens ? "unknown" : opposite[side]
  const outside = side === "unknown" ? stand.remark : `${lines} is outside of what it says`

  return {
    ...Finding.of(statement, { outcome, remark: inside ? stand.remark : outside }, range.vague ? 1 : 2),
    lets: (number) => (side === "inclusion" ? within(number) : !within(number)),
  }
}

const numbers = [...numberWords.values()]

/** Whether a text may speak of earlier treatment at all: there is no mention where it does not. */
export const mayFind = (document: Document): boolean => Prefilter.signs(document).length > 0

/**
 * What a text says of a number of earlier lines. Sentences that can all hold at once must all let the number in, so that one that
 * does not weighs most; sentences that cannot are for different groups of patients.
 */
export const find = (document: Document, lines: number): ReadonlyArray<Finding.Finding> => {
  const told = statements(document).map((statement) => tell(statement, lines))
  const letting = told.filter(({ outcome, weight }) => outcome === "inclusion" && weight > 1)

  return told.map(({ lets, ...finding }) => {
    const together = letting.every((other) => numbers.some((number) => lets(number) && other.lets(number)))

    return finding.outcome === "exclusion" && finding.weight > 1 && together ? { ...finding, weight: 3 } : finding
  })
}

export const topic: Topic<"prior_lines"> = {
  atoms: [Prefilter.atoms],
  ask: ({ priorLines }) =>
    priorLines === undefined
      ? []
      : [
          {
            kind: "prior_lines",
            label: "Prior lines of therapy",
            mayMention: mayFind,
            isGlanceCheap: false,
            find: (document) => find(document, priorLines),
          },
        ],
}

import { remembering } from "../../Memo.ts"
import type { Page, Spot } from "../document/Document.ts"
import { around, within } from "../document/Document.ts"
import * as Finding from "../mention/Finding.ts"
import * as LineAnchors from "./LineAnchors.ts"
import type { Range } from "./LineCounts.ts"
import { numberWords } from "./LineLexicon.ts"
import * as LineRanges from "./LineRanges.ts"

interface Told extends Finding.Finding {
  /** Whether the sentence lets a number of earlier lines in. */
  readonly lets: (lines: number) => boolean
}

const opposite = { inclusion: "exclusion", exclusion: "inclusion", unknown: "unknown" } as const

const obliging: ReadonlySet<string> = new Set(["must", "should", "shall"])

const negating: ReadonlySet<string> = new Set(["no", "not", "never"])

const near = 5

/** "Must have had no more than two prior lines" is a requirement in an exclusion part, too; "no more than two" is where others are. */
const requires = (page: Page, { tokens: { words } }: Spot, { first, low, high }: Range): boolean => {
  const before = words.slice(Math.max(0, first - near), first)
  const obliges = before.some((word) => obliging.has(word) || (high === 0 && word === "may"))
  const told = obliges && !before.some((word) => negating.has(word))

  return told || (first === 0 && low === 0 && high !== Number.POSITIVE_INFINITY && page.forbids())
}

/** "No more than two prior lines", alone in an exclusion part: hardly those are shut out, but that is not for us to tell. */
const limits = ({ tokens: { words } }: Spot, { first, high }: Range): boolean =>
  high > 0 && high !== Number.POSITIVE_INFINITY && negating.has(words[first] ?? "")

const unclear = { outcome: "unknown", turned: false, remark: "which way is not clear" } as const

const standing = (page: Page, where: Spot, range: Range): ReturnType<typeof Finding.side> => {
  const stand = Finding.side(page, where, range.first, range.last)
  if (where.segment.side !== "exclusion" || stand.outcome !== "exclusion") return stand
  if (requires(page, where, range)) return { ...stand, outcome: "inclusion" }

  return limits(where, range) ? unclear : stand
}

/** A range of lines that a text states, and how it stands: all that it says of earlier treatment, whoever asks. */
interface Statement extends Pick<Finding.Finding, "place" | "start" | "end"> {
  readonly range: Range
  readonly stand: ReturnType<typeof Finding.side>
}

/** At most about this many sentences and ranges are read for earlier treatment. */
const most = 40

const state = (page: Page, spot: Spot, range: Range): Statement => ({
  place: Finding.placeOf(spot),
  start: spot.tokens.starts[range.first] ?? spot.sentence.start,
  end: spot.tokens.ends[range.last - 1] ?? spot.sentence.end,
  range,
  stand: standing(page, spot, range),
})

const statements = remembering((page: Page): ReadonlyArray<Statement> => {
  const stated: Array<Statement> = []
  const { signs, stemmed } = page.treatments()
  let read = 0
  let behind = 0
  for (const [start, end] of signs) {
    const surroundings = start < behind ? undefined : around(page, start, end)
    if (surroundings === undefined) continue
    const { segment, sentence } = surroundings
    behind = Math.max(end, sentence.end)
    if (!LineAnchors.mayCount(page.folded, stemmed, sentence.start, sentence.end)) continue
    const spot = within(page, surroundings, start, end)
    const ranges = LineRanges.of(spot.tokens.words, segment.side === "exclusion").slice(0, most)
    for (const range of ranges) stated.push(state(page, spot, range))
    if (++read >= most || stated.length >= most) break
  }

  return stated
})

const tell = ({ end, place, range, stand, start }: Statement, lines: number): Told => {
  const side = stand.outcome
  const within = (number: number): boolean => number >= range.low && number <= range.high
  const inside = within(lines)
  const opens = stand.remark === "allowing it" && range.high === Number.POSITIVE_INFINITY
  const outcome = inside ? side : opens ? "unknown" : opposite[side]
  const outside = stand.outcome === "unknown" ? stand.remark : `${lines} is outside of what it says`

  return {
    place,
    start,
    end,
    outcome,
    remark: inside ? stand.remark : outside,
    weight: range.vague ? 1 : 2,
    lets: (number) => (side === "inclusion" ? within(number) : !within(number)),
  }
}

const numbers = [...numberWords.values()]

/** Whether a text may speak of earlier treatment at all: there is no mention where it does not. */
export const mayFind = (page: Page): boolean => page.treatments().signs.length > 0

/**
 * What a text says of a number of earlier lines. Sentences that can all hold at once must all let the number in, so that one that
 * does not weighs most; sentences that cannot are for different groups of patients.
 */
export const find = (page: Page, lines: number): ReadonlyArray<Finding.Finding> => {
  const told = statements(page).map((statement) => tell(statement, lines))
  const letting = told.filter(({ outcome, weight }) => outcome === "inclusion" && weight > 1)

  return told.map(({ lets, ...finding }) => {
    const together = letting.every((other) => numbers.some((number) => lets(number) && other.lets(number)))

    return finding.outcome === "exclusion" && finding.weight > 1 && together ? { ...finding, weight: 3 } : finding
  })
}

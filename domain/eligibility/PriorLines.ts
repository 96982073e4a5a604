import * as Finding from "./Finding.ts"
import type { Page, Spot } from "./Page.ts"
import { around, within } from "./Page.ts"
import * as TreatmentAnchors from "./TreatmentAnchors.ts"
import type { Range } from "./TreatmentCounts.ts"
import * as TreatmentRanges from "./TreatmentRanges.ts"
import * as TreatmentSigns from "./TreatmentSigns.ts"
import { numberWords } from "./vocabulary/TreatmentWords.ts"

interface Told extends Finding.Finding {
  /** Whether the sentence lets a number of earlier lines in. */
  readonly lets: (lines: number) => boolean
}

const opposite = { inclusion: "exclusion", exclusion: "inclusion", unknown: "unknown" } as const

const deontic: ReadonlySet<string> = new Set(["must", "may", "should", "shall"])

/** "Must not have received prior therapy" in an exclusion part is a requirement. */
const forbids = (page: Page, { tokens }: Spot, { first, high }: Range): boolean =>
  high === 0 && (deontic.has(tokens.words[first - 1] ?? "") || (first === 0 && page.forbids()))

const tell = (page: Page, where: Spot, range: Range, lines: number): Told => {
  const stand = Finding.side(page, where, range.first, range.last)
  const within = (number: number): boolean => number >= range.low && number <= range.high
  const requires = where.segment.side === "exclusion" && stand.outcome === "exclusion" && forbids(page, where, range)
  const side = requires ? "inclusion" : stand.outcome
  const inside = within(lines)
  const outcome = inside ? side : opposite[side]
  const start = where.tokens.starts[range.first] ?? where.sentence.start
  const end = where.tokens.ends[range.last - 1] ?? where.sentence.end
  const outside = stand.outcome === "unknown" ? stand.remark : `${lines} is outside of what it says`

  return {
    spot: where,
    start,
    end,
    outcome,
    remark: inside ? stand.remark : outside,
    weight: range.vague ? 1 : 2,
    lets: (number) => (side === "inclusion" ? within(number) : !within(number)),
  }
}

/** At most about this many sentences and ranges are read for earlier treatment. */
const most = 40

const numbers = [...numberWords.values()]

/** Whether a text may speak of earlier treatment at all: there is no mention where it does not. */
export const mayFind = (page: Page): boolean => TreatmentSigns.anyIn(page.folded, page.treatments())

/**
 * What a text says of a number of earlier lines. Sentences that can all hold at once must all let the number in, so that one that
 * does not weighs most; sentences that cannot are for different groups of patients.
 */
export const find = (page: Page, lines: number): ReadonlyArray<Finding.Finding> => {
  const told: Array<Told> = []
  const stemmed = page.treatments()
  let read = 0
  let behind = 0
  for (const [start, end] of TreatmentSigns.of(page.folded, stemmed)) {
    const surroundings = start < behind ? undefined : around(page, start, end)
    if (surroundings === undefined) continue
    const { segment, sentence } = surroundings
    behind = Math.max(end, sentence.end)
    if (!TreatmentAnchors.mayCount(page.folded, stemmed, sentence.start, sentence.end)) continue
    const where = within(page, surroundings, start, end)
    const ranges = TreatmentRanges.of(where.tokens.words, segment.side === "exclusion").slice(0, most)
    for (const range of ranges) told.push(tell(page, where, range, lines))
    if (++read >= most || told.length >= most) break
  }
  const letting = told.filter(({ outcome, weight }) => outcome === "inclusion" && weight > 1)

  return told.map(({ lets, ...finding }) => {
    const together = letting.every((other) => numbers.some((number) => lets(number) && other.lets(number)))

    return finding.outcome === "exclusion" && finding.weight > 1 && together ? { ...finding, weight: 3 } : finding
  })
}

import * as Checks from "../answer/Checks.ts"
import type { Check, Option } from "../answer/Wire.ts"

/** A piece of a criterion, with the checks that quote it. */
export interface Piece {
  readonly text: string
  readonly checks: ReadonlyArray<Check>
}

interface Stretch {
  readonly start: number
  readonly end: number
}

/** A check, and where it quotes the text. */
interface Marked extends Stretch {
  readonly check: Check
}

/** Where the checks of a profile quote the text of the criteria. */
export const markedIn = (option: Option): ReadonlyArray<Marked> =>
  Checks.ofProfile(option).flatMap((check) =>
    (check.quotes ?? []).map(({ end, start }): Marked => ({ check, start, end })),
  )

/** A criterion by what is read of it; nothing between its pieces is lost but line ends. */
export const of = (text: string, { end, start }: Stretch, marked: ReadonlyArray<Marked>): ReadonlyArray<Piece> => {
  const within = marked.filter((each) => each.start < end && each.end > start)
  const inside = within.flatMap((each) => [each.start, each.end]).filter((at) => at > start && at < end)
  const edges = [...new Set([start, ...inside, end])].toSorted((one, other) => one - other)

  return edges.slice(1).flatMap((stop, at) => {
    const from = edges[at] ?? start
    const checks = within.filter((each) => each.start <= from && each.end >= stop).map(({ check }) => check)
    const written = text.slice(from, stop).replaceAll(/\s+/g, " ")

    return written === "" ? [] : [{ text: written, checks: [...new Set(checks)] }]
  })
}

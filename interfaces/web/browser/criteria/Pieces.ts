import * as Checks from "../answer/Checks.ts"
import type { Check, Option } from "../answer/Wire.ts"

/** A check that quotes a piece of a criterion. `isBeside`: its state was read of another sentence, and this one is quoted beside that. */
export interface Reading {
  readonly check: Check
  readonly isBeside: boolean
}

/** A piece of a criterion, with what is read of it. */
export interface Piece {
  readonly text: string
  readonly readings: ReadonlyArray<Reading>
}

interface Stretch {
  readonly start: number
  readonly end: number
}

/** A reading, and where it quotes the text. */
interface Marked extends Stretch {
  readonly reading: Reading
}

type Quote = NonNullable<Check["quotes"]>[number]

/** Whether a sentence says the same of a check as the one that decides it: both plainly, in one part of the criteria. */
const agree = (deciding: Quote, { part, remarks = [] }: Quote): boolean =>
  part === deciding.part && remarks.length === 0 && (deciding.remarks ?? []).length === 0

/** Where the checks of a profile quote the text of the criteria. */
export const markedIn = (option: Option): ReadonlyArray<Marked> =>
  Checks.ofProfile(option).flatMap((check) => {
    const { quotes = [] } = check
    const readings = { deciding: { check, isBeside: false }, beside: { check, isBeside: true } }

    return quotes.map((quote): Marked => {
      const [deciding = quote] = quotes
      const reading = quote === deciding || agree(deciding, quote) ? readings.deciding : readings.beside

      return { reading, start: quote.start, end: quote.end }
    })
  })

/** A criterion by what is read of it; nothing between its pieces is lost but line ends. */
export const of = (text: string, { end, start }: Stretch, marked: ReadonlyArray<Marked>): ReadonlyArray<Piece> => {
  const within = marked.filter((each) => each.start < end && each.end > start)
  const inside = within.flatMap((each) => [each.start, each.end]).filter((at) => at > start && at < end)
  const edges = [...new Set([start, ...inside, end])].toSorted((one, other) => one - other)

  return edges.slice(1).flatMap((stop, at) => {
    const from = edges[at] ?? start
    const readings = within.filter((each) => each.start <= from && each.end >= stop).map(({ reading }) => reading)
    const written = text.slice(from, stop).replaceAll(/\s+/g, " ")

    return written === "" ? [] : [{ text: written, readings: [...new Set(readings)] }]
  })
}

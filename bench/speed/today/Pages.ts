import * as Marks from "../Marks.ts"
import * as Records from "./Records.ts"

/**
 * What comes again from one answer of the registry to the next: the page, the texts on other pages, or nothing. The texts of a
 * page that is "new" hold a number of that page.
 */
export type World = "same" | "known" | "new"

/** What the pages of a registry of today are like, and how many milliseconds it takes. */
export interface Kind {
  readonly world: World
  readonly delay?: number
  /** Studies of a page. */
  readonly studies?: number
  /** Of so many studies each page takes some. */
  readonly of?: number
  /** Characters of each criteria text, where it is not as long as it is. */
  readonly text?: number
}

/** The registry that gives such pages: its script and arguments. */
export const registry = ({ delay = 0, of = Records.count, studies = 200, text, world }: Kind) =>
  ["bench/speed/today/Registry.ts", [world, studies, Math.max(of, studies), delay, text ?? ""].map(String)] as const

/** A record as it stands in a page, with a comma behind it. */
const pieceOf = (record: unknown): Marks.Marked =>
  Marks.find(`${Records.mark}${"0".repeat(Records.digits)}.`, Buffer.from(`${JSON.stringify(record)},`))

const begins = (total: number): Buffer => Buffer.from(`{"totalCount":${total},"studies":[`)
const ends = Buffer.from("]}")

/** The numbers below `many` in an order of their own for each turn, which is the same in every run (Park and Miller's generator). */
const shuffled = (many: number, turn: number): ReadonlyArray<number> => {
  const numbers = Array.from({ length: many }, (_, index) => index)
  let seed = turn
  for (let left = many - 1; left > 0; left -= 1) {
    seed = (seed * 48_271) % 2_147_483_647
    const other = seed % (left + 1)
    const taken = numbers[other] ?? 0
    numbers[other] = numbers[left] ?? 0
    numbers[left] = taken
  }

  return numbers
}

/** Gives the pages of a world one after another. */
export const make = (world: World, studies: number, records: ReadonlyArray<unknown>): (() => Buffer) => {
  const pieces = records.map(pieceOf)
  const begin = begins(records.length)
  const page = (turn: number) => {
    const number = String(turn).padStart(Records.digits, "0")
    const taken = shuffled(pieces.length, turn).slice(0, studies)
    const own = taken.flatMap((index) => {
      const piece = pieces[index]

      return piece === undefined ? [] : world === "new" ? Marks.withDigits(piece, number) : piece.bytes
    })
    const last = own.at(-1)

    return Buffer.concat([begin, ...own.slice(0, -1), ...(last === undefined ? [] : [last.subarray(0, -1)]), ends])
  }
  const first = page(1)
  let turn = 1

  return () => {
    if (world === "same") return first
    turn += 1

    return page(turn)
  }
}

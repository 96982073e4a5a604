import { once } from "../../Memo.ts"
import * as MoreRoom from "../text/MoreRoom.ts"
import * as Bits from "./Bits.ts"
import * as Chunk from "./Chunk.ts"
import type { Level } from "./ChunkedRun.ts"
import type { Outlook } from "./Prospects.ts"
import type { RuleTable } from "./RuleTable.ts"
import type { Run, Vocabulary } from "./Run.ts"
import * as WordTests from "./WordTests.ts"

type Table = Pick<RuleTable<unknown>, "outlook" | "over">

/** What stands in a run; how it is joined does not matter. */
type Words = Omit<Run, "joined">

/** Tells of tables whether they may tell anything in a run of words, or in a level over it. */
export type Gate = (run: Words) => (table: Table) => boolean

/** What a table must see, and which others make chunks for it. */
interface Watch {
  readonly outlook: Outlook
  /** Its own stretch of all that is seen in a run. */
  readonly seen: Int32Array
  readonly makers: ReadonlyArray<{ readonly place: number; readonly chunks: Int32Array }>
  /** All chunks that may be made for it. */
  readonly chunks: Int32Array
}

/** The level whose chunks stand in a run already. */
type Base = Pick<Level<unknown>, "names" | "makers">

/** Those of some tables that read a run over a level; it is not known of others what they would see there. */
const standingOn = <Some extends { readonly table: Table }>(
  base: Base,
  some: ReadonlyArray<Some>,
): ReadonlyArray<Some> =>
  some.filter(({ table: { over } }) =>
    base.makers.every(({ table }) => over?.makers.some((maker) => maker.table === table)),
  )

/** What makes chunks over a level for a table. */
const makersFor = ({ over }: Table, base: Base) => standingOn(base, over?.makers ?? [])

/** Tables with those that make chunks for them. */
const withMakers = (tables: ReadonlyArray<{ readonly table: Table }>, base: Base): ReadonlyArray<Table> => [
  ...new Set(
    standingOn(base, tables).flatMap(
      ({ table }): ReadonlyArray<Table> => [table, ...withMakers(makersFor(table, base), base)],
    ),
  ),
]

/** The chunks that neither stand there nor are made by a table that is looked at: there may be any. */
const unmade = (table: Table, base: Base): Int32Array =>
  table.outlook().ofChunks((name) => ![base, ...makersFor(table, base)].some(({ names }) => names.includes(name)))

const see = (seen: Int32Array, bits: Int32Array): void => {
  for (let at = 0; at < bits.length; at++) seen[at] = (seen[at] ?? 0) | (bits[at] ?? 0)
}

const firstRoom = 1 << 12

const opening = (tables: ReadonlyArray<Table>, base: Base): Gate => {
  const all = withMakers(
    tables.map((table) => ({ table })),
    base,
  )
  const places = new Map(all.map((table, place) => [table, place]))
  const widths = all.map((table) => Bits.widthOf(table.outlook().watched.length))
  const seen = new Int32Array(widths.reduce((sum, width) => sum + width, 0))
  /** What a table would see if all chunks were made that may be. */
  const hoped = new Int32Array(Math.max(...widths))
  /** What is seen in any run. */
  const always = Int32Array.from(all.flatMap((table) => [...unmade(table, base)]))
  /** What is watched in words, for all tables: each test by the place of its bit in what is seen. */
  const tests = WordTests.of()
  let from = 0
  const watches = all.map((table, place): Watch => {
    const outlook = table.outlook()
    outlook.lookFor(tests, Bits.firstOf(from))
    const own = seen.subarray(from, from + (widths[place] ?? 0))
    from += own.length
    const makers = makersFor(table, base).map(({ names, table: maker }) => ({
      place: places.get(maker) ?? place,
      chunks: outlook.ofChunks((name) => names.includes(name)),
    }))
    const chunks = new Int32Array(own.length)
    for (const maker of makers) see(chunks, maker.chunks)

    return { outlook, seen: own, makers: makers.filter((maker) => maker.chunks.some((bits) => bits !== 0)), chunks }
  })
  /** By the place of its table, whether it is known by now if it may tell something: 1 if it may, 2 if not. */
  const known = new Uint8Array(all.length)

  /** By word, and by chunk, where in `facts` it stands what is seen in it: how many numbers, and of each where it belongs and its bits. */
  let words = new Int32Array(firstRoom)
  const chunks: Array<number> = []
  let facts = new Int32Array(firstRoom)
  /** Nothing stands at the first place, which is that of words that are not known. */
  let length = 1
  let epoch = 0

  const begin = (vocabulary: Vocabulary): void => {
    if (vocabulary.epoch === epoch) return
    words.fill(0)
    chunks.length = 0
    length = 1
    epoch = vocabulary.epoch
  }

  const note = (fact: number): void => {
    if (length === facts.length) facts = MoreRoom.moved(facts, new Int32Array(2 * length))
    facts[length++] = fact
  }

  const noteAll = (held: Int32Array): number => {
    const first = length
    note(0)
    for (const [at, bits] of held.entries())
      if (bits !== 0) {
        note(at)
        note(bits)
      }
    facts[first] = length - first - 1

    return first
  }

  const learnChunk = (number: number): number => {
    const kind = Chunk.kindOf(number)
    const first = noteAll(Int32Array.from(all.flatMap((table) => [...table.outlook().ofKind(kind)])))
    chunks[-1 - number] = first

    return first
  }

  const learn = (vocabulary: Vocabulary, number: number): number => {
    const held = new Int32Array(seen.length)
    for (const test of tests.held(vocabulary.wordOf(number))) Bits.set(held, test)
    const first = noteAll(held)
    if (number >= vocabulary.kept) {
      length = first

      return first
    }
    if (number >= words.length) words = MoreRoom.moved(words, new Int32Array(Math.max(2 * words.length, number + 1)))
    words[number] = first

    return first
  }

  const look = ({ from, numbers, to, vocabulary }: Words): void => {
    begin(vocabulary)
    seen.set(always)
    known.fill(0)
    for (let at = from; at < to; at++) {
      const number = numbers[at] ?? 0
      const first =
        number < 0 ? (chunks[-1 - number] ?? learnChunk(number)) : words[number] || learn(vocabulary, number)
      const last = first + (facts[first] ?? 0)
      for (let fact = first + 1; fact <= last; fact += 2) {
        const place = facts[fact] ?? 0
        seen[place] = (seen[place] ?? 0) | (facts[fact + 1] ?? 0)
      }
    }
  }

  const mayTell = ({ chunks, makers, outlook, seen }: Watch): boolean => {
    if (makers.length > 0) {
      hoped.set(seen)
      see(hoped, chunks)
      if (!outlook.areIn(hoped)) return false
      for (const maker of makers) if (isOpen(maker.place)) see(seen, maker.chunks)
    }

    return outlook.areIn(seen)
  }

  const isOpen = (place: number): boolean => {
    const watch = watches[place]
    if (known[place] === 0 && watch !== undefined) known[place] = mayTell(watch) ? 1 : 2

    return known[place] === 1
  }

  return (run) => {
    look(run)

    return (table) => {
      const place = places.get(table)

      return place === undefined || isOpen(place)
    }
  }
}

/**
 * Looks at the words of a run once for several tables, which is much cheaper than to ask each of them: most may tell nothing in most runs,
 * and the levels that they stand over need not be made. What is told is good until the next run is looked at. `base`: the level whose
 * chunks stand in the runs; a table that reads no runs over it may always tell something.
 */
export const of = (tables: ReadonlyArray<Table>, base: Base = { names: [], makers: [] }): Gate => {
  const gate = once(() => opening(tables, base))

  return (run) => gate()(run)
}

import { once } from "../../Memo.ts"
import * as Alphabet from "./Alphabet.ts"
import * as Anchors from "./Anchors.ts"
import * as Candidates from "./Candidates.ts"
import type { Level } from "./ChunkedRun.ts"
import * as FoundRows from "./FoundRows.ts"
import type * as Machine from "./Machine.ts"
import * as NumberedTests from "./NumberedTests.ts"
import * as PatternNode from "./PatternNode.ts"
import * as PatternText from "./PatternText.ts"
import * as Program from "./Program.ts"
import * as Prospects from "./Prospects.ts"
import type { Found, Row } from "./Row.ts"
import type { Run } from "./Run.ts"
import * as TokenTest from "./TokenTest.ts"
import * as ToldPart from "./ToldPart.ts"
import type { WordClasses } from "./WordTests.ts"

export interface Definition<Meaning> {
  /** What its rows are about, as somebody calls it who looks for the row that decided. */
  readonly name: string
  /** In groups that mean the same (`Row.telling`). */
  readonly rows: ReadonlyArray<ReadonlyArray<Row<Meaning>>>
  readonly classes?: WordClasses
  readonly parts?: PatternText.PatternParts
  /** The level that its runs come from, whose chunks its patterns may name. Without one they are words as they are. */
  readonly over?: Level<unknown>
}

export interface RuleTable<Meaning> extends Omit<Definition<Meaning>, "rows"> {
  readonly rows: ReadonlyArray<Row<Meaning>>
  /** What a run tells by these rows, in order. Where rows would tell the same words, the most specific does. */
  readonly find: (run: Run) => ReadonlyArray<Found<Meaning>>
  /** Whether a run has the words without which no row tells anything in it, or in a level over it: most have not. */
  readonly mayTell: (run: Run) => boolean
  readonly effort: () => Machine.Effort
}

/** A row by its number, and a place where it was found. */
interface RowPlace {
  readonly row: number
  readonly place: ToldPart.Place
}

const byRank = ({ place: one, row }: RowPlace, { place: other, row: otherRow }: RowPlace): number =>
  other.specificity - one.specificity || one.first - other.first || other.last - one.last || row - otherRow

const none: ReadonlyArray<never> = []

/** Of what tells the same words, what comes first here; each word is told once. */
const settled = (places: ReadonlyArray<RowPlace>): ReadonlyArray<RowPlace> => {
  const told = new Set<number>()
  const left = places.filter(({ place: { first, last } }) => {
    for (let at = first; at < last; at++) if (told.has(at)) return false
    for (let at = first; at < last; at++) told.add(at)

    return last > first
  })

  return left.toSorted((one, other) => one.place.first - other.place.first)
}

const compiled = <Meaning>(
  { classes = {}, name, parts = {} }: Definition<Meaning>,
  rows: ReadonlyArray<Row<Meaning>>,
) => {
  const patterns = rows.map(({ pattern }) => PatternText.read(pattern, parts))
  const empty = patterns.findIndex((pattern) => PatternNode.narrowest(pattern) === 0)
  if (empty >= 0) throw new Error(`A row of “${name}” asks for no word at all: “${rows[empty]?.pattern}”.`)
  const tests = NumberedTests.of(classes)
  for (const test of patterns.flatMap(PatternNode.testsOf)) tests.numberOf(test)
  const prospects = Prospects.of(
    patterns.map((pattern) =>
      Anchors.of(pattern, classes)
        .toSorted((one, other) => other.rarity - one.rarity)
        .map(({ tests: of }) => tests.numberOf(TokenTest.oneOf(of))),
    ),
    tests.isOfChunk,
  )
  const alphabet = Alphabet.of(tests, prospects.watched)
  const candidates = Candidates.of(patterns, tests.numberOf, alphabet)
  /** By row, its steps once it was followed: most rows of a table never are. */
  const programs: Array<Program.Program | undefined> = []
  const programOf = (row: number): Program.Program => {
    const program = Program.of([PatternText.read(rows[row]?.pattern ?? "", parts)], "forwards", tests.numberOf)
    programs[row] = program

    return program
  }

  const read = (run: Run): Uint16Array => {
    if (alphabet.isFull()) {
      alphabet.forget()
      candidates.forget()
    }

    return alphabet.read(run)
  }

  const placesIn = (run: Run, symbols: Uint16Array): ReadonlyArray<RowPlace> => {
    let found: Array<RowPlace> | undefined
    const reading = { symbols, holds: alphabet.holds, specificityOf: tests.specificityOf }
    candidates.find(run, symbols, (row, at) => {
      const place = ToldPart.at(programs[row] ?? programOf(row), reading, run, at)
      if (place === undefined) return
      found ??= []
      found.push({ row, place })
    })

    return found ?? none
  }

  const find = (run: Run): ReadonlyArray<Found<Meaning>> => {
    const symbols = read(run)
    if (!prospects.areIn(alphabet.seen())) return none
    const all = placesIn(run, symbols)
    if (all.length === 0) return none

    return settled(all.toSorted(byRank)).flatMap(({ place: { first, from, last, specificity, to }, row }) => {
      const told = rows[row]

      return told === undefined ? [] : { first, last, from, to, specificity, row: told }
    })
  }

  const mayTell = (run: Run): boolean => {
    read(run)

    return prospects.areOver(alphabet.seen())
  }

  return { find, mayTell, effort: candidates.effort }
}

/** Rows that are looked for together. Their patterns are made a machine when they are first looked for. */
export const of = <Meaning>(definition: Definition<Meaning>): RuleTable<Meaning> => {
  const rows = definition.rows.flat()
  const made = once(() => compiled(definition, rows))

  return {
    ...definition,
    rows,
    find: (run) => {
      const found = made().find(run)
      if (found.length > 0) FoundRows.note(definition.name, run, found)

      return found
    },
    mayTell: (run) => made().mayTell(run),
    effort: () => made().effort(),
  }
}

import { once } from "../../Memo.ts"
import * as Alphabet from "./Alphabet.ts"
import * as Anchors from "./Anchors.ts"
import type { ChunkedRun, Level } from "./ChunkedRun.ts"
import * as FoundRows from "./FoundRows.ts"
import * as NumberedTests from "./NumberedTests.ts"
import * as PatternNode from "./PatternNode.ts"
import * as PatternText from "./PatternText.ts"
import * as Program from "./Program.ts"
import * as Prospects from "./Prospects.ts"
import type { Row, RowMatch } from "./Row.ts"
import * as RowMatcher from "./RowMatcher.ts"
import type { Run } from "./Run.ts"
import * as TokenTest from "./TokenTest.ts"
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
  readonly find: (run: Run) => ReadonlyArray<RowMatch<Meaning>>
  /** By row that tells something, or something that is meant, the words and chunks without which it does not. */
  readonly anchors: (areMeant?: (means: Meaning) => boolean) => ReadonlyArray<ReadonlyArray<Anchors.Anchor>>
  /** How many steps of its rows were tried so far, each at a place of a run. */
  readonly effort: () => number
}

/** More specific first, then earlier, then longer. */
const byRank = (one: RowMatch<unknown>, other: RowMatch<unknown>): number =>
  other.specificity - one.specificity || one.first - other.first || other.last - one.last

const byPlace = (one: RowMatch<unknown>, other: RowMatch<unknown>): number => one.first - other.first

const none: ReadonlyArray<never> = []

/** By place, 1 where something is told; clear when nobody is asked. */
let told = new Uint8Array(1 << 10)

const isTold = ({ first, last }: RowMatch<unknown>): boolean => {
  for (let at = first; at < last; at++) if (told[at] === 1) return true

  return false
}

/** Of what tells the same words, what comes first here; each word is told once. */
const settled = <Meaning>(places: ReadonlyArray<RowMatch<Meaning>>, { to }: Run): ReadonlyArray<RowMatch<Meaning>> => {
  if (places.length < 2) return places
  if (told.length < to) told = new Uint8Array(2 * to)
  const left = places.toSorted(byRank).filter((place) => {
    if (isTold(place)) return false
    told.fill(1, place.first, place.last)

    return true
  })
  for (const { first, last } of left) told.fill(0, first, last)

  return left.sort(byPlace)
}

const compiled = <Meaning>(definition: Definition<Meaning>, rows: ReadonlyArray<Row<Meaning>>) => {
  const patterns = rows.map(({ pattern }) => PatternText.read(pattern, definition))
  const empty = patterns.findIndex((pattern) => PatternNode.narrowest(pattern) === 0)
  if (empty >= 0) throw new Error(`A row of “${definition.name}” asks for no word at all: “${rows[empty]?.pattern}”.`)
  const tests = NumberedTests.of()
  for (const test of patterns.flatMap(PatternNode.testsOf)) tests.numberOf(test)
  const prospects = Prospects.of(patterns.map((pattern) => Anchors.numbered(Anchors.of(pattern), tests.numberOf)))
  /** By row, the test of what it may begin with. */
  const begins = patterns.map((pattern) => tests.numberOf(TokenTest.oneOf(PatternNode.firsts(pattern))))
  /** By row, its steps. Most rows are never followed: patterns are not kept for it, and that of a row which is gets read once more. */
  const programs: Array<Program.Program | undefined> = []
  const alphabet = Alphabet.of(tests, prospects.watched)
  let effort = 0

  /** Adds where a row is found to what is found already. */
  const follow = (number: number, run: Run, letters: Alphabet.SymbolRun, found: Array<RowMatch<Meaning>>): void => {
    const row = rows[number]
    if (row === undefined) return
    const program = programs[number] ?? Program.of(PatternText.read(row.pattern, definition), tests.numberOf)
    programs[number] = program
    RowMatcher.addAll(found, row, program, run, letters, begins[number] ?? 0)
  }

  const find = (run: Run): ReadonlyArray<RowMatch<Meaning>> => {
    const letters = alphabet.read(run)
    const met = prospects.met(alphabet.seen())
    if (met.length === 0) return none
    const before = RowMatcher.stepsTried()
    const places: Array<RowMatch<Meaning>> = []
    for (const number of met) follow(number, run, letters, places)
    effort += RowMatcher.stepsTried() - before

    return settled(places, run)
  }

  return { find, effort: () => effort }
}

/** Rows that are looked for together. Their patterns are read when they are first looked for. */
export const of = <const Meaning>(definition: Definition<Meaning>): RuleTable<Meaning> => {
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
    anchors: (areMeant = (means) => means !== "nothing") =>
      rows.flatMap(({ means, pattern }) =>
        areMeant(means) ? [Anchors.of(PatternText.read(pattern, definition))] : [],
      ),
    effort: () => made().effort(),
  }
}

/** What a table tells of a run, in order: what each row that was found in it means. */
export const meanings = <Meaning>(table: RuleTable<Meaning>, run: Run): ReadonlyArray<Meaning> =>
  table.find(run).map(({ row }) => row.means)

/** What a table tells of the chunks of a run, by what each of them means. */
export const ofChunks = <Meaning, Value>(
  table: RuleTable<Meaning | "nothing">,
  run: ChunkedRun<Value | undefined>,
): ReadonlyMap<Value, Meaning> => {
  const meanings = new Map<Value, Meaning>()
  for (const { first, row } of table.find(run)) {
    const value = run.chunks[first]?.value
    if (value !== undefined && row.means !== "nothing") meanings.set(value, row.means)
  }

  return meanings
}

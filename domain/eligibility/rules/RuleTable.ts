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
  /** What it must see in a run to tell anything there. */
  readonly outlook: () => Prospects.Outlook
  /** What it must see to tell something that is meant. */
  readonly outlookOf: (areMeant: (means: Meaning) => boolean) => Prospects.Outlook
  /** How many steps of its rows were tried so far, each at a place of a run. */
  readonly effort: () => number
}

/** A place where a row was found, and which of all rows it is. */
interface RowPlace extends ToldPart.Place {
  readonly number: number
}

const byRank = (one: RowPlace, other: RowPlace): number =>
  other.specificity - one.specificity || one.first - other.first || other.last - one.last || one.number - other.number

const byPlace = (one: ToldPart.Place, other: ToldPart.Place): number => one.first - other.first

const none: ReadonlyArray<never> = []

/** By place, 1 where something is told; clear when nobody is asked. */
let told = new Uint8Array(1 << 10)

const isTold = ({ first, last }: ToldPart.Place): boolean => {
  for (let at = first; at < last; at++) if (told[at] === 1) return true

  return false
}

/** Of what tells the same words, what comes first here; each word is told once. */
const settled = <Place extends RowPlace>(places: ReadonlyArray<Place>, { to }: Run): ReadonlyArray<Place> => {
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

const compiled = <Meaning>(
  { classes: own = {}, name, over, parts = {} }: Definition<Meaning>,
  rows: ReadonlyArray<Row<Meaning>>,
) => {
  const hints = Object.entries(over?.hints ?? {}).map(([attribute, words]) => [TokenTest.hint(attribute).name, words])
  const classes: WordClasses = { ...own, ...Object.fromEntries(hints) }
  const patterns = rows.map(({ pattern }) => PatternText.read(pattern, parts))
  const empty = patterns.findIndex((pattern) => PatternNode.narrowest(pattern) === 0)
  if (empty >= 0) throw new Error(`A row of “${name}” asks for no word at all: “${rows[empty]?.pattern}”.`)
  const tests = NumberedTests.of(classes)
  for (const test of patterns.flatMap(PatternNode.testsOf)) tests.numberOf(test)
  const needed = new Map<number, ReadonlyArray<TokenTest.TokenTest>>()
  const numberOfAny = (anyOf: ReadonlyArray<TokenTest.TokenTest>): number => {
    const number = tests.numberOf(TokenTest.oneOf(anyOf))
    needed.set(number, anyOf.flatMap(TokenTest.simple))

    return number
  }
  const needs = patterns.map((pattern) =>
    Array.from(new Set(Anchors.watched(Anchors.of(pattern, classes)).map(({ tests: of }) => numberOfAny(of)))),
  )
  /** By row, the test of what it may begin with. */
  const begins = patterns.map((pattern) => tests.numberOf(TokenTest.oneOf(PatternNode.firsts(pattern))))
  /** By row, its steps: most rows of a table are never followed. */
  const programs = rows.map(({ pattern }) => once(() => Program.of(PatternText.read(pattern, parts), tests.numberOf)))
  const prospects = Prospects.of(needs)
  const alphabet = Alphabet.of(tests, prospects.watched)
  let effort = 0

  const follow = (number: number, run: Run, symbols: Uint16Array): ReadonlyArray<Found<Meaning> & RowPlace> => {
    const [begin = 0, program, row] = [begins[number], programs[number], rows[number]]
    if (program === undefined || row === undefined) return none
    const places = ToldPart.all(program(), alphabet.holds, run, symbols, begin)

    return places.length === 0 ? none : places.map((place) => ({ ...place, number, row }))
  }

  const find = (run: Run): ReadonlyArray<Found<Meaning>> => {
    const symbols = alphabet.read(run)
    const met = prospects.met(alphabet.seen())
    if (met.length === 0) return none
    const before = ToldPart.stepsTried()
    const places = met.flatMap((number) => follow(number, run, symbols))
    effort += ToldPart.stepsTried() - before

    return settled(places, run)
  }

  const outlookOf = (areMeant: (means: Meaning) => boolean): Prospects.Outlook => {
    const some = rows.flatMap(({ means }, row) => (areMeant(means) ? [needs[row] ?? []] : []))
    const telling = Prospects.of(Prospects.fewest(some))

    return {
      watched: telling.watched,
      firsts: telling.firsts,
      areIn: (seen) => telling.met(seen, 1).length > 0,
      lookFor: (words, from) => {
        for (const [place, test] of telling.watched.entries())
          for (const each of needed.get(test) ?? [])
            if (TokenTest.isOfWord(each)) words.lookFor(each, from + place, classes)
      },
      ofChunks: (areMeant) => telling.maskOf((test) => [...tests.chunksOf(test)].some(areMeant)),
      ofKind: (kind) => {
        const truths = tests.truths({ held: tests.ofChunk(kind), isJoined: true })

        return telling.maskOf((test) => truths[test] === 1)
      },
    }
  }

  return { find, outlookOf, effort: () => effort }
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
    outlook: once(() => made().outlookOf((means) => means !== "nothing")),
    outlookOf: (areMeant) => made().outlookOf(areMeant),
    effort: () => made().effort(),
  }
}

/** What a table tells of the chunks of a run, by what each of them means. */
export const ofChunks = <Meaning, Value>(
  table: RuleTable<Meaning>,
  run: ChunkedRun<Value | undefined>,
): ReadonlyMap<Value, Meaning> => {
  const meanings = new Map<Value, Meaning>()
  for (const { first, row } of table.find(run)) {
    const value = run.chunks[first]?.value
    if (value !== undefined) meanings.set(value, row.means)
  }

  return meanings
}

import type { Alphabet } from "./Alphabet.ts"
import * as Machine from "./Machine.ts"
import * as PatternNode from "./PatternNode.ts"
import * as Program from "./Program.ts"
import type { Run } from "./Run.ts"
import type { TokenTest } from "./TokenTest.ts"

/** A pattern between two of its gaps. */
interface Stretch {
  readonly node: PatternNode.PatternNode
  /** How many tokens from its beginning on the next segment begins at the latest. */
  readonly reach: number
}

/** Behind the last segment of a row comes no other. */
const none = -1

/** So many tokens make a machine count, in a state each. */
const wide = 4

const isOpen = (node: PatternNode.PatternNode): boolean =>
  node.kind === "token" && (node.test.kind === "none of" || node.test.kind === "any")

/**
 * Whether it passes over words that it does not name, "!no{0,9}", or need not stand there at all, as an aside in brackets. What names all
 * of its words is followed, however many there are.
 */
const isGap = (node: PatternNode.PatternNode): boolean =>
  PatternNode.within(node).some(isOpen) &&
  ((node.kind === "repeated" && (node.isLazy || node.most >= wide)) ||
    (PatternNode.narrowest(node) === 0 && PatternNode.widest(node) >= wide))

/** The parts of a pattern one behind the other, without the brackets around what is told. */
const inRow = (node: PatternNode.PatternNode): ReadonlyArray<PatternNode.PatternNode> => {
  if (node.kind === "told") return inRow(node.part)

  return node.kind === "sequence" ? node.parts.flatMap(inRow) : [node]
}

/**
 * The segments of a pattern, the first one first. Gaps would make a machine that has another state for each way in which gaps may be open;
 * segments alone have few. What gaps pass over is not looked at here, nor what need not stand between two of them.
 */
const segmentsOf = (pattern: PatternNode.PatternNode): ReadonlyArray<Stretch> => {
  const segments: Array<Stretch> = []
  let parts: Array<PatternNode.PatternNode> = []

  const end = (gap: number): void => {
    const node = PatternNode.sequence(parts)
    const before = segments.at(-1)
    const reach = PatternNode.widest(node) + gap
    if (before !== undefined && PatternNode.narrowest(node) === 0)
      segments[segments.length - 1] = { ...before, reach: before.reach + reach }
    else segments.push({ node, reach })
    parts = []
  }

  for (const part of inRow(pattern)) {
    const isFirst = segments.length === 0 && PatternNode.narrowest(PatternNode.sequence(parts)) === 0
    if (isGap(part) && !isFirst) end(PatternNode.widest(part))
    else parts.push(part)
  }
  end(0)

  return segments
}

/** Where rows may begin: all places where they do, and few others. */
export interface Candidates {
  /** Tells the rows that may begin, and where, the last place first. `symbols`: those of the run. */
  readonly find: (run: Run, symbols: Uint16Array) => void
  /** Forgets what it knows of symbols. */
  readonly forget: () => void
  readonly effort: () => Machine.Effort
}

/** `patterns`: one of each row. */
export const of = (
  patterns: ReadonlyArray<PatternNode.PatternNode>,
  testOf: (test: TokenTest) => number,
  alphabet: Alphabet,
  tell: (row: number, place: number) => void,
): Candidates => {
  const stretches = patterns.map(segmentsOf)
  const segments = stretches.flatMap((own, row) =>
    own.map(({ node, reach }, at) => ({ node, row, reach: at + 1 === own.length ? none : reach })),
  )
  /** By segment, its row, and how many tokens from its beginning on the next one begins at the latest: none where it is the last. */
  const rows = Int32Array.from(segments, ({ row }) => row)
  const reaches = Int32Array.from(segments, ({ reach }) => reach)
  /** By segment, the place from which on its row may go on to the end: the nearest so far, and in which run that was. */
  const places = new Int32Array(segments.length)
  const runs = new Float64Array(segments.length)
  let current = 0

  const mayGoOn = (segment: number, at: number): boolean => {
    const reach = reaches[segment] ?? none

    return reach === none || (runs[segment + 1] === current && (places[segment + 1] ?? 0) - at <= reach)
  }

  const tellFirst = (at: number, begun: ReadonlyArray<number>): void => {
    for (const segment of begun) {
      if (!mayGoOn(segment, at)) continue
      places[segment] = at
      runs[segment] = current
      const row = rows[segment] ?? 0
      if (rows[segment - 1] !== row) tell(row, at)
    }
  }

  const backwards = Program.of(
    segments.map(({ node }) => node),
    "backwards",
    testOf,
  )
  const machine = Machine.of(backwards, alphabet, tellFirst)

  return {
    find: (run, symbols) => {
      current++
      machine.find(run, symbols)
    },
    forget: machine.forget,
    effort: machine.effort,
  }
}

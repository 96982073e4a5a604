import type { Alphabet } from "./Alphabet.ts"
import * as Machine from "./Machine.ts"
import type { PatternNode } from "./PatternNode.ts"
import * as Program from "./Program.ts"
import type { Run } from "./Run.ts"
import * as Segments from "./Segments.ts"

/** Where rows may begin: all places where they do, and few others. */
export interface Candidates {
  readonly find: (run: Run, tell: (row: number, place: number, symbols: Uint16Array) => void) => void
  readonly effort: () => Machine.Effort
}

interface Segment extends Segments.Segment {
  readonly row: number
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** `patterns`: one of each row. */
export const of = (patterns: ReadonlyArray<PatternNode>, alphabet: Alphabet): Candidates => {
  const segments = patterns.flatMap((pattern, row): ReadonlyArray<Segment> => {
    const own = Segments.of(pattern)

    return own.map((segment, at) => ({ ...segment, row, isFirst: at === 0, isLast: at === own.length - 1 }))
  })
  const nodes = segments.map(({ node }) => node)
  const machine = Machine.of(Program.of(nodes, "backwards", alphabet.testOf), alphabet)
  /** By segment, the place from which on its row may go on to the end: the nearest so far, and in which run that was. */
  const places = new Int32Array(segments.length)
  const runs = new Float64Array(segments.length)
  let current = 0

  const mayGoOn = (segment: number, { isLast, reach }: Segment, at: number): boolean =>
    isLast || (runs[segment + 1] === current && (places[segment + 1] ?? 0) - at <= reach)

  const find: Candidates["find"] = (run, tell) => {
    current++
    machine.find(run, (at, begun, symbols) => {
      for (const each of begun) {
        const segment = segments[each]
        if (segment === undefined || !mayGoOn(each, segment, at)) continue
        places[each] = at
        runs[each] = current
        if (segment.isFirst) tell(segment.row, at, symbols)
      }
    })
  }

  return { find, effort: machine.effort }
}

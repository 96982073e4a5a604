import * as Program from "./Program.ts"

/** Where several patterns are at one time, and the rows that came to their end. */
export interface StateSet {
  /** Each a step, and how many tokens are left to it if it is a loop, in one number. */
  readonly items: Int32Array
  readonly rows: ReadonlyArray<number>
}

const none: ReadonlyArray<number> = []

/** A loop takes fewer tokens than this. */
const most = 64

const { does } = Program

/**
 * Collects where patterns are. A loop that was entered twice is kept once, with the more tokens left: whatever the other could still read,
 * it can. So a gap has as many states as it may be tokens wide, and not two to the power of them.
 */
export const collecting = (program: Program.Program) => {
  const left = new Map<number, number>()
  const rows = new Set<number>()
  const passed = new Set<number>()

  const split = (at: number): void => {
    if (passed.has(at)) return
    passed.add(at)
    for (let way = 0; way < Program.mostOf(program, at); way++) follow(Program.wayOf(program, at, way))
  }

  const loop = (at: number, tokens: number): void => {
    const before = left.get(at)
    if (tokens > 0 && (before === undefined || before < tokens)) left.set(at, tokens)
    if (before === undefined) follow(Program.nextOf(program, at))
  }

  const follow = (at: number): void => {
    switch (Program.doesAt(program, at)) {
      case does.read:
        left.set(at, 0)
        break
      case does.loop:
      case does.lazyLoop:
        loop(at, Program.mostOf(program, at))
        break
      case does.split:
        split(at)
        break
      case does.mark:
        follow(Program.nextOf(program, at))
        break
      case does.row:
        rows.add(Program.subjectOf(program, at))
    }
  }

  /** Goes on from a step behind a token of which its test holds. `tokens`: as many as are left to it if it is a loop. */
  const goOn = (at: number, tokens: number): void => {
    if (Program.doesAt(program, at) === does.read) follow(Program.nextOf(program, at))
    else loop(at, tokens - 1)
  }

  return {
    follow,
    /** Goes on from a step behind a token of which its test holds, for the first time. */
    followFrom: (at: number): void => goOn(at, Program.mostOf(program, at)),
    /** Goes on from each item of a set behind a token of which some tests hold. */
    followBehind: ({ items }: StateSet, holds: (test: number) => boolean): void => {
      for (const item of items) {
        const at = Math.floor(item / most)
        if (holds(Program.subjectOf(program, at))) goOn(at, item % most)
      }
    },
    steps: (): ReadonlyArray<number> => [...left.keys()],
    collected: (): StateSet => ({
      items: Int32Array.from(left, ([at, tokens]) => at * most + tokens).sort(),
      rows: rows.size === 0 ? none : [...rows].toSorted((one, other) => one - other),
    }),
  }
}

import type * as Program from "./Program.ts"

/** Where several patterns are at one time, and the rows that came to their end. */
export interface StateSet {
  /** Each a step, and how many tokens are left to it if it is a loop, in one number. */
  readonly items: Int32Array
  readonly rows: ReadonlyArray<number>
}

const none: ReadonlyArray<number> = []

/** A loop takes fewer tokens than this. */
const most = 64

/**
 * Collects where patterns are. A loop that was entered twice is kept once, with the more tokens left: whatever the other could still read,
 * it can. So a gap has as many states as it may be tokens wide, and not two to the power of them.
 */
export const collecting = ({ steps }: Program.Program) => {
  const left = new Map<number, number>()
  const rows = new Set<number>()
  const passed = new Set<number>()

  const passOn = (at: number, { next }: Program.Step & { does: "split" }): void => {
    if (passed.has(at)) return
    passed.add(at)
    for (const each of next) follow(each)
  }

  const loop = (at: number, step: Program.Step & { does: "loop" }, tokens: number): void => {
    const before = left.get(at)
    if (tokens > 0 && (before === undefined || before < tokens)) left.set(at, tokens)
    if (before === undefined) follow(step.next)
  }

  const follow = (at: number): void => {
    const step = steps[at]
    switch (step?.does) {
      case "read":
        left.set(at, 0)
        break
      case "loop":
        loop(at, step, step.most)
        break
      case "split":
        passOn(at, step)
        break
      case "mark":
        follow(step.next)
        break
      case "row":
        rows.add(step.row)
    }
  }

  const include = (set: StateSet): void => {
    for (const item of set.items) {
      const at = Math.floor(item / most)
      left.set(at, Math.max(left.get(at) ?? 0, item % most))
    }
    for (const row of set.rows) rows.add(row)
  }

  return {
    follow,
    include,
    /** Goes on from a step behind a token of which its test holds, for the first time. */
    followFrom: (at: number): void => {
      const step = steps[at]
      if (step?.does === "read") follow(step.next)
      if (step?.does === "loop") loop(at, step, step.most - 1)
    },
    /** Goes on from each item of a set behind a token of which some tests hold. */
    followBehind: ({ items }: StateSet, holds: (test: number) => boolean): void => {
      for (const item of items) {
        const at = Math.floor(item / most)
        const step = steps[at]
        if (step?.does === "read" && holds(step.test)) follow(step.next)
        if (step?.does === "loop" && holds(step.test)) loop(at, step, (item % most) - 1)
      }
    },
    steps: (): ReadonlyArray<number> => [...left.keys()],
    collected: (): StateSet => ({
      items: Int32Array.from(left, ([at, tokens]) => at * most + tokens).sort(),
      rows: rows.size === 0 ? none : [...rows].toSorted((one, other) => one - other),
    }),
  }
}

export const keyOf = ({ items, rows }: StateSet): string => `${items.join(",")};${rows.join(",")}`

import * as Labels from "./Labels.ts"
import type { Measured } from "./Table.ts"

/** A row for labeled things: the reader on either half and on all, and a baseline on all. */
export const rowOf =
  <Thing extends { readonly nct: string }, Score>(
    reader: (things: ReadonlyArray<Thing>) => Score,
    baseline: (things: ReadonlyArray<Thing>) => Score,
  ) =>
  (measure: string, chosen: ReadonlyArray<Thing>, figure: (score: Score) => string, goal: string): Measured => {
    const half = (which: "even" | "odd") => chosen.filter((thing) => Labels.half(thing) === which)

    return {
      measure,
      even: figure(reader(half("even"))),
      odd: figure(reader(half("odd"))),
      all: figure(reader(chosen)),
      baseline: figure(baseline(chosen)),
      goal,
    }
  }

import { describe, expect, test } from "bun:test"
import * as Allocation from "../../../bench/speed/Allocation.ts"

const collection = (began: number, left: number) =>
  `[GC<0x1>: START M ${began}kb => EdenCollection, a=0kb v=2431kb (C:166 M:0 P1:2265) o=1 b=0 => ${left}kb, p=3.1ms END]\nGC END!`

describe("What the engine's log tells was allocated", () => {
  test.each<readonly [string, ReadonlyArray<readonly [began: number, left: number]>, number, number]>([
    [
      "is what each collection began with above what the one before it left",
      [
        [9000, 3000],
        [11_000, 4000],
        [13_500, 4000],
      ],
      17_500,
      2,
    ],
    ["is nothing between fewer than two", [[9000, 3000]], 0, 0],
    [
      "is never less than nothing",
      [
        [9000, 3000],
        [2000, 1000],
        [1500, 1000],
      ],
      500,
      2,
    ],
  ])("%s", (_, collections, kilobytes, count) => {
    const log = collections.map(([began, left]) => collection(began, left)).join("\n")

    expect(Allocation.allocated(log)).toEqual({ kilobytes, collections: count })
  })
})

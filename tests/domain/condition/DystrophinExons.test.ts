import { expect, test } from "bun:test"
import * as DystrophinExons from "../../../domain/condition/DystrophinExons.ts"

/** As published of the drugs that skip exons 44, 45, 51 and 53, and of others that were proposed. */
test.each<[skipped: number, deletions: ReadonlyArray<readonly [first: number, last: number]>]>([
  [
    8,
    [
      [4, 7],
      [5, 7],
      [6, 7],
    ],
  ],
  [
    43,
    [
      [44, 44],
      [44, 47],
      [44, 49],
      [44, 51],
    ],
  ],
  [
    44,
    [
      [35, 43],
      [40, 43],
      [42, 43],
      [45, 45],
      [45, 54],
    ],
  ],
  [
    45,
    [
      [44, 44],
      [46, 46],
      [46, 47],
      [46, 48],
      [46, 49],
      [46, 51],
      [46, 53],
      [46, 55],
    ],
  ],
  [
    50,
    [
      [51, 51],
      [51, 53],
      [51, 55],
    ],
  ],
  [
    51,
    [
      [43, 50],
      [45, 50],
      [47, 50],
      [48, 50],
      [49, 50],
      [50, 50],
      [52, 52],
      [52, 63],
    ],
  ],
  [
    53,
    [
      [42, 52],
      [45, 52],
      [47, 52],
      [48, 52],
      [49, 52],
      [50, 52],
      [52, 52],
    ],
  ],
  [
    55,
    [
      [45, 54],
      [48, 54],
    ],
  ],
])("Skipping exon %d restores what is read behind the deletions %j", (skipped, deletions) => {
  for (const [first, last] of deletions) expect(DystrophinExons.restoring(first, last)).toContain(skipped)
})

test.each([
  [3, 9],
  [45, 47],
  [45, 55],
  [48, 49],
  [49, 51],
])("A deletion of the exons %d to %d leaves the rest readable, so that none need be skipped", (first, last) => {
  expect(DystrophinExons.restoring(first, last)).toEqual([])
})

test("The first and the last exon are never skipped", () => {
  expect(DystrophinExons.restoring(2, 2)).toEqual([])
  expect(DystrophinExons.restoring(78, 78)).not.toContain(79)
})

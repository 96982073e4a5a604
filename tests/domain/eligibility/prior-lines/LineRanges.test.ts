import { expect, test } from "bun:test"
import * as LineRanges from "../../../../domain/eligibility/prior-lines/LineRanges.ts"

const many = Number.POSITIVE_INFINITY

test.each<[sentence: string, ranges: ReadonlyArray<readonly [low: number, high: number, vague: boolean]>]>([
  ["at least two prior lines of therapy", [[2, many, false]]],
  ["number of prior regimens : 0 - 2", [[0, 2, false]]],
  ["first - or second - line treatment", [[0, 1, true]]],
  ["progressed after first - line therapy", [[1, many, false]]],
  ["never received systemic therapy", [[0, 0, false]]],
  ["no prior systemic therapy", [[0, 0, false]]],
  ["treatment - naive", [[0, 0, false]]],
  ["heavily pretreated", [[2, many, true]]],
  ["refractory to standard therapy", [[1, many, true]]],
  ["any number of prior lines of therapy", []],
  ["a central line", []],
])("%j states %j", (sentence, ranges) =>
  expect(LineRanges.of(sentence.split(" "), false).map(({ high, low, vague }) => [low, high, vague] as const)).toEqual([
    ...ranges,
  ]),
)

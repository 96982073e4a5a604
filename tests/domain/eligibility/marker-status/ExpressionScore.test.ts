import { describe, expect, test } from "bun:test"
import * as Annotation from "../../../../domain/annotation/Annotation.ts"
import * as ExpressionScore from "../../../../domain/eligibility/marker-status/ExpressionScore.ts"
import * as MarkerRun from "../../../../domain/eligibility/marker-status/MarkerRun.ts"
import * as MarkerStatus from "../../../../domain/eligibility/marker-status/MarkerStatus.ts"
import type * as NumberRange from "../../../../domain/eligibility/numbers/NumberRange.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

/** The score told around one word of a text, "Score". */
const told = (text: string, state = "bare", first = 0): ExpressionScore.Score | undefined =>
  ExpressionScore.of(MarkerRun.written(text, Tokens.of(fold(text), 0, text.length), first, first + 1), state)

/** An end of a range, with a sign where the range does not hold it. */
const shownEnd = ({ isIncluded, number }: NumberRange.End, sign: string) => (isIncluded ? number : `${sign}${number}`)

const shown = (score: ExpressionScore.Score | undefined) =>
  score?.map(({ high, low }) => [shownEnd(low, ">"), shownEnd(high, "<")])

describe("a score that is told", () => {
  test.each<[string, ReturnType<typeof shown>]>([
    ["Score ≥ 50%", [[50, 100]]],
    ["Score >= 1 %", [[1, 100]]],
    ["Score by TPS of at least 1%", [[1, 100]]],
    ["Score CPS ≥ 10", [[10, 100]]],
    ["Score of 50% or more", [[50, 100]]],
    ["Score < 1%", [[0, "<1"]]],
    ["Score below 50%", [[0, "<50"]]],
    ["Score < 0%", undefined],
    ["Score ≤ 49%", [[0, 49]]],
    ["Score 1-49%", [[1, 49]]],
    ["Score 1% to 49%", [[1, 49]]],
    ["Score 0%", [[0, 0]]],
    ["Score equal to or greater than 1%", [[1, 100]]],
    ["Score CPS no less than 5", [[5, 100]]],
    ["Score lower than 50%", [[0, "<50"]]],
    ["Score ≥ 1% and ≤ 49%", [[1, 49]]],
    ["Score of at least 1% but less than 50%", [[1, "<50"]]],
    [
      "Score ≥ 50% or < 1%",
      [
        [50, 100],
        [0, "<1"],
      ],
    ],
    [
      "Score ≥ 50% (cohort A) or 1-49% (cohort B)",
      [
        [50, 100],
        [1, 49],
      ],
    ],
    ["Score CPS ≥ 1 and < 20", [[1, "<20"]]],
    ["Score CPS ≥ 1 and ≤ 2 earlier lines", [[1, 100]]],
    ["Score known, age ≥ 18 years", undefined],
    ["Score known; TPS ≥ 50%", undefined],
  ])("%j", (text, range) => expect(shown(told(text))).toEqual(range))
})

test("Words mean a score where none is told", () => {
  expect(shown(told("Score", "present"))).toEqual([[1, 100]])
  expect(shown(told("Score high", "present"))).toEqual([[50, 100]])
  expect(shown(told("Score", "absent"))).toEqual([[0, "<1"]])
  expect(told("Score", "status")).toBeUndefined()
})

test("Ranges overlap where a score lies in both", () => {
  const [all, high, low, none] = ["≥ 1%", "≥ 50%", "1-49%", "< 1%"].map((range) => told(`Score ${range}`) ?? [])

  expect(ExpressionScore.overlap(high ?? [], all ?? [])).toBe(true)
  expect(ExpressionScore.overlap(high ?? [], low ?? [])).toBe(false)
  expect(ExpressionScore.overlap(none ?? [], all ?? [])).toBe(false)
  expect(ExpressionScore.overlap([...(high ?? []), ...(none ?? [])], told("Score ≤ 49%") ?? [])).toBe(true)
})

test("A lower bound may stand before the name", () => {
  expect(shown(told("1% ≤ Score < 50%", "bare", 3))).toEqual([[1, "<50"]])
  expect(shown(told("1% ≤ Score", "bare", 3))).toEqual([[1, 100]])
})

test("Each score that can be told can be kept as it is", () => {
  const part = Annotation.part(MarkerStatus.packing)
  const bounds = ["≥", "<", "≤", "", "1 -"]
  const numbers = Array.from({ length: 101 }, (_, number) => number)
  for (const text of bounds.flatMap((bound) => numbers.map((number) => `Score ${bound} ${number}%`))) {
    const score = told(text)
    const status: MarkerStatus.MarkerStatus = {
      state: "present",
      kinds: [],
      variants: [],
      isDenied: false,
      ...(score === undefined ? {} : { score }),
      ...(text.includes("<") ? { method: "cps" } : {}),
    }
    const annotation = Annotation.empty()
    Annotation.recall(annotation, part, () => status)
    const other: MarkerStatus.MarkerStatus = { ...status, state: "absent" }

    expect(Annotation.recall(annotation, part, () => other)).toEqual(status)
  }
})

import { describe, expect, test } from "bun:test"
import * as ListItems from "../../../../domain/eligibility/document/ListItems.ts"

const itemsOf = (line: string): ReadonlyArray<string> =>
  ListItems.of(line, { start: 0, end: line.length }).map(({ end, start }) => line.slice(start, end).trim())

describe("items of a line that letters part", () => {
  test("begin with a letter or a number each", () => {
    expect(itemsOf("one of: a) naive; b) relapsed")).toEqual(["a) naive;", "b) relapsed"])
    expect(itemsOf("one of: (1) naive, or (2) relapsed")).toEqual(["(1) naive, or", "(2) relapsed"])
  })

  test("may be numbered in other ways", () => {
    expect(itemsOf("one of: 1.) naive, 2.) relapsed")).toEqual(["1.) naive,", "2.) relapsed"])
    expect(itemsOf("one of: i) naive, ii) relapsed, or iii) refractory")).toEqual([
      "i) naive,",
      "ii) relapsed, or",
      "iii) refractory",
    ])
    expect(itemsOf("one of: 1. naive, or 2. relapsed")).toEqual(["1. naive, or", "2. relapsed"])
    expect(itemsOf("g) naive h) relapsed i) refractory")).toEqual(["g) naive", "h) relapsed", "i) refractory"])
  })

  test("go on where a letter was left out", () => {
    expect(itemsOf("c) naive e) relapsed f) refractory")).toEqual(["c) naive", "e) relapsed", "f) refractory"])
  })

  test("are none where letters stand for something else", () => {
    expect(itemsOf("prior treatment(s) with drug(s) of class (b) or (a) only")).toEqual([])
    expect(itemsOf("relapsed disease (see a) below")).toEqual([])
    expect(itemsOf("toxicity of grade 1. hepatitis of grade 2. no bleeding")).toEqual([])
  })
})

describe("the last item begins", () => {
  test.each([
    ["(1) gout (2) metastasis", 9],
    ["gout (2) metastasis", 5],
    ["(1) gout (2) colitis (3) metastasis", 21],
    ["within five (5) years", 0],
    ["at most two (2) lines", 0],
    ["gout, metastasis", 0],
  ])("in %j at %d", (passage, at) => expect(ListItems.lastStart(passage)).toBe(at))
})

test("the bracket behind a number ends it", () => {
  expect(ListItems.endsNumber(["(", "2", ")", "gout"], 2)).toBe(true)
  expect(ListItems.endsNumber(["(", "stage", "2", ")"], 3)).toBe(false)
})

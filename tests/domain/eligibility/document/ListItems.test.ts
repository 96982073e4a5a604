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

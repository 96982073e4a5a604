import { describe, expect, test } from "bun:test"
import * as HeadingLine from "../../../../domain/eligibility/document/HeadingLine.ts"
import * as NumberedText from "../../../../domain/eligibility/text/NumberedText.ts"

const words = (line: string) => HeadingLine.wordsOf(NumberedText.of(line), 0, line.length, 18)

const texts = (some: ReadonlyArray<HeadingLine.Word>) => some.map(({ text }) => text)

test.each([
  ["4.1 inclusion criteria:", ["4", "1", "inclusion", "criteria"]],
  ["patient's part", ["patient's", "part"]],
  ["* - :", []],
])("The words of %j are %j", (line, expected) => expect(texts(words(line))).toEqual(expected))

test("No more words are read than asked for", () => {
  expect(HeadingLine.wordsOf(NumberedText.of("a ".repeat(100)), 0, 200, 3)).toHaveLength(3)
})

test.each([
  ["criteria for providers (2 per centre)", ["criteria", "for", "providers"]],
  ["criteria (part (a) b) c", ["criteria", "c"]],
  ["criteria) a", ["criteria", "a"]],
])("Outside its brackets %j holds %j", (line, expected) => {
  expect(texts(HeadingLine.outsideBrackets(line, words(line)))).toEqual(expected)
})

describe("a noun beside “criteria”", () => {
  test.each([
    ["inclusion criteria", { side: "inclusion", noun: 0, end: 2 }],
    ["non inclusion criteria", { side: "exclusion", noun: 1, end: 3 }],
    ["criteria for exclusion of patients", { side: "exclusion", noun: 2, end: 3 }],
    ["exclusion of criteria", undefined],
    ["inclusion", undefined],
  ] as const)("%j: %p", (line, pair) => expect<unknown>(HeadingLine.pairOf(words(line))).toEqual(pair))
})

test.each([
  ["inclusion", false, "inclusion"],
  ["key exclusions", false, "exclusion"],
  ["reasons for exclusion", true, "exclusion"],
  ["patients excluded", true, "exclusion"],
  ["patients excluded", false, undefined],
  ["exclusion of glaucoma", true, undefined],
] as const)("By itself %j (with a colon: %p) heads the side of %p", (line, hasColon, side) => {
  expect<unknown>(HeadingLine.bareSide(words(line), hasColon)).toBe(side)
})

test.each([
  ["inclusion criteria", false],
  ["key inclusion criteria", false],
  ["her2 inclusion criteria", true],
  ["inclusion criteria of part a", true],
  ["prior concurrent therapy", false],
])("%j says more than which part it heads: %p", (line, is) => expect(HeadingLine.saysMore(words(line))).toBe(is))

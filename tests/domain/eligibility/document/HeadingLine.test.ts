import { expect, test } from "bun:test"
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

import { expect, test } from "bun:test"
import * as DecimalNumbers from "../../../../domain/eligibility/quantities/DecimalNumbers.ts"

test.each<[words: string, number: number, last: number]>([
  ["26", 26, 1],
  ["100", 100, 1],
  ["0 . 5", 0.5, 3],
  ["6 .", 6, 1],
  ["two", 2, 1],
  ["fourteen", 14, 1],
  ["twenty", 20, 1],
  ["twenty - four", 24, 3],
  ["twenty four", 24, 2],
  ["twenty eleven", 20, 1],
  ["twenty ( 20 )", 20, 4],
])("%j is %p", (words, number, last) => {
  const written = DecimalNumbers.at(words.split(" "), 0)

  expect([written?.number, written?.last]).toEqual([number, last])
})

test.each([["1234"], ["score"], ["/"]])("%j is no number", (words) =>
  expect(DecimalNumbers.at(words.split(" "), 0)).toBeUndefined(),
)

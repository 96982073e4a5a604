import { expect, test } from "bun:test"
import * as WrittenNumbers from "../../../../domain/eligibility/quantities/WrittenNumbers.ts"

test.each<[words: string, expected: readonly [number: number, last: number] | undefined]>([
  ["two lines", [2, 1]],
  ["two ( 2 ) lines", [2, 4]],
  ["a single line", [1, 2]],
  ["two ( cohort 2 ) lines", [2, 5]],
  ["two ( 2 ) ( arm b ) lines", [2, 8]],
  ["two ( platinum ) lines", [2, 1]],
  ["two ( cohort of patients without a mutation ) lines", [2, 1]],
  ["none or one line", [0, 1]],
  ["no prior or only one line", [0, 2]],
  ["no prior or concurrent line", undefined],
  ["no line", undefined],
  ["100 lines", undefined],
])("%j begins with %j", (words, expected) => {
  const one = WrittenNumbers.at(words.split(" "), 0)

  expect(one === undefined ? undefined : [one.number, one.last]).toEqual(
    expected === undefined ? undefined : [...expected],
  )
})

test.each<[words: string, last: number]>([
  ["one , two or three lines", 3],
  ["one , two , or three lines", 3],
  ["0 , 1 or 2", 2],
  ["1 - 2 lines", 2],
  ["one or , at most , two lines", 2],
  ["one or only two lines", 2],
  ["one ( cohort 1 ) or two ( cohort 2 ) lines", 2],
  ["2 or 1 lines", 2],
  ["one , two lines", 1],
])("%j ends with %d", (text, last) => {
  const words = text.split(" ")
  const one = WrittenNumbers.at(words, 0)

  expect(one === undefined ? undefined : WrittenNumbers.lastOf(words, one).number).toBe(last)
})

import { expect, test } from "bun:test"
import * as ListedLines from "../../../../domain/eligibility/line-claims/ListedLines.ts"
import { wordsOf } from "../prior-lines/Wording.ts"

test.each<[text: string, numbers: ReadonlyArray<number> | undefined, more: Partial<ListedLines.Listed>]>([
  ["first-line", [1], { all: true, open: false }],
  ["first- or second-line", [1, 2], { all: false }],
  ["first- and second-line", [1, 2], { all: true }],
  ["first, second or third line", [1, 2, 3], { all: false }],
  ["2L+", [2], { open: true }],
  ["frontline", [1], {}],
  ["second visit", undefined, {}],
  ["therapy", undefined, {}],
])("%j lists lines %j", (text, numbers, more) => {
  const listed = ListedLines.at(wordsOf(text), 0)

  expect(listed?.numbers).toEqual(numbers)
  expect(listed ?? {}).toMatchObject(more)
})

import { expect, test } from "bun:test"
import * as Brackets from "../../../../domain/eligibility/document/Brackets.ts"

const far = "a".repeat(200)

test.each<readonly [text: string, enclosed: ReadonlyArray<number>]>([
  ["HER2-low (IHC 1+; exploratory)", [16]],
  ["t(9;22)(q34;q11) [a; b]", [3, 11, 19]],
  ["a; b (c) d; e", []],
  ["(a (b; c) d; e)", [5, 11]],
  ["(a; b", []],
  ["a; b)", []],
  ["(a (b; c)", [5]],
  ["either a) b; or c) d;", []],
  [`(${far}; a)`, []],
  [`(a; ${far})`, []],
  [`(${far}; (a; b))`, [205]],
])("in %j at %j", (text, enclosed) => {
  expect([...Brackets.semicolonsIn(text)].toSorted((one, other) => one - other)).toEqual([...enclosed])
})

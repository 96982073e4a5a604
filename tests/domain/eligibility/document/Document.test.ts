import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Document from "../../../../domain/eligibility/document/Document.ts"
import { layouts } from "../corpus/layouts.ts"

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc
    .array(
      fc.constantFrom("Inclusion Criteria:", "Exclusion Criteria", "\n", "\n\n", "* ", "1. ", "KRAS", ":", ".", "  - "),
      {
        maxLength: 60,
      },
    )
    .map((parts) => parts.join("")),
  fc.constantFrom(...layouts.map(({ text: any }) => any)),
)

describe("a document", () => {
  test("is divided into segments that are in order, apart and within the text", () =>
    fc.assert(
      fc.property(text, (any) => {
        let behind = 0
        for (const { end, start } of Document.make(any).segments()) {
          expect(start).toBeGreaterThanOrEqual(behind)
          expect(end).toBeGreaterThan(start)
          behind = end
        }
        expect(behind).toBeLessThanOrEqual(any.length)
      }),
    ))

  test.each([
    ["No infection\n* Not pregnant\n* Without metastases\n* Adults", true],
    ["No infection\n* Pregnant\n* Metastases\n* Not an adult\n* Surgery", false],
    ["No infection\n* Not pregnant", false],
  ])("whose exclusion part is %j is written as requirements: %p", (lines, forbids) =>
    expect(Document.make(`Exclusion Criteria:\n\n* ${lines}`).forbids()).toBe(forbids),
  )
})

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
  expect([...Document.semicolonsIn(text)].toSorted((one, other) => one - other)).toEqual([...enclosed])
})

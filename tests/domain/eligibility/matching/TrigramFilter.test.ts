import { expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as TrigramFilter from "../../../../domain/eligibility/matching/TrigramFilter.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"

test("Letters that a text holds are never denied", () =>
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 400 }),
      fc.nat(),
      fc.integer({ min: 1, max: 9 }),
      (any, from, length) => {
        const folded = fold(any)
        const at = from % (folded.length + 1)

        expect(TrigramFilter.of(folded)(folded.slice(at, at + length))).toBe(true)
      },
    ),
  ))

test.each(["glioblastoma", "kras", "g12c", "stage", "metastatic"])(
  "%s is denied where a text holds nothing like it",
  (letters) => expect(TrigramFilter.of("histologically confirmed pancreatic adenocarcinoma")(letters)).toBe(false),
)

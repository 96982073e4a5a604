import { expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Atoms from "../../../../domain/eligibility/matching/Atoms.ts"
import * as LetterRuns from "../../../../domain/eligibility/matching/LetterRuns.ts"

const placesOf = (letters: string, text: string): ReadonlyArray<number> => {
  const found: Array<number> = []
  for (let at = text.indexOf(letters); at >= 0; at = text.indexOf(letters, at + 1)) found.push(at)

  return found
}

const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 4, maxLength: 6 })

test("Each list is found where a search for each of its runs finds it, in one order", () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(letters, { minLength: 1, maxLength: 5 }),
      fc.uniqueArray(letters, { minLength: 1, maxLength: 5 }),
      fc.string({ unit: fc.constantFrom("a", "b", "c", "é"), maxLength: 200 }),
      (one, other, text) => {
        const expected = [one, other].map((runs) =>
          runs.flatMap((run) => placesOf(run, text)).toSorted((first, second) => first - second),
        )

        const found = LetterRuns.find(LetterRuns.of([one, other]), text)

        expect(found.map((places) => places ?? [])).toEqual(expected)
      },
    ),
  ))

test("Atoms are found by the list that they belong to; those that nobody looks for are nowhere", () => {
  const heads = ["inclusion", "exclusion"]
  const lines = ["prior", "line"]
  const placesIn = Atoms.placesIn(Atoms.lookingFor([heads, lines]), "prior line, inclusion, line")

  expect([placesIn(heads), placesIn(lines), placesIn(["prior"])]).toEqual([[12], [0, 6, 23], []])
})

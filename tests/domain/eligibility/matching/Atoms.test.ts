import { expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Atoms from "../../../../domain/eligibility/matching/Atoms.ts"
import * as NumberedText from "../../../../domain/eligibility/text/NumberedText.ts"

const drugs: Atoms.Atoms = ["platin", "taxel"]
const treatments: Atoms.Atoms = ["chemo", "therap"]

const placesIn = (lists: ReadonlyArray<Atoms.Atoms>, text: string): Atoms.PlacesOf =>
  Atoms.placesIn(Atoms.lookingFor(lists), NumberedText.of(text))

/** Where a search finds them. */
const searched = (text: string, letters: string): ReadonlyArray<number> => {
  const found: Array<number> = []
  for (let at = text.indexOf(letters); at >= 0; at = text.indexOf(letters, at + 1)) found.push(at)

  return found
}

test("All lists are found, each in the order of the text", () => {
  const placesOf = placesIn([drugs, treatments], "Chemotherapy with cisplatin or docetaxel")

  expect(placesOf(drugs)).toEqual([21, 35])
  expect(placesOf(treatments)).toEqual([0, 5])
})

test("A list that was not looked for is nowhere, though it holds the same", () =>
  expect(placesIn([treatments], "chemotherapy with cisplatin")([...treatments])).toEqual([]))

test("A run may go on behind a word", () => {
  const runs = ["concurrent therapy", "anti-tumo", "patient's own"]
  const text = "Concurrent therapy, concurrent care, anti-tumor, anti-viral, outpatient's own, patient's"

  expect(placesIn([runs], text)(runs)).toEqual([0, 37, 64])
})

test("Each list is found where a search for each of its runs finds it", () => {
  const letters = fc
    .tuple(
      fc.constantFrom("aa", "ab", "ba"),
      fc.string({ unit: fc.constantFrom("a", "b", "c", "'", "-"), minLength: 2, maxLength: 4 }),
    )
    .map(([first, more]) => `${first}${more}`)
  const lists = fc.uniqueArray(letters, { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(
      lists,
      lists,
      fc.string({ unit: fc.constantFrom("a", "b", "c", "é", "'", "-", " "), maxLength: 200 }),
      (one, other, text) => {
        const placesOf = placesIn([one, other], text)
        for (const runs of [one, other])
          expect(placesOf(runs)).toEqual(
            runs.flatMap((run) => searched(text, run)).toSorted((first, second) => first - second),
          )
      },
    ),
    { numRuns: 1000 },
  )
})

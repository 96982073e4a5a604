import { expect, test } from "bun:test"
import * as Atoms from "../../../../domain/eligibility/matching/Atoms.ts"

const drugs: Atoms.Atoms = ["platin", "taxel"]
const treatments: Atoms.Atoms = ["chemo", "therap"]

test("All lists are found in one pass, each in the order of the text", () => {
  const placesOf = Atoms.placesIn(Atoms.lookingFor([drugs, treatments]), "chemotherapy with cisplatin or docetaxel")

  expect(placesOf(drugs)).toEqual([21, 35])
  expect(placesOf(treatments)).toEqual([0, 5])
})

test("A list that was not looked for is nowhere, though it holds the same", () => {
  const placesOf = Atoms.placesIn(Atoms.lookingFor([treatments]), "chemotherapy with cisplatin")

  expect(placesOf([...treatments])).toEqual([])
})

import { expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as PrefilterAtoms from "../../../../domain/eligibility/matching/PrefilterAtoms.ts"

const run = fc.string({ unit: fc.constantFrom(..."abcde"), minLength: 3, maxLength: 9 })

test("Every name with a run of three letters holds a stem", () =>
  fc.assert(
    fc.property(fc.array(fc.array(run, { minLength: 1, maxLength: 3 }), { maxLength: 8 }), (names) => {
      const stems = PrefilterAtoms.of(names)

      for (const runs of names) expect(PrefilterAtoms.holding(stems, runs)).toBeDefined()
      expect(stems.length).toBeLessThanOrEqual(names.length)
    }),
  ))

test("Names share the stem that most of them hold", () => {
  const names = [
    ["microsatellite", "stable"],
    ["microsatellite", "instability"],
    ["msi", "high"],
  ]

  expect(PrefilterAtoms.of(names)).toEqual(["micros", "high"])
})

test("A name of short runs alone holds none", () => {
  expect(PrefilterAtoms.of([["ca", "19", "9"]])).toEqual([])
  expect(PrefilterAtoms.holding(["micros"], ["ca", "19"])).toBeUndefined()
})

test("A word of three letters is no stem where a longer one is to be had", () => {
  const names = [
    ["fit", "for", "surgery"],
    ["unfit", "for", "resection"],
    ["met", "exon"],
  ]

  expect(PrefilterAtoms.of(names)).toEqual(["surger", "resect", "exon"])
})

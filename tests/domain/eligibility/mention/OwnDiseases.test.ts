import { expect, test } from "bun:test"
import * as OwnDiseases from "../../../../domain/eligibility/mention/OwnDiseases.ts"

test.each<
  [about: ReadonlyArray<string>, words: ReadonlyArray<string>, sites: ReadonlyArray<string>, ofCancer: boolean]
>([
  [["Chronic Kidney Disease"], ["kidney", "ckd"], ["kidney"], false],
  [["Non-Small Cell Lung Cancer"], ["lung"], ["lung"], true],
  [["Alzheimer's Disease"], ["alzheimer", "ad"], [], false],
  [["Parkinson’s disease"], ["parkinson", "pd"], [], false],
  [["Melanoma", "Advanced Solid Tumors"], [], [], true],
  [[], [], [], true],
])("%j", (about, words, sites, ofCancer) => {
  const own = OwnDiseases.from(about)

  for (const word of words) expect(own.words).toContain(word)
  expect([...own.sites]).toEqual([...sites])
  expect(own.ofCancer).toBe(ofCancer)
})

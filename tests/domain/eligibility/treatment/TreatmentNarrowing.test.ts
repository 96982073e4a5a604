import { expect, test } from "bun:test"
import * as TreatmentNarrowing from "../../../../domain/eligibility/treatment/TreatmentNarrowing.ts"
import { wordsOf } from "../prior-lines/Wording.ts"

test.each<[text: string, narrows: boolean]>([
  ["therapy with an inhibitor", true],
  ["therapy with curative intent", false],
  ["therapy containing platinum", true],
  ["therapy that must include platinum", true],
  ["therapy for cancer", false],
  ["therapy of the lung", false],
  ["therapy-based regimen", true],
])("%j is narrowed to a drug or a class: %p", (text, narrows) => {
  expect(TreatmentNarrowing.isAt(wordsOf(text), 1)).toBe(narrows)
})

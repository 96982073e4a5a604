import { expect, test } from "bun:test"
import * as TreatmentPhrase from "../../../../domain/eligibility/treatment/TreatmentPhrase.ts"
import { wordsOf } from "../prior-lines/Wording.ts"

test.each<[text: string, kind: TreatmentPhrase.Treatment["kind"]]>([
  ["chemotherapy for hepatitis", "other"],
  ["chemotherapy for metastatic disease", "any"],
  ["chemotherapy in the adjuvant setting", "early"],
  ["chemotherapy prior to surgery", "any"],
  ["chemotherapy, neoadjuvant or adjuvant", "early"],
  ["chemotherapy, adjuvant", "early"],
  ["chemotherapy, adjuvant or palliative", "any"],
  ["chemotherapy, adjuvant radiotherapy", "any"],
  ["chemotherapy, adjuvant, hormonal", "any"],
  ["chemotherapy for another cancer", "other"],
  ["chemotherapy for a disease other than breast cancer", "other"],
  ["chemotherapy for the disease other than endocrine therapy", "any"],
  ["therapy with an inhibitor", "class"],
  ["therapy with curative intent", "early"],
  ["therapy containing platinum", "class"],
  ["therapy that must include platinum", "class"],
  ["therapy for cancer", "any"],
  ["therapy of the lung", "any"],
])("%j is a treatment of kind %p", (text, kind) => {
  expect<unknown>(TreatmentPhrase.at(wordsOf(text), 0)?.kind).toBe(kind)
})

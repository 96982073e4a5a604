import { expect, test } from "bun:test"
import * as TreatmentPurpose from "../../../../domain/eligibility/treatment/TreatmentPurpose.ts"
import { wordsOf } from "../prior-lines/Wording.ts"

test.each<[text: string, purpose: ReturnType<typeof TreatmentPurpose.at>]>([
  ["chemotherapy for hepatitis", "other"],
  ["chemotherapy for metastatic disease", undefined],
  ["chemotherapy in the adjuvant setting", "early"],
  ["chemotherapy prior to surgery", undefined],
  ["chemotherapy, neoadjuvant or adjuvant", "early"],
  ["chemotherapy, adjuvant", "early"],
  ["chemotherapy, adjuvant or palliative", undefined],
  ["chemotherapy, adjuvant radiotherapy", undefined],
  ["chemotherapy, adjuvant, hormonal", undefined],
  ["chemotherapy for another cancer", "other"],
  ["chemotherapy for a disease other than breast cancer", "other"],
  ["chemotherapy for the disease other than endocrine therapy", undefined],
])("The purpose of %j is %p", (text, purpose) => {
  expect<unknown>(TreatmentPurpose.at(wordsOf(text), 1)).toBe(purpose)
})

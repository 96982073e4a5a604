import { describe, expect, test } from "bun:test"
import * as Document from "../../../../domain/eligibility/document/Document.ts"
import * as Span from "../../../../domain/eligibility/document/Span.ts"
import * as OtherCancers from "../../../../domain/eligibility/mention/OtherCancers.ts"
import * as OwnDiseases from "../../../../domain/eligibility/mention/OwnDiseases.ts"

const isOfAnother = (about: string, text: string, word: string): boolean => {
  const document = Document.make(text, [about])
  const at = text.indexOf(word)
  const span = Span.at(document, at, at + word.length)
  if (span === undefined) throw new Error("It stands in a segment.")

  return OtherCancers.around(span, OwnDiseases.of(document))
}

describe("Whether “active” is said of a cancer besides the study's", () => {
  test.each<[about: string, line: string, isOther: boolean]>([
    ["Lung Cancer", "Another malignancy that is active", true],
    ["Lung Cancer", "History of other cancer, unless not active", true],
    ["Lung Cancer", "Malignancy within five years that is active", true],
    ["Lung Cancer", "Carcinoma in situ of the cervix that is active", true],
    ["Lung Cancer", "Prior cancer therapy that is active", false],
    ["Lung Cancer", "Disease that is active", false],
    ["Lung Cancer", "Lung cancer that is active", false],
    ["Lung Cancer", "Non-small cell lung cancer which is active", false],
    ["Lung Cancer", "Breast cancer that is active", true],
    ["Lung Cancer", "Lung or breast cancer that is active", true],
    ["Lung Cancer", "Cancer that is active", true],
    ["Lung Cancer", "A prior lung cancer that is active", true],
    ["Cervical Carcinoma In Situ", "Carcinoma in situ that is active", false],
    ["Alzheimer Disease", "Another malignancy that is active", true],
    ["Alzheimer Disease", "Dementia that is active", false],
  ])("study of %s, %j: %p", (about, line, isOther) => {
    expect(isOfAnother(about, `Exclusion Criteria:\n\n* ${line}`, "active")).toBe(isOther)
  })
})

test("What is listed below another cancer is said of it", () => {
  const text = "Exclusion Criteria:\n\n* A second malignancy, except:\n  * localized tumors, treated"

  expect(isOfAnother("Lung Cancer", text, "localized")).toBeTrue()
})

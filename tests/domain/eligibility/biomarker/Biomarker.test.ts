import { expect, test } from "bun:test"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"
import { excluded } from "../corpus/Case.ts"

/** What is remarked on the quotes for a biomarker. */
const remarks = (biomarker: string, text: string) => {
  const opened = Reading.open(text)
  if (opened === undefined) throw new Error("There is a text.")

  return Questions.of({ condition: "", biomarkers: [biomarker] }).flatMap(({ find }) =>
    find(opened).map(({ remark }) => remark),
  )
}

test.each([
  ["APOE4 heterozygote", excluded("Homozygous APOE ε4 carriers"), "another form of it"],
  ["APOE4 carrier", excluded("Homozygous APOE ε4 carriers"), "of a part of it"],
  ["HTT expansion", excluded("Homozygous for the HTT expansion"), "of a part of it"],
])("On %j, %j is quoted with a remark", (biomarker, text, remark) => {
  expect(remarks(biomarker, text)).toEqual([remark])
})

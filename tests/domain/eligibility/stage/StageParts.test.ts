import { describe, expect, test } from "bun:test"
import * as Document from "../../../../domain/eligibility/document/Document.ts"
import * as Span from "../../../../domain/eligibility/document/Span.ts"
import * as StageParts from "../../../../domain/eligibility/stage/StageParts.ts"

const spanOf = (line: string): Span.Span => {
  const text = `Exclusion Criteria:\n\n* ${line}`
  const at = text.toLowerCase().indexOf("metasta")
  const span = Span.at(Document.make(text), at, at + (/^\w+/.exec(text.slice(at))?.[0].length ?? 0))
  if (span === undefined) throw new Error("It stands in a segment.")

  return span
}

describe("What bars a part only of those who have the stage", () => {
  test.each<[line: string, isNarrowed: boolean]>([
    ["Metastases", false],
    ["Metastases on CT", false],
    ["Metastases on anticoagulants", true],
    ["Metastases who require steroids", true],
    ["Metastases (of the liver or the lung) requiring drainage", true],
    ["Metastases. Surgery during the study", false],
    ["Uncontrolled metastases", true],
    ["Metastases within six months of surgery", true],
    ["Metastases within five years", false],
  ])("%j: %p", (line, isNarrowed) =>
    expect(StageParts.told({ ...spanOf(line), says: [] }).has("narrowed")).toBe(isNarrowed),
  )
})

describe("What is demanded among the exclusions", () => {
  test.each<[line: string, isRequired: boolean]>([
    ["If operated, they must have metastases", true],
    ["They must have no metastases", false],
    ["Known metastases", false],
  ])("%j: %p", (line, isRequired) =>
    expect(StageParts.told({ ...spanOf(line), says: [] }).has("required")).toBe(isRequired),
  )
})

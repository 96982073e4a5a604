import { describe, expect, test } from "bun:test"
import * as Document from "../../../../domain/eligibility/document/Document.ts"
import * as Span from "../../../../domain/eligibility/document/Span.ts"
import * as AroundStage from "../../../../domain/eligibility/stage/AroundStage.ts"

/** The first word of a line that begins so, under the exclusion criteria. */
const stageIn = (line: string, begins: string) => {
  const text = `Exclusion Criteria:\n\n* ${line}`
  const at = text.toLowerCase().indexOf(begins)
  const span = Span.at(Document.make(text), at, at + (/^\w+/.exec(text.slice(at))?.[0].length ?? 0))
  if (span === undefined) throw new Error("It stands in a segment.")

  return { ...span, says: [] }
}

describe("What governs a stage", () => {
  test.each<[line: string, governor: ReturnType<typeof AroundStage.governorOf>]>([
    ["Known metastatic disease", undefined],
    ["Treatment with a platinum in those with metastatic disease", undefined],
    ["Earlier therapy for metastatic disease", "therapy"],
    ["Earlier systemic therapy (but for surgery) for advanced or metastatic disease", "therapy"],
    ["Capecitabine in the metastatic setting", "therapy"],
    ["Adjuvant therapy for metastatic disease", "adjuvant therapy"],
    ["Definitive evidence of metastatic disease", undefined],
    ["The risk of metastatic disease", "consequence"],
    ["Pain due to metastatic disease", "consequence"],
    ["A drug to prevent metastatic disease", "consequence"],
    ["A biopsy of a metastatic lesion", "consequence"],
    ["Bulk at a metastatic site", "consequence"],
  ])("%j: %s", (line, governor) => expect(AroundStage.governorOf(stageIn(line, "metastatic"))).toBe(governor))
})

describe("Whether an operation was done, and whether it must not have been of late", () => {
  test.each<[line: string, isDone: boolean, isRecent: boolean]>([
    ["Underwent nephrectomy", true, false],
    ["Prior partial or radical nephrectomy", true, false],
    ["Had a nephrectomy within four weeks", true, true],
    ["Scheduled for nephrectomy", false, false],
    ["Candidates for a radical nephrectomy", false, false],
  ])("%j: %p, %p", (line, isDone, isRecent) => {
    const told = AroundStage.told(stageIn(line, "nephrectomy"))

    expect([told.has("done"), told.has("recent")]).toEqual([isDone, isRecent])
  })
})

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
  ])("%j: %p", (line, isNarrowed) => expect(AroundStage.isNarrowed(stageIn(line, "metasta"))).toBe(isNarrowed))
})

describe("What is demanded among the exclusions", () => {
  test.each<[line: string, isRequired: boolean]>([
    ["If operated, they must have metastases", true],
    ["They must have no metastases", false],
    ["Known metastases", false],
  ])("%j: %p", (line, isRequired) =>
    expect(AroundStage.told(stageIn(line, "metasta")).has("required")).toBe(isRequired),
  )
})

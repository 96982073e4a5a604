import { describe, expect, test } from "bun:test"
import * as Document from "../../../../domain/eligibility/document/Document.ts"
import * as Span from "../../../../domain/eligibility/document/Span.ts"
import * as Operations from "../../../../domain/eligibility/stage/Operations.ts"

const spanOf = (line: string): Span.Span => {
  const text = `Exclusion Criteria:\n\n* ${line}`
  const at = text.indexOf("nephrectomy")
  const span = Span.at(Document.make(text), at, at + "nephrectomy".length)
  if (span === undefined) throw new Error("It stands in a segment.")

  return span
}

describe("Whether an operation was done, and whether it must not have been of late", () => {
  test.each<[line: string, isDone: boolean, isRecent: boolean]>([
    ["Underwent nephrectomy", true, false],
    ["Prior partial or radical nephrectomy", true, false],
    ["Had a nephrectomy within four weeks", true, true],
    ["Scheduled for nephrectomy", false, false],
    ["Candidates for a radical nephrectomy", false, false],
  ])("%j: %p, %p", (line, isDone, isRecent) => {
    const told = Operations.told({ ...spanOf(line), says: [] })

    expect([told.has("done"), told.has("recent")]).toEqual([isDone, isRecent])
  })
})

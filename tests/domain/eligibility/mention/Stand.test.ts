import { describe, expect, test } from "bun:test"
import * as Document from "../../../../domain/eligibility/document/Document.ts"
import * as Span from "../../../../domain/eligibility/document/Span.ts"
import type { Remark } from "../../../../domain/eligibility/mention/Remark.ts"
import * as Stand from "../../../../domain/eligibility/mention/Stand.ts"

const standOf = (text: string): Stand.Stand => {
  const at = text.indexOf("KRAS")
  const span = Span.at(Document.make(text), at, at + "KRAS".length)
  if (span === undefined) throw new Error("It stands in a segment.")

  return Stand.of(span)
}

type Told = readonly [outcome: Stand.Outcome, turned: boolean, remark: Remark]

describe.each<readonly [heading: string, lines: ReadonlyArray<readonly [line: string, told: Told]>]>([
  [
    "Inclusion",
    [
      ["KRAS mutation", ["inclusion", false, ""]],
      ["No KRAS mutation", ["exclusion", true, "ruling it out"]],
      ["With or without KRAS mutation", ["unknown", false, "either way is accepted"]],
      ["KRAS mutation is allowed", ["inclusion", false, ""]],
      ["KRAS mutation is not allowed", ["exclusion", false, "ruling it out"]],
      ["None of the following:\n  * KRAS mutation", ["exclusion", false, "ruling it out"]],
    ],
  ],
  [
    "Exclusion",
    [
      ["KRAS mutation", ["exclusion", false, ""]],
      ["No KRAS mutation", ["inclusion", true, "where it is missing"]],
      ["Any mutation except KRAS", ["inclusion", true, "as an exception"]],
      ["KRAS mutation is allowed", ["inclusion", false, "allowing it"]],
      ["Must not have a KRAS mutation", ["exclusion", false, ""]],
      ["No KRAS mutation\n* No infection\n* Not pregnant", ["exclusion", false, ""]],
      ["Cancer without KRAS\n* No infection\n* Not pregnant\n* No pain", ["inclusion", true, "where it is missing"]],
    ],
  ],
])("under %s criteria", (heading, lines) => {
  test.each(lines)("%j", (line, [outcome, turned, remark]) => {
    expect(standOf(`${heading} Criteria:\n\n* ${line}`)).toEqual({ outcome, turned, remark })
  })
})

test("Where neither kind of criteria stands, no side is taken", () => {
  expect(standOf("Withdrawal criteria: no KRAS mutation any more").outcome).toBe("unknown")
})

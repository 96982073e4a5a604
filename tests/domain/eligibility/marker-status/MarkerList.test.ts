import { expect, test } from "bun:test"
import * as MarkerList from "../../../../domain/eligibility/marker-status/MarkerList.ts"
import * as MarkerRun from "../../../../domain/eligibility/marker-status/MarkerRun.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

/** What the marker KRAS is named together with begins here. */
const start = (text: string): string => {
  const tokens = Tokens.of(fold(text), 0, text.length)
  const first = tokens.words.lastIndexOf("kras")
  const reach = MarkerList.of(MarkerRun.written(text, tokens, first, first + 1))

  return text.slice(tokens.starts[reach.start]).split(" ").slice(0, 2).join(" ")
}

test.each([
  ["known KRAS mutation", "KRAS mutation"],
  ["known EGFR, ALK or KRAS mutation", "EGFR, ALK"],
  ["known epidermal growth factor receptor (EGFR) and KRAS mutation", "epidermal growth"],
  ["KRAS non-G12C, NRAS or KRAS mutation", "KRAS non-G12C,"],
  [
    "no other alterations, such as (but not limited to) EGFR mutation, ALK fusion, and KRAS mutation",
    "alterations, such",
  ],
  ["not positive for EGFR L858R or KRAS G12C", "positive for"],
  ["mutations in the following genes: EGFR, KRAS", "mutations in"],
  ["no EGFR mutation, ALK fusion, or KRAS mutation", "EGFR mutation,"],
  ["no EGFR mutation, and KRAS mutation", "KRAS mutation"],
  ["no EGFR mutation, KRAS mutation", "KRAS mutation"],
  ["no EGFR mutation, and KRAS mutation or amplification", "KRAS mutation"],
  ["no infection, KRAS mutation", "KRAS mutation"],
  ["other actionable alterations, including KRAS", "alterations, including"],
  ["other actionable alterations, including but not limited to KRAS", "alterations, including"],
  ["driver mutations (such as KRAS", "mutations (such"],
  ["any surgery such as KRAS", "KRAS"],
  ["driver mutations KRAS", "KRAS"],
  ["known drivers (EGFR/ALK) or KRAS mutation", "EGFR/ALK) or"],
])("in %j: %j", (text, first) => expect(start(text)).toBe(first))

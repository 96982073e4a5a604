import { expect, test } from "bun:test"
import * as MarkerMentions from "../../../../domain/eligibility/biomarker/MarkerMentions.ts"
import * as MarkerMatcher from "../../../../domain/eligibility/markers/MarkerMatcher.ts"
import { text } from "../../../support/text.ts"

/** What a text says of a marker, for nobody in particular. */
const mentions = (name: string, line: string) => {
  const recognised = MarkerMatcher.recognise(name)
  if (recognised === undefined) throw new Error(`${name} is in the lexicon.`)
  const { marker } = recognised

  return MarkerMentions.of(marker)(text(`Inclusion Criteria:\n\n* ${line}`)).map(({ excepted, stand, status }) => [
    status?.state,
    status?.variants.join(),
    stand.outcome,
    excepted.join(" "),
  ])
}

test.each([
  ["KRAS", "KRAS G12C or G12D mutation", [["present", "g12c,g12d", "inclusion", ""]]],
  ["KRAS", "KRAS wild-type", [["absent", "", "inclusion", ""]]],
  ["KRAS", "No EGFR, ALK or KRAS mutation", [["present", "", "exclusion", ""]]],
  ["KRAS", "Any KRAS mutation other than G12C", [["present", "", "inclusion", "g12c"]]],
  ["KRAS", "Prior KRAS G12C inhibitor", [[undefined, undefined, "unknown", ""]]],
  ["KRAS", "Known KRAS status", [["status", "", "inclusion", ""]]],
  ["EGFR", "eGFR of 60 mL/min", []],
  ["MGMT", "Methylated or unmethylated MGMT", [["either", "", "inclusion", ""]]],
])("Of %s, %j says %j", (name, line, told) => expect<unknown>(mentions(name, line)).toEqual(told))

import { expect, test } from "bun:test"
import * as MarkerHinges from "../../../../domain/eligibility/biomarker/MarkerHinges.ts"
import { text } from "../../../support/text.ts"

const others = (title: string, written: string, ...biomarkers: ReadonlyArray<string>): ReadonlyArray<string> =>
  MarkerHinges.others(title, text(written), new Set(biomarkers.flatMap(MarkerHinges.toldBy)))

const forKras = "Inclusion Criteria:\n* KRAS G12C mutation"

test.each<
  readonly [what: string, others: ReadonlyArray<string>, title: string, text: string, biomarkers: ReadonlyArray<string>]
>([
  ["one that the profile leaves out", ["KRAS"], "A drug in KRAS-mutated lung cancer", forKras, ["ALK fusion"]],
  ["one that the profile denies: that is another state of it", [], "KRAS-mutated cancer", forKras, ["KRAS wild-type"]],
  ["several, of which the profile names one", [], "KRAS-mutated, PD-L1-positive cancer", forKras, ["PD-L1 80 %"]],
  ["one that the title leaves out: many criteria speak of many", [], "A drug in lung cancer", forKras, ["ALK fusion"]],
  [
    "one that only the title names, as a target",
    [],
    "An anti-CD20 antibody",
    "Inclusion Criteria:\n* Adults",
    ["TP53"],
  ],
  ["one whose absence is asked for", [], "EGFR wild-type cancer", "Inclusion Criteria:\n* EGFR wild-type", ["TP53"]],
  ["one that it keeps out", [], "ALK in lung cancer", "Exclusion Criteria:\n* ALK fusion", ["TP53"]],
  [
    "one of one group",
    [],
    "KRAS-mutated cancer",
    "Inclusion Criteria:\n* Adults\n* Cohort A: KRAS G12C mutation\n* Cohort B: BRAF V600E mutation",
    ["TP53"],
  ],
  [
    "one of which it also bars the absence",
    ["KRAS"],
    "KRAS-mutated cancer",
    "Inclusion Criteria:\n* KRAS mutation\n\nExclusion Criteria:\n* KRAS wild-type",
    ["TP53"],
  ],
  [
    "one that it first keeps out",
    ["KRAS"],
    "KRAS-mutated cancer",
    "Exclusion Criteria:\n* KRAS G12C\n\nInclusion Criteria:\n* KRAS G12D",
    ["TP53"],
  ],
  ["one, and the profile names none", [], "A drug in KRAS-mutated lung cancer", forKras, []],
  ["one, and the profile tells how fit the patient is", [], "KRAS-mutated lung cancer", forKras, ["ECOG 1"]],
  [
    "one of a rare disease",
    ["SOD1"],
    "A drug in SOD1-ALS",
    "Inclusion Criteria:\n* SOD1 mutation",
    ["C9orf72 expansion"],
  ],
])("A study selects by %s: %p", (_, expected, title, written, biomarkers) => {
  expect(others(title, written, ...biomarkers)).toEqual([...expected])
})

test("A study that publishes no criteria selects by nothing", () => {
  expect(MarkerHinges.others("KRAS-mutated cancer", undefined, new Set(["ALK"]))).toEqual([])
})

import { expect, test } from "bun:test"
import * as CriteriaItems from "../../../../interfaces/web/browser/criteria/CriteriaItems.ts"

const text = `Inclusion Criteria:
* Age 18 years or older
* Metastatic disease that has
  progressed on one line of therapy
Cohort A:
* KRAS G12D mutation
Exclusion Criteria:
1. Pregnant or breastfeeding
2. Active infection; HIV`

const itemsOf = (text: string) =>
  CriteriaItems.of(text).map(({ end, part, start }) => [part, text.slice(start, end).replaceAll(/\s+/g, " ")])

test("The criteria of a text are its items, a line that goes on with the one above it included, each in its part", () => {
  expect(itemsOf(text)).toEqual([
    ["inclusion", "Age 18 years or older"],
    ["inclusion", "Metastatic disease that has progressed on one line of therapy"],
    ["inclusion", "Cohort A:"],
    ["inclusion", "KRAS G12D mutation"],
    ["exclusion", "Pregnant or breastfeeding"],
    ["exclusion", "Active infection; HIV"],
  ])
})

test("A text of nothing has none, and one without headings is of those who can join", () => {
  expect(itemsOf("")).toEqual([])
  expect(itemsOf("Adults only")).toEqual([["inclusion", "Adults only"]])
})

import { expect, test } from "bun:test"
import * as Statements from "../../../../domain/eligibility/prior-lines/Statements.ts"
import { text } from "../../../support/text.ts"

const statementsOf = (written: string) => Statements.of(text(written))

test("Every statement of a long list is read", () => {
  const lines = Array.from({ length: 40 }, (_, number) => `- Cohort ${number}: previously untreated lymphoma`)

  expect(statementsOf(`Inclusion Criteria:\n${lines.join("\n")}`)).toHaveLength(40)
})

test("A text that says the same without end is not read to its end", () => {
  const endless = `Inclusion Criteria:\n${"Cohort A: previously untreated cancer. ".repeat(2500)}`

  expect(statementsOf(endless).length).toBeLessThan(100)
})

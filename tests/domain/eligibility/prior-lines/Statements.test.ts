import { expect, test } from "bun:test"
import * as Document from "../../../../domain/eligibility/document/Document.ts"
import * as Prefilter from "../../../../domain/eligibility/prior-lines/Prefilter.ts"
import * as Statements from "../../../../domain/eligibility/prior-lines/Statements.ts"

const statementsOf = (text: string) => Statements.of(Document.make(text, Document.lookingFor(Prefilter.atoms)))

test("Every statement of a long list is read", () => {
  const lines = Array.from({ length: 40 }, (_, number) => `- Cohort ${number}: previously untreated lymphoma`)

  expect(statementsOf(`Inclusion Criteria:\n${lines.join("\n")}`)).toHaveLength(40)
})

test("A text that says the same without end is not read to its end", () => {
  const text = `Inclusion Criteria:\n${"Cohort A: previously untreated cancer. ".repeat(2500)}`

  expect(statementsOf(text).length).toBeLessThan(100)
})

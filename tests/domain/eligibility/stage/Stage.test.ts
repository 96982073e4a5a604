import { expect, test } from "bun:test"
import * as Stage from "../../../../domain/eligibility/stage/Stage.ts"
import { text } from "../../../support/text.ts"

test.each([
  ["Metastatic disease", true],
  ["Stage III lung cancer", true],
  ["Mild or moderate Alzheimer's disease", true],
  ["With or without metastatic disease", false],
  ["Lung cancer", false],
])("A text that says %j turns on the stage: %p", (line, turns) =>
  expect(Stage.decides(text(`Inclusion Criteria:\n\n* ${line}`))).toBe(turns),
)

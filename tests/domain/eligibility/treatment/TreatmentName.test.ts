import { expect, test } from "bun:test"
import * as TreatmentName from "../../../../domain/eligibility/treatment/TreatmentName.ts"
import { wordsOf } from "../prior-lines/Wording.ts"

test.each<[text: string, called: string | undefined, told: Partial<TreatmentName.TreatmentName>]>([
  [
    "prior systemic therapy with an antibody",
    "prior systemic therapy",
    { isPrior: true, isSystemic: true, isNarrow: false },
  ],
  ["lines of chemotherapy or radiation", "lines of chemotherapy", { isGrouped: true }],
  ["adjuvant chemotherapy", "adjuvant chemotherapy", { isEarly: true }],
  ["PD-1 inhibitors", "pd - 1 inhibitors", { isNarrow: true }],
  ["anti-CD38 therapy", "anti - cd38 therapy", { isNarrow: true }],
  ["anti-cancer therapy", "anti - cancer therapy", { isNarrow: false, isSystemic: true }],
  ["platinum-based chemotherapy", "platinum - based chemotherapy", { isNarrow: true, isSystemic: true }],
  ["cycles of chemotherapy", "cycles of chemotherapy", { isPortion: true }],
  ["radiation therapy", "radiation therapy", { isLocal: true }],
  ["weeks of rest", undefined, {}],
  ["surgery", undefined, {}],
  ["taxane-containing arm", undefined, {}],
])("%j calls %j", (text, called, told) => {
  const words = wordsOf(text)
  const name = TreatmentName.at(words, 0)

  expect(name === undefined ? undefined : words.slice(0, name.last).join(" ")).toBe(called)
  expect(name ?? {}).toMatchObject(told)
})

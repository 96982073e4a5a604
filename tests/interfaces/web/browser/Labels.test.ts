import { describe, expect, test } from "bun:test"
import { draftOf, empty, requestOf } from "../../../../interfaces/web/browser/profile/Draft.ts"
import * as Labels from "../../../../interfaces/web/browser/profile/Labels.ts"
import { languages } from "../../../../interfaces/web/browser/words/Languages.ts"

describe("What the page calls its suggestions is sent as the English term", () => {
  test.each([
    ["MGMT no metilado", "MGMT unmethylated"],
    [" mgmt  no metilado ", "MGMT unmethylated"],
    ["IDH sin mutación", "IDH wild-type"],
    ["IDH sin mutación (wild-type)", "IDH wild-type"],
    ["Recurrente", "Recurrent"],
    ["Recurrente (ha vuelto)", "Recurrent"],
    ["No operable", "Unresectable"],
    [" came back twice ", "came back twice"],
  ])("%j is %j", (typed, term) => expect(Labels.termOf(typed)).toBe(term))

  test("of each label in each language", () => {
    for (const { suggested } of languages)
      for (const [term, label] of Object.entries(suggested))
        expect([label, Labels.termOf(label)]).toEqual([label, term])
  })

  test("as the stage and as results of a form", () => {
    const draft = { ...empty, condition: "glioma", stage: "Recurrente", results: "MGMT no metilado\nKRAS G12C" }

    expect(requestOf(draft, [])).toEqual({
      condition: "glioma",
      stage: "Recurrent",
      biomarkers: ["MGMT unmethylated", "KRAS G12C"],
    })
    expect(requestOf(draftOf(requestOf(draft, []), []), [])).toEqual(requestOf(draft, []))
  })
})

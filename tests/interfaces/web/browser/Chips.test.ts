import { expect, test } from "bun:test"
import { type Chip, chipsOf } from "../../../../interfaces/web/browser/profile/Chips.ts"
import { type Draft, empty, requestOf } from "../../../../interfaces/web/browser/profile/Draft.ts"
import { english } from "../../../../interfaces/web/browser/words/English.ts"
import { spanish } from "../../../../interfaces/web/browser/words/Spanish.ts"
import { areas } from "./Answers.ts"

const draft: Draft = {
  ...empty,
  condition: "GBM",
  stage: "Recurrent",
  ticked: ["MGMT unmethylated"],
  results: "EGFRvIII\nPTEN loss",
  lines: "1",
  age: "61",
  sex: "female",
  place: " Boston ",
  kinds: ["expanded_access"],
  phases: ["PHASE1", "PHASE2"],
}

const chips = (given: Partial<Draft> = {}) => chipsOf({ ...draft, ...given }, areas, english)

const valueOf = ({ value }: Chip) => value

test("A profile in brief holds each thing that was entered, in the words of the page", () => {
  expect(chips().map(valueOf)).toEqual([
    "Glioblastoma",
    "Recurrent",
    "MGMT unmethylated",
    "EGFRvIII",
    "PTEN loss",
    "1 treatment so far",
    "61 years",
    "Female",
    "Boston",
    "Expanded access",
    "Phase 1, Phase 2",
  ])
  expect(chipsOf(draft, areas, spanish).map(valueOf)).toContain("MGMT no metilado")
  expect(chipsOf({ ...empty, condition: "ALS" }, areas, english).map(valueOf)).toEqual(["ALS"])
})

test.each([
  [{ lines: "0" }, "no treatment so far"],
  [{ lines: "8" }, "8 or more treatments so far"],
  [{ age: "61 years old" }, "61 years old"],
  [{ place: "", point: { lat: 40.71, lng: -74.01 }, radius: "50" }, "within 50 miles of the point"],
])("%j is said as %s", (given, told) => {
  expect(chips(given).map(valueOf)).toContain(told)
})

test("Each thing but the illness can be taken out, and then nothing of it is asked for, and all else still is", () => {
  const asked = requestOf(draft, areas)

  for (const { name, value, without } of chips()) {
    if (without === undefined) {
      expect(name).toBe(english.searched.illness)
      continue
    }
    const left = requestOf(without, areas)
    const changed = Object.keys(asked).filter((field) => !Bun.deepEquals(asked[field], left[field]))

    expect([value, changed.length]).toEqual([value, 1])
    expect(JSON.stringify(left).length).toBeLessThan(JSON.stringify(asked).length)
  }
})

import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"

const told = (value: string, ...barred: ReadonlyArray<string>) => {
  const text = `Inclusion Criteria:\n\n* Adults\n\nExclusion Criteria:\n\n${barred.map((item) => `* ${item}`).join("\n")}`

  return Reading.read(text, Questions.of({ condition: "heart failure", biomarkers: [value] }))[0]
}

const measured = fc.constantFrom(
  ...(
    [
      ["eGFR", "mL/min", 10, 120],
      ["LVEF", "%", 10, 80],
      ["HbA1c", "%", 5, 14],
      ["BMI", "kg/m2", 15, 60],
      ["systolic blood pressure", "mmHg", 80, 220],
      ["MMSE", "points", 1, 30],
      ["QTc", "ms", 350, 600],
    ] as const
  ).map(([name, unit, least, most]) => ({ name, unit, least, most })),
)

/** A measure with a number that is kept out with all beyond it on one side, and one on the other side. */
const barred = measured.chain(({ least, most, name, unit }) =>
  fc
    .record({
      value: fc.integer({ min: least, max: most }),
      end: fc.integer({ min: least, max: most }),
      words: fc.constantFrom("*", "Known *", "Disease with a *", "Severe disease (*)", "* at screening"),
    })
    .filter(({ end, value }) => end !== value)
    .map(({ end, value, words }) => ({
      entry: `${name} ${value}`,
      item: words.replace("*", `${name} ${value < end ? ">" : "<"} ${end} ${unit}`),
    })),
)

describe("What is kept out", () => {
  test("is nobody who lies beyond it", () => {
    fc.assert(
      fc.property(barred, ({ entry, item }) => {
        expect([entry, item, told(entry, item)?.state]).not.toContain("mentioned_exclusion")
      }),
    )
  })

  test("lets them in, and looks for none of them", () => {
    const signpost = told("eGFR 40", "eGFR < 30 mL/min")

    expect(signpost?.state).toBe("mentioned_inclusion")
    expect(signpost?.isSpared).toBe(true)
    expect(signpost?.isLookedFor).toBe(false)
    expect(signpost?.evidence.sentence).toBe(
      "Exclusion criteria (it rules out other numbers than 40): “eGFR < 30 mL/min”",
    )
    expect(signpost?.evidence.reason).toBeUndefined()
  })

  test("lets nobody in where more is told that is not understood", () => {
    expect(told("eGFR 40", "eGFR < 30 mL/min", "An eGFR that falls")?.state).toBe("unknown")
  })
})

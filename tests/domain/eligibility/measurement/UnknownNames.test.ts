import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as MeasureNames from "../../../../domain/eligibility/measurement/MeasureNames.ts"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

const told = (entry: string, line: string) => {
  const text = `Inclusion Criteria:\n\n* Adults\n* ${line}\n\nExclusion Criteria:\n\n* Pregnancy`

  return Reading.read(text, Questions.of({ condition: "chronic fatigue", biomarkers: [entry] }))[0]?.state
}

const syllable = fc.constantFrom("zar", "mur", "quo", "vel", "dro", "pix", "jun", "wob")

const invented = fc
  .array(syllable, { minLength: 2, maxLength: 3 })
  .map(([first = "", ...more]) => `${first.charAt(0).toUpperCase()}${first.slice(1)}${more.join("")}k`)

const noun = fc.constantFrom("Inventory", "Questionnaire", "Rating Scale", "Index")

const isKnown = (written: string): boolean => MeasureNames.within(Tokens.ofWritten(written).words).length > 0

/** A questionnaire that nobody knows, and how it is cut short: not as one that is known, "WPI". */
const scale = fc
  .tuple(invented, invented, noun)
  .map(([one, other, noun]) => {
    const name = `${one} ${other} ${noun}`

    return { name, short: name.replace(/[^A-Z]/g, "") }
  })
  .filter(({ short }) => !isKnown(short))

const wordings: ReadonlyArray<(name: string, short: string, bound: number) => string> = [
  (name, _, bound) => `${name} score of at least ${bound}`,
  (name, _, bound) => `${name} ≥ ${bound}`,
  (name, _, bound) => `A total score of ${bound} or higher on the ${name}`,
  (name, short, bound) => `${name} (${short}) score ≥ ${bound} at screening`,
  (name, short, bound) => `Score of ${bound} or more on the ${name} (${short})`,
  (name, short, bound) => `Assessed by the ${name} (${short}). ${short} score must be ≥ ${bound}`,
  (name, _, bound) => `Moderate illness, defined as a score of at least ${bound} on the ${name}`,
  (name, _, bound) => `Moderate illness (${name} ≥ ${bound})`,
  (name, _, bound) => `Moderate illness (score ≥ ${bound}, ${name})`,
  (name, _, bound) => `Illness as measured by the ${name} with a score of ${bound} or more`,
  (name, _, bound) => `${name} with values equal to ${bound} or higher`,
  (name, _, bound) => `${name}, with a cut-off of ≥ ${bound}`,
]

describe("What no vocabulary knows is compared by its name alone", () => {
  test("in whatever order a text names it and the range", () => {
    fc.assert(
      fc.property(
        scale,
        fc.integer({ min: 11, max: 60 }),
        fc.integer({ min: 11, max: 60 }),
        fc.constantFrom(...wordings),
        ({ name, short }, value, bound, wording) => {
          const expected = value >= bound ? "mentioned_inclusion" : "mentioned_exclusion"

          expect(told(`${name} ${value}`, wording(name, short, bound))).toBe(expected)
        },
      ),
      { numRuns: 100 },
    )
  })

  test("and never by what is told of another", () => {
    fc.assert(
      fc.property(
        scale,
        scale,
        fc.integer({ min: 11, max: 60 }),
        fc.constantFrom(...wordings),
        fc.constantFrom("; ", "\n* ", ". "),
        (own, other, value, wording, joint) => {
          fc.pre(!other.name.includes(own.name) && !own.name.includes(other.name))
          const line = `The ${own.name} is filled in${joint}${wording(other.name, other.short === own.short ? "OTHER" : other.short, 30)}`

          expect(told(`${own.name} ${value}`, line)).toBe("unknown")
        },
      ),
      { numRuns: 100 },
    )
  })
})

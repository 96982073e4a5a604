import { describe, expect, test } from "bun:test"
import * as AskedMarker from "../../../../domain/eligibility/biomarker/AskedMarker.ts"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"
import * as RowMatcher from "../../../../domain/eligibility/rules/RowMatcher.ts"

const text = `Inclusion Criteria:\n\n${"* Written consent of the patient or a representative, who is able to understand it\n".repeat(40)}* NF7 mutation`

const read = (...biomarkers: ReadonlyArray<string>) =>
  Reading.read(text, Questions.of({ condition: "cancer", biomarkers }))

describe("An entry without anything that could be the name of a marker", () => {
  test.each([
    "or mutation positive negative",
    "the",
    "and or",
    "x",
    "a b c",
    "5",
    "--",
    "| | |",
    "mutation",
    "not detected",
    "patients with disease",
    "study treatment within 4 weeks",
    "text-without",
    "eastern cooperative oncology, negative",
    "investigational agents not approved",
    "criteria 5 mg/dL",
    "this text 12 ng/mL",
    "heart mutation",
    "hepatitis amplification",
    "checkpoint inhibitor fusion",
  ])("is not understood, and says so: %j", (written) => {
    expect(read(written)).toMatchObject([
      {
        state: "unknown",
        evidence: { sentence: "The entry is not understood: nothing in it could name a marker or a stage." },
      },
    ])
  })

  test.each([
    "NF7 mutation",
    "calprotectin high",
    "Lp(a)",
    "B7-H3",
    "p53",
    "ctDNA positive",
    "表达",
    "HLA",
    "hepatitis positive",
    "Lynch mutation",
  ])("%j may name one", (written) => expect(AskedMarker.all([written]).map(AskedMarker.unsought)).toEqual([{}]))

  test("leaves what else an entry names", () => {
    expect(read("KRAS, or mutation")).toMatchObject([
      { evidence: { sentence: "The published criteria do not mention it." } },
    ])
  })
})

describe("Entries", () => {
  test("that are equal are one question, which stands where each was sent", () => {
    const [one, other, again] = Questions.of({ condition: "cancer", biomarkers: ["NF7", "KRAS", "NF7"] })

    expect(again).toBe(one as Questions.Question)
    expect(other).not.toBe(one as Questions.Question)
  })

  test("of words that no vocabulary knows read no more mentions in a text than one of them does alone", () => {
    const words = "consent representative written understand".split(" ").map((word) => `${word}x`)
    const many = `Inclusion Criteria:\n\n${`* ${words.join(" ")}\n`.repeat(40)}`
    const mentions = (biomarkers: ReadonlyArray<string>) =>
      Questions.of({ condition: "cancer", biomarkers }).reduce((sum, { find }) => {
        const opened = Reading.open(many)

        return sum + (opened === undefined ? 0 : find(opened).length)
      }, 0)

    expect(mentions(words)).toBeLessThanOrEqual(mentions(words.slice(0, 1)))
    expect(mentions(words)).toBeGreaterThanOrEqual(words.length)
  })

  test("of which no state is told are read for nothing but where they stand", () => {
    const divided = Reading.open(text)
    divided?.document()
    const effort = (biomarker: string): number => {
      const before = RowMatcher.stepsTried()
      const found = Questions.of({ condition: "cancer", biomarkers: [biomarker] }).map(
        ({ find }) => divided && find(divided),
      )
      expect(found).toMatchObject([[{}]])

      return RowMatcher.stepsTried() - before
    }

    expect(effort("NF7 mutation")).toBeGreaterThan(2 * effort("NF7-without"))
  })
})

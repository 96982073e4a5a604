import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Questions from "../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import { layouts } from "./corpus/layouts.ts"
import { negations } from "./corpus/negations.ts"
import { priorLines } from "./corpus/priorLines.ts"
import { priorLineWordings } from "./corpus/priorLineWordings.ts"
import { stages } from "./corpus/stages.ts"

const profile = Questions.of({
  condition: "pancreatic-cancer",
  stage: "Metastatic",
  biomarkers: ["KRAS G12C", "BRCA2 mutation", "MSI-H", "something unheard of"],
  priorLines: 2,
})

const questions: Array<Questions.Question> = [
  ...profile,
  ...[
    ["pancreatic cancer", "stage IIIB"],
    ["pancreatic cancer", "mild"],
    ["pancreatic cancer", "unheard of"],
    ["alzheimers", "mild"],
    ["alzheimers", "moderate to severe"],
  ].flatMap(([condition = "", stage = ""]) => Questions.of({ condition, stage, biomarkers: [], priorLines: 1 })),
]

const words = [
  "KRAS",
  "G12C",
  "BRCA1/2",
  "MSI-H",
  "metastatic",
  "stage IV",
  "no",
  "not",
  "without",
  "except",
  "unless",
  "(",
  ")",
  ",",
  ";",
  ":",
  ".",
  "\n",
  "\n\n",
  "* ",
  "1. ",
  "  - ",
  "“",
  "”",
  "Inclusion Criteria:",
  "Exclusion Criteria",
  "inhibitor",
  "prior",
  "at least",
  "two",
  "lines of therapy",
  "mutation",
  "wild-type",
  "are excluded",
  "or",
  "and",
  "İ",
  "𝒳",
  "≥",
]

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc.array(fc.constantFrom(...words), { maxLength: 80 }).map((parts) => parts.join(" ")),
  fc.array(fc.constantFrom(...words), { maxLength: 80 }).map((parts) => parts.join("")),
  fc.constantFrom(
    ...[...layouts, ...negations, ...stages, ...priorLines, ...priorLineWordings].map((each) => each.text),
  ),
)

const quotes = (evidence: string): ReadonlyArray<string> =>
  [...evidence.matchAll(/“([^“”]*)”/g)].map((match) => match[1] ?? "")

describe("reading any text", () => {
  test("answers every question, whatever the text", () =>
    fc.assert(
      fc.property(text, (any) => {
        expect(Reading.read(any, profile)).toHaveLength(6)
      }),
    ))

  test("once tells what it tells each time, whatever was asked before", () =>
    fc.assert(
      fc.property(text, fc.shuffledSubarray(questions, { minLength: questions.length }), (any, shuffled) => {
        const once = Reading.open(any)
        for (const question of [...shuffled, ...questions]) {
          expect(Reading.answer(once, question)).toEqual(Reading.answer(Reading.open(any), question))
        }
      }),
    ))

  test("quotes verbatim, with nothing else in quotation marks, and briefly", () =>
    fc.assert(
      fc.property(text, (any) => {
        for (const { evidence: told } of Reading.read(any, profile)) {
          const evidence = told.sentence
          expect(told.quotes.map(({ text }) => text)).toEqual([...quotes(evidence)])
          for (const { end, start, text } of told.quotes) expect(any.slice(start, end)).toBe(text)
          for (const quote of quotes(evidence)) {
            expect(any).toContain(quote)
            expect(quote.length).toBeLessThanOrEqual(320)
          }
          expect(evidence.replace(/“[^“”]*”/g, "")).not.toMatch(/[“”]/)
          expect(evidence.length).toBeLessThan(1200)
        }
      }),
    ))

  test("gives a side only with a quote", () =>
    fc.assert(
      fc.property(text, (any) => {
        for (const { evidence, state } of Reading.read(any, profile)) {
          if (state !== "unknown") expect(quotes(evidence.sentence).length).toBeGreaterThan(0)
          expect(evidence.reason !== undefined).toBe(state === "unknown")
        }
      }),
    ))

  test("reads the same twice", () =>
    fc.assert(
      fc.property(text, (any) => {
        expect(Reading.read(any, profile)).toEqual(Reading.read(any, profile))
      }),
    ))
})

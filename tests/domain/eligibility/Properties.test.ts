import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Questions from "../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import { layouts } from "./corpus/layouts.ts"
import { negations } from "./corpus/negations.ts"
import { priorLines } from "./corpus/priorLines.ts"
import { stages } from "./corpus/stages.ts"

const profile = Questions.of({
  condition: "pancreatic-cancer",
  stage: "Metastatic",
  biomarkers: ["KRAS G12C", "BRCA2 mutation", "MSI-H", "something unheard of"],
  priorLines: 2,
})

const questions: ReadonlyArray<Questions.Question> = [
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
  fc.constantFrom(...[...layouts, ...negations, ...stages, ...priorLines].map((each) => each.text)),
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

  test("tells at a glance only what reading tells as well", () =>
    fc.assert(
      fc.property(text, (any) => {
        const opened = Reading.open(any)
        for (const question of questions) {
          const glance = Reading.glance(opened, question)
          if (glance !== undefined) expect(Reading.answer(opened, question)).toEqual(glance)
        }
      }),
    ))

  test("quotes verbatim, with nothing else in quotation marks, and briefly", () =>
    fc.assert(
      fc.property(text, (any) => {
        for (const { evidence } of Reading.read(any, profile)) {
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
          if (state !== "unknown") expect(quotes(evidence).length).toBeGreaterThan(0)
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

const hostile: ReadonlyArray<string> = [
  "KRAS ",
  "ras",
  "no ",
  "not KRAS, ",
  "prior line ",
  "Inclusion Criteria: ",
  "inclusion criteria ",
  "metastatic ",
  "stage IV or ",
  "* a:\n",
  "exclusion criteria\n",
  " ",
  "\n",
  "((((",
  "1.",
  "patients will be excluded if:\n",
  "“KRAS ",
  "KRAS”",
  "BRCA1/2 or ",
  "G12C,",
  "KRAS, EGFR, ALK/",
  "no prior ",
  "except ",
  "a",
  "-",
  "* ",
  "mismatch repair ",
  "İ",
  "𝒳KRAS ",
  "who must not have any of the following:\n  * ",
  "at least at least ",
  "mis",
  "1-",
  "no prior therapy or progressed on first-line therapy, ",
  "exclusion criteria ",
  "mild to moderate AD, ",
  "BRCA1, ",
]

const size = 100_000

describe("a hostile text of 100 KB", () => {
  test.each([
    ["one word behind a heading", `inclusion criteria ${"a".repeat(size)}`],
    ["one bracket behind a heading", `exclusion criteria ${"(".repeat(size)}`],
    ["spaces inside of a name", `KRAS${" ".repeat(size)}G12C`],
    ["a mention at each end", `KRAS G12C${"x ".repeat(size / 2)}KRAS G12C`],
  ])("with %s is read in no time", (_, all) => {
    const start = Bun.nanoseconds()
    Reading.read(all, profile)

    expect((Bun.nanoseconds() - start) / 1e6).toBeLessThan(200)
  })

  test.each(hostile)("made of %j is read in no time", (part) => {
    const all = part.repeat(Math.ceil(size / part.length)).slice(0, size)
    const times = Array.from({ length: 5 }, () => {
      const start = Bun.nanoseconds()
      Reading.read(all, profile)

      return (Bun.nanoseconds() - start) / 1e6
    })

    expect(Math.min(...times)).toBeLessThan(200)
  })
})

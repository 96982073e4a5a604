import { expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

test.each([
  ["KRAS-G12C (any)", ["kras", "-", "g12c", "(", "any", ")"]],
  ["Alzheimer's disease.", ["alzheimer's", "disease", "."]],
  ["patients' consent", ["patients", "'", "consent"]],
  ["disease_with KRAS", ["disease", "with", "kras"]],
  ["HER2+, ≥2", ["her2", "+", ",", "≥", "2"]],
  ["isn’t metastatic, hasnt recurred", ["is", "not", "metastatic", ",", "has", "not", "recurred"]],
  ["can't won't patient", ["cannot", "will", "not", "patient"]],
  [" \n\t ", []],
])("%j holds %j", (text, expected) => expect(Tokens.ofWritten(text).words).toEqual(expected))

test("The words of a contraction stand where it is written", () => {
  const { ends, starts } = Tokens.ofWritten("it isn't, it isnt")
  expect(starts.map((start, at) => "it isn't, it isnt".slice(start, ends[at]))).toEqual([
    "it",
    "is",
    "n't",
    ",",
    "it",
    "is",
    "nt",
  ])
})

test("Each token stands where its offsets say, in order, and no word or mark is left out", () =>
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (any) => {
      const folded = fold(any)
      const { ends, starts, words } = Tokens.of(folded, 0, folded.length)
      words.forEach((word, index) => {
        expect(folded.slice(starts[index], ends[index])).toBe(word)
        expect(starts[index] ?? 0).toBeGreaterThanOrEqual(ends[index - 1] ?? 0)
      })
      expect(words.join("")).toBe([...folded].filter((one) => !/^[\0-\x20\xa0]$/.test(one)).join(""))
    }),
  ))

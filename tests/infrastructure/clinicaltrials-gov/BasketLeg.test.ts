import { describe, expect, test } from "bun:test"
import { FastCheck } from "effect"
import { launchAreas } from "../../../domain/condition/LaunchArea.ts"
import { markers } from "../../../domain/eligibility/markers/MarkerLexicon.ts"
import * as BasketLeg from "../../../infrastructure/clinicaltrials-gov/BasketLeg.ts"
import * as Words from "../../../infrastructure/clinicaltrials-gov/Words.ts"

const words = (count: number) => "abcdefghijkl".slice(0, count).split("").join(" ")

const criteria = "AREA[EligibilityCriteria]"
const briefTitle = "AREA[BriefTitle]"
const officialTitle = "AREA[OfficialTitle]"

describe("A condition with genes is widened by as much as the registry takes", () => {
  test.each<[what: string, terms: number, genes: ReadonlyArray<string>, leg: string | undefined]>([
    [
      "the whole leg",
      5,
      ["KRAS"],
      `(("solid tumor" OR "advanced cancer") AND (${criteria}(KRAS) OR ${briefTitle}(KRAS) OR ${officialTitle}(KRAS)))`,
    ],
    [
      "without “advanced cancer”",
      6,
      ["KRAS"],
      `(("solid tumor") AND (${criteria}(KRAS) OR ${briefTitle}(KRAS) OR ${officialTitle}(KRAS)))`,
    ],
    [
      "without “advanced cancer”, to the last term",
      7,
      ["KRAS"],
      `(("solid tumor") AND (${criteria}(KRAS) OR ${briefTitle}(KRAS) OR ${officialTitle}(KRAS)))`,
    ],
    ["without OfficialTitle", 8, ["KRAS"], `(("solid tumor") AND (${criteria}(KRAS) OR ${briefTitle}(KRAS)))`],
    ["without BriefTitle", 9, ["KRAS"], `(("solid tumor") AND (${criteria}(KRAS)))`],
    ["not at all", 10, ["KRAS"], undefined],
    ["not at all", 12, ["KRAS"], undefined],
    [
      "each gene in each area",
      2,
      ["KRAS", "TP53"],
      `(("solid tumor" OR "advanced cancer") AND (${criteria}(KRAS OR TP53) OR ${briefTitle}(KRAS OR TP53) OR ${officialTitle}(KRAS OR TP53)))`,
    ],
    [
      "two genes without OfficialTitle",
      6,
      ["KRAS", "TP53"],
      `(("solid tumor") AND (${criteria}(KRAS OR TP53) OR ${briefTitle}(KRAS OR TP53)))`,
    ],
    ["two genes in the criteria", 7, ["KRAS", "TP53"], `(("solid tumor") AND (${criteria}(KRAS OR TP53)))`],
    ["the first of two genes", 9, ["KRAS", "TP53"], `(("solid tumor") AND (${criteria}(KRAS)))`],
    [
      "the first genes of many",
      7,
      ["KRAS", "TP53", "BRAF", "ALK", "RET"],
      `(("solid tumor") AND (${criteria}(KRAS OR TP53 OR BRAF)))`,
    ],
    ["a gene of two terms", 8, ["CLDN18.2"], `(("solid tumor") AND (${criteria}(CLDN18.2)))`],
    ["not by a gene of two terms", 9, ["CLDN18.2"], undefined],
    ["nor by one that fits behind one that does not", 9, ["CLDN18.2", "KRAS"], undefined],
    ["without genes not at all", 1, [], undefined],
  ])("%s: %i terms and %j", (_, terms, genes, leg) => {
    expect(BasketLeg.widened(words(terms), genes)).toBe(leg && `(${words(terms)}) OR ${leg}`)
  })

  test("as the launch areas are written", () => {
    const [, glioblastoma, pancreatic] = launchAreas.map(({ registryQuery }) => registryQuery)

    expect(BasketLeg.widened(pancreatic ?? "", ["KRAS"])).toBe(
      `("pancreatic cancer" OR "pancreatic adenocarcinoma" OR "pancreatic ductal adenocarcinoma") OR (("solid tumor") AND (${criteria}(KRAS) OR ${briefTitle}(KRAS) OR ${officialTitle}(KRAS)))`,
    )
    expect(BasketLeg.widened(glioblastoma ?? "", ["BRAF"])).toBe(
      `(glioblastoma OR gliosarcoma OR "high grade glioma" OR "diffuse midline glioma") OR (("solid tumor") AND (${criteria}(BRAF) OR ${briefTitle}(BRAF)))`,
    )
  })

  test("whatever the condition and the genes: whole, within twelve terms, the first genes in their order", () => {
    const symbols = markers.filter(({ tumorGene }) => tumorGene === true).map(({ name }) => name)

    FastCheck.assert(
      FastCheck.property(
        FastCheck.string({ unit: "grapheme", maxLength: 120 }),
        FastCheck.uniqueArray(FastCheck.constantFrom(...symbols), { maxLength: 16 }),
        (text, genes) => {
          const condition = Words.expression(text)
          const widened = BasketLeg.widened(condition, genes)
          if (widened === undefined) return
          const sought = /EligibilityCriteria\]\(([^)]*)\)/.exec(widened)?.[1]?.split(" OR ") ?? []

          expect(widened).toStartWith(`(${condition}) OR ((`)
          expect(Words.terms(widened)).toBeLessThanOrEqual(Words.mostTerms)
          expect(sought).toEqual(genes.slice(0, sought.length))
          expect(sought.length).toBeGreaterThan(0)
        },
      ),
    )
  })
})

test("No symbol of a gene is a word of the registry's language", () => {
  for (const { name } of markers.filter(({ tumorGene }) => tumorGene === true))
    expect(Words.expression(name)).toBe(name)
})

describe("The terms of an expression", () => {
  test.each<[expression: string, terms: number]>([
    ["lung cancer", 2],
    ['"pancreatic cancer" OR glioma', 3],
    ["non-small-cell lung", 4],
    ["Alzheimer's p.V600E", 4],
    ['heart "NOT" "OR"', 3],
    ["AREA[EligibilityCriteria](KRAS OR TP53) AND x", 3],
    ['(a OR b) OR (("c d") AND (AREA[BriefTitle](e)))', 5],
  ])("%s: %i", (expression, terms) => {
    expect(Words.terms(expression)).toBe(terms)
  })

  test("of a caller's words are at most twelve, whatever the text", () => {
    FastCheck.assert(
      FastCheck.property(FastCheck.string({ unit: "grapheme", maxLength: 300 }), (text) => {
        expect(Words.terms(Words.expression(text))).toBeLessThanOrEqual(Words.mostTerms)
      }),
    )
  })
})

import { describe, expect, test } from "bun:test"
import * as BehindMarker from "../../../../domain/eligibility/marker-status/BehindMarker.ts"
import * as MarkerRun from "../../../../domain/eligibility/marker-status/MarkerRun.ts"
import * as MarkerStatus from "../../../../domain/eligibility/marker-status/MarkerStatus.ts"
import type { StateWord } from "../../../../domain/eligibility/markers/StatusLexicon.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

type Claims = Array<StateWord["claim"]>

/** What is gathered behind the first word of a text. */
const behind = (text: string): MarkerStatus.Gathered => {
  const gathered = MarkerStatus.nothingGathered()
  BehindMarker.gather(MarkerRun.written(text, Tokens.of(fold(text), 0, text.length), 0, 1), gathered)

  return gathered
}

describe("a sign at the end of the name", () => {
  test.each<[string, Claims]>([
    ["HER2+ disease", ["present"]],
    ["HER2- disease", ["absent"]],
    ["IDH1- or IDH2-mutant glioma", ["present"]],
    ["KRAS + TP53 mutant", ["present"]],
    ["HER2 + or ER negative", ["present"]],
    ["HER2 (2+)", []],
    ["HER2-low", ["low"]],
  ])("in %j says %p", (text, says) => expect([...behind(text).adjectives]).toEqual(says))
})

describe("changes", () => {
  test.each([
    ["KRAS G12C mutation", ["g12c"]],
    ["KRAS p.G12C", ["g12c"]],
    ["KRAS G12C/D", ["g12c", "g12d"]],
    ["KRAS G12C, G12D or G12V", ["g12c", "g12d", "g12v"]],
    ["BRAF non-V600E", ["!v600e"]],
    ["EGFR exon 19 deletion", ["exon19"]],
    ["KIT codon 816", ["residue816"]],
    ["BRAF, KRAS G12C", []],
  ])("in %j are %p", (text, variants) => expect(behind(text).variants).toEqual(variants))
})

describe("nouns and adjectives", () => {
  test.each<[string, Claims, Claims]>([
    ["KRAS mutation", ["present"], []],
    ["KRAS, NRAS or BRAF mutation", ["present"], []],
    ["KRAS mutation, amplification or rearrangement", ["present"], []],
    ["KRAS is not mutated", [], ["absent"]],
    ["KRAS without mutation", [], ["absent"]],
    ["KRAS wild-type", [], ["absent"]],
    ["PD-L1 expression ≥ 1%", ["present"], ["present"]],
    ["TPS ≥ 50%", [], ["present"]],
    ["MSI-H", [], ["present"]],
    ["KRAS mutation; TP53 wild-type", ["present"], []],
    ["KRAS in the morning, mutation later", [], []],
  ])("in %j", (text, nouns, adjectives) => {
    const gathered = behind(text)

    expect([[...gathered.nouns], [...gathered.adjectives]]).toEqual([nouns, adjectives])
  })
})

describe("only asked to be known", () => {
  test.each([
    ["KRAS status", true],
    ["KRAS mutation status", true],
    ["BRCA mutation (gBRCAm) status", true],
    ["KRAS mutation unknown", true],
    ["KRAS mutation", false],
  ])("%j: %p", (text, is) => expect(behind(text).status).toBe(is))
})

test("What is far behind is not read", () => {
  expect([...behind(`KRAS ${"activating ".repeat(60)}mutation`).nouns]).toEqual([])
})

import { describe, expect, test } from "bun:test"
import * as BasketStudies from "../../../../domain/BasketStudies.ts"
import { markers } from "../../../../domain/eligibility/markers/MarkerLexicon.ts"

const genes = markers.filter(({ tumorGene }) => tumorGene === true).map(({ name }) => name)

test.each([
  ["KRAS G12D", "KRAS"],
  ["ERBB2 amplification", "HER2"],
  ["HER-2/neu positive", "HER2"],
  ["HER2-low", "HER2"],
  ["EGFR exon 19 deletion", "EGFR"],
  ["NTRK1 fusion", "NTRK1"],
  ["NTRK fusion", "NTRK"],
  ["MTAP loss", "MTAP"],
  ["FGFR2 rearrangement", "FGFR2"],
  ["claudin 18.2 positive", "CLDN18.2"],
  ["folate receptor alpha high", "FOLR1"],
  ["TP53", "TP53"],
  ["NPM1::ALK", "ALK"],
  ["SLC34A2-ROS1 fusion", "ROS1"],
  ["KIAA1549-BRAF", "BRAF"],
  ["MLL-AF9", "KMT2A"],
  ["FGFR2-BICC1", "FGFR2"],
])("%j is a gene to ask for: %s", (written, symbol) => expect(BasketStudies.symbolsOf([written])).toEqual([symbol]))

describe("never asked for", () => {
  test.each([
    ["KRAS wild-type"],
    ["HER2 negative"],
    ["EGFR-negative"],
    ["ALK not rearranged"],
    ["KRAS nicht mutiert"],
    ["KRAS = 0"],
    ["BRCA2 benign"],
    ["BRCA2 likely benign"],
    ["BRCA2 VUS"],
    ["BRCA2 mutation in sister"],
    ["mother BRCA2+"],
    ["family history of BRCA2"],
    ["KRAS unknown"],
    ["HER2 equivocal"],
    ["APOE4 carrier"],
    ["Amyloid positive"],
    ["p-tau217 positive"],
    ["MSI-H"],
    ["dMMR"],
    ["MSS"],
    ["TMB-high"],
    ["HRD"],
    ["EBV positive"],
    ["HPV positive"],
    ["PD-L1 ≥50%"],
    ["HLA-A*02:01"],
    ["triple negative"],
    ["ER positive"],
    ["CA 19-9"],
    ["MMSE 22"],
    ["CD19 positive"],
    ["del(17p)"],
    ["something unheard of"],
    ["eGFR 60"],
    [""],
  ])("%j", (written) => expect(BasketStudies.symbolsOf([written])).toEqual([]))
})

test("Symbols come in the order of the profile, once each", () => {
  expect(BasketStudies.symbolsOf(["TP53 mutation", "MSI-H", "KRAS G12C", "EGFR wild-type", "TP53 R175H"])).toEqual([
    "TP53",
    "KRAS",
  ])
})

test.each<[written: string, symbols: ReadonlyArray<string>]>([
  ["KRAS G12D, HER2 negative", ["KRAS"]],
  ["BRCA wild-type, KRAS G12D", ["KRAS"]],
  ["EGFR/ALK negative", []],
  ["BRCA1/BRCA2 mutation", ["BRCA1", "BRCA2"]],
  ["EGFR L858R, MET amplification, TP53 wt", ["EGFR", "MET"]],
])("%j names %j", (written, symbols) => expect(BasketStudies.symbolsOf([written])).toEqual(symbols))

test("A symbol is one word without a sign that a query would read as its own", () => {
  for (const gene of genes) expect(gene).toMatch(/^[A-Z][A-Za-z0-9.]*$/)
})

test("There are at least 60 of them", () => expect(genes.length).toBeGreaterThanOrEqual(60))

import { describe, expect, test } from "bun:test"
import * as AskedMarker from "../../../../domain/eligibility/biomarker/AskedMarker.ts"
import * as Biomarker from "../../../../domain/eligibility/biomarker/Biomarker.ts"
import type { Marker } from "../../../../domain/eligibility/markers/Marker.ts"
import { markers } from "../../../../domain/eligibility/markers/MarkerLexicon.ts"
import * as MarkerMatcher from "../../../../domain/eligibility/markers/MarkerMatcher.ts"
import { stateWords } from "../../../../domain/eligibility/markers/StatusLexicon.ts"
import { text } from "../../../support/text.ts"

/** The places of a text that name the marker. */
const named = (marker: Marker, written: string): ReadonlyArray<string> =>
  MarkerMatcher.named(marker, text(written).document()).map(({ end, start }) => written.slice(start, end))

const called = (name: string): Marker => {
  const marker = markers.find((each) => each.name === name)
  if (marker === undefined) throw new Error(`${name} is in the lexicon.`)

  return marker
}

test("There are more than a hundred markers, each by one name and with its source, and more than thirty states", () => {
  expect(markers.length).toBeGreaterThan(100)
  expect(new Set(markers.map(({ name }) => name)).size).toBe(markers.length)
  expect(markers.filter(({ source }) => source === "")).toEqual([])
  expect(stateWords.length).toBeGreaterThan(30)
})

describe("Every name of a marker is found in a text", () => {
  test.each(markers.map((marker) => [marker.name, marker] as const))("%s", (_, marker) => {
    const { exact, forms, homozygous = [], negative = [], positive = [] } = marker
    for (const name of [...forms, ...exact, ...positive, ...negative, ...homozygous])
      expect([name, named(marker, `Disease with ${name} in tissue`).length]).toEqual([name, 1])
  })
})

describe("names in other spellings", () => {
  test.each([
    ["HER2", ["Her-2", "HER 2", "HER2/neu", "ERBB2", "erbB2", "c-erbB-2"]],
    ["EGFR", ["HER1", "HER-1", "ErbB1", "ErbB-1"]],
    ["PD-L1", ["B7-H1", "B7H1", "PD-1 ligand 1", "CD274"]],
    ["NTRK3", ["TRKC", "TrkC"]],
    ["KIT", ["CD117", "c-kit"]],
    ["SMARCB1", ["INI-1", "BAF47", "SNF5", "hSNF5"]],
    ["BRCA2", ["BRCA1/2", "BRCA 1 or 2", "gBRCA2", "sBRCA1/2", "BRCA1/BRCA2"]],
    ["NTRK2", ["NTRK1/2/3", "NTRK2", "NTRK 1, 2 or 3", "NTRK"]],
    ["FGFR3", ["FGFR2/3", "FGFR-3", "FGFR"]],
    ["CLDN18.2", ["CLDN 18.2", "Claudin18.2", "claudin-18.2", "Claudin 18 isoform 2"]],
    ["FOLR1", ["FRα", "FR-alpha", "folate receptor-α", "Folate Receptor Alpha"]],
    ["TROP2", ["TROP-2", "Trop2", "TACSTD2"]],
    ["DLL3", ["DLL3", "delta-like ligand 3"]],
    ["MTAP", ["MTAP", "methylthioadenosine phosphorylase"]],
    ["SMARCA4", ["SMARCA4", "BRG1"]],
    ["KMT2A", ["KMT2A", "MLL", "KMT2Ar"]],
    ["BCR-ABL1", ["BCR-ABL", "BCR::ABL1", "BCR/ABL", "Philadelphia chromosome", "t(9;22)", "t(9; 22)"]],
    ["del(17p)", ["del(17p)", "del17p", "del (17p)", "17p deletion", "17p-deleted", "deletion of 17p", "17p13"]],
    ["t(11;14)", ["t(11;14)", "t (11;14)", "t(11; 14)"]],
    ["IGHV", ["IGHV", "IgVH"]],
    ["CD19", ["CD19", "CD-19"]],
    ["BCMA", ["BCMA", "B-cell maturation antigen"]],
    ["HLA-A", ["HLA-A2", "HLA-A*02:01", "HLA-A0201", "HLA A*02"]],
    ["MSI", ["MSI-H", "dMMR", "pMMR", "MSS", "non-MSI-high", "deficient mismatch repair"]],
    ["HPV", ["HPV", "HPV16", "HPV-16", "human papillomavirus", "p16"]],
    ["Estrogen receptor", ["ER", "oestrogen receptor", "hormone receptor", "TNBC"]],
    ["PD-L1", ["PD-L1", "PDL1", "CD274"]],
  ])("of %s: %j", (name, spellings) => {
    for (const spelling of spellings)
      expect([spelling, named(called(name), `Disease (${spelling}), known`).length]).toEqual([spelling, 1])
  })
})

describe("what only looks like a marker", () => {
  test.each([
    ["EGFR", ["eGFR of 60 mL/min", "VEGFR2", "GFR"]],
    ["MET", ["criteria are met", "metastatic", "metformin", "MetS"]],
    ["ALK", ["alkaline phosphatase", "walk", "Alk phos"]],
    ["RET", ["return", "retinal", "ret"]],
    ["KIT", ["kit", "Burkitt"]],
    ["ATM", ["treatment", "atm"]],
    ["ATR", ["atrial", "atropine"]],
    ["APC", ["apcitide"]],
    ["VHL", ["vhl"]],
    ["MPL", ["MPLA", "sample", "mpl"]],
    ["SMO", ["smoker", "smo"]],
    ["MYC", ["mycosis", "mycophenolate"]],
    ["TSC1", ["tsc", "TSC2"]],
    ["RAF1", ["B-RAF", "BRAF"]],
    ["CD19", ["CD190", "CD1", "COVID19"]],
    ["CD5", ["CD56", "CD55"]],
    ["CD7", ["CD79", "CD70"]],
    ["HLA-A", ["HLA-B*02:01", "HLA", "HLA-DRB1"]],
    ["del(17p)", ["17", "p17", "17q deletion"]],
    ["t(11;14)", ["11-14 days", "t(4;14)", "at 11:14"]],
    ["BCR-ABL1", ["pH of 7.4", "BCR pathway", "ABL"]],
    ["EBV", ["ebvx", "HBV"]],
    ["HPV", ["hpvx", "HBV"]],
    ["Androgen receptor", ["are", "ARDS"]],
    ["GD2", ["GDP", "GD"]],
    ["PSMA", ["PSA", "plasma"]],
  ])("%s is not named in %j", (name, texts) => {
    for (const text of texts) expect([text, named(called(name), `Disease, ${text}, known`)]).toEqual([text, []])
  })
})

describe("short names with other meanings count only where a state is said", () => {
  test.each([
    ["ER positive", "Seen in the ER", 0],
    ["ER positive", "ER+ disease", 1],
    ["PR positive", "CR or PR after two cycles", 0],
    ["PR positive", "PR negative", 1],
    ["HR positive", "HR of 60 per minute", 0],
    ["HR positive", "HR-positive disease", 1],
    ["BCR-ABL", "Ph of the fluid", 0],
    ["BCR-ABL", "Ph+ leukemia", 1],
    ["APC mutation", "Antigen presenting cells (APC)", 0],
    ["APC mutation", "APC mutation", 1],
  ])("%s: %j", (asked, line, count) =>
    expect(Biomarker.find(text(`Inclusion Criteria:\n\n* ${line}`), AskedMarker.ask(asked)).length).toBe(count),
  )
})

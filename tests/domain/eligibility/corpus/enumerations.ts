import { asking, type Case, excluded, included } from "./Case.ts"

/** Several markers in one breath. */
export const enumerations: ReadonlyArray<Case> = [
  ...asking({ biomarker: "BRCA2 mutation" }, included, [
    ["BRCA1/2 mutation", "in"],
    ["BRCA 1/2 mutation", "in"],
    ["BRCA1 or 2 mutation", "in"],
    ["BRCA1 or BRCA2 mutation", "in"],
    ["BRCA-1 and BRCA-2 mutations", "in"],
    ["Germline BRCA mutation", "in"],
    ["gBRCA mutation", "in"],
    ["gBRCA1/2 mutated disease", "in"],
    ["gBRCAm", "in"],
    ["BRCA1 mutation", "-"],
    ["Mutation in BRCA1, BRCA2 or PALB2", "in"],
    ["Deleterious mutation of BRCA1, BRCA2, PALB2, or ATM", "in"],
    ["BRCA1/2 wild-type", "?"],
    ["BRCA testing is recommended", "?"],
  ]),
  ...asking({ biomarker: "PALB2 mutation" }, included, [
    ["BRCA1, BRCA2, or PALB2 mutation", "in"],
    ["Pathogenic variants in BRCA1/2 or PALB2", "in"],
    ["BRCA1/2 mutation", "-"],
  ]),
  ...asking({ biomarker: "IDH1 mutation" }, included, [
    ["IDH1/2 mutation", "in"],
    ["IDH1/IDH2 mutation", "in"],
    ["IDH mutation", "in"],
    ["IDH2 mutation", "-"],
    ["IDH1- or IDH2-mutant glioma", "in"],
  ]),
  ...asking({ biomarker: "NTRK fusion" }, included, [
    ["NTRK1/2/3 fusion", "in"],
    ["NTRK1, NTRK2 or NTRK3 gene fusion", "in"],
    ["NTRK gene fusion", "in"],
    ["Neurotrophic tyrosine receptor kinase (NTRK) fusion", "in"],
    ["NTRK mutation", "?"],
  ]),
  ...asking({ biomarker: "NTRK fusion" }, excluded, [
    ["Mutations or gene fusions in the following genes: EGFR, ALK, ROS1, NTRK, BRAF V600E and KRAS", "ex"],
  ]),
  ...asking({ biomarker: "EGFR mutation" }, excluded, [
    ["Mutations or gene fusions in the following genes: EGFR, ALK, ROS1, NTRK, BRAF V600E and KRAS", "ex"],
    ["Human epidermal growth factor receptor 2 (HER2) positive disease", "-"],
    ["Agents that target EGFR or MET", "?"],
  ]),
  ...asking({ biomarker: "NTRK2 fusion" }, included, [
    ["NTRK1/2/3 fusion", "in"],
    ["NTRK1 fusion", "-"],
    ["NTRK fusion", "in"],
  ]),
  ...asking({ biomarker: "KRAS mutation" }, included, [
    ["KRAS or NRAS mutation", "in"],
    ["NRAS or KRAS mutations", "in"],
    ["KRAS/NRAS/BRAF mutation", "in"],
    ["RAS mutation", "in"],
    ["KRAS, NRAS, BRAF wild-type", "?"],
    ["KRAS wild-type and EGFR mutation", "?"],
    ["EGFR mutation and KRAS wild-type", "?"],
  ]),
  ...asking({ biomarker: "BRAF V600E" }, included, [
    ["KRAS G12C, BRAF V600E or HER2 amplification", "in"],
    ["Known EGFR mutation, ALK fusion, or BRAF V600E mutation", "in"],
    ["EGFR mutation or BRAF wild-type", "?"],
  ]),
  ...asking({ biomarker: "ALK rearrangement" }, excluded, [
    ["EGFR mutation or ALK rearrangement", "ex"],
    ["EGFR, ALK, ROS1 or RET alterations", "ex"],
    ["EGFR-mutant, ALK-positive or ROS1-positive disease", "ex"],
    ["Any EGFR or ALK targeted therapy", "?"],
  ]),
  ...asking({ biomarker: "HER2 positive" }, included, [
    ["ER negative, PR negative and HER2 positive", "in"],
    ["ER positive and HER2 negative", "?"],
    ["HR-positive/HER2-negative", "?"],
    ["HR+/HER2+", "in"],
    ["ER-, PR- and HER2-", "?"],
  ]),
  ...asking({ biomarker: "ER positive" }, included, [
    ["ER-positive, HER2-negative", "in"],
    ["ER and/or PR positive", "in"],
    ["ER-negative, HER2-positive", "?"],
  ]),
  ...asking({ biomarker: "KRAS G12D" }, included, [
    ["KRAS G12D or G12V mutation", "in"],
    ["KRAS G12V or G12D mutation", "in"],
    ["KRAS G12C/D/V mutation", "in"],
    ["KRAS G12C mutation", "?"],
    ["KRAS G12 mutation", "in"],
    ["KRAS mutation at codon 12", "in"],
  ]),
]

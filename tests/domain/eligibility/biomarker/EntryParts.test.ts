import { describe, expect, test } from "bun:test"
import * as EntryParts from "../../../../domain/eligibility/biomarker/EntryParts.ts"
import { markers } from "../../../../domain/eligibility/markers/MarkerLexicon.ts"

describe("An entry of several markers is read as each of them by itself", () => {
  test.each<[written: string, parts: ReadonlyArray<string>]>([
    ["HR+/HER2-", ["HR+", "HER2-"]],
    ["ER+/PR+/HER2-", ["ER+", "PR+", "HER2-"]],
    ["er+/pr+/her2-", ["er+", "pr+", "her2-"]],
    ["HR+, HER2-", ["HR+", "HER2-"]],
    ["HR+HER2-", ["HR+", "HER2-"]],
    ["EGFR+ ALK- ROS1-", ["EGFR+", "ALK-", "ROS1-"]],
    ["ER 90% PR 20% HER2 0", ["ER 90%", "PR 20%", "HER2 0"]],
    ["KRAS=G12C,EGFR=WT", ["KRAS=G12C", "EGFR=WT"]],
    ["KRAS:G12D|TP53:R175H", ["KRAS:G12D", "TP53:R175H"]],
    ["HR+ HER2-low", ["HR+", "HER2-low"]],
    ["ER positive HER2 negative", ["ER positive", "HER2 negative"]],
    ["KRAS G12D, HER2 negative", ["KRAS G12D", "HER2 negative"]],
    ["KRAS G12D. HER2 negative.", ["KRAS G12D", "HER2 negative"]],
    ["KRAS G12D + TP53 R273H", ["KRAS G12D", "TP53 R273H"]],
    ["HER2 + , ER -", ["HER2 +", "ER -"]],
    ["Amyloid PET + and tau PET +", ["Amyloid PET +", "tau PET +"]],
    ["KRAS mutant BRAF wild-type", ["KRAS mutant", "BRAF wild-type"]],
    ["KRAS G12C, no EGFR mutation", ["KRAS G12C", "no EGFR mutation"]],
    ["KRAS G12C no EGFR mutation", ["KRAS G12C", "no EGFR mutation"]],
    ["mutant KRAS G12C, wild-type BRAF", ["mutant KRAS G12C", "wild-type BRAF"]],
    ["loss of PTEN and amplification of MET", ["loss of PTEN", "amplification of MET"]],
    ["MSI-H, TMB-high", ["MSI-H", "TMB-high"]],
    ["amyloid positive, tau positive", ["amyloid positive", "tau positive"]],
    ["FISH: del(17p), t(4;14)", ["FISH: del(17p)", "t(4;14)"]],
    ["hormone receptor positive (ER+, PR+)", ["hormone receptor positive", "ER+", "PR+"]],
    ["ER positive (95%), PR positive (80%)", ["ER positive (95%)", "PR positive (80%)"]],
    ["NF2 mutation, KRAS wild-type", ["NF2 mutation", "KRAS wild-type"]],
    ["EGFR L858R, no T790M", ["EGFR L858R", "EGFR no T790M"]],
    ["EGFR exon 19 deletion, T790M negative", ["EGFR exon 19 deletion", "EGFR T790M negative"]],
  ])("%j", (written, parts) => expect(EntryParts.of(written)).toEqual(parts))
})

describe("What is said once is said of the whole list", () => {
  test.each<[written: string, parts: ReadonlyArray<string>]>([
    ["EGFR/ALK negative", ["EGFR negative", "ALK negative"]],
    ["EGFR, ALK, ROS1 negative", ["EGFR negative", "ALK negative", "ROS1 negative"]],
    ["BRCA1/BRCA2 mutation", ["BRCA1 mutation", "BRCA2 mutation"]],
    ["RAS/BRAF wt", ["RAS wt", "BRAF wt"]],
    ["ER/PR+", ["ER+", "PR+"]],
    ["negative for EGFR and ALK", ["negative for EGFR", "negative for ALK"]],
    ["no EGFR or ALK mutation", ["no EGFR mutation", "no ALK mutation"]],
    ["no EGFR, ALK positive", ["no EGFR", "ALK positive"]],
    ["mother BRCA1/BRCA2 positive", ["mother BRCA1 positive", "mother BRCA2 positive"]],
    ["TP53, KRAS G12D", ["TP53", "KRAS G12D"]],
    ["KRAS, HER2-", ["KRAS", "HER2-"]],
    ["EGFR, MSI-H", ["EGFR", "MSI-H"]],
    ["without TARDBP, C9orf72 or NEK1 variants", ["without TARDBP", "without C9orf72", "without NEK1 variants"]],
    ["PTCH1 or SUFU loss of function", ["PTCH1 loss of function", "SUFU loss of function"]],
    ["relapsed AML, FLT3-TKD or ITD positive", ["relapsed AML, FLT3-TKD", "ITD positive"]],
  ])("%j", (written, parts) => expect(EntryParts.of(written)).toEqual(parts))
})

describe("What an entry tells of a treatment is said of no marker", () => {
  test.each<[written: string, parts: ReadonlyArray<string>]>([
    ["KRAS G12C, prior KRAS inhibitor: no", ["KRAS G12C"]],
    ["KRAS G12C, prior KRAS G12C inhibitor: yes", ["KRAS G12C"]],
    ["KRAS G12C, KRAS inhibitor naive", ["KRAS G12C"]],
    ["KRAS G12C no prior KRAS inhibitor", ["KRAS G12C"]],
    ["KRAS G12C (prior sotorasib: no), MSS", ["KRAS G12C", "MSS"]],
    ["No prior EGFR TKI; EGFR L858R", ["EGFR L858R"]],
    ["EGFR L858R, prior osimertinib: no, ALK negative", ["EGFR L858R", "ALK negative"]],
    ["EGFR L858R, no T790M, no osimertinib", ["EGFR L858R", "EGFR no T790M"]],
    ["HER2 positive, no prior anti-HER2 therapy", ["HER2 positive"]],
    ["EGFR L858R, no prior T790M inhibitor", ["EGFR L858R"]],
    ["BRAF V600E and no chemotherapy", ["BRAF V600E"]],
    ["T790M-, C797S+", ["T790M-", "EGFR C797S+"]],
    ["ex19del, T790M negative, C797S positive", ["ex19del", "EGFR T790M negative", "EGFR C797S positive"]],
    ["EGFR ex19del; T790M-; MET amp", ["EGFR ex19del", "EGFR T790M-", "MET amp"]],
    ["L858R+ T790M-", ["L858R+", "EGFR T790M-"]],
    ["EGFR T790M neg C797S pos", ["EGFR T790M neg", "EGFR C797S pos"]],
    ["V600E-, V600K+", ["V600E-", "BRAF V600K+"]],
    ["EGFR L858R, T790M after osimertinib", ["EGFR L858R, T790M after osimertinib"]],
    ["prior KRAS inhibitor: no", ["prior KRAS inhibitor: no"]],
    ["EGFR L858R, checkpoint antibody: negative", ["EGFR L858R, checkpoint antibody: negative"]],
  ])("%j", (written, parts) => expect(EntryParts.of(written)).toEqual(parts))
})

describe("One marker in many signs is one", () => {
  test.each([
    "BRCA1/2 mutation",
    "NTRK1/2/3 fusion",
    "IDH1/2",
    "EML4-ALK",
    "KIF5B-RET fusion",
    "NTRK3 fusion (ETV6-NTRK3)",
    "BCR::ABL1",
    "MSI-H/dMMR",
    "HER2/neu positive",
    "HER2 (ERBB2) amplification",
    "PD-L1 CPS 10 / TPS 5 %",
    "t(9;22)",
    "FGFR2-BICC1",
    "EGFR L858R/T790M",
    "HLA-A*02:01, -B",
    "CDKN2A/B homozygous deletion",
    "p-tau217/Aβ42 ratio elevated",
    "HER2 positive, IHC 3+, FISH amplified",
    "KRAS: no mutation (negative)",
    "egfr mutation detected by ngs kit",
    "EGFR mutation (criteria met)",
    "something, unheard of/and more",
    "",
    ...markers.flatMap(({ exact, forms, name }) => [name, ...forms, ...exact]),
  ])("%j", (written) => expect(EntryParts.of(written)).toEqual([written]))
})

test("However an entry is filled, its parts are few and read soon", () => {
  const symbols = markers.flatMap(({ name }) => (/^[A-Z0-9]{2,5}$/.test(name) ? [name] : []))
  for (const part of ["A", "ER", "no ", "KRAS G12C", "(", ")", "-", "(ER)", "no EGFR ", "w/o ", "EGFR T790M-"])
    for (const joint of ["/", ", ", " and ", "", ")"]) {
      const parts = EntryParts.of(part.padEnd(200, joint + part).slice(0, 200))
      expect(parts.length).toBeLessThanOrEqual(16)
    }
  expect(EntryParts.of(symbols.join("/").slice(0, 200)).length).toBe(16)
})

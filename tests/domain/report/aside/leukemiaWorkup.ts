import type { JudgedReport } from "../JudgedReport.ts"

/** A haematologist's summary of all that was done at the diagnosis of a leukaemia. */
export const leukemiaWorkup: JudgedReport = {
  style: "a summary of a leukaemia's diagnosis",
  text: `HEMATOPATHOLOGY CONSULTATION
Bone marrow, posterior iliac crest: ACUTE MYELOID LEUKEMIA WITH MUTATED NPM1 (WHO 2022)
Blasts 68%.

Immunophenotype (flow): Blasts express CD33, CD117, CD123 (bright) and MPO; they lack CD34, CD19 and CD7.

Molecular:
1. FLT3-ITD: POSITIVE, allelic ratio 0.62
2. FLT3-TKD (D835): negative
3. NPM1 exon 12 mutation type A: POSITIVE
4. CEBPA bZIP: no mutation
5. IDH1 - wild type
6. IDH2 R140Q (VAF 39%)
7. DNMT3A R882H (VAF 44%)
8. TP53: not mutated
9. KMT2A-PTD - neg
10. RUNX1 - VUS p.L56S (49%), likely polymorphism

RT-PCR: PML-RARA transcript not detected. RUNX1-RUNX1T1 not detected. CBFB-MYH11 not detected. BCR-ABL1 p190/p210: negative

Cytogenetics: 46,XX,t(8;14)(q24;q32)?[2]/46,XX[18] - finding of uncertain significance; otherwise normal female karyotype.
FISH: -5/5q-, -7/7q-, KMT2A (11q23) and MECOM rearrangements: none detected.

ELN 2022 risk: intermediate. FLT3-ITD positive patients may benefit from midostaurin or quizartinib. Azacitidine/venetoclax was discussed.`,
  reader: [
    "NPM1 mutation",
    "CD33 positive",
    "CD117 positive",
    "CD123 positive",
    "MPO positive",
    "CD34 negative",
    "CD19 negative",
    "CD7 negative",
    "FLT3-ITD positive",
    "FLT3-TKD negative",
    "CEBPA mutation negative",
    "IDH1 wild-type",
    "IDH2 R140Q",
    "DNMT3A R882H",
    "TP53 mutation negative",
    "KMT2A-PTD negative",
    "PML-RARA negative",
    "RUNX1-RUNX1T1 negative",
    "CBFB-MYH11 negative",
    "BCR-ABL1 negative",
    "del(5q) negative",
    "del(7q) negative",
    "KMT2A rearrangement negative",
    "MECOM rearrangement negative",
  ],
}

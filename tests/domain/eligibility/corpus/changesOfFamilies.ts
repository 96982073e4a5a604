import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("biomarker")

/** Changes and genotypes in the words of families, where a text bars or asks for a part of them. */
export const changesOfFamilies: ReadonlyArray<Case> = [
  ...asking("Duchenne Muscular Dystrophy", excluded, "Any deletion mutation in exon 8 or 9 of the DMD gene", {
    "DMD nonsense mutation": "?",
    "DMD c.10108C>T (p.Arg3370*)": "?",
    "DMD p.Arg3370Ter": "?",
    "DMD point mutation": "?",
    "DMD mutation": "?",
    "DMD duplication of exon 2": "?",
  }),
  ...asking("Duchenne Muscular Dystrophy", included, "Exon 45 deletion of the DMD gene", {
    "DMD nonsense mutation": "?",
    "DMD p.Arg3370*": "?",
    "DMD c.10108C>T": "?",
  }),
  ...asking("Duchenne Muscular Dystrophy", included, "Nonsense mutation in the DMD gene", {
    "DMD p.Arg3370*": "in",
    "DMD nonsense mutation": "in",
  }),
  // One copy or two
  ...asking("Alzheimer's Disease", excluded, "Homozygous APOE ε4 carriers", {
    APOE4: "?",
    "APOE ε4 allele": "?",
    "APOE4 carrier": "?",
    "APOE: two copies of e4": "ex",
    "APOE e4 (2 copies)": "ex",
    "ApoE e4 x2": "ex",
    "APOE4 x 2": "ex",
    "APOE e4 (one copy)": "?",
    "APOE: one copy of ε4": "?",
  }),
  ...asking("Alzheimer's Disease", excluded, "APOE ε4/ε4 genotype", { APOE4: "?", "APOE e4 (2 copies)": "ex" }),
  ...asking("Alzheimer's Disease", included, "Carriers of APOE4", { APOE4: "in", "APOE e4 x2": "in" }),
  // With how it was measured
  ...asking("Myasthenia Gravis", included, "Positive for AChR antibodies", {
    "AChR-Ab 14.2 nmol/L (positive)": "in",
    "AChR-Ab: 14.2 nmol/L (ref <0.4)": "in",
    "AChR-Ab: 0.1 nmol/L (ref <0.4)": "?",
    "acetylcholine receptor binding ab positive": "in",
  }),
  ...asking("Glioblastoma", included, "Unmethylated MGMT promoter", { "MGMT: 7% (cutoff 10%) - UNMETHYLATED": "in" }),
  ...asking("Glioblastoma", included, "IDH-wildtype glioblastoma", {
    "IDH status: wild type (negative for IDH1 R132H by IHC)": "in",
    "IDH-WT (IDH1 R132H IHC neg)": "in",
  }),
  ...asking("Amyotrophic Lateral Sclerosis", included, "SOD1 A4V mutation", {
    "SOD1 A5V": "in",
    "SOD1 p.Ala5Val": "in",
    "SOD1 A5V (formerly A4V)": "in",
  }),
  ...asking("Amyotrophic Lateral Sclerosis", included, "A documented SOD1 mutation", {
    "SOD1 A5V (formerly A4V)": "in",
  }),
  // Any genotype is let in, and some are kept out
  ...["Hb SC", "HbS/C", "HbS/HbC", "HbS/beta+ thal"].flatMap((genotype) =>
    asking(
      "Sickle Cell Disease",
      (line) => `Inclusion Criteria:\n\n* Sickle cell disease (any genotype)\n\nExclusion Criteria:\n\n* ${line}`,
      "HbSC or HbSβ+ thalassemia",
      { [genotype]: "ex" },
    ),
  ),
  ...asking("Sickle Cell Disease", included, "Sickle cell disease (any genotype)", { "Hb SC": "in", "HbS/S": "in" }),
]

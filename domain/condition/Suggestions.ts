/**
 * The stages and biomarkers that are suggested to users, per launch area. The reader understands each of them.
 * Sources: the stages are those by which studies of these diseases recruit (NIA-AA 2018 for Alzheimer's disease, WHO 2021
 * and RANO for glioblastoma, NCCN resectability for the pancreas); the biomarkers those that the same guidelines test for.
 */
export const suggestions = {
  alzheimers: {
    stages: ["Preclinical", "Mild cognitive impairment", "Early", "Mild", "Moderate", "Severe"],
    biomarkers: [
      "Amyloid positive",
      "Amyloid negative",
      "APOE4 carrier",
      "APOE4 homozygote",
      "APOE4 non-carrier",
      "p-tau217 positive",
      "Tau PET positive",
    ],
  },
  glioblastoma: {
    stages: ["Newly diagnosed", "Recurrent", "First recurrence", "Maintenance after chemoradiation"],
    biomarkers: [
      "MGMT methylated",
      "MGMT unmethylated",
      "IDH wild-type",
      "IDH mutant",
      "EGFRvIII",
      "EGFR amplification",
      "TERT promoter mutation",
      "H3 K27M",
      "BRAF V600E",
      "1p/19q codeletion",
    ],
  },
  "pancreatic-cancer": {
    stages: [
      "Resectable",
      "Borderline resectable",
      "Locally advanced",
      "Unresectable",
      "Metastatic",
      "Recurrent",
      "Resected",
    ],
    biomarkers: [
      "KRAS mutation",
      "KRAS G12C",
      "KRAS G12D",
      "KRAS G12V",
      "KRAS wild-type",
      "BRCA1 mutation",
      "BRCA2 mutation",
      "PALB2 mutation",
      "MSI-H",
      "MSS",
      "HER2 positive",
      "Claudin 18.2 positive",
      "NTRK fusion",
      "NRG1 fusion",
      "BRAF V600E",
      "MTAP deletion",
      "CA 19-9",
    ],
  },
} as const satisfies Readonly<
  Record<string, { readonly stages: ReadonlyArray<string>; readonly biomarkers: ReadonlyArray<string> }>
>

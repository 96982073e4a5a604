/** A patient of the condition that the large studies are of, with a full profile: every field that is checked, three biomarkers. */
export const patient = {
  condition: "pancreatic-cancer",
  stage: "metastatic",
  biomarkers: ["KRAS G12D", "BRCA2 mutation", "MSI-H"],
  prior_lines: 1,
  age: 61,
  sex: "female",
  limit: 20,
}

/** The same and others, who differ in all but the condition. Each profile is full. */
export const patients: ReadonlyArray<object> = [
  patient,
  { ...patient, stage: "locally advanced", biomarkers: ["KRAS G12C", "ATM mutation", "HER2 positive"], age: 74 },
  { ...patient, stage: "resectable", biomarkers: ["KRAS wild-type", "BRCA1 mutation", "TP53"], prior_lines: 0 },
  { ...patient, stage: "stage IV", biomarkers: ["BRAF V600E", "NTRK fusion", "MSI-H"], prior_lines: 2, sex: "male" },
  { ...patient, stage: "borderline resectable", biomarkers: ["PALB2 mutation", "EGFR", "PD-L1"], prior_lines: 0 },
  { ...patient, stage: "recurrent", biomarkers: ["KRAS G12D", "NRG1 fusion", "Claudin 18.2"], prior_lines: 3, age: 48 },
  { ...patient, stage: "unresectable", biomarkers: ["MTAP deletion", "RET fusion", "TMB-H"], age: 55, sex: "male" },
  { ...patient, stage: "stage III", biomarkers: ["KRAS G12V", "MET amplification", "dMMR"], age: 80 },
]

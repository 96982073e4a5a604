/** Patients of today's oncology, who differ in all. Each profile is full. */
export const patients: ReadonlyArray<object> = [
  {
    condition: "non-small cell lung cancer",
    stage: "stage IV",
    biomarkers: ["EGFR exon 19 deletion", "MET amplification", "PD-L1 positive"],
    prior_lines: 1,
    age: 58,
    sex: "female",
    limit: 20,
  },
  {
    condition: "breast cancer",
    stage: "metastatic",
    biomarkers: ["HER2 negative", "ESR1 mutation", "BRCA2 mutation"],
    prior_lines: 2,
    age: 52,
    sex: "female",
    limit: 20,
  },
  {
    condition: "pancreatic-cancer",
    stage: "locally advanced",
    biomarkers: ["KRAS G12D", "ATM mutation", "MSI-H"],
    prior_lines: 0,
    age: 67,
    sex: "male",
    limit: 20,
  },
  {
    condition: "chronic lymphocytic leukemia",
    stage: "relapsed",
    biomarkers: ["TP53 mutation", "BTK C481S", "IGHV unmutated"],
    prior_lines: 3,
    age: 74,
    sex: "male",
    limit: 20,
  },
]

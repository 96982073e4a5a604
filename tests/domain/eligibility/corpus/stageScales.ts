import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("stage")

/** Stages on scales that go by names of their own, and grades of tumours. */
export const stageScales: ReadonlyArray<Case> = [
  ...asking("Hepatocellular Carcinoma", included, "BCLC stage B or C disease", {
    "BCLC stage C": "in",
    "BCLC-B": "in",
    "BCLC A": "-",
  }),
  ...asking("Hepatocellular Carcinoma", excluded, "Barcelona Clinic Liver Cancer (BCLC) stage D", { "BCLC D": "ex" }),
  ...asking("Chronic Lymphocytic Leukemia", included, "Rai stage III/IV or Binet stage C", {
    "Rai III": "in",
    "Binet C": "in",
    "Binet A": "-",
  }),
  ...asking("Multiple Myeloma", included, "ISS I-III", { "ISS stage II": "in", "R-ISS II": "-" }),
  ...asking("Multiple Myeloma", included, "R-ISS stage III", { "R-ISS III": "in" }),
  ...asking("Parkinson Disease", included, "Hoehn and Yahr stage 1 to 2.5", {
    "Hoehn & Yahr 2": "in",
    "Hoehn and Yahr stage 4": "-",
  }),
  ...asking("Heart Failure", included, "NYHA class II-IV", { "NYHA III": "in", "NYHA I": "-" }),
  ...asking("Alzheimer's Disease", included, "CDR global score of 0.5 or 1.0", {
    "CDR 0.5": "in",
    "CDR 1": "in",
    "CDR 2": "-",
  }),
  ...asking("Meningioma", included, "Grade 2-3 meningioma", { "grade 3": "in", "grade 1": "-" }),
  ...asking("Meningioma", excluded, "Grade 3-4 neuropathy", { "grade 3": "-" }),
]

import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("biomarker")

/** Levels that are entered in words, beside texts with bounds and with words of their own. */
export const levelsInWords: ReadonlyArray<Case> = [
  ...asking("Pancreatic Cancer", included, "CA 19-9 > 37 U/mL", {
    "CA 19-9 elevated": "in",
    "CA 19-9 normal": "?",
    "CA 19-9 negative": "?",
    "CA 19-9 low": "?",
    "CA 19-9 not elevated": "?",
    "CA 19-9 undetectable": "?",
    "CA 19-9 within normal limits": "?",
  }),
  ...asking("Pancreatic Cancer", included, "CA 19-9 above 500", { "CA 19-9 normal": "?", "CA 19-9 WNL": "?" }),
  ...asking("Pancreatic Cancer", included, "Normal CA 19-9", {
    "CA 19-9 normal": "in",
    "CA 19-9 elevated": "?",
    "CA 19-9 within the normal range": "in",
  }),
  ...asking("Colon Cancer", excluded, "CEA elevated above 5", {
    "CEA elevated": "ex",
    "CEA normal": "?",
    "CEA negative": "?",
    "CEA WNL": "?",
    CEA: "ex",
  }),
  ...asking("Prostate Cancer", included, "PSA of at least 2 ng/mL", {
    "PSA within range": "?",
    "PSA in the reference range": "?",
    "PSA undetectable": "?",
  }),
  ...asking("Melanoma", included, "Elevated LDH", { "LDH WNL": "?", "LDH within normal limits": "?" }),
  ...asking("Still's Disease", included, "Ferritin > 300 ng/mL", { "ferritin WNL": "?", "ferritin not raised": "?" }),
]

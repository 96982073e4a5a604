import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("biomarker")

/** Types of a virus, which are told apart where both sides name one. */
export const markersByType: ReadonlyArray<Case> = [
  ...asking("Head and Neck Cancer", included, "HPV16-positive oropharyngeal cancer", {
    "HPV16+": "in",
    "HPV type 16 positive": "in",
    HPV16: "in",
    "HPV18+": "?",
    "HPV 18": "?",
    "HPV positive": "in",
    "HPV negative": "?",
  }),
  ...asking("Head and Neck Cancer", included, "HPV-positive oropharyngeal cancer", { "HPV18+": "in", "HPV33+": "in" }),
  ...asking("Head and Neck Cancer", included, "p16-positive oropharyngeal cancer", { "HPV18+": "in" }),
  ...asking("Head and Neck Cancer", included, "HPV-negative cancer", { "HPV16 negative": "?", "HPV18+": "?" }),
  ...asking("Head and Neck Cancer", excluded, "HPV16-positive cancer", { "HPV18+": "?", "HPV16+": "ex" }),
  ...asking("Head and Neck Cancer", excluded, "Prior HPV16 vaccination", { "HPV16+": "?" }),
  ...asking("Cervical Cancer", included, "HPV16/18-positive lesion", { "HPV18+": "in", "HPV33+": "?" }),
  ...asking("Cervical Cancer", included, "HPV types 16 or 18", { "HPV18+": "in", "HPV33+": "?" }),
  ...asking("Cervical Cancer", included, "HPV 16, 18, 31 or 33 positive", { "HPV33+": "in", "HPV45+": "?" }),
  ...asking("Cervical Cancer", included, "HPV16 or HPV18 positive", { "HPV18+": "in" }),
  ...asking("Cervical Cancer", included, "Known HPV16 status", { "HPV18+": "?" }),
]

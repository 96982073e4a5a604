import { askingEach, type Case, included } from "./Case.ts"

const asking = askingEach("biomarker")

/** States of markers in words that tell them plainly, and what only seems to ask for one. */
export const markersInPlainWords: ReadonlyArray<Case> = [
  // What does not do by itself
  ...asking("Glioma", included, "A gain of chromosome 7 or an EGFR amplification by itself is not enough", {
    "EGFR amplification": "?",
  }),
  ...asking("Lung Cancer", included, "MET amplification does not qualify unless it is of a high level", {
    "MET amplification": "?",
  }),
  ...asking("Lung Cancer", included, "MET amplification; a report without its method is not sufficient", {
    "MET amplification": "in",
  }),
  ...asking("Lung Cancer", included, "Chemotherapy has ended, unless the tumor has an EGFR mutation", {
    "EGFR mutation": "?",
  }),
]

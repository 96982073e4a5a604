import { askingEach, type Case, excluded, included } from "./Case.ts"

const of = askingEach("biomarker")

/** Markers of which a text tells what was found as an answer, and markers that are absent. */
export const markersAnswered: ReadonlyArray<Case> = [
  ...["EGFR mutation: none", "EGFR mutation - none", "EGFR mutation (no)", "EGFR mutation: not detected"].flatMap(
    (line) => of("NSCLC", included, line, { "EGFR L858R": "ex", "EGFR wild-type": "in" }),
  ),
  ...["EGFR mutation: negative", "EGFR mutation = negative", "EGFR mutations were negative"].flatMap((line) =>
    of("NSCLC", included, line, { "EGFR L858R": "ex", "EGFR wild-type": "in" }),
  ),
  ...of("NSCLC", included, "EGFR mutation: yes", { "EGFR L858R": "in" }),
  ...of("NSCLC", included, "EGFR mutation: not allowed", { "EGFR L858R": "ex" }),
  ...of("NSCLC", included, "EGFR mutation or ALK rearrangement is negative", {
    "EGFR L858R": "ex",
    "ALK fusion": "ex",
  }),
  ...of("NSCLC", excluded, "EGFR mutation: negative", { "EGFR L858R": "?", "EGFR wild-type": "ex" }),
  ...of("Colorectal Cancer", included, "KRAS mutation: wild-type", { "KRAS G12D": "?", "KRAS wild-type": "in" }),
  ...of("Gastric Cancer", included, "HER2 expression: negative", { "HER2 positive": "?", "HER2 negative": "in" }),
  ...of("Gastric Cancer", included, "HER2 expression: low (IHC 1+)", { "HER2 positive": "?", "HER2 low": "in" }),
  ...of("Gastric Cancer", included, "HER2 expression: positive (IHC 3+)", { "HER2 positive": "in" }),
  ...["MGMT promoter methylation: absent", "Absent MGMT promoter methylation"].flatMap((line) =>
    of("Glioblastoma", included, line, { "MGMT methylated": "ex", "MGMT unmethylated": "in" }),
  ),
  ...of("Glioblastoma", included, "IDH mutation absent, MGMT methylated", { "MGMT methylated": "in" }),
  ...of("Glioblastoma", excluded, "IDH mutation: absent", { "IDH1 R132H": "?", "IDH wild-type": "ex" }),
  ...of("AML", included, "FLT3-ITD - not detected", { "FLT3-ITD": "ex" }),

  // A list of changes of which there is none
  ...[
    "Absence of EGFR mutations, ALK fusions and ROS1 fusions",
    "Absence of an EGFR mutation, and ALK and ROS1 translocation",
    "Tumors without EGFR mutation, ALK fusion and ROS1 fusion",
  ].flatMap((line) => of("NSCLC", included, line, { "ROS1 negative": "in", "ROS1 fusion": "ex", "EGFR L858R": "ex" })),
]

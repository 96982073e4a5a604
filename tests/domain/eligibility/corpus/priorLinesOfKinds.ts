import { type Case, ofText } from "./Case.ts"

const afterHormones = "Castration-resistant prostate cancer"

/** What is said of one kind of treatment, and not of all. */
export const priorLinesOfKinds: ReadonlyArray<Case> = [
  ...ofText(
    "in ? ? ? ?",
    "Inclusion Criteria:\n\n* Castration-resistant disease under androgen deprivation\n\nExclusion Criteria:\n\n* Previous chemotherapy for castration-resistant disease",
    [afterHormones],
  ),
  ...ofText(
    "in ? ? ? ?",
    "Inclusion Criteria:\n\n* Metastatic CRPC\n* No prior systemic chemotherapy treatment for CRPC",
    [afterHormones],
  ),
  ...ofText("in ex ex ex ex", "Inclusion Criteria:\n\n* Metastatic CRPC\n* No prior systemic therapy for CRPC", [
    afterHormones,
  ]),
  ...ofText(
    "in ex ex ex ex",
    "Inclusion Criteria:\n\n* Metastatic prostate cancer, hormone-sensitive\n\nExclusion Criteria:\n\n* Prior chemotherapy for prostate cancer",
    ["Prostate Cancer"],
  ),
  ...ofText(
    "in ? ? ? ?",
    "Inclusion Criteria:\n\n* Hormone therapy for metastatic disease is allowed\n\nExclusion Criteria:\n\n* Prior chemotherapy for metastatic disease",
    ["Breast Cancer"],
  ),
  ...ofText(
    "in ex ex ex ex",
    "Inclusion Criteria:\n\n* Metastatic breast cancer\n\nExclusion Criteria:\n\n* Prior chemotherapy for metastatic disease",
    ["Breast Cancer"],
  ),
]

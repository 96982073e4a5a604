import { asking, askingEach, type Case, excluded, included, whole } from "./Case.ts"

const about = ["Acute Leukemia"]

const introducing = (part: "Inclusion" | "Exclusion", line: string): string =>
  `${part} Criteria:\n\n* Adults\n* ${line}:\n  * Aged 75 years or older\n  * Relapsed disease`

const relapsed = (line: string, expected: "in" | "ex" | "?", part: "Inclusion" | "Exclusion" = "Inclusion") =>
  asking({ stage: "relapsed", condition: "leukemia", about }, whole, [[introducing(part, line), expected, "Relapsed"]])

/** Stages of groups that a line introduces, of whom something is advised, and of treatment that is only allowed. */
export const stagesOfGroups: ReadonlyArray<Case> = [
  ...relapsed("The following groups are not considered suitable for intensive chemotherapy", "in"),
  ...relapsed("The following are considered unsuitable for standard induction therapy", "in"),
  ...relapsed("The following are not considered appropriate for transplantation", "in"),
  ...relapsed("The following are not considered candidates for standard treatment", "in"),
  ...relapsed("Ineligible for intensive chemotherapy, as defined by one of the following", "in"),
  ...relapsed("The following groups are not considered suitable for intensive chemotherapy", "ex", "Exclusion"),
  ...relapsed("The following are not considered suitable for this study", "ex"),
  ...relapsed("The following are not considered suitable for the study treatment", "ex"),
  ...relapsed("The following are not suitable for enrolment", "?"),
  ...relapsed("Ineligible for treatment", "?"),
  ...relapsed("The following are not suitable for participation and treatment", "?"),
  ...relapsed("The following patients are not eligible", "ex"),
  ...relapsed("Patients must not have", "ex"),
  ...asking({ stage: "newly diagnosed", condition: "leukemia", about }, excluded, [
    ["Kinase mutation analysis is not recommended for newly diagnosed patients", "-"],
    ["Testing is advised in newly diagnosed leukemia", "-"],
    ["Newly diagnosed leukemia for which a transplant is recommended", "ex"],
    ["Patients who are recommended for treatment of newly diagnosed leukemia", "-"],
  ]),
  ...asking({ stage: "newly diagnosed", condition: "leukemia", about }, included, [
    ["A lumbar puncture is recommended for newly diagnosed patients", "in"],
    ["Newly diagnosed patients for whom chemotherapy is recommended", "in"],
  ]),
  ...asking({ stage: "maintenance", condition: "leukemia", about }, included, [
    ["Maintenance therapy after the transplant is allowed", "-"],
    ["Maintenance after transplantation is permitted per institutional practice", "-"],
    ["Planned maintenance therapy is acceptable", "-"],
    ["Subjects may receive maintenance therapy", "-"],
    ["Patients may go on to maintenance therapy", "-"],
    ["Patients on maintenance therapy are allowed", "in"],
    ["Prior maintenance therapy is allowed", "in"],
    ["Maintenance chemotherapy given within a week of enrolment is permitted", "in"],
    ["Receiving maintenance therapy", "in"],
  ]),
  ...asking({ stage: "generalized", condition: "Myasthenia gravis" }, included, [
    ["Diagnosed with generalised myasthenia gravis", "in"],
    ["A confirmed diagnosis of gMG", "in"],
    ["A diagnosis of ocular myasthenia", "-"],
  ]),
  ...asking({ stage: "ambulatory", condition: "Duchenne muscular dystrophy" }, included, [
    ["North Star Ambulatory Assessment total score between 16 and 29", "-"],
    ["Ambulatory at screening", "in"],
    ["Ambulatory score of at least 2", "in"],
    ["An ambulatory assessment at screening", "in"],
    ["Non-ambulatory boys may join Part B with a score of 16", "-"],
    ["Non-ambulatory boys can also be included", "-"],
    ["Non-ambulatory boys are eligible", "-"],
    ["Non-ambulatory boys", "ex"],
    ["Non-ambulatory boys must be able to sit, and may join Part B", "ex"],
    ["Non-ambulatory boys may not join", "in"],
    ["Non-ambulatory: those of Part A may join", "ex"],
    ["Ambulatory boys may join", "in"],
  ]),
  ...askingEach("stage")(
    "breast cancer",
    included,
    "Evaluations before entry, including no clinical evidence for distant metastases, based upon a minimum workup of history and breast exam",
    { metastatic: "ex", "stage IV": "ex" },
  ),
  ...askingEach("stage")("breast cancer", included, "Evidence for distant metastases", { metastatic: "in" }),
  // Stages in brackets are of the cancers right before
  ...(
    [
      ["Breast cancer", "stage III", "in"],
      ["Endometrial cancer", "stage III", "?"],
      ["Endometrial cancer", "stage II", "in"],
      ["Ovarian cancer", "stage III", "?"],
    ] as const
  ).flatMap(([condition, stage, state]) =>
    asking({ condition, stage, about: ["Breast cancer", "Endometrial cancer", "Ovarian cancer"] }, included, [
      ["Breast cancer (stages I-III), endometrial or ovarian cancer (stages I-II)", state],
    ]),
  ),
]

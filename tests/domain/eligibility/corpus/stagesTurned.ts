import { asking, askingEach, type Case, excluded, included } from "./Case.ts"

const of = askingEach("stage")

const metastatic = (part: (line: string) => string, rows: Readonly<Record<string, "in" | "ex" | "?" | "-">>) =>
  Object.entries(rows).flatMap(([line, state]) => of("Prostate cancer", part, line, { metastatic: state }))

const relapsed = (rows: Readonly<Record<string, "in" | "ex">>) =>
  Object.entries(rows).flatMap(([line, state]) =>
    asking({ condition: "Lymphoma", stage: "relapsed" }, included, [
      [line, state, line.split("\n  * ").find((item) => item.includes("relapsed")) ?? line],
    ]),
  )

const dementia = (part: (line: string) => string, rows: Readonly<Record<string, "in" | "ex" | "?" | "-">>) =>
  Object.entries(rows).flatMap(([line, state]) => of("Alzheimer Disease", part, line, { dementia: state }))

/** Wordings of a stage that are easily read as their opposite, and stages of other illnesses. */
export const stagesTurned: ReadonlyArray<Case> = [
  ...metastatic(included, {
    "Absent distant metastases (M0)": "ex",
    "Distant spread absent": "?",
    "Metastatic disease absent on CT": "?",
    "Distant metastases (N+, M1) absent on CT": "?",
    "Relapse (metastatic disease) is not allowed": "ex",
    "Metastatic disease; brain metastases absent": "in",
    "Distant metastases: none": "ex",
    "Distant metastases = none": "ex",
    "Metastatic disease: no": "ex",
    "Metastatic disease (none)": "ex",
    "Distant metastases (none on CT and bone scan)": "ex",
    "Metastatic disease: present on CT or bone scan": "in",
    "Metastatic disease: no prior therapy": "in",
    "Metastatic disease for which there is no standard therapy": "in",
  }),
  ...metastatic(excluded, {
    "Metastatic disease not confirmed by biopsy": "?",
    "Metastatic disease that has not been proven": "?",
    "Metastatic disease without histological confirmation": "?",
    "Unconfirmed metastatic disease": "?",
    "Metastatic disease confirmed histologically": "ex",
  }),
  ...of(
    "Melanoma",
    excluded,
    "Advanced (severe) infections, cardiovascular disease (e.g., Class III or IV heart failure)",
    {
      "Stage IV": "-",
    },
  ),
  ...of("Melanoma", excluded, "Advanced (severe) liver disease", { "Stage IV": "-" }),
  ...of("Melanoma", excluded, "Stage IV disease, or Class III or IV heart failure", { "Stage IV": "ex" }),
  ...of("Melanoma", excluded, "Advanced (stage IV) disease", { "Stage IV": "ex" }),
  ...of("Breast cancer", included, "Undergoing lumpectomy (partial mastectomy) procedure", { resectable: "in" }),
  ...dementia(excluded, {
    "Dementia due to a condition other than AD": "-",
    "Dementia that is not due to Alzheimer's disease": "-",
    "A diagnosis of dementia other than AD": "-",
    "Vascular dementia": "-",
    "Alcohol-related dementia": "-",
    "Parkinson's disease dementia": "-",
    "Dementia (vascular, alcoholic)": "-",
    "Other types of dementia": "-",
    "Rapidly progressive dementia of another kind, such as prion disease": "-",
    "Dementia of any kind": "ex",
    "Alzheimer's dementia": "ex",
    "History of stroke or dementia": "ex",
    "Dementia, stroke or epilepsy": "ex",
  }),
  // What something else than the disease is refractory to, and grades of what treatment has done
  ...of("Lymphoma", included, "Must not be refractory to red cell or platelet transfusions", {
    "Relapsed or refractory": "-",
  }),
  ...of("Lymphoma", excluded, "Refractory to treatment", { "Relapsed or refractory": "ex" }),
  ...of("Glioma", excluded, "Has not recovered (grade 1 or at baseline) from adverse events", { "Stage I": "-" }),
  ...of("Glioma", excluded, "Abnormal sodium or potassium levels of grade 2", { "Stage II": "-" }),
  ...of("Glioma", excluded, "Grade 2 glioma", { "Stage II": "ex" }),
  ...of("Cancer", included, "A tumor for which there is no standard therapy, or locally advanced disease", {
    "Locally advanced": "in",
  }),
  ...of("Cancer", included, "There is no evidence of metastatic disease", { metastatic: "ex" }),
  ...dementia(included, { "Dementia due to AD": "in", "Alzheimer's or vascular dementia": "in", "No dementia": "ex" }),
  ...relapsed({
    "Patients with lymphoma, excluding those who have relapsed": "ex",
    "Patients with lymphoma, except in those whose disease has relapsed": "ex",
    "Lymphoma, with the exception of patients that have relapsed": "ex",
    "No prior chemotherapy except in those who have relapsed": "in",
    "Patients with lymphoma, excluding follicular lymphoma:\n  * relapsed after chemotherapy, or\n  * never treated":
      "in",
    "Patients with lymphoma, excluding those who have any of these:\n  * relapsed disease\n  * pneumonia": "ex",
    "Patients with lymphoma, excluding patients with:\n  * relapsed disease\n  * pneumonia": "ex",
  }),
  ...of("Breast cancer", included, "Breast cancer with or without distant metastases", { metastatic: "in" }),
  ...of("Breast cancer", included, "Whatever the grade of a tumour that may or may not be metastatic", {
    metastatic: "in",
  }),
  ...of("Breast cancer", excluded, "Breast cancer with or without distant metastases", { metastatic: "?" }),
  ...of("Breast cancer", included, "Breast cancer regardless of stage", { "stage III": "in", metastatic: "in" }),
  ...of("Breast cancer", included, "Patients may have any stage", { "stage II": "in" }),
  ...of("Breast cancer", included, "Another cancer, regardless of stage", { "stage II": "-" }),
  ...of(
    "Colon cancer",
    included,
    "Colon cancer, whatever its earlier treatment with antibodies not amenable to surgery",
    {
      unresectable: "in",
    },
  ),
  {
    text: "Inclusion Criteria:\n\n* Breast cancer with or without metastases\n\nExclusion Criteria:\n\n* Metastatic disease",
    ask: { condition: "Breast cancer", stage: "metastatic" },
    state: "mentioned_exclusion",
    quote: "Metastatic disease",
  },
  // What one of two ways in denies is not denied in the other
  ...of(
    "Melanoma",
    included,
    "Either metastatic disease that was not treated before, or resected melanoma of stage III",
    {
      resected: "in",
    },
  ),
  // What is denied is denied in brackets that go on with it
  ...metastatic(included, {
    'No metastases (or imaging findings "suspicious" for metastatic disease) on a CT scan': "ex",
    "No distant spread (or a bone scan that is suspicious for metastases)": "ex",
  }),
  // What is looked for need not be there
  ...of("Prostate cancer", included, "Evaluation for metastatic disease is complete and shows no distant metastases", {
    "distant metastases": "ex",
  }),
  ...metastatic(included, {
    "Metastatic prostate cancer, staged within 4 weeks": "in",
    "Staging for metastatic disease by CT and bone scan within 6 weeks": "-",
    "Screened for metastatic disease by PSMA PET": "-",
    "Chest imaging for metastatic disease": "-",
  }),
  // A treatment that fails denies nothing behind it
  ...[
    "Prostate cancer for which hormone therapy is no longer effective (castration-resistant)",
    "Androgen deprivation does not work any longer (castration-resistant disease)",
    "Androgen deprivation has not been effective (castration-resistant disease)",
  ].flatMap((line) => of("Prostate cancer", included, line, { "castration-resistant": "in" })),
]

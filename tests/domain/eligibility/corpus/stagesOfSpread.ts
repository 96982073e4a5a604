import { asking, askingEach, type Case, excluded, included } from "./Case.ts"

const of = askingEach("stage")

const withStudy = (title: string) => ({ stage: "Metastatic", condition: "Lung cancer", about: ["Lung cancer", title] })

const besideBones = (line: string): string =>
  `Inclusion Criteria:\n\n* Bone metastases on a scan\n\nExclusion Criteria:\n\n* ${line}`

const besideBrain = (line: string): string =>
  `Inclusion Criteria:\n\n* Aged 18 to 80 when brain metastases were found\n\nExclusion Criteria:\n\n* ${line}`

const withMeninges = {
  stage: "leptomeningeal metastases",
  condition: "Breast cancer",
  about: ["Breast cancer", "Radiosurgery of brain metastases"],
}

/** Where a disease has spread to: organs that the study is about, and clauses of what it has done. */
export const stagesOfSpread: ReadonlyArray<Case> = [
  ...asking(withMeninges, included, [
    ["Breast cancer with one to four brain metastases", "?"],
    ["Metastases of the leptomeninges that were seen on MRI", "in"],
    ["Metastatic breast cancer", "in"],
  ]),
  ...asking(withMeninges, besideBrain, [
    ["Leptomeningeal metastases", "ex"],
    ["Known or suspected leptomeningeal carcinomatosis", "ex"],
    ["Carcinomatous meningitis", "ex"],
    [
      "Treated metastases are allowed. This exception does not cover leptomeningeal disease, which is excluded.",
      "ex",
      "This exception does not cover leptomeningeal disease, which is excluded.",
    ],
    ["Uncontrolled seizures", "?", "Aged 18 to 80 when brain metastases were found"],
  ]),
  ...asking(withStudy("Radiosurgery of brain metastases"), included, [
    ["At least one brain metastasis that can be measured", "in"],
    ["Metastases to the brain on imaging", "in"],
    ["Lung cancer with intracranial metastases", "in"],
    ["Bilirubin up to three times the limit where there are liver metastases", "-"],
    ["No bleeding of the brain metastases", "-"],
  ]),
  ...asking(withStudy("Radiosurgery of brain metastases"), excluded, [["Brain metastases in the brain stem", "-"]]),
  ...asking(withStudy("Surgery of metastatic malignant neoplasm in the liver"), included, [
    ["Hepatic metastases that can be resected", "in"],
    ["Treated brain metastases are allowed", "-"],
  ]),
  ...asking(withStudy("A new drug"), included, [["At least one brain metastasis that can be measured", "-"]]),
  ...of("Solid tumor", included, "A non-CNS solid tumour that is metastatic", { metastatic: "in" }),
  ...of("Solid tumor", included, "A CNS tumour that is metastatic", { metastatic: "-" }),
  ...of("Lung cancer", included, "Polymetastatic cancer", { metastatic: "in" }),
  ...of("Bladder cancer", included, "Spread to one organ other than the primary tumour or recurred since its removal", {
    recurrent: "in",
  }),
  ...of("Breast cancer", included, "Have not used capecitabine, or progressed after it", { progressive: "in" }),
  ...of("Lymphoma", included, "Must not have relapsed or progressed", { progressive: "ex", relapsed: "ex" }),
  ...of("Lung cancer", included, "Measurable disease not within an irradiated area unless progression is shown", {
    progressive: "-",
  }),
  ...of("Prostate cancer", excluded, "Prostate cancer (local, regional and/or distal metastasis)", {
    metastatic: "ex",
  }),
  ...of("Rectal cancer", included, "No distance metastases", { metastatic: "ex" }),
  ...of("Prostate cancer", included, "Cancer that has not spread to the other parts of the body", { metastatic: "ex" }),
  ...of("Breast cancer", excluded, "Metastasis to regional lymph nodes or distant sites", { metastatic: "ex" }),
  ...of("Breast cancer", excluded, "Metastasis to regional lymph nodes", { metastatic: "-" }),
  ...of("Breast cancer", included, "Stage IV disease that is not suitable for surgical treatment", {
    unresectable: "in",
  }),
  ...of("Solid tumor", included, "A cancer that has failed to respond to standard therapy", { refractory: "in" }),
  ...of("Solid tumor", included, "Refractory or intolerant to the treatment", { refractory: "in" }),
  ...of("Solid tumor", included, "Refractory to treatment, or the subject is ineligible or declines it", {
    refractory: "in",
  }),
  ...asking({ stage: "Metastatic", condition: "Lung cancer", about: ["A study of oral talactoferrin"] }, included, [
    ["Metastatic lung cancer", "in"],
  ]),
  ...of("Prostate cancer", excluded, "A history of recurrent urinary tract infections", { recurrent: "-" }),
  ...of("Lymphoma", excluded, "Refractory to an antibody drug conjugate", { refractory: "?" }),
  ...of("Lymphoma", excluded, "Refractory to standard treatment", { refractory: "ex" }),
  ...of("Ovarian cancer", included, "Without evidence of disease or in complete response after the first line", {
    "in remission": "in",
  }),
  ...of(
    "Colorectal cancer",
    included,
    "Intolerant of therapies as below, unless contraindicated:\n\n  * Metastatic CRC",
    {
      metastatic: "in",
    },
  ),
  ...of(
    "Colorectal cancer",
    excluded,
    "Positive for HIV, unless all of the following criteria are met:\n\n  * No metastatic disease",
    {
      metastatic: "?",
    },
  ),
  ...of(
    "Glioblastoma",
    included,
    "An interval of 12 weeks is required unless there is either:\n\n  * histologically recurrent tumor\n  * new enhancement",
    { recurrent: "?" },
  ),
  ...of(
    "Glioblastoma",
    excluded,
    "Radiotherapy within 12 weeks, unless there is:\n\n  * histologically recurrent tumor",
    {
      recurrent: "in",
    },
  ),
  ...of("Glioblastoma", included, "Adults, with the exception of:\n\n  * recurrent tumor", { recurrent: "ex" }),
  ...of("Lung cancer", included, "Stage IVB (no evidence of spread) who have unresectable disease are eligible", {
    unresectable: "in",
  }),
  ...of("Lung cancer", included, "No (known) metastatic disease is allowed", { metastatic: "ex" }),
  ...of("Lung cancer", included, "Eligible for complete resection", { resected: "-" }),
  // However they are written
  ...["ACTIVE BRAIN METS", "Brain METS", "BRAIN METASTASES", "Active brain mets"].flatMap((line) =>
    of("Lung cancer", excluded, line, { "active brain metastases": "ex" }),
  ),
  // A fourth stage that is not called metastatic
  ...of("Cervical cancer", excluded, "Metastatic disease", { "stage IVA": "-", "stage IVB": "ex", "stage IV": "ex" }),
  ...of("Liver cancer", excluded, "Metastatic disease", { "stage IVA": "-", "stage IVB": "ex" }),
  ...of("Thyroid cancer", excluded, "Metastatic disease", { IVB: "-", IVC: "ex" }),
  ...of("Head and neck cancer", included, "Metastatic carcinoma", { IVA: "-", IVB: "-", IVC: "in" }),
  ...of("Lung cancer", included, "Metastatic carcinoma", { IVA: "in" }),
  ...of("Skin cancer", included, "Curative resection is unlikely", { resected: "-" }),
  ...of("Lung cancer", included, "Complete resection of the tumour", { resected: "in" }),
  ...of("Breast cancer", included, "Hormone-sensitive mBC not amenable to resection", { "locally advanced": "-" }),
  ...of("Bladder cancer", included, "Agents that are approved for use in advanced bladder cancer may be given", {
    advanced: "-",
  }),
  ...of("Bladder cancer", included, "Treated with one drug for advanced bladder cancer", { advanced: "in" }),
  ...of("Prostate cancer", excluded, "Pseudo progression is allowed", { progressive: "-" }),
  ...of("Leukemia", included, "MBC-CML with blasts in the blood", { metastatic: "-" }),
  ...of("Breast cancer", included, "MBC with measurable disease", { metastatic: "in" }),
  ...of("Prostate cancer", included, "At least one radiographic metastasis on a bone scan", { metastatic: "in" }),
  ...of("Prostate cancer", included, "Up to three measurable metastases", { metastatic: "in" }),
  ...of("Prostate cancer", excluded, "More than five metastases", { metastatic: "?" }),
  ...of("Lung cancer", included, "At least one measurable brain metastasis", { metastatic: "-" }),
  ...of("Colorectal cancer", included, "Recurrences and metastasis of colorectal cancer", { metastatic: "in" }),
  ...of("Colorectal cancer", included, "At risk of recurrence and metastasis of colorectal cancer", {
    metastatic: "-",
  }),
  ...of("Colorectal cancer", excluded, "Recurrence and metastasis of the liver", { metastatic: "-" }),
  ...of("Colorectal cancer", excluded, "Evidence of metastatic or peritoneal disease", { metastatic: "ex" }),
  ...of("Colorectal cancer", excluded, "Metastatic brain or leptomeningeal disease", { metastatic: "-" }),
  ...of("Prostate cancer", excluded, "Bone or visceral metastases (M1b-c)", { metastatic: "ex", "stage IV": "ex" }),
  ...of("Prostate cancer", included, "PSMA PET negative for metastatic disease", {
    metastatic: "ex",
    "stage IV": "ex",
  }),
  ...of("Breast cancer", included, "HER2-negative metastatic breast cancer", { metastatic: "in" }),
  ...of("Breast cancer", included, "Free of metastases", { metastatic: "ex" }),
  ...of("Breast cancer", included, "No evidence of distant disease on imaging", { metastatic: "ex" }),
  ...of("Breast cancer", excluded, "Evidence of distant disease", { "stage IV": "ex" }),
  ...of("Lung cancer", included, "Advanced or recurrent disease after one regimen", {
    metastatic: "?",
    "locally advanced": "?",
    advanced: "in",
    "locally advanced or metastatic": "in",
  }),
  ...of("Lung cancer", excluded, "Advanced lung cancer", { metastatic: "ex", "locally advanced": "ex" }),
  ...of("Hematologic malignancy", included, "An advanced hematologic malignancy, such as leukemia", {
    metastatic: "-",
    "locally advanced": "-",
    advanced: "in",
  }),
  ...of("Multiple myeloma", excluded, "Advanced myeloma", { metastatic: "-" }),
  ...of("Breast cancer", included, "HER2-negative in the latest tumour sample (primary or metastatic)", {
    metastatic: "-",
    "stage IV": "-",
  }),
  ...of("Breast cancer", included, "Breast cancer (primary or metastatic)", { metastatic: "in" }),
  ...of("Lung cancer", excluded, "Unresectable lung cancer", { "locally advanced": "-", unresectable: "ex" }),
  ...of(
    "Solid tumor",
    included,
    "Locally advanced or metastatic non-small cell lung cancer, melanoma or basal cell carcinoma",
    { "locally advanced": "in", metastatic: "in" },
  ),
  ...of("Breast cancer", included, "No distant metastases (M0, stage I to III)", {
    "stage II": "in",
    "stage IV": "ex",
    metastatic: "ex",
  }),
  ...of("Breast cancer", included, "Operable, with no signs of metastatic disease (stage II or III only)", {
    "stage III": "in",
    metastatic: "ex",
  }),
  ...of("Breast cancer", included, "No signs of metastatic disease (stage IV)", { "stage IV": "ex" }),
  ...of("Breast cancer", included, "No inflammatory disease (stage IIIB)", { "stage III": "ex" }),
  ...of("Melanoma", included, "Disseminated melanoma that can be measured", { metastatic: "in" }),
  ...of("Colon cancer", excluded, "Disseminated malignant disease", { metastatic: "ex" }),
  ...of("Colon cancer", excluded, "Disseminated intravascular coagulation", { metastatic: "-" }),
  ...of("Colon cancer", excluded, "Disseminated zoster", { metastatic: "-" }),
  ...of("Breast cancer", excluded, "Widespread brain metastases", { metastatic: "-" }),
  // Metastases in an organ: who is wanted with them has spread; to bar them bars a part
  ...of("Pancreatic cancer", included, "Histologically confirmed PDAC with liver metastases", {
    metastatic: "in",
    "stage IV": "in",
  }),
  ...of("Prostate cancer", included, "Adenocarcinoma of the prostate with bone metastases", { metastatic: "in" }),
  ...[
    "At least one liver metastasis",
    "Synchronous liver metastases",
    "Colorectal cancer and liver metastases",
  ].flatMap((line) => of("Colorectal cancer", included, line, { metastatic: "in" })),
  ...of("Prostate cancer", included, "Radiographic evidence of at least one bone metastasis", { metastatic: "in" }),
  ...[
    "Liver metastases",
    "Known liver or lung metastases",
    "Patients with liver metastases who had an ablation",
  ].flatMap((line) => of("Colorectal cancer", excluded, line, { metastatic: "?" })),
  ...of("Colorectal cancer", included, "No liver metastases", { metastatic: "?" }),
  ...[
    "Patients with liver metastases must have a normal bilirubin",
    "AST of no more than five times the limit in cancer with liver metastases",
    "Presence of bone metastasis is not required",
    "Patients with cancer and bone metastases may have bisphosphonates",
  ].flatMap((line) => of("Colorectal cancer", included, line, { metastatic: "-" })),
  ...["Radiotherapy for bone metastases within two weeks", "Brain metastases"].flatMap((line) =>
    of("Colorectal cancer", excluded, line, { metastatic: "-" }),
  ),
  ...["Metastases shown by MRI", "Metastases on bone scan"].flatMap((line) =>
    of("Colorectal cancer", excluded, line, { metastatic: "ex" }),
  ),
  ...of("Prostate cancer", excluded, "Evidence of bone metastases", { metastatic: "ex" }),
  ...of("Breast cancer", excluded, "Evidence of bone metastases", { metastatic: "?" }),
  ...of("Prostate Cancer", besideBones, "Bone as the only site of disease", {
    "bone-only metastases": "ex",
    "metastases confined to the bone": "ex",
  }),
  ...of("Prostate Cancer", besideBones, "Bone metastases as the sole metastatic site", { "mets to bones only": "ex" }),
  ...of("Prostate Cancer", included, "Bone-only disease is allowed", { "bone-only metastases": "in" }),
  ...of("Colorectal Cancer", included, "Metastases limited to the liver", { "liver-only metastases": "in" }),
  ...of("Colorectal Cancer", excluded, "Liver-limited disease", {
    "liver-only metastases": "ex",
    "liver-limited disease": "ex",
  }),
  ...of("Colorectal Cancer", included, "Metastases not limited to the liver", { "liver-only metastases": "-" }),
  ...of("Liver Cancer", excluded, "Any evidence of tumor metastasis", { metastatic: "ex" }),
  ...["No sign of metastatic visceral disease", "No visceral involvement", "No visceral metastases"].flatMap((line) =>
    of("Prostate cancer", (denied) => included(`Metastatic prostate cancer\n* ${denied}`), line, {
      "visceral metastases": "ex",
      "liver metastases": "ex",
      "bone metastases": "in",
    }),
  ),
  ...of("Prostate cancer", included, "Metastatic prostate cancer", { "visceral metastases": "in" }),
  ...of("Prostate cancer", included, "Metastases in the liver", { "visceral metastases": "-" }),
  ...["Extensive visceral disease", "Life-threatening visceral metastases"].flatMap((line) =>
    of("Prostate cancer", excluded, line, { "visceral metastases": "?" }),
  ),
  ...["Metastatic liver disease", "Metastatic lung and liver lesions"].flatMap((line) =>
    of("Colorectal cancer", excluded, line, { "liver metastases": "ex" }),
  ),
  ...of("Colorectal cancer", excluded, "Metastatic liver cancer", { "lung metastases": "-" }),
  // One of several places that share a noun
  ...[
    "Nodal or visceral metastases",
    "Satellite lesions, nodal, or distant metastases",
    "Metastases in pelvic nodes",
  ].flatMap((line) => of("Melanoma", excluded, line, { "lymph node metastases": "ex" })),
  ...of("Melanoma", included, "No lymph node and/or bone metastases", { "nodal metastases": "ex" }),
  ...of("Melanoma", excluded, "Cerebral lesions suspected to be metastases", { "brain metastases": "ex" }),
  ...of("Pancreatic cancer", included, "Staging without extra-pancreatic spread", { metastatic: "ex" }),
  ...of("Glioblastoma", excluded, "Diffuse leptomeningeal spread", { "leptomeningeal dissemination": "ex" }),
]

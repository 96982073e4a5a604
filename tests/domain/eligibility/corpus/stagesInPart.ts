import { asking, askingEach, type Case, excluded, included } from "./Case.ts"

const of = askingEach("stage")

const both = (inclusion: string) => (exclusion: string) =>
  `Inclusion Criteria:\n\n* ${inclusion}\n\nExclusion Criteria:\n\n* ${exclusion}\n* Active infection`

/** Exclusions of no more than a part of a stage: metastases elsewhere, those that cannot be measured, another kind of the cancer. */
export const stagesInPart: ReadonlyArray<Case> = [
  ...of("Sarcoma", excluded, "Metastatic disease for which no biopsy was done", { metastatic: "?" }),
  ...of("Sarcoma", excluded, "Metastatic lesions awaiting histological proof", { metastatic: "?" }),
  ...of("Prostate cancer", excluded, "Signs of castration resistance", { "metastatic castration-resistant": "ex" }),
  ...of("Gastric cancer", excluded, "Distant metastatic disease not limited to the peritoneum", { metastatic: "?" }),
  ...of("Colorectal cancer", excluded, "Distant metastases outside of the abdominopelvic cavity", { metastatic: "?" }),
  ...of("Ovarian cancer", excluded, "Known extra-abdominal metastatic disease", { "stage IV": "?" }),
  ...of("Colorectal cancer", excluded, "Extrahepatic metastases", { metastatic: "?" }),
  ...of("Hepatocellular carcinoma", excluded, "Extrahepatic metastases", { metastatic: "ex" }),
  ...of("Hepatocellular carcinoma", included, "No extrahepatic spread", { metastatic: "ex" }),
  ...of("Solid tumor", excluded, "Extrahepatic metastases", { metastatic: "ex" }),
  ...of("Prostate cancer", included, "No distant metastases outside of the prostate bed", { metastatic: "ex" }),
  ...of("Breast cancer", excluded, "Distant metastases, other than of regional lymph nodes", { metastatic: "ex" }),
  ...of("Prostate cancer", excluded, "Distant metastases on bone scan", { metastatic: "ex" }),
  ...of("Melanoma", excluded, "Metastatic uveal melanoma", { metastatic: "?" }),
  ...of("Uveal melanoma", excluded, "Metastatic uveal melanoma", { metastatic: "ex" }),
  ...of("Melanoma", both("Unresectable stage IV melanoma"), "Ocular or metastatic uveal melanoma", {
    metastatic: "in",
  }),
  ...of("Prostate cancer", excluded, "Metastatic neuroendocrine prostate cancer", { metastatic: "?" }),
  ...of(
    "Lung cancer",
    both("Late stage lung cancer"),
    "Unmeasurable locally advanced (incurable) or metastatic lesions",
    {
      advanced: "in",
      "stage IV": "?",
      "locally advanced": "?",
    },
  ),
  ...of("Lung cancer", excluded, "Locally advanced (incurable) or metastatic lesions", { metastatic: "ex" }),
  ...asking(
    { stage: "Metastatic", condition: "Osteosarcoma", about: ["Osteosarcoma", "Pulmonary recurrence of osteosarcoma"] },
    excluded,
    [["Active metastatic disease outside of the lungs", "?"]],
  ),
  ...asking({ stage: "Metastatic", condition: "Lung cancer", about: ["Lung cancer"] }, excluded, [
    ["Active metastatic disease outside of the lungs", "ex"],
  ]),
  ...of("Ovarian cancer", excluded, "Must not have early stage (I and II) cancer", {
    "stage I": "ex",
    "stage II": "ex",
    "early stage": "ex",
  }),
  ...of("Ovarian cancer", excluded, "Early metastatic disease", { metastatic: "?" }),
  ...of("Neurofibroma", excluded, "Who had surgery is eligible, provided that it was incompletely resected", {
    resected: "?",
  }),
  ...[
    "No symptomatic metastatic disease",
    "Without bulky metastatic disease",
    "Must not have rapidly progressive metastatic disease",
  ].flatMap((line) => of("Prostate cancer", included, line, { metastatic: "?" })),
  ...["No metastatic disease", "No distant metastases on bone scan", "Untreated, without metastatic disease"].flatMap(
    (line) => of("Prostate cancer", included, line, { metastatic: "ex" }),
  ),
  ...of("Lung cancer", excluded, "Metastatic disease for whom the intent of surgery would not be curative", {
    metastatic: "?",
  }),
  ...of("Lung cancer", excluded, "Metastatic disease for more than a year", { metastatic: "ex" }),
  ...of("Multiple myeloma", both("Relapsed after, or refractory to, the last line"), "Primary refractory myeloma", {
    "primary refractory": "ex",
    refractory: "in",
    relapsed: "in",
  }),
  ...of("Pancreatic cancer", excluded, "Has only locally advanced disease, resectable or not", {
    "locally advanced": "ex",
  }),
  ...of("Pancreatic cancer", excluded, "Bone-only metastatic disease", { metastatic: "?" }),
  ...of("Lymphoma", excluded, "Active central nervous system (CNS) or extramedullary disease", {
    "active CNS involvement": "ex",
    "active extramedullary disease": "ex",
    "inactive CNS disease": "-",
  }),
  ...of("Lymphoma", excluded, "CNS disease in the past", { "active CNS involvement": "-" }),
  ...of("Lymphoma", excluded, "Active lymphoma of the CNS", { "active CNS involvement": "ex" }),
  ...of("Lung cancer", excluded, "Signs of meningeal metastasis", { "leptomeningeal metastases": "ex" }),
  ...of("Prostate cancer", excluded, "Pelvic nodal or metastatic disease", { "node-positive": "ex" }),
  ...of("Glioblastoma", excluded, "Recurrent HGG", { recurrent: "ex" }),
  ...of("Multiple myeloma", included, "High-risk myeloma at the time of diagnosis by R-ISS stage III", {
    "R-ISS stage III": "in",
    "R-ISS stage I": "-",
  }),
  ...of("Multiple myeloma", included, "At high risk of progression to R-ISS stage III", { "R-ISS stage III": "-" }),
  ...of("AML", excluded, "Those with a primary induction failure", { "primary refractory": "ex", refractory: "?" }),
  ...of("AML", excluded, "Refractory disease", { "primary refractory": "ex", refractory: "ex" }),
  ...of("AML", included, "Relapsed, or primarily resistant to induction", {
    "primary refractory": "in",
    refractory: "in",
  }),
  ...of("Colon cancer", excluded, "Brain metastases or any with a bleeding in the brain", { "brain metastases": "ex" }),
  // The central nervous system, whatever a blood cancer there is called
  ...[
    "Active central nervous system (CNS) leukemia",
    "Leukemic infiltration of the central nervous system",
    "Known clinically active CNS or extramedullary AML",
    "Evidence of CNS disease",
  ].flatMap((line) => of("Acute myeloid leukemia", excluded, line, { "CNS involvement": "ex" })),
  ...of("Acute myeloid leukemia", excluded, "Clinically relevant CNS disease such as a stroke", {
    "CNS involvement": "-",
  }),
  ...of("Multiple myeloma", excluded, "Myeloma that is involving the central nervous system (CNS)", {
    "central nervous system involvement": "ex",
    "active CNS disease, untreated": "ex",
  }),
  ...of("Acute leukemia", excluded, "Clinically active CNS/leptomeningeal leukemia", { "active CNS leukemia": "ex" }),
  ...of("Acute leukemia", excluded, "Active, untreated disease of the CNS", { "active CNS disease, untreated": "ex" }),
  ...of("Acute leukemia", excluded, "Symptomatic CNS leukemia", { "active CNS leukemia": "?" }),
  ...of("Lymphoma", excluded, "CNS lymphoma (primary or secondary involvement)", { "secondary CNS involvement": "ex" }),
  ...of("Lymphoma", excluded, "Primary CNS lymphoma", { "secondary CNS involvement": "-" }),
  ...of("Lymphoma", excluded, "Autoimmune disease with any CNS involvement", { "active CNS involvement": "-" }),
  ...of("Lymphoma", excluded, "Active CNS metastases", { "active CNS involvement": "ex" }),
  ...of("Lymphoma", excluded, "Patients with CNS disease involvement must be in remission for 60 days", {
    "active CNS involvement": "-",
  }),
  ...of("Lymphoma", included, "High risk of CNS involvement by a score", { "CNS involvement": "-" }),
  ...of("Lymphoma", included, "CNS involvement in the past is allowed", { "CNS involvement": "in" }),
  ...of("Lymphoma", excluded, "CNS or ocular lymphoma", { "CNS involvement": "ex" }),
  ...of("Acute myeloid leukemia", excluded, "Extramedullary leukemia", { "extramedullary disease": "ex" }),
  // What is barred is a part of what is wanted; what was before, or is lost
  ...of("Ovarian cancer", both("Platinum-resistant disease"), "Primary platinum-resistant disease", {
    "primary platinum-resistant": "ex",
    "platinum-resistant": "in",
  }),
  ...of("Multiple myeloma", excluded, "Smoldering myeloma. A history of smoldering myeloma is allowed", {
    smoldering: "ex",
  }),
  ...of("Chronic myeloid leukemia", both("Loss of a complete cytogenetic response"), "CCyR at screening", {
    "complete cytogenetic response": "ex",
  }),
  // One lymphoma that has become another
  ...of("Diffuse large B-cell lymphoma", excluded, "Earlier transformation of an indolent lymphoma", {
    transformed: "ex",
    "transformed follicular lymphoma": "ex",
  }),
  ...of("Diffuse large B-cell lymphoma", included, "DLBCL, de novo or transformed", { transformed: "in" }),
  ...of("Diffuse large B-cell lymphoma", excluded, "Richter's transformation", { transformed: "-" }),
  ...of("Follicular lymphoma", included, "No evidence of transformation to an aggressive lymphoma", {
    "transformed to DLBCL": "ex",
  }),
  ...of("Chronic lymphocytic leukemia", excluded, "Richter syndrome", { "Richter's transformation": "ex" }),
  // In place
  ...of("Bladder cancer", included, "CIS with or without papillary disease", { "carcinoma in situ (CIS)": "in" }),
  ...of("Bladder cancer", excluded, "Superficial or in situ disease only", { "carcinoma in situ only": "ex" }),
  ...of("Bladder cancer", excluded, "Another malignancy except for carcinoma in situ of the cervix", {
    "carcinoma in situ": "-",
  }),
  ...of("Breast cancer", included, "Ductal carcinoma in situ of any grade", { "stage 0 (DCIS)": "in" }),
  // A relapse in one place alone
  ...["Isolated testicular relapse", "Leukemia confined to the testes", "Isolated extramedullary relapse"].flatMap(
    (line) => of("Acute lymphoblastic leukemia", both("First relapse"), line, { "isolated testicular relapse": "ex" }),
  ),
  // Whoever is kept from a part of the study may join another
  ...[
    "Patients with metastatic disease are excluded from the surgical arm",
    "Subjects whose disease is metastatic are not eligible for cohort B",
    "Metastatic disease (excluded from Phase 1 cohorts only)",
  ].flatMap((line) => of("Breast cancer", excluded, line, { metastatic: "?" })),
  ...of("Breast cancer", included, "Patients with metastatic disease are ineligible for Arm C", { metastatic: "?" }),
  ...of("Breast cancer", excluded, "Patients with metastatic disease are excluded from all arms", { metastatic: "ex" }),
  ...of("Breast cancer", excluded, "Those with metastatic disease are not eligible for this phase 2 trial", {
    metastatic: "ex",
  }),
  // A name among others tells more than what it is in effect
  ...of("Glioblastoma", both("Recurrent glioblastoma"), "More than one recurrence", { "second recurrence": "ex" }),
  // What is needed for metastases bars a part of them; why nobody may who has them is no condition
  ...["Need for local intervention for brain metastases", "Immediate intervention for brain metastases"].flatMap(
    (line) => of("Melanoma", excluded, line, { "untreated brain metastases": "-" }),
  ),
  ...of(
    "Mantle cell lymphoma",
    excluded,
    "CNS involvement or progressive leukoencephalopathy, since those patients would not be eligible for one drug alone",
    { "CNS involvement": "ex" },
  ),
  // What a disease has become is no other cohort's
  ...of("Follicular lymphoma", excluded, "Transformation of indolent disease to diffuse large B-cell lymphoma", {
    transformed: "ex",
  }),
]

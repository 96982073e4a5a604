import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("stage")

/** The ways in which lists, ranges and bounds of numbered stages are written. */
export const stageNumbers: ReadonlyArray<Case> = [
  ...asking("Lung Cancer", included, "Squamous lung cancer, StageIIIA/B or IV", {
    "stage IIIB": "in",
    StageIV: "in",
    "stage II": "-",
  }),
  ...asking("Lung Cancer", included, "Tumors that were StagedIII years ago", { "stage III": "-" }),
  ...asking("Breast Cancer", included, "Stage IA to potentially operable stage IIIA disease", {
    "stage II": "in",
    "stage IIIB": "-",
  }),
  ...asking("Cervical Cancer", included, "Cervical cancer of stage IA1 (with invaded vessels) to IVB, operated", {
    "stage IB": "in",
    "stage III": "in",
    "stage IV": "in",
  }),
  ...asking("Lung Cancer", included, "Clinical stage II, IIIA, or select IIIB (T3N2) tumors", {
    "stage IIIB": "in",
    "stage IV": "-",
  }),
  ...asking("Lung Cancer", included, "Either stage IIIB with a malignant effusion or IV", {
    "stage IIIB": "in",
    "stage IV": "in",
    "stage II": "-",
  }),
  ...asking("Lung Cancer", included, "pStage IB (≥ 4 cm), II, IIIA", {
    "stage IB": "in",
    "stage IIIA": "in",
    "stage IA": "-",
  }),
  ...asking("Lung Cancer", included, "Stages IA through IIIA", {
    "stage IB": "in",
    "stage IIB": "in",
    "stage IIIB": "-",
  }),
  ...asking("Lung Cancer", included, "Stage (TNM, 8th edition): II A, II B or III A", {
    "stage IIA": "in",
    "stage IIIA": "in",
    "stage I": "-",
  }),
  ...asking("Lung Cancer", included, "III/IV stage patients", { "stage III": "in", "stage IV": "in", "stage II": "-" }),
  ...asking("Lung Cancer", included, "Stage II, a life expectancy of six months", { "stage II": "in" }),
  ...asking("Lymphoma", included, "Previously untreated stage II bulky, III or IV", {
    "stage II": "in",
    "stage IV": "in",
    "stage I": "-",
  }),
  ...asking("Lymphoma", included, "Advanced stage follicular lymphoma (III/IV)", {
    "stage III": "in",
    "stage II": "-",
  }),
  ...asking("Lung Cancer", included, "Stage IIA to select [ie, N2] stage IIIB", {
    "stage IIIA": "in",
    "stage IV": "-",
  }),
  ...asking("Throat Cancer", included, "Stage I (T1 or T2, N1), II or III disease", {
    "stage II": "in",
    "stage III": "in",
  }),
  ...asking("Melanoma", included, "Stage IIIB/C/D or IV M1a", {
    "stage IIIC": "in",
    "stage IV": "in",
    "stage IIIA": "-",
  }),
  ...asking("Melanoma", included, "Stage IIIB-IVM1c", { "stage IIIC": "in", "stage IV": "in" }),
  ...asking("Cervical Cancer", included, "FIGO (2018) IB3-IVA", {
    "stage IIB": "in",
    "stage III": "in",
    "stage IVB": "-",
  }),
  ...asking("Breast Cancer", included, "Stage II or higher", {
    "stage II": "in",
    "stage IV": "in",
    "stage I": "-",
    "early stage": "-",
    metastatic: "-",
  }),
  ...asking("Ovarian Cancer", included, "Advanced (stage II-IV) ovarian carcinoma", {
    "early stage": "-",
    "stage II": "in",
  }),
  ...asking("Ovarian Cancer", included, "Stage I-IV ovarian carcinoma", { "early stage": "in", "stage II": "in" }),
  ...asking("Lung Cancer", included, "Stage IIA or IIB lung cancer", { "early stage": "in" }),
  ...asking("Lymphoma", excluded, "Stage I lymphoma", { "early stage": "-", "stage I": "ex" }),
  ...asking("Lymphoma", excluded, "Stage I or II lymphoma", { "early stage": "ex", "stage I": "ex" }),
  ...asking("Lymphoma", excluded, "Stage I to III lymphoma", { "early stage": "ex" }),
  ...asking("Breast Cancer", excluded, "Stage IIIB or greater", {
    "stage IIIB": "ex",
    "stage IV": "ex",
    "stage II": "-",
  }),
  ...asking("Breast Cancer", included, "Stage ≥ IIB", { "stage III": "in", "stage IIA": "-" }),
  ...asking("Breast Cancer", included, "Up to stage III", { "stage II": "in", "stage IV": "-" }),
  ...asking("Breast Cancer", included, "Less than stage IV disease", { "stage III": "in", "stage IV": "-" }),
  ...asking("Breast Cancer", included, "Women with any stage of breast cancer", { "stage I": "in", "stage IV": "in" }),
  ...asking("Breast Cancer", included, "Any stage except stage IV", { "stage I": "-" }),
  ...asking("Breast Cancer", included, "Received a taxane at any stage", { "stage II": "-" }),
  ...asking("Neuroblastoma", excluded, "Stage 4S", { "stage 4S": "ex", "stage 4": "-" }),
  ...asking("Chronic Kidney Disease", included, "Kidney disease of stage 3 to 4", {
    "stage 3b": "in",
    "stage 4": "in",
  }),
  ...asking("Prostate cancer", included, "T1c-T3b, N0-1, M0-1 by the report of the pathologist", {
    metastatic: "in",
    "stage IV": "in",
  }),
  ...asking("Gastric cancer", included, "T2-4b/N0-3/M0-1 stage", { metastatic: "in" }),
  ...asking("Gastric cancer", included, "T2-4b/N0-3/M0 stage", { metastatic: "ex" }),
  ...asking("Gastric cancer", included, "A tumour staged as T1-4aNxM1", { metastatic: "in", "stage IV": "in" }),
  ...asking("Esophageal cancer", included, "cT1c-2N1-2M0 or cT3N0-2M0", { metastatic: "ex" }),
  ...asking("Bile duct cancer", included, "Stage III/IVA/any TN1M0 disease", { "stage IV": "in" }),
  ...asking("Biliary tract cancer", included, "Stage III or IVA disease", { metastatic: "-", "stage IV": "in" }),
  ...asking("Prostate cancer", included, "Stage IVA disease", { metastatic: "-" }),
  ...asking("Colon cancer", included, "Stage IVA disease", { metastatic: "in" }),
  ...asking("Oral cancer", included, "Clinical stage III-IVB (locally advanced but non-metastatic)", {
    "stage IV": "in",
    metastatic: "ex",
  }),
  ...asking("Lung cancer", excluded, "Stage IVB", { "stage IV": "ex" }),
  ...asking("Cervical cancer", included, "Stage I-IVA disease", { metastatic: "-", "stage IV": "in" }),
  ...asking("Breast cancer", included, "Breast cancer of any clinical or pathologic stage", {
    metastatic: "in",
    "stage II": "in",
  }),
  ...asking("Oral cancer", included, "Oral cancer of any stage", { metastatic: "in" }),
  ...asking("Breast Cancer", included, "Received a taxane for breast cancer (or more) at any stage", {
    "stage II": "-",
  }),
  ...asking("Colorectal cancer", included, "A diagnosis of colorectal cancer, at any stage", { "stage II": "in" }),
  ...asking("Solid tumor", included, "Solid tumors at any stage", { "stage II": "in" }),
  // All of them, told by themselves
  ...asking("Lymphoma", included, "All Ann Arbor stages", { "stage I": "in", "stage IV": "in" }),
  ...asking("Lymphoma", included, "Any stage of asthma", { "stage I": "-" }),
  // In words
  ...asking("Breast Cancer", excluded, "DCIS, also known as stage zero breast cancer", {
    "stage 0": "ex",
    "stage I": "-",
  }),
  ...asking("Breast Cancer", included, "Stage one or two breast cancer", {
    "stage I": "in",
    "stage two": "in",
    "stage III": "-",
  }),
  ...asking("Breast Cancer", included, "Breast cancer of any stage, one prior line of therapy", {
    "stage one": "in",
    "stage III": "in",
  }),
  ...asking("Breast Cancer", included, "Stage two weeks before surgery", { "stage II": "-" }),
  ...asking("Breast Cancer", included, "Cohort A (stage one of the trial): breast cancer", { "stage I": "-" }),
  // Of the study
  ...asking("Prostate Cancer", included, "Measurable disease by RECIST 1.1 in Stage 1", { "stage I": "-", early: "-" }),
  ...asking("Prostate Cancer", included, "Those without measurable disease are eligible in for Stage 2", {
    "stage II": "-",
  }),
  ...asking("Prostate Cancer", included, "Measurable by RECIST 1.1, with stage 3 prostate cancer", {
    "stage III": "in",
  }),
  ...asking("Lymphoma", included, "Stage II bulky (noncontiguous), III, or IV bulky or high burden disease", {
    "stage II": "in",
    "stage III": "in",
    "stage IV": "in",
  }),
  ...asking("Neuroendocrine Tumors", included, "All participants are eligible (any grade, any stage, any age)", {
    "stage II": "in",
    metastatic: "in",
  }),
  ...asking("Neuroendocrine Tumors", excluded, "Another malignancy (any grade, any stage)", { "stage II": "-" }),
  ...asking("Rhabdomyosarcoma", included, "Stage 1, group II disease, stage 2, group I or II disease", {
    "stage I": "in",
    "stage II": "in",
    "stage III": "-",
  }),
]

import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("stage")

/** Stages that follow from the codes of a tumor that has spread neither to nodes nor further. */
export const stagesByCode: ReadonlyArray<Case> = [
  ...asking("Rectal Cancer", excluded, "TanyNanyM1 on scans", { metastatic: "ex" }),
  ...asking("Bladder Cancer", excluded, "Any history of ≥ T2 bladder cancer", { "muscle-invasive": "ex", NMIBC: "-" }),
  ...asking("Bladder Cancer", included, "Urothelial carcinoma of the bladder, stage cT2-T4a", {
    "muscle-invasive": "in",
  }),
  ...asking("Bladder Cancer", included, "Less than T2 bladder cancer at cystectomy", { "muscle-invasive": "-" }),
  ...asking("Bladder Cancer", included, "High-grade Ta, T1 or CIS", { NMIBC: "in", "muscle-invasive": "-" }),
  ...asking("Bladder Cancer", excluded, "Hydronephrosis, unless it predates the diagnosis of the CIS, Ta, or T1", {
    NMIBC: "?",
  }),
  ...asking("Chronic Myeloid Leukemia", excluded, "Documented Ph+ CML-BC", {
    "blast phase": "ex",
    "chronic phase": "-",
  }),
  ...asking("Chronic Myeloid Leukemia", included, "CML in any phase (CP, AP, or BP of any phenotype)", {
    "chronic phase": "in",
    "accelerated phase": "in",
    "blast phase": "in",
  }),
  ...asking("Chronic Myeloid Leukemia", excluded, "Resting BP over 150/90, or AP views of the chest", {
    "accelerated phase": "-",
    "blast phase": "-",
  }),
  ...asking("Colon Cancer", included, "cT1-4NanyM0", { metastatic: "ex" }),
  ...asking("Renal Cell Carcinoma", included, "Tumour of stage T1bN0M0 without invaded vessels", {
    "stage I": "in",
    "early stage": "in",
    "stage II": "-",
    localized: "in",
  }),
  ...asking("Renal Cell Carcinoma", included, "Kidney cancer T1 or T2a, cancer stage (N0M0)", {
    "stage I": "in",
    "stage II": "in",
    "stage III": "-",
  }),
  ...asking("Renal Cell Carcinoma", included, "cT2 to cT4, cN0, cM0", {
    "stage II": "in",
    "stage III": "in",
    "stage I": "-",
    metastatic: "ex",
  }),
  ...asking("Breast Cancer", included, "cT1c-3, N0-1, M0", { "stage I": "in", "stage IIB": "in", "stage IIIB": "-" }),
  ...asking("Breast Cancer", included, "cT2 N0 or cT1-2 N1", { "stage II": "in", "stage I": "-" }),
  ...asking("Breast Cancer", included, "Those with T1N0 or T1N1mi disease are NOT eligible", {
    "stage I": "ex",
    "early stage": "-",
  }),
  ...asking("Breast Cancer", excluded, "T1a N0 M0 tumors", { "stage I": "-" }),
  ...asking("Breast Cancer", excluded, "T1mi N0 tumors", { "stage I": "-" }),
  ...asking("Breast Cancer", excluded, "T1N0M0 tumors", { "stage I": "ex" }),
  ...asking("Lung Cancer", included, "Peripheral tumor, T1 (≤ 3 cm), N0, M0", { "stage I": "in", "stage II": "-" }),
  ...asking("Lung Cancer", included, "T2a N0 M0", { "stage IB": "in", "stage II": "-" }),
  ...asking("Lung Cancer", included, "T1-2N0M1a disease", { "stage I": "-" }),
  ...asking("Lung Cancer", included, "T2-4 N0-3 M0 (stage II or III)", { "stage II": "in", "stage I": "-" }),
  ...asking("Colon Cancer", included, "T1-4N0-1M1 disease", { "stage I": "-", "stage II": "-" }),
  ...asking("Colon Cancer", included, "cT4N0 or stage III", { "stage II": "in", "early stage": "-" }),
  ...asking("Head and Neck Cancer", included, "Oral cavity cancer Tis-T2, N0", {
    "stage I": "in",
    "stage II": "-",
  }),
  ...asking("Head and Neck Cancer", included, "ypT1 N0 after induction", { "stage I": "-" }),
  ...asking("Prostate Cancer", included, "cT1c N0 M0", { "stage I": "-" }),
  ...asking("Soft Tissue Sarcoma", included, "T1 N0 M0", { "stage I": "-" }),
  ...asking("Head and Neck Cancer", included, "T0-3N0-2 p16-positive oropharyngeal cancer", { "stage I": "in" }),
  ...asking("Rectal Cancer", excluded, "Clinical stage T1or2N0 on MRI", { "stage I": "ex" }),
  ...asking("Kidney Cancer", included, "Tumours <= T2 N0 M0", { "stage I": "in", "stage II": "in", "stage III": "-" }),
  // How large a tumor is, by itself
  ...asking("Prostate Cancer", included, "Clinical stage ≤ T2c", { T2a: "in", cT2: "in", T3a: "ex", T4: "ex" }),
  ...asking("Prostate Cancer", included, "Gleason score of 6 or less, clinical stage of T2a or less", { T2a: "in" }),
  ...asking("Prostate Cancer", included, "Gleason score of at least 8, or stage T2a or lower", { T2a: "in", T3a: "-" }),
  ...asking("Prostate Cancer", included, "At least clinical T3a disease", { T3b: "in", T2: "-", "stage III": "-" }),
  ...asking("Rectal Cancer", excluded, "Radiographic T3, T4 or N1 disease", { T4: "ex", T2: "-" }),
  ...asking("Rectal Cancer", excluded, "T3 N2 disease", { T3: "-", "not T3": "-" }),
  ...asking("Glioma", excluded, "Changes on T2/FLAIR or on T2-weighted images", { T2: "-" }),
  ...asking("Lung Cancer", excluded, "An antibody within 5 T1/2, or an abnormal free T4", { T1: "-", T4: "-" }),
  ...asking("Lung Cancer", included, "T1c-T4c disease with metastases of the spinal cord at T6", {
    T2b: "in",
    T4: "in",
  }),
  // Beside what is told of nodes elsewhere
  ...asking("Breast Cancer", included, "Pathologic T stage of T1 or T2 with a size of up to 3 cm", {
    T1N0: "in",
    T2N0M0: "in",
    T3N0: "-",
  }),
  ...asking("Breast Cancer", included, "T1N1 or T2N1 disease", { T1N0: "-" }),
  ...asking("Breast Cancer", excluded, "T3 or T4 tumors", { T1N0: "-", T4N0: "ex" }),
  ...asking("Oral Cancer", included, "T1-T2, N0-N1", { T2N0: "in" }),
  ...asking("Lung Cancer", included, "Up to cT2", { T3N0: "ex" }),
  ...asking("Bladder Cancer", included, "Non-muscle-invasive cancer of the bladder (stage Ta, Tis, or T1)", {
    "stage T1": "in",
    Ta: "in",
    T2: "-",
  }),
  // With nodes
  ...asking("Oral Cancer", included, "T1-3, N0-2b (AJCC, 8th edition)", {
    "T3 N1": "in",
    pT2N2a: "in",
    "T3 N1 M0": "in",
    "T4 N1": "-",
    "T3 N3": "-",
    "T3 N1 M1": "-",
  }),
  ...asking("Breast Cancer", included, "Stage T0-T3, N0-N2a or N3a", { T2N3a: "in", T2N3b: "-" }),
  ...asking("Rectal Cancer", included, "cT3N0 or cT1-2N1", { "T2 N1": "in", "T3 N1": "-" }),
  ...asking("Gastric Cancer", included, "T3-4a N+ M0", { "T4a N2": "in", "T2 N2": "-" }),
  ...asking("Lung Cancer", included, "T4 any N M0", { "T4 N2": "in" }),
  ...asking("Lung Cancer", included, "T4 N2 M1", { "T4 N2": "-", "T4 N2 M0": "?" }),
  ...asking("Lung Cancer", included, "T3 disease of 5 cm, N0", { "T3 N1": "-" }),
  ...asking("Lung Cancer", excluded, "T4 disease", { "T4 N2": "ex", "T3 N2": "-" }),
  ...asking("Lung Cancer", excluded, "T3 N2 disease", { "T3 N2": "ex", "T3 N1": "-" }),
  // What is asked of those alone who have such nodes
  ...asking("Breast Cancer", included, "When N0, the tumor must be T2 or larger", { T3: "-" }),
]

import { askingEach, type Case, excluded, included } from "./Case.ts"

const of = askingEach("stage")

/** Stages, extents and courses of disease as they are explained to patients. */
export const stagesInPlainWords: ReadonlyArray<Case> = [
  ...of("Melanoma", excluded, "Cancer that has spread to other parts of the body and cannot be removed by surgery", {
    metastatic: "ex",
    unresectable: "ex",
  }),
  ...of("Melanoma", included, "A tumour that cannot be completely removed with an operation", { unresectable: "in" }),
  ...of("Melanoma", included, "A tumour which cannot be operated on", { unresectable: "in", resectable: "ex" }),
  ...of("Melanoma", included, "Melanoma that cannot be taken out safely", { unresectable: "in" }),
  ...of("Bladder cancer", excluded, "Disease that is unable to be completely resected", { unresectable: "ex" }),
  ...of("Glioma", included, "The tumour lies where surgical resection is either not feasible or too risky", {
    unresectable: "in",
  }),
  ...of("Lung cancer", included, "Lung cancer in which no surgery is possible", { unresectable: "in" }),
  ...of("Lung cancer", included, "Lung cancer that can be removed by surgery", { resectable: "in" }),
  ...of("Breast cancer", excluded, "Piercings that cannot be removed before the scan", { unresectable: "-" }),
  ...of("Breast cancer", excluded, "Drugs that cannot be stopped, or a port that cannot be removed", {
    unresectable: "-",
  }),
  ...of("Breast cancer", included, "Breast cancer that has spread elsewhere in the body", { metastatic: "in" }),
  ...of("Breast cancer", included, "Cancer that has spread from where it first started to other places in the body", {
    metastatic: "in",
  }),
  ...of("Breast cancer", included, "Cancer that has spread from where it started to nearby tissue or lymph nodes", {
    metastatic: "-",
  }),
  ...of("Breast cancer", included, "Cancer that has not spread elsewhere in the body", { metastatic: "ex" }),
  ...of("Breast cancer", included, "Breast cancer that has come back after treatment", { recurrent: "in" }),
  ...of("Breast cancer", included, "Patients whose tumour has grown back", { recurrent: "in" }),
  ...of("Breast cancer", included, "Disease which returned after surgery", { recurrent: "in" }),
  ...of("Breast cancer", excluded, "The cancer has come back", { recurrent: "ex" }),
  ...of("Breast cancer", included, "Cancer that has not come back", { recurrent: "ex" }),
  ...of("Breast cancer", included, "Willing to come back for further visits", { recurrent: "-" }),
  ...of("Breast cancer", included, "Side effects have returned to baseline", { recurrent: "-" }),
  ...of("Breast cancer", included, "Cancer that does not respond to standard treatment", { refractory: "in" }),
  ...of("Breast cancer", included, "Cancer that no longer responds to treatment", { refractory: "in" }),
  ...of("Breast cancer", included, "Disease that is resistant to standard therapy", { refractory: "in" }),
  ...of("Breast cancer", excluded, "Hypertension that does not respond to treatment", { refractory: "-" }),
  ...of("Breast cancer", included, "Cancer that has got worse on the last treatment", { progressive: "in" }),
  ...of("Breast cancer", included, "Tumours that have worsened since", { progressive: "in" }),
  ...of("Breast cancer", excluded, "Headaches that have worsened", { progressive: "-" }),
  ...of("Breast cancer", included, "Have just been diagnosed with breast cancer", { "newly diagnosed": "in" }),
  ...of("Breast cancer", included, "Diagnosed with breast cancer for the first time", { "newly diagnosed": "in" }),
  ...of("Endometrial cancer", included, "Surgically staged IIIC disease", { "stage III": "in" }),
  ...of("Endometrial cancer", included, "Disease staged as III or IV", { "stage IV": "in" }),
  ...of("Endometrial cancer", included, "Staged 3 weeks before enrolment", { "stage III": "-" }),
  ...of("Breast cancer", included, "Breast cancer that has not spread", { metastatic: "ex" }),
  ...of("Breast cancer", included, "Tumours that have metastasized to the liver", { metastatic: "in" }),
  ...of("Breast cancer", excluded, "Cancer that has metastasized to the bones", { metastatic: "-" }),
  ...of("Breast cancer", included, "No known distant disease", { metastatic: "ex" }),
  ...of("Breast cancer", included, "Measured by distant disease-free survival", { metastatic: "-" }),
  ...of("Breast cancer", included, "Locally and regionally advanced breast cancer", { "locally advanced": "in" }),
  ...of("Lung cancer", included, "LA-NSCLC of any histology", { "locally advanced": "in" }),
  ...of("Lung cancer", included, "Newly biopsy-proven lung cancer", { "newly diagnosed": "in" }),
  ...of("Lung cancer", included, "Newly obtained biopsy of lung cancer", { "newly diagnosed": "-" }),
  ...of("Lung cancer", included, "Patients who cannot undergo radical surgery", { unresectable: "in" }),
  ...of("Lung cancer", excluded, "Unfit for resection", { unresectable: "ex" }),
  ...of("Prostate cancer", included, "Biochemical failure of prostate cancer after radiation", { recurrent: "in" }),
  ...of("Ovarian cancer", included, "Plat-resistant ovarian cancer", { "platinum-resistant": "in" }),
  // A group of risk of what has not spread
  ...of("Prostate cancer", included, "High-risk / very high-risk status as guidelines define it", {
    "high-risk localized": "in",
    "localized, low risk": "-",
  }),
  ...of("Prostate cancer", excluded, "Unfavorable intermediate or high-risk prostate cancer", {
    "high-risk localized": "ex",
  }),
  ...of("Prostate cancer", excluded, "High-risk metastatic disease", { "high-risk localized": "-" }),
  ...of("Prostate cancer", excluded, "What puts somebody at high risk", { "high-risk localized": "-" }),
  ...of("Breast cancer", included, "Residual invasive carcinoma in the breast", {
    "residual disease after neoadjuvant chemotherapy": "in",
  }),
  ...of("Breast cancer", included, "Non-pCR after preoperative chemotherapy", {
    "residual disease after neoadjuvant": "in",
  }),
  ...of("Breast cancer", included, "Disease that is not amendable to curative surgery", { unresectable: "in" }),
  ...of("Sarcoma", included, "No evidence of measurable or evaluable disease", { NED: "in" }),
]

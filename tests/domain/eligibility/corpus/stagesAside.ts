import { askingEach, type Case, excluded, included } from "./Case.ts"

const of = askingEach("stage")

/** Courses that are but a point in time, what was never come to, and what is said of other ailments. */
export const stagesAside: ReadonlyArray<Case> = [
  // What a test looks for is not there yet; what comes back at one place only is a part of what comes back
  ...[
    "FDG-PET to determine whether the tumor is avid and evaluate for extra-pancreatic metastatic disease",
    "MRI to look for metastatic disease",
    "Laparoscopy to detect occult metastatic disease",
    "Scans for evaluation of metastatic disease",
  ].flatMap((line) => of("Pancreatic cancer", included, line, { metastatic: "-" })),
  ...of(
    "Pancreatic cancer",
    included,
    "Nonmetastatic pancreatic cancer. Metastatic disease includes spread to distant nodes, organs and ascites",
    { metastatic: "ex" },
  ),
  ...of("Pancreatic cancer", included, "Eligible disease includes metastatic pancreatic cancer", { metastatic: "in" }),
  ...of("Pancreatic cancer", included, "Disease that is unresectable due to being metastatic or locally advanced", {
    metastatic: "in",
    "locally advanced": "in",
  }),
  ...of("Pancreatic cancer", included, "Patients found to have metastatic disease will no longer be eligible", {
    metastatic: "ex",
  }),
  ...of("Pancreatic cancer", included, "Obstruction due to metastatic nodes", { metastatic: "-" }),
  ...of("Prostate cancer", included, "The biopsy may have been taken from any site (primary or metastatic)", {
    metastatic: "-",
  }),
  ...of("Prostate cancer", included, "A diagnosis (a biopsy collected this year) of metastatic prostate cancer", {
    metastatic: "in",
  }),
  ...of("Prostate cancer", included, "Biopsy within 4 months prior to registration showing newly diagnosed cancer", {
    "newly diagnosed": "in",
  }),
  ...["Presenting for evaluation of metastatic cancer", "Evaluated for treatment of metastatic disease"].flatMap(
    (line) => of("Pancreatic cancer", included, line, { metastatic: "in" }),
  ),
  ...["Infratentorial, or diffuse leptomeningeal evidence of recurrent disease", "Extracranial recurrence"].flatMap(
    (line) => of("Glioblastoma", excluded, line, { recurrent: "?" }),
  ),
  ...of("Glioblastoma", excluded, "Local recurrence", { recurrent: "ex" }),
  ...[
    "No anaplastic histology at recurrence",
    "Must not have had a transformation at or after relapse",
    "No radiation since the first recurrence",
    "No other treatment following relapse",
  ].flatMap((line) => of("Thyroid cancer", included, line, { recurrent: "?", relapsed: "?" })),
  ...["Transformation at the time of recurrence", "Radiation following disease recurrence"].flatMap((line) =>
    of("Thyroid cancer", excluded, line, { recurrent: "?" }),
  ),
  ...of("Thyroid cancer", included, "Patients at first relapse", { relapsed: "in" }),
  ...of("Thyroid cancer", included, "No prior radiation for recurrent disease", { recurrent: "in" }),
  ...of("Thyroid cancer", included, "No evidence of recurrence", { recurrent: "ex" }),
  ...of("Thyroid cancer", excluded, "Recurrence of the cancer", { recurrent: "ex" }),
  ...of("Thyroid cancer", excluded, "Patients at first relapse", { relapsed: "?", "first relapse": "ex" }),
  ...[
    "Primary refractory, as failure to reach a partial remission or complete remission",
    "Refractory, i.e. less than a partial or complete remission after two cycles",
    "Refractory disease that did not respond (complete response or partial response) to induction",
  ].flatMap((line) => of("Acute leukemia", included, line, { remission: "-", refractory: "in" })),
  ...of("Acute leukemia", included, "Failure to attain complete remission", { refractory: "in", remission: "-" }),
  ...of("Acute leukemia", excluded, "Refractory disease that did not respond (CR or partial response)", {
    remission: "-",
    refractory: "ex",
  }),
  ...of("Acute leukemia", included, "Relapse in less than a year, now in second complete remission", {
    remission: "in",
  }),
  ...of("Acute leukemia", included, "Failed earlier therapy, and is now in complete remission", { remission: "in" }),
  ...[
    "Alcohol or drug abuse, unless in full remission for a year",
    "A substance use disorder, unless in remission",
    "Alcoholism that is not in remission",
    "Bipolar disorder, unless in sustained remission",
  ].flatMap((line) => of("Skin cancer", excluded, line, { remission: "-" })),
  ...of("Acute leukemia", excluded, "Leukemia that is in complete remission", { remission: "ex" }),
  ...[
    "Advanced/stage IV cancer",
    "Stage IV/advanced cancer",
    "Advanced, i.e. stage IV, cancer",
    "Advanced (stage IV) cancer",
    "Advanced cancer (stage IV)",
  ].flatMap((line) =>
    of("Colorectal cancer", excluded, line, { "locally advanced": "-", advanced: "ex", "stage IV": "ex" }),
  ),
  ...["Advanced or stage IV cancer", "Advanced cancer (stage III or IV)", "Advanced or metastatic cancer"].flatMap(
    (line) => of("Colorectal cancer", excluded, line, { "locally advanced": "ex", "stage IV": "ex" }),
  ),
  ...of("Coma", included, "No response to simple commands 48 hours after sedation was stopped", { refractory: "-" }),
  ...of("Carotid atherosclerosis", included, "Bedtime that is early on weekdays", { "early stage": "-" }),
  // Of whom something is not asked, and who may take part without the stage
  ...of("Lung cancer", included, "Tumor tissue for all except ES-SCLC participants", { "extensive stage": "-" }),
  ...of("Lung cancer", included, "Limited-stage disease", { "extensive stage": "-", "limited stage": "in" }),
  ...of("Ovarian cancer", included, "May have BRCA testing even if they have not yet had recurrence", {
    recurrent: "-",
  }),
  ...of("Ovarian cancer", included, "May take part even if they have recurrent disease", { recurrent: "in" }),
  // What comes of a treatment, and of no cancer
  ...of("Infusion of an antibody in Liver Cancer", excluded, "Severe infusion-related reactions", { severe: "-" }),
  ...of("Heart Failure", excluded, "Severe heart failure", { severe: "ex" }),
  ...of("Colonoscopy for Colorectal Cancer", included, "Non-advanced tubular adenomas", { advanced: "-" }),
  // A test that is asked for where something is suspected, and a term that is only defined
  ...[
    "A chest CT must be obtained if metastatic disease is suspected",
    "If there is suspicion of metastatic disease, an MRI of the liver is required",
    "A bone scan in case of suspected distant metastases",
    "An MRI must be done if liver metastases are suspected",
  ].flatMap((line) => of("Pancreatic cancer", included, line, { metastatic: "-", "liver metastases": "-" })),
  ...of(
    "Pancreatic cancer",
    included,
    "Those with disseminated disease cannot take part; a scan is performed when disseminated disease is suspected",
    { disseminated: "ex" },
  ),
  ...of("Pancreatic cancer", included, "Not eligible if metastatic disease is suspected", { metastatic: "ex" }),
  ...of(
    "Prostate cancer",
    included,
    "No castration-resistant disease\n  * Castration resistance is defined as a rising PSA at castrate testosterone",
    { "castration-resistant": "ex" },
  ),
  ...of(
    "Prostate cancer",
    included,
    "Castration-resistant disease\n  * Castration resistance is defined as a rising PSA at castrate testosterone",
    { "castration-resistant": "in" },
  ),
  ...of("Prostate cancer", included, "Castration resistance defined as a rising PSA", { "castration-resistant": "in" }),
  // What only a sensitive scan shows, and what an earlier treatment was for, is no stage of today
  ...[
    "Metastatic lesions visible on PSMA-PET alone are permitted",
    "Metastases seen only on FDG PET may be present",
  ].flatMap((line) => of("Prostate cancer", included, line, { metastatic: "-" })),
  ...of(
    "Prostate cancer",
    included,
    "Docetaxel given in the hormone-sensitive (HSPC) or castration-resistant setting is allowed",
    {
      "hormone-sensitive": "-",
    },
  ),
  // The stage of a disease that was there before, and of which no more is told
  ...["Prior diagnosis of stage I-III breast cancer", "A previous diagnosis of stage II breast carcinoma"].flatMap(
    (line) => of("Breast cancer", included, line, { "stage II": "in", "stage IV": "-" }),
  ),
  ...of("Breast cancer", included, "Previous diagnosis of stage II breast cancer that has since metastasized", {
    "stage II": "-",
  }),
  // What a definition below a denial says is denied there
  ...[
    "Rising PSA at castrate levels counts as castration resistance",
    "PSA progression under ADT qualifies as castration-resistant disease",
  ].flatMap((line) =>
    of("Prostate cancer", included, `No castration-resistant disease\n  * ${line}`, { "castration-resistant": "ex" }),
  ),
  ...of("Prostate cancer", included, "Rising PSA at castrate levels counts as castration resistance", {
    "castration-resistant": "in",
  }),
]

import { asking, askingEach, type Case, excluded, included, whole } from "./Case.ts"

const of = askingEach("stage")

/** Words of stage and course where another word decides what they speak of: a treatment, another disease, an organ. */
export const stagesInContext: ReadonlyArray<Case> = [
  ...["Stage IA disease of grade 2 or grade 3", "FIGO stage IA, G2 - G3"].flatMap((line) =>
    of("Endometrial cancer", included, line, { "stage IA, grade 1": "?", "stage IA G3": "in", "stage IA": "in" }),
  ),
  ...of("Endometrial cancer", included, "Stage IA, grades 1 to 3", { "stage IA, grade 2": "in" }),
  ...of("Endometrial cancer", included, "Stage II or III disease, grades 1 to 4", { "stage II, grade 3": "in" }),
  ...of("Endometrial cancer", included, "Stage II or III disease of grade 3", { "stage II, grade 4": "?" }),
  ...[
    "Stage II breast cancer, recovered from prior toxicity to grade 1",
    "Stage II breast cancer and no grade 2 neuropathy",
    "Stage II breast cancer without neutropenia of grade 4",
    "Stage II breast cancer without mucositis (grade 1 to 2 mucositis is allowed)",
  ].flatMap((line) => of("Breast cancer", included, line, { "stage II, grade 3": "in" })),
  ...of("Endometrial cancer", excluded, "Stage IA, grade 1", {
    "stage IA, grade 1": "ex",
    "stage IA, grade 3": "?",
  }),
  ...asking({ stage: "Newly diagnosed", condition: "leukemia", about: ["Acute leukemia"] }, included, [
    ["Newly diagnosed NUP98 positive (t(5;11) or by FISH) myeloid leukemia", "in"],
    ["Newly diagnosed (within four weeks) heart failure", "-"],
  ]),
  ...asking({ stage: "Recurrent", condition: "oral cancer", about: [] }, included, [["Recurrent OSCC", "in"]]),
  ...asking({ stage: "Refractory", condition: "leukemia", about: ["Leukemia"] }, included, [
    ["A refractory relapse of leukemia", "in"],
    ["A refractory recurrence of herpes zoster", "-"],
  ]),
  ...asking({ stage: "Metastatic", condition: "ovarian cancer" }, included, [
    ["Advanced, recurrent, or metastatic ovarian, fallopian tube, or peritoneal cancer", "in"],
    ["Advanced or metastatic cytologically confirmed carcinoma", "in"],
    ["Metastatic participants may enter the second part", "in"],
    ["Lymph nodes have not metastasized", "-"],
  ]),
  ...asking({ stage: "Metastatic", condition: "ovarian cancer" }, excluded, [
    ["Distant metastases in the liver, the lungs or other organs", "ex"],
    ["Any evidence of metastasis to distant organs", "ex"],
    ["Any evidence of metastasis in the midbrain", "-"],
    ["Metastatic participants and those under chemotherapy", "ex"],
    ["Advanced or terminal illness", "-"],
    ["Stage III-IV with nodes beyond 2 cm", "?"],
    ["Any stage III or IV cancer within five years", "-"],
    ["Malignancies, except for non-metastatic cancer of the skin", "-"],
  ]),
  ...asking({ stage: "Relapsed", condition: "lymphoma" }, included, [
    ["Participants must have relapsed or become refractory to standard treatment", "in"],
    ["Stage III or metastatic recurrence after treatment for an earlier stage", "in"],
    ["Non-recurrent, chemotherapy-naive lymphoma", "ex"],
    ["Lymphoma for which no standard treatment exists or lymphoma, relapsed after two regimens", "in"],
  ]),
  ...asking({ stage: "Metastatic", condition: "lung cancer", about: ["Lung cancer"] }, included, [
    ["Metastatic SqNSCLC", "in"],
    ["Participants with a T1N0M0 carcinoma that was excised are not eligible", "-"],
  ]),
  ...asking({ stage: "Resected", condition: "kidney cancer" }, included, [["Has undergone radical nephrectomy", "in"]]),
  ...asking({ stage: "Refractory", condition: "leukemia", about: ["Leukemia"] }, excluded, [
    ["Refractory to transfusion support", "-"],
    ["Refractory leukemia", "ex"],
  ]),
  ...asking({ stage: "Relapsed", condition: "lymphoma" }, excluded, [
    ["After earlier adjuvant therapy they must have had a relapse of disease", "in"],
  ]),
  ...asking({ stage: "Metastatic", condition: "breast cancer" }, included, [
    ["No earlier systemic treatment for metastatic breast cancer", "in"],
    ["Up to two regimens in the metastatic setting", "in"],
    ["Participants without any metastasis at enrolment", "ex"],
    ["No evidence of metastases on imaging", "ex"],
    ["Nonmetastatic breast cancer", "ex"],
    ["cT2, N1, M0 tumour", "ex"],
    ["Any T, any N, M1 disease", "in"],
    ["cTxNxM1a carcinoma", "in"],
    ["pT2aN0M0 carcinoma", "ex"],
    ["M1c disease", "in"],
    ["No M2 macrophages or IgM1 antibodies", "-"],
    ["Oligometastatic breast cancer", "in"],
    ["De novo stage IV disease", "in"],
    ["De novo metastatic disease", "in"],
    ["Stage II-IVA carcinoma", "in"],
    ["Unresectable stage III carcinoma", "-"],
    ["Locally advanced carcinoma", "-"],
    ["Tissue from a primary or metastatic site", "-"],
    ["Lesions that are equivocal for metastatic disease may be followed", "-"],
    ["Treated brain metastases are allowed", "-"],
    ["Bone metastases without fracture", "-"],
    ["Favourable risk by the International Metastatic Carcinoma Consortium", "-"],
  ]),
  ...asking({ stage: "Metastatic", condition: "lung cancer" }, excluded, [
    ["Earlier systemic therapy for metastatic disease", "?"],
    [
      "Prior systemic therapy (chemotherapy, immunotherapy, targeted therapy or biological therapy) for metastatic disease",
      "?",
    ],
    ["History of another metastatic/relapsed active malignancy", "-"],
    ["More than four regimens in the metastatic setting", "?"],
    ["Capecitabine (any dose) in the metastatic setting", "?"],
    ["Brain metastatic disease", "-"],
    ["Breathlessness due to advanced malignancy", "-"],
    ["A bulky lesion at the primary or metastatic site", "-"],
    ["Other metastatic malignancies", "-"],
    ["Advanced conduction disease of the heart", "-"],
    ["An infection that may cause disseminated disease", "-"],
    ["A history of another cancer, unless without metastatic disease for three years", "-"],
    ["Definite evidence of metastatic disease on CT", "ex"],
    ["Known metastatic disease", "ex"],
    ["Metastatic disease requiring radiation at once", "?"],
    ["Non-metastatic basal cell carcinoma is no obstacle", "-"],
  ]),
  ...asking({ stage: "Unresectable", condition: "melanoma" }, included, [
    ["Stage IV melanoma", "-"],
    ["Metastatic melanoma", "-"],
    ["Locally advanced melanoma", "-"],
    ["Bulky tumour", "-"],
    ["Resected to no evidence of disease", "-"],
    ["Melanoma that cannot be completely resected", "in"],
    ["Melanoma that is not suitable for radical surgery", "in"],
    ["Not amenable to curative surgery", "in"],
  ]),
  ...asking({ stage: "Recurrent", condition: "kidney cancer" }, included, [
    ["Progressive renal cell carcinoma", "-"],
    ["Relapsed renal cell carcinoma", "in"],
    ["Renal cell carcinoma that has recurred after surgery", "in"],
    ["High risk of recurrence after nephrectomy", "-"],
    ["Recurrence-free for two years", "-"],
    ["No evidence of recurrent disease", "ex"],
  ]),
  ...asking({ stage: "Recurrent", condition: "kidney cancer" }, excluded, [
    ["Recurrence of toxic epidermal necrolysis", "-"],
    ["Ascites that needs recurrent drainage", "-"],
    ["Prior malignancy unless free of recurrence for five years", "-"],
    ["Recurrent disease after partial nephrectomy", "?"],
    ["Locally recurrent disease", "ex"],
    ["Recurrence within six months of adjuvant treatment", "?"],
  ]),
  ...asking({ stage: "Relapsed or refractory", condition: "lymphoma" }, included, [
    ["Relapsed/refractory large B-cell lymphoma", "in"],
    ["Lymphoma that is refractory to two regimens", "in"],
    ["Newly diagnosed lymphoma", "-"],
    ["Refractory nausea is treated by the local standard", "-"],
  ]),
  ...asking({ stage: "Progressive", condition: "lung cancer" }, included, [
    ["Disease progression on or after platinum", "in"],
    ["Patients must have progressed on one line of therapy", "in"],
    ["Progression-free for six months", "-"],
    ["Treatment continues until progression", "-"],
    ["Irradiated lesions are measurable if progression was shown in them", "-"],
  ]),
  ...asking({ stage: "Localized", condition: "prostate cancer" }, included, [
    ["Localized adenocarcinoma of the prostate", "in"],
    ["Organ-confined tumour", "in"],
    ["Localised infection has healed", "-"],
  ]),
  ...asking({ stage: "Early stage", condition: "lung cancer" }, included, [
    ["Early-stage non-small cell lung cancer", "in"],
    ["Stage IA or IB lung cancer", "in"],
    ["Earlier adjuvant chemotherapy for early-stage disease", "-"],
    ["Treatment for prior early stage disease has ended", "-"],
  ]),
  ...asking({ stage: "Stage II", condition: "colorectal cancer" }, included, [
    ["Metastases within a year of adjuvant therapy for stage II-III colon cancer", "-"],
    ["Stage I-III colon cancer", "in"],
  ]),
  ...asking({ stage: "Stage II", condition: "colorectal cancer" }, excluded, [
    ["Other malignancy, except for stage I or II prostate cancer under surveillance", "-"],
  ]),
  ...asking({ stage: "Stage IV", condition: "small cell lung cancer" }, included, [
    ["Extensive-stage small cell lung cancer", "in"],
    ["Limited-stage small cell lung cancer", "-"],
  ]),
  ...asking({ stage: "Extensive stage", condition: "small cell lung cancer" }, included, [
    ["ES-SCLC", "in"],
    ["Stage IV small cell lung cancer", "in"],
    ["LS-SCLC", "-"],
  ]),
  ...asking({ stage: "Newly diagnosed", condition: "breast cancer" }, included, [
    ["Newly diagnosed clinical stage II or III carcinoma of the breast", "in"],
    ["Newly diagnosed diabetes must be under control", "-"],
  ]),
  ...asking({ stage: "Remission", condition: "leukemia" }, included, [
    ["Acute leukemia in first complete remission", "in"],
    ["AML in CR1", "in"],
  ]),
  ...asking({ stage: "Smoldering", condition: "multiple myeloma" }, excluded, [["Smoldering multiple myeloma", "ex"]]),
  ...asking({ stage: "Platinum-resistant", condition: "ovarian cancer" }, included, [
    ["Platinum-resistant ovarian cancer", "in"],
    ["Platinum-sensitive ovarian cancer", "-"],
  ]),
  ...asking({ stage: "Oligometastatic", condition: "prostate cancer" }, included, [
    ["Oligometastatic prostate cancer", "in"],
    ["Metastatic prostate cancer", "in"],
    ["Localized prostate cancer", "-"],
  ]),
  ...asking({ stage: "Locally advanced", condition: "lung cancer" }, included, [
    ["No earlier therapy for advanced disease", "-"],
    ["No earlier therapy for locally advanced disease", "in"],
  ]),
  ...asking({ stage: "Stage II", condition: "breast cancer" }, included, [
    ["Stages 1 and 2: measurable disease", "-"],
    ["Cohort 1 (stage 2 only): adequate organs", "-"],
  ]),
  ...asking({ stage: "Localized", condition: "lung cancer" }, whole, [
    [
      "Exclusion Criteria:\n\n* Another malignancy, with these exceptions:\n  * Localized prostate cancer after curative surgery",
      "-",
    ],
  ]),
]

const about = ["Atopic Dermatitis", "Eczema"]

/** What only the diseases of the study tell. */
export const stagesOfStudies: ReadonlyArray<Case> = [
  ...asking({ stage: "Moderate", condition: "eczema", about }, included, [
    ["Moderate to severe atopic dermatitis", "in"],
    ["Moderately active eczema", "in"],
    ["Moderate renal impairment needs a lower dose", "-"],
  ]),
  ...asking({ stage: "Recurrent", condition: "lymphoma", about: ["Mantle Cell Lymphoma"] }, excluded, [
    ["Recurrent MCL", "ex"],
    ["Recurrent prostate cancer", "-"],
  ]),
  ...asking({ stage: "Recurrent", condition: "colorectal cancer", about: ["Lynch Syndrome Carriers"] }, excluded, [
    ["Cancer recurrence within five years", "ex"],
  ]),
  ...asking({ stage: "Localized", condition: "prostate cancer", about: ["Prostate Cancer"] }, included, [
    ["Localized prostate cancer with a Gleason score of 7", "in"],
  ]),
  ...asking({ stage: "newly diagnosed", condition: "prostate cancer", about: ["Prostate cancer"] }, included, [
    ["Drug received for hormone-sensitive disease (de novo or recurrent)", "-"],
    ["Hormone-sensitive disease, de novo or recurrent", "in"],
  ]),
  // A tumor that is taken out, or of which a sample tells
  ...of("Colon cancer", included, "Scheduled for curative resection of non-metastatic colon cancer", {
    metastatic: "ex",
  }),
  ...of("Glioblastoma", included, "Randomization within 16 weeks of resection of their newly diagnosed glioblastoma", {
    "newly diagnosed": "in",
  }),
  ...of("Glioblastoma", included, "Earlier surgery for a newly diagnosed glioblastoma", { "newly diagnosed": "-" }),
  ...of("Head and neck cancer", included, "Biopsy-confirmed diagnosis, for primary or recurrent disease", {
    recurrent: "in",
  }),
  ...of("Pancreatic cancer", included, "Adenocarcinoma with at least one site of metastatic disease", {
    metastatic: "in",
  }),
  ...of("Pancreatic cancer", included, "Biopsy from a site of metastatic disease", { metastatic: "-" }),
  // Treated today
  ...of("Acute lymphoblastic leukemia", included, "Who are being treated for newly diagnosed leukemia", {
    "newly diagnosed": "in",
  }),
  ...of("Testicular cancer", included, "Expected to have adjuvant therapy for a newly diagnosed cancer", {
    "newly diagnosed": "in",
  }),
  ...of("Acute lymphoblastic leukemia", included, "Was treated for newly diagnosed leukemia with asparaginase", {
    "newly diagnosed": "-",
  }),
]

import { byNumber, type Case, excluded, included } from "./Case.ts"

/** Earlier treatment that is let in, asked for or barred in plain words, without the terms of the trade. */
export const priorLinesInPlainWords: ReadonlyArray<Case> = [
  ...byNumber(included, [
    [
      "Ovarian cancer, regardless of histology, stage at diagnosis or number of earlier treatment lines",
      "in in in in in",
    ],
    ["Metastatic sarcoma, irrespective of its grade and the number of previous lines of therapy", "in in in in in"],
    ["Any age, regardless of the number of brain lesions", "- - - - -"],
    ["Earlier chemotherapy is permitted, as long as 6 weeks have passed since its last dose", "? in in in in"],
    ["Prior chemotherapy for localized disease (ended at least a year ago) is permitted", "? in in in in"],
    ["Prior chemotherapy is not permitted within 4 weeks of enrolment", "- - - - -"],
    ["Carcinoma for which standard therapy does not exist or has proven ineffective", "? in in in in"],
    ["Standard treatment has proven to be ineffective", "ex in in in in"],
    ["Tumours for which standard curative measures do not exist or are no longer effective", "? in in in in"],
    ["Hypertension for which standard treatment is no longer effective", "- - - - -"],
    ["Chemotherapy: none", "in ex ex ex ex"],
    ["Concurrent chemotherapy: none", "- - - - -"],
    ["No earlier bladder biopsy, bladder surgery, or treatment for bladder cancer", "in ex ex ex ex"],
    ["No previous surgery or treatment for depression", "- - - - -"],
    ["No prior treatment with hormonal therapy or chemotherapy for the present tumour", "in ex ex ex ex"],
    ["No prior treatment with hormonal therapy", "- - - - -"],
    ["No more than 1 type of prior chemotherapy", "in in ex ex ex"],
    ["Any type of prior anticoagulation", "- - - - -"],
    ["Failure to reach a complete remission after induction chemotherapy", "ex in in in in"],
    ["Leukaemia that has not come to complete remission after two courses of treatment", "ex in in in in"],
    ["Not in remission", "- - - - -"],
  ]),
  ...byNumber(excluded, [
    [
      "Previous chemotherapy is permitted provided that its toxicity has resolved and the last dose was 4 weeks ago",
      "? in in in in",
    ],
    ["Chemotherapy that has proven ineffective", "- - - - -"],
    ["Previous therapy directed at the lymphoma", "in ex ex ex ex"],
    ["Previous therapy directed at the growth factor of the tumour", "- - - - -"],
    [
      "Received radiotherapy, chemotherapy, hormone therapy, or surgical treatment before the scan or the biopsy",
      "in ex ex ex ex",
    ],
    [
      "Surgical treatment (except biopsy), radiotherapy, chemotherapy and targeted therapy have been performed",
      "in ex ex ex ex",
    ],
    ["Radiotherapy or chemotherapy has been given within 4 weeks", "- - - - -"],
    ["Taking part in other studies or received other treatment previously", "in ex ex ex ex"],
    ["Received other treatment of diabetes previously", "- - - - -"],
    ["Prior treatment with immunotherapy, targeted therapy or chemotherapy", "in ex ex ex ex"],
    ["Prior immunotherapy, or any prior systemic therapy for melanoma", "in ex ex ex ex"],
    ["Prior immunotherapy or any chemotherapy", "in ex ex ex ex"],
    ["Prior checkpoint inhibitor, or any systemic therapy within 4 weeks", "- - - - -"],
    ["Prior allergy, or any prior therapy for asthma", "- - - - -"],
    ["No complete remission after induction chemotherapy", "- - - - -"],
    ["Prior treatment with an inhibitor or chemotherapy with a taxane", "- - - - -"],
  ]),
]

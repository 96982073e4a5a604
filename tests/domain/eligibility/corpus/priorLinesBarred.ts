import { byNumber, type Case, excluded, included } from "./Case.ts"

/** Earlier treatment of every kind, barred or said not to have been had, in the wordings that have no "prior systemic therapy". */
export const priorLinesBarred: ReadonlyArray<Case> = [
  ...byNumber(included, [
    [
      "Patients with rectal cancer who had not received surgery (except for a palliative stoma), radiotherapy, systemic chemotherapy or other anti-tumor therapy",
      "in ex ex ex ex",
    ],
    ["Patients who have not received any form of anti-tumor treatment", "in ex ex ex ex"],
    ["Cervical cancer of stage IB3 without any treatment", "in ex ex ex ex"],
    ["Cervical cancer and without any treatment (as two physicians found)", "in ex ex ex ex"],
    ["No specific tumor treatment except a colostomy for stenosis", "in ex ex ex ex"],
    ["No prior treatment for glioblastoma other than surgery (a biopsy before it is allowed)", "in ex ex ex ex"],
    ["Chemotherapy and radiation have not been done before", "in ex ex ex ex"],
    ["No previous treatment history", "in ex ex ex ex"],
    ["Prior chemotherapy must never have been administered", "in ex ex ex ex"],
    ["No history of anti-tumor treatment", "in ex ex ex ex"],
    ["No anti-tumor therapy before enrolment", "in ex ex ex ex"],
    ["No systemic treatment or local treatment (including radiotherapy) has been received", "in ex ex ex ex"],
    ["No systemic treatment has been given within 4 weeks of enrolment", "- - - - -"],
    ["Untreated stage II-III (by the manual of 2017) non-small cell lung cancers", "in ex ex ex ex"],
    ["No other concurrent anti-cancer treatment", "- - - - -"],
    ["Scheduled to begin treatment with an antibody with or without chemotherapy", "- - - - -"],
    ["Eligible for hormones without additional systemic therapies other than bicalutamide", "- - - - -"],
    ["Without any treatment for diabetes", "- - - - -"],
    ["Never been treated for lupus", "- - - - -"],
    ["Locally untreated tumor", "- - - - -"],
    ["No anti-tumor therapy other than the study drug is planned", "- - - - -"],
  ]),
  ...byNumber(excluded, [
    ["No prior systemic therapy for leukemia except to control acute symptoms", "in ex ex ex ex"],
    ["No prior systemic therapy for thyroid cancer, including kinase inhibitors", "in ex ex ex ex"],
    ["No prior systemic therapy for thyroid cancer", "ex in in in in"],
    [
      "Patient has received prior chemotherapy, radiotherapy and targeted therapy for this malignancy or for any other past malignancy",
      "in ex ex ex ex",
    ],
    ["Any prior anticancer pharmacotherapy or surgery for metastatic disease", "in ex ex ex ex"],
    ["Patients who have undergone any form of anti-cancer treatment for the current tumour", "in ex ex ex ex"],
    ["Treatment, including chemotherapy, radiation or surgery, for pancreatic cancer", "in ex ex ex ex"],
    ["Receiving any preoperative treatment (including chemotherapy and radiotherapy)", "in ex ex ex ex"],
    ["Preoperative treatment of the cancer including radiotherapy, chemotherapy or hormones", "in ex ex ex ex"],
    [
      "Prior therapy with an antibody, regorafenib, or other approved systemic therapies for the cancer",
      "in ex ex ex ex",
    ],
    ["Preoperative radiotherapy", "- - - - -"],
    ["Chemotherapy for metastatic disease. Patients who had adjuvant chemotherapy are eligible.", "- - - - -"],
    ["Prior chemotherapy for another malignancy", "- - - - -"],
    ["Any anticancer treatment within 4 weeks before surgery", "- - - - -"],
    ["Prior radiotherapy, surgery of the primary tumor, or any prior systemic therapy", "in ex ex ex ex"],
  ]),
]

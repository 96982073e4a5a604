import { byNumber, type Case, excluded, included, ofText } from "./Case.ts"

/** Prior lines by the settings that treatment was or is to be given in, and what is told of a treatment only to say when it was. */
export const priorLinesInSettings: ReadonlyArray<Case> = [
  ...byNumber(included, [
    [
      "No prior systemic treatment of the kidney cancer in the adjuvant, neoadjuvant or metastatic setting",
      "in ex ex ex ex",
    ],
    ["No previous systemic treatment in either the adjuvant or advanced setting", "in ex ex ex ex"],
    ["No systemic therapy in the neoadjuvant, adjuvant, or metastatic settings", "in ex ex ex ex"],
    ["No prior systemic therapy in any setting", "in ex ex ex ex"],
    ["No prior systemic therapy in the adjuvant or neoadjuvant setting", "- - - - -"],
    ["Must have received chemotherapy in the adjuvant or metastatic setting", "? in in in in"],
    ["Progressed after earlier chemotherapy given in the adjuvant or metastatic setting", "ex in in in in"],
    ["Progressed after earlier chemotherapy in the adjuvant setting", "- - - - -"],
    ["Relapsed after prior treatment with radiotherapy and temozolomide", "ex in in in in"],
    ["Relapsed after prior treatment with brain radiation and dexamethasone", "- - - - -"],
    ["Relapsed after prior treatment with surgery or radiotherapy", "- - - - -"],
    ["No earlier medical or surgical therapy for the sarcoma", "in ex ex ex ex"],
    ["No earlier surgical therapy for the sarcoma", "- - - - -"],
    ["Prior systemic therapy in the adjuvant or advanced setting is permitted", "? in in in in"],
    ["Must have completed chemotherapy (in either the adjuvant or neoadjuvant setting)", "- - - - -"],
    ["Must have completed chemotherapy (neoadjuvant or adjuvant)", "- - - - -"],
    ["Must have completed chemotherapy, either neoadjuvant or adjuvant", "- - - - -"],
    ["Completed at least 3 months of multi-agent chemotherapy, neoadjuvant or adjuvant", "- - - - -"],
    ["Completed at least 3 months of multi-agent chemotherapy, adjuvant or for metastatic disease", "? in in in in"],
    ["Must have completed chemotherapy (adjuvant, or for metastatic disease)", "? in in in in"],
    ["Must not have had earlier treatment for this cancer, or for any malignancy within 3 years", "in ex ex ex ex"],
    ["No treatment for any malignancy within the past 3 years", "- - - - -"],
    ["Is intended to be treated in 2nd line or later with the antibody", "ex in in in in"],
    ["To be treated in the second line", "ex in ex ex ex"],
    ["Patients will receive the vaccine as second-line therapy", "ex in ex ex ex"],
    ["Have been treated in the second line", "ex ex in ? ?"],
    ["Progressed on standard therapy, or it is considered inappropriate", "? in in in in"],
    ["Progressed on standard therapy OR standard therapy is considered unsuitable", "? in in in in"],
    [
      "Progressed on standard therapy OR standard therapy is considered unsuitable OR a trial is considered standard of care",
      "? in in in in",
    ],
    ["Maintenance is considered a part of the first-line therapy", "- - - - -"],
    ["Last chemotherapy at least 3 months ago (if treated with chemotherapy)", "- - - - -"],
    ["Four weeks since chemotherapy (if previously treated with chemotherapy)", "- - - - -"],
    ["Previously treated for such conditions", "- - - - -"],
    ["Previously treated for this condition", "ex in in in in"],
  ]),
  ...byNumber(excluded, [
    ["Prior chemotherapy in the neoadjuvant, adjuvant, or metastatic setting", "in ex ex ex ex"],
    ["Prior chemotherapy in the neoadjuvant or adjuvant setting", "- - - - -"],
    ["Earlier treatment for the present cancer, or for any malignancy within 3 years", "in ex ex ex ex"],
    ["Subjects with recent prior therapy, defined as:", "- - - - -"],
    ["Recent systemic therapy", "- - - - -"],
    ["Recently treated with chemotherapy", "- - - - -"],
    ["Head and neck cancer treated with surgery and/or radiation with or without chemotherapy", "- - - - -"],
    ["Prior radiation with or without chemotherapy", "- - - - -"],
    ["Prior surgery, radiation or chemotherapy", "in ex ex ex ex"],
  ]),
  ...ofText(
    "in ex ex ex ex",
    "Exclusion Criteria:\n\n* Any prior combination systemic therapy for metastatic disease\n" +
      "* Immunotherapy in the last year. Those treated with an adjuvant antibody can be included if more than a year has passed since " +
      "its last dose and they have not had progression within a year from that last dose of the antibody",
  ),
  ...ofText(
    "? in in in in",
    "Inclusion Criteria:\n\n* The following are not considered suitable for intensive chemotherapy:\n  * Aged 75 years or older\n" +
      "  * Relapsed or refractory to induction chemotherapy\n\nExclusion Criteria:\n\n* Pregnancy",
  ),
  ...ofText(
    "in ex ex ex ex",
    "Inclusion Criteria:\n\n* Histologically proven lung cancer, which has had no prior therapy in this stage\n" +
      "* Cytologically proven lung cancer is accepted, too\n* Lung cancer that can be measured\n* Progression after an antibody in stage III " +
      "is allowed\n\nExclusion Criteria:\n\n* Pregnancy",
  ),
  // What is asked for where everyone is to have had treatment around an operation
  ...ofText(
    "- - - - -",
    "Inclusion Criteria:\n\n* Must have completed standard neoadjuvant chemotherapy of at least 6 cycles\n* Prior chemotherapy is required of everyone",
  ),
  ...ofText(
    "- - - - -",
    "Inclusion Criteria:\n\n* Residual cancer after preoperative chemotherapy\n* Must have received prior systemic therapy",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* May have received neoadjuvant chemotherapy\n* Prior systemic therapy is required",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Must have completed adjuvant chemotherapy\n* At least one prior line of therapy",
  ),
]

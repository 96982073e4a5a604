import { byNumber, type Case, excluded, included, ofText } from "./Case.ts"

/** Earlier lines as wordings tell them that a reader takes in at once: none or any, a limit by another name, a line that is still to come. */
export const priorLinesOfReaders: ReadonlyArray<Case> = [
  ...byNumber(included, [
    ["Concluded first-line gemcitabine at most 10 weeks ago", "ex in ? ? ?"],
    [
      "Had cisplatin and nivolumab, whether as one first-line regimen or spread over the first two lines",
      "ex in in ? ?",
    ],
    ["Sarcoma that has yet to receive doxorubicin or another systemic treatment", "in ex ex ex ex"],
    ["Sarcoma, either never treated or treated before", "in in in in in"],
    ["Patients can have any or no prior systemic therapies", "in in in in in"],
    ["Must have had no prior systemic therapies", "in ex ex ex ex"],
    ["Up to and inclusive of 2 prior systemic cytotoxic oncology therapy regimens", "in in in ex ex"],
    ["No more than prior 3 lines of therapy for metastatic disease", "in in in in ex"],
    [
      "Patients may have received 0, 1, or 2 prior lines of therapy and for women who received two prior lines of therapy, only one may have included chemotherapy",
      "in in in ex ex",
    ],
    ["Radiation to at least one site is recommended as part of second-line therapy", "ex in ex ex ex"],
    ["Received at least one drug as part of second-line therapy", "ex ex in ? ?"],
    ["Must have received at least two cycles of treatment for each of at least three prior regimens", "ex ex ex in in"],
    ["Naive in terms of any prior therapy for lymphoma", "in ex ex ex ex"],
    ["Naive in terms of any prior inhibitor", "- - - - -"],
    ["≥ 65 years and not previously treated for leukemia", "in ex ex ex ex"],
    ["≥ 3 weeks since prior chemotherapy", "- - - - -"],
    ["A cancer that has failed standard treatments, or for whom such therapy is not acceptable", "? in in in in"],
    ["A cancer that has progressed on, or for which there is no standard therapy", "? in in in in"],
    ["A cancer for which there is standard therapy", "- - - - -"],
    [
      "A cancer for which there is no standard therapy, or previously treated locally advanced, relapsed or refractory disease",
      "? in in in in",
    ],
    [
      "Has received 1-3 prior endocrine-containing therapies and up to 2 prior chemotherapy regimens for metastatic disease",
      "ex in in in in",
    ],
    [
      "Newly diagnosed leukemia in those who are ineligible or declined to receive intensive chemotherapy, or relapsed or refractory leukemia",
      "in in in in in",
    ],
    ["Relapsed or refractory leukemia, or if newly diagnosed, the patient must be 60 years of age", "in in in in in"],
    ["Patients are allowed to have had more than 2 prior regimens", "? ? ? in in"],
    ["Patients must have had more than 2 prior regimens", "ex ex ex in in"],
    ["Must be treated with chemotherapy and followed at the centre", "- - - - -"],
    ["Must have been treated with chemotherapy", "ex in in in in"],
    [
      "At least one, but no more than three prior systemic regimens and one therapy line must have included an antibody",
      "ex in in in ex",
    ],
    ["No evidence of disease following front-line chemotherapy", "ex in ? ? ?"],
    ["Is considered transplant-ineligible and has failed at least 2 prior lines of treatment", "ex ex in in in"],
    [
      "The enrollment of patients who received 2 or more prior lines (hormones included) in any setting will be limited",
      "? ? in in in",
    ],
    ["Has received an anti-PD-1 antibody and no more than one other prior regimen", "in in in ex ex"],
    ["No greater than one line of previous chemotherapy in the non-curative setting", "in in ex ex ex"],
    ["No greater than one line of previous chemotherapy in the curative setting", "- - - - -"],
    ["Had at least 1 prior anti-MM regimen and no more than 3 prior anti-MM regimens", "ex in in in ex"],
    ["Have not received chemotherapy or radiation for >14 days", "- - - - -"],
    ["Received chemotherapy for > 3 months", "ex in in in in"],
    ["Has a high likelihood of recurrence or treatment failure", "- - - - -"],
    ["Treatment failure on standard systemic therapy", "ex in in in in"],
    ["Relapse after prior CD 30 CAR-T therapy", "- - - - -"],
    ["Patients that have had prior treatment must show measurable disease", "? in in in in"],
    ["For patients with a BRCA mutation, progression on standard therapy", "? in in in in"],
    ["For participants with a transplant, at least two prior lines of therapy", "? ? in in in"],
    ["For patients who received induction chemotherapy: absolute neutrophil count of at least 1,000", "- - - - -"],
    ["For patients who did not receive induction chemotherapy: ANC of at least 1,500", "- - - - -"],
    ["Prior chemotherapy (of any kind, intravesical included) is not considered a line", "- - - - -"],
  ]),
  ...byNumber(excluded, [
    ["Finished first-line platinum chemotherapy within 4 weeks", "- - - - -"],
    ["Receipt at any time of any drug, be it old or new, as systemic treatment of the sarcoma", "in ex ex ex ex"],
    [
      "Prior treatment with chemotherapy in the neoadjuvant, adjuvant or first-line setting is however allowed",
      "? in in in in",
    ],
    ["Prior treatment with chemotherapy is not allowed", "in ex ex ex ex"],
    ["Chemotherapy or another agent for the current episode of newly diagnosed lymphoma", "- - - - -"],
    ["Previously participated in any other newly diagnosed lymphoma trials", "- - - - -"],
    ["Newly diagnosed lymphoma", "ex ? ? ? ?"],
    ["Prior exposure to an XY?2 regimen", "- - - - -"],
  ]),
  ...ofText(
    "ex in in in ex",
    "Inclusion Criteria:\n\n* Received 1 to 3 prior lines of therapy; a. participants who have received only 1 prior line must be refractory to lenalidomide",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* For patients with a BRCA mutation, progression on an inhibitor\n* Progressed on standard systemic therapy",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* One to 4 prior lines of therapy\n* Prior treatment with bevacizumab is required for patients with 1 to 2 prior lines of therapy",
  ),
  ...ofText(
    "in in ex ex ex",
    "Inclusion Criteria:\n\n* Arms A and C: treatment-naive glioblastoma\n* Phase 1b and Arm B of Phase 2: no more than one prior line of therapy for glioblastoma",
  ),
  ...ofText(
    "in ex ex ex ex",
    "Inclusion Criteria:\n\n* Arms A and B: treatment-naive glioblastoma\n* No more than one prior line of therapy",
  ),
  ...ofText(
    "in in in ex ex",
    "Specific Inclusion Criteria for Participants with Melanoma:\n\n* Not more than 2 prior lines of treatment are allowed\n\nSpecific Inclusion Criteria for Participants with Lung Cancer:\n\n* Not more than 1 prior line of treatment is allowed",
  ),
  ...ofText(
    "in in ex ex ex",
    "Inclusion Criteria for Participants with Melanoma:\n\n* Not more than 2 prior lines of treatment are allowed\n* Not more than 1 prior line of treatment is allowed",
  ),
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\n* Patients in the recurrent glioma stratum must have had prior therapy\n* Patients in the newly diagnosed glioma stratum should not have received prior therapy",
  ),
]

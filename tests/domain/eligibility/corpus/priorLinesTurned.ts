import { byNumber, type Case, excluded, included, ofText } from "./Case.ts"

/** Wordings of earlier treatment that are easily read as their opposite, and what only looks like earlier lines. */
export const priorLinesTurned: ReadonlyArray<Case> = [
  // Limits that are told by what must not have been
  ...byNumber(included, [
    ["No exposure to more than 3 prior lines of systemic therapy", "in in in in ex"],
    ["Should not have been exposed to more than two earlier regimens", "in in in ex ex"],
    ["Must not have had exposure to > 1 prior line of therapy", "in in ex ex ex"],
    ["Patients mustn’t have received more than two prior lines", "in in in ex ex"],
    ["Not previously subjected to more than 2 lines of systemic therapy", "in in in ex ex"],
    ["Must have had exposure to at least 2 prior lines of therapy", "ex ex in in in"],
    ["You can't have had any earlier systemic treatment for this cancer", "in ex ex ex ex"],
  ]),
  ...byNumber(excluded, [["Exposure to more than 3 prior lines", "in in in in ex"]]),
  ...byNumber(included, [
    ["Must not have progressed on more than two prior lines of therapy", "in in in ex ex"],
    ["Must not have had disease progression on more than 2 prior lines", "in in in ex ex"],
    ["Progressed on more than two prior lines of therapy", "ex ex ex in in"],
    ["Tumor found at first diagnosis or upon relapse after primary treatment", "? in in in in"],
    ["Disease present at initial diagnosis or appearing as a relapse after primary treatment", "? in in in in"],
    ["Both untreated and relapsed patients are accepted", "in in in in in"],
    ["No second-line therapy", "in in ex ex ex"],
    ["No third-line therapy", "in in in ex ex"],
    ["A second-line therapy must not have been started", "in in ex ex ex"],
    ["Prior systemic therapy must not have been received", "in ex ex ex ex"],
    ["Systemic treatment must not have been given for advanced disease", "in ex ex ex ex"],
    ["Prior chemotherapy was not given", "in ex ex ex ex"],
    [
      "Received an antibody, given either all in the first line or split over the first and the second line",
      "ex in in ? ?",
    ],
    ["A biopsy taken at initial diagnosis or at relapse after front-line treatment", "- - - - -"],
    ["At first relapse after primary treatment", "ex in ? ? ?"],
    ["Recurrent cancer (GCIG definition) treated with at least 2 prior lines", "ex ex in in in"],
  ]),
  // Litres
  ...byNumber(excluded, [
    ["FEV1 less than 2L", "- - - - -"],
    ["Drainage of > 2L of ascites a week", "- - - - -"],
    ["Needs more than 3L of oxygen", "- - - - -"],
    ["Drinks over 3L a day", "- - - - -"],
  ]),
  ...byNumber(included, [
    ["FVC ≥ 1L and progression after 2L therapy", "ex ex in in in"],
    ["Must have had at least 2L", "ex ex in in in"],
    ["≥2L metastatic colorectal cancer", "ex in in in in"],
  ]),
  // Of those who were treated and those who were not
  ...byNumber(included, [
    ["Confirmed treated or untreated prostate cancer", "in in in in in"],
    ["Treatment-naive or treatment-experienced disease", "in in in in in"],
    ["Participants with treated/untreated cancer", "in in in in in"],
    ["Untreated or previously treated relapsed leukemia", "in in in in in"],
    ["Previously untreated or treated with one line, breast cancer", "in in ex ex ex"],
    ["Confirmed untreated prostate cancer", "in ex ex ex ex"],
  ]),
  ...byNumber(excluded, [
    ["Treatment-naive or treatment-experienced disease", "in in in in in"],
    ["Treated or untreated second malignancy", "- - - - -"],
  ]),
  // What is untreated is a specimen, or what came of a cancer
  ...byNumber(included, [
    ["An untreated tumor tissue block must be available", "- - - - -"],
    ["Sample of a treatment-naive tumor", "- - - - -"],
    ["Untreated cells of the tumor", "- - - - -"],
    ["Untreated soft tissue sarcoma", "in ex ex ex ex"],
    ["Untreated small cell lung cancer", "in ex ex ex ex"],
    ["Untreated biopsy-proven lung cancer", "in ex ex ex ex"],
  ]),
  ...byNumber(excluded, [["Acute untreated or symptomatic malignant spinal cord compression", "- - - - -"]]),
  // Definitions of something else than of a line
  ...byNumber(included, [
    ["Multiple myeloma (as per IMWG definitions) after at least 3 prior lines of therapy", "ex ex ex in in"],
    ["Lymphoma by the WHO definitions that was treated with at least 3 prior lines of therapy", "ex ex ex in in"],
    ["According to the definition of a line in the protocol, maintenance is part of the first line", "- - - - -"],
  ]),
  // In one line, or one after the other in two
  ...byNumber(included, [
    [
      "Previously received an antibody with chemotherapy, either in the first line or sequentially in the first and second lines",
      "ex in in ? ?",
    ],
    [
      "Prior platinum and antibody, together in the first line or one after the other in the first and second lines",
      "ex in in ? ?",
    ],
    ["Progressed in the first line or relapsed in the second line", "ex in in in in"],
  ]),
  // Found at diagnosis, or come back
  ...byNumber(included, [
    ["Stage III disease at the time of diagnosis or a recurrence after initial treatment", "? in in in in"],
    ["Recurrence after initial treatment or at the time of first diagnosis", "? in in in in"],
    ["Diagnosis of ovarian cancer with recurrence after chemotherapy", "ex in in in in"],
  ]),
  // All that there was of earlier treatment is to be over
  ...byNumber(included, [
    ["The patient must have completed all prior cancer treatments > 28 days before the first dose", "- - - - -"],
    ["Any prior cancer therapy must have been completed > 28 days before the first dose", "- - - - -"],
    ["All patients must have completed prior chemotherapy", "ex in in in in"],
    ["Must have completed at least one prior line", "ex in in in in"],
  ]),
  // No treatment of any kind
  ...byNumber(included, [
    [
      "No previous treatment with immunotherapy, chemotherapy or any other systemic therapy for this cancer",
      "in ex ex ex ex",
    ],
    ["No prior therapy with an antibody, or other systemic therapy for advanced disease", "in ex ex ex ex"],
    ["No prior therapy with an ALK inhibitor", "- - - - -"],
    ["Previous systemic treatment - none permitted", "in ex ex ex ex"],
    ["Prior systemic therapy (none)", "in ex ex ex ex"],
  ]),
  // "No prior therapy" in both parts, of which the second would ask for one
  ...ofText(
    "in ex ex",
    "Inclusion Criteria:\n\n* Treatment-naive disease\n\nExclusion Criteria:\n\n* No prior treatment for lymphoma\n* Infection",
  ),
  ...ofText(
    "in ex ex",
    "Inclusion Criteria:\n\n* No prior systemic therapy\n\nExclusion Criteria:\n\n* No previous chemotherapy\n* Infection",
  ),
  ...ofText(
    "in ex ex",
    "Inclusion Criteria:\n\n* Must be treatment naive for the treatment of BC\n\nExclusion Criteria:\n\n* No prior systemic therapy, radiation or surgery for breast cancer",
  ),
  ...ofText(
    "ex in in",
    "Inclusion Criteria:\n\n* Relapsed lymphoma\n\nExclusion Criteria:\n\n* No prior treatment for lymphoma\n* Infection",
  ),
]

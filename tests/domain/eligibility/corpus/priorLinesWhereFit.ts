import { byNumber, type Case, included, ofText } from "./Case.ts"

/** Treatment that is asked for where it fits, and lists of which one item asks for none. */
export const priorLinesWhereFit: ReadonlyArray<Case> = [
  ...byNumber(included, [
    ["Must have progressed on standard systemic therapy, if available", "? in in in in"],
    ["Must have received prior standard systemic therapy for metastatic disease, if indicated", "? in in in in"],
    ["Must have received at least one prior line of systemic therapy where available", "? in in in in"],
    ["Must have received at least one line of standard therapy (if eligible)", "? in in in in"],
    ["Must have received at least one line of standard therapy, unless not clinically appropriate", "? in in in in"],
    ["Must have had prior chemotherapy if they were candidates for it", "? in in in in"],
    ["Must have received approved first-line systemic therapy if they are eligible for it", "? in"],
    ["Must have progressed on standard therapy and provide tissue if available", "ex in in in in"],
    ["Patients are eligible if they have progressed on standard therapy", "ex in in in in"],
    ["Progressed on standard therapy if eligible for surgery", "ex in in in in"],
    ["Refractory to standard therapies or the patient is ineligible.", "? in in in in"],
    ["Sarcoma that progressed on doxorubicin in combination with olaratumab, if eligible", "ex in in in in"],
    ["Progressed on first-line chemotherapy combined with an anti-PD-1 antibody, where eligible", "ex in in in in"],
    ["Sarcoma that progressed on chemotherapy, if eligible", "? in in in in"],
    ["Must have previously had treatment shown to prolong survival (unless ineligible to receive it)", "? in in in in"],
    ["Progression after chemotherapy, unless it was stopped for toxicity", "ex in in in in"],
    ["No prior exposure to docetaxel, or disease that progressed after prior systemic therapy", "? in in in in"],
    ["Received at least two prior systemic therapies, including an antibody where indicated", "ex ex in in in"],
    ["Progressed on at least one line of therapy as documented by imaging when available", "ex in in in in"],
    [
      "Advanced cancer of one of the following types: 1.) gastric cancer, 2.) sarcoma, and 3.) patients who have exhausted systemic therapy options",
      "? in in in in",
    ],
  ]),
  ...ofText(
    "? in in in in",
    "Inclusion Criteria:\n\n* Meets one of the following:\n  * Progressed on at least one prior line of systemic therapy\n  * Progressed on, or is intolerant of or ineligible for standard therapy\n* Age of 18 years",
  ),
  ...ofText(
    "? in in in in",
    "Inclusion Criteria:\n\n* At least one prior line of systemic therapy for stromal tumors, or\n* Refractory to, ineligible for, or intolerant of standard therapy for other tumors\n* Age of 18 years",
  ),
  ...ofText(
    "? in in in in",
    "Inclusion Criteria:\n\n* At least one prior line of systemic therapy\n\nOR\n\n* High risk by the score of the society\n* Age of 18 years",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* At least one prior line of systemic therapy for stromal tumors, or\n* Refractory to standard therapy for other tumors\n* Age of 18 years",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Meets one of the following:\n  * Progressed on at least one prior line of systemic therapy\n  * Progressed on standard therapy\n* Age of 18 years",
  ),
  ...ofText(
    "? in in in in",
    "Inclusion Criteria:\n\nPatients with lymphoma:\n\n* Of high risk by the international index\n\nor\n\n* Progressed after at least one prior line of systemic therapy",
  ),
]

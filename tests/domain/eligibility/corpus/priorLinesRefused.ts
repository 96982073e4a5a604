import { byNumber, type Case, included, ofText } from "./Case.ts"

/** Treatment that was had, or not had for a reason, which is enough as well. */
export const priorLinesRefused: ReadonlyArray<Case> = [
  ...byNumber(included, [
    ["Refractory or intolerant to approved therapy for their condition or unwilling to receive it", "? in in in in"],
    ["Has progressed on standard therapy, or is unwilling to receive standard therapy", "? in in in in"],
    ["Progressed on standard systemic therapy, or does not wish to receive it", "? in in in in"],
    ["Progressed on standard systemic therapy, or chose not to receive it", "? in in in in"],
    ["Progressed on standard therapy, or opted out of standard therapy", "? in in in in"],
    ["Failed standard systemic therapy, or the patient does not want to receive standard therapy", "? in in in in"],
    ["Unwilling to receive standard therapy or progressed on standard therapy", "? in in in in"],
    ["Progressed on standard therapy and unwilling to undergo surgery", "ex in in in in"],
    [
      "Progressed on standard therapy, with a tumor that is unresectable, or unwilling to undergo surgery",
      "ex in in in in",
    ],
    [
      "Progressed on at least one prior line of therapy and agrees to, or does not want, a second biopsy",
      "ex in in in in",
    ],
    [
      "Must have progressed on first-line chemotherapy and be unwilling to receive second-line chemotherapy",
      "ex in in in in",
    ],
    [
      "Progressed on standard therapy, or in the judgment of the investigator would not benefit from it",
      "? in in in in",
    ],
    ["Progressed on standard therapy or, in the physician's view, standard therapy is of no use", "? in in in in"],
    ["Progressed on standard therapy, or per the investigator is not a candidate for it", "? in in in in"],
    ["Progressed on standard therapy or would not be expected to tolerate it", "? in in in in"],
    [
      "Progression on at least one line of systemic therapy, or have been considered ineligible for standard therapy",
      "? in in in in",
    ],
    ["Progression on at least one line of systemic therapy, and have been judged to be well enough", "ex in in in in"],
    [
      "Progressed on at least one line of systemic therapy by imaging or in the investigator's opinion",
      "ex in in in in",
    ],
    [
      "Progressed on standard systemic therapy, radiologically or in the judgment of the treating physician",
      "ex in in in in",
    ],
    [
      "Progressed on at least one line of therapy, radiologically or clinically in the investigator's opinion",
      "ex in in in in",
    ],
  ]),
  ...[
    "Patients who refuse standard of care therapies are eligible.",
    "Patients who decline standard therapy may also be enrolled.",
    "Those who have declined or are ineligible for standard therapy are also eligible.",
    "Patients for whom no standard therapy exists are eligible as well.",
    "Patients with no available or approved systemic treatment are eligible.",
    "Note: Patients not eligible for or refusing chemotherapy are allowed to enroll.",
    "Patients with lymphoma will be eligible if there is no available standard therapy.",
  ].flatMap((next) =>
    ofText(
      "? in in in in",
      `Inclusion Criteria:\n\n* Must have received at least one prior line of systemic therapy. ${next}\n* Measurable disease`,
    ),
  ),
  ...[
    "Patients who refuse further chemotherapy are eligible.",
    "Patients with lymphoma will be eligible if there was no prior therapy with an antibody.",
    "Patients who decline second-line therapy are eligible.",
    "Patients who refuse surgery are eligible.",
    "Patients who refuse standard therapy are not eligible.",
    "Patients who have refused a platinum-based therapy may be enrolled.",
    "Patients with no brain metastases are eligible for maintenance therapy.",
    "Patients with brain metastases are eligible if there is no evidence of progression after treatment.",
    "Patients with no measurable disease after therapy are eligible.",
    "Patients with no contraindication to standard therapy are eligible.",
    "Patients who refuse standard therapy will be considered ineligible.",
  ].flatMap((next) =>
    ofText(
      "ex in in in in",
      `Inclusion Criteria:\n\n* Must have received at least one prior line of systemic therapy. ${next}\n* Measurable disease`,
    ),
  ),
]

import { byNumber, type Case, excluded, included, ofText } from "./Case.ts"

const including = (...items: ReadonlyArray<string>): string => `Inclusion Criteria:\n\n${items.join("\n")}`

/** Limits of earlier treatment where other criteria tell that there was some. */
export const priorLinesTogether: ReadonlyArray<Case> = [
  ...ofText(
    "ex in in in",
    including(
      "* Cohort A: failed at least one standard regimen",
      "* Cohort B: received no more than 2 prior lines of systemic therapy and refractory to the last",
    ),
  ),
  ...ofText(
    "in in in",
    including("* Cohort A: failed at least one standard regimen", "* Cohort B: 0-1 prior lines of systemic therapy"),
  ),
  ...ofText(
    "? in in in",
    including("* Castration-resistant prostate cancer", "* There is no limit on the number of prior lines"),
  ),
  ...ofText(
    "ex in in",
    including(
      "* Subjects without driver alterations:",
      "  * Failure of at least one line of prior standard treatment",
      "* Subjects with driver alterations:",
      "  * Failure of at least one line of prior targeted treatment",
    ),
  ),
  ...ofText(
    "? in in",
    including(
      "Dose escalation:",
      "* KRAS mutated patients are required to have progressed on a KRAS inhibitor",
      "Expansion:",
      "* KRAS mutated patients are required to have progressed on a KRAS inhibitor",
    ),
  ),
  ...ofText(
    "? in in",
    including("* Received prior cetuximab plus irinotecan", "* No more than 2 prior chemotherapy regimens"),
  ),
  ...ofText(
    "? in in ex",
    including("* Should have had either apalutamide and/or darolutamide", "* Up to 2 prior lines of therapy"),
  ),
  ...ofText(
    "? in in ex",
    including("* Prior treatment must have included a taxane", "* At most 2 prior lines of therapy are allowed"),
  ),
  ...ofText(
    "? in in ex",
    including("* Cohort 2: prior use of a PARP inhibitor is required", "* Up to 2 prior lines of therapy are allowed"),
  ),
  ...ofText(
    "? in in in",
    including(
      "* Refractory to standard therapy or no standard therapy exists",
      "* Cohort B: at most 2 prior lines of therapy",
    ),
  ),
  ...ofText(
    "? in in ex",
    including(
      "* Recurrent cancer previously treated with bevacizumab, if eligible",
      "* Up to 2 prior lines of therapy",
    ),
  ),
  ...ofText(
    "in in in ex",
    including("* Received prior cetuximab plus irinotecan, or untreated", "* 0 to 2 prior lines of therapy"),
  ),
  ...ofText("in in in ex", including("* Has not received prior cetuximab", "* Up to 2 prior lines of therapy")),
  ...ofText("in in in ex", including("* May have received a PARP inhibitor", "* Up to 2 prior lines of therapy")),
  ...ofText(
    "in in in ex",
    including("* Patients who received an antibody must have stopped it", "* Up to 2 prior lines of therapy"),
  ),
  ...ofText("in in in ex", including("* Radiotherapy must have been completed", "* Up to 2 prior lines of therapy")),
  ...byNumber(included, [
    ["1 to 3 prior lines are allowed", "ex in in in ex"],
    ["May have had 1 to 3 prior lines", "in in in in ex"],
    ["Any number of prior lines of therapy is allowed", "in in in"],
    ["Relapsed disease with no limit on the number of prior lines", "? in in"],
    ["No minimum or maximum number of prior lines for platinum-resistant disease", "in in in"],
    ["No previous FRα-directed therapy and no more than 2 prior lines of therapy", "in in in ex"],
    ["Progression within six months of completion of the last platinum-based chemotherapy", "ex in in"],
  ]),
  ...byNumber(included, [
    ["More than 5% of blasts despite adequate previous induction therapy", "ex in in"],
    [
      "Relapse within 12 months of adjuvant endocrine therapy or progression following first-line endocrine therapy",
      "? in in",
    ],
    [
      "The number of patients who received an antibody as second-line therapy or later will be capped to half of all",
      "- - - -",
    ],
  ]),
  ...byNumber(excluded, [
    ["Cytotoxic treatment: 21 days", "- - -"],
    [
      "Received chemotherapy, experimental drugs (except for hormones), or other anticancer drugs (except for steroids) within 4 weeks",
      "- - -",
    ],
    [
      "Advice is to be sought where blood counts are unusual, especially in those who had previous chemotherapy",
      "- - -",
    ],
    ["Any other systemic therapy for melanoma, including radiation, since completion of the vaccination", "- - -"],
    ["Any systemic therapy for melanoma since diagnosis", "in ex ex"],
  ]),
  ...byNumber(included, [
    ["Patients who have not received prior treatment may be included in this study", "in ex ex"],
    [
      "Participants who have not yet received chemotherapy and participants who have already received chemotherapy",
      "in in in",
    ],
    ["Progression after completion of any prior systemic therapy, embolization, or observation", "? in in"],
    ["Newly diagnosed patients of adverse risk", "in ? ?"],
    ["Prior anti-tumour treatment for the primary melanoma lesion, including surgery", "- - -"],
    ["Prior treatment failure with locally ablative techniques is allowed", "- - -"],
    ["Received 4-6 months of gemcitabine for the first-line treatment of metastatic cancer", "ex in ?"],
    ["Brain metastases, if imaging shows no evidence of progression following completion of the chemotherapy", "- - -"],
  ]),
  ...byNumber(excluded, [
    ["An early recurrence after surgery and therefore eligible to receive second-line treatment", "- - -"],
  ]),
  ...ofText(
    "in in in",
    including(
      "* Metastatic tumours. Bowel cancer: Patients must have received at least one prior line of therapy. Gastric cancer: Patients who have not received prior treatment may be included.",
    ),
  ),
  ...ofText(
    "- - -",
    `${including("* Previously treated with a second-generation ARPI")}\n\nExclusion Criteria:\n\n* Prior chemotherapy for castration-resistant prostate cancer`,
    ["Prostate Cancer"],
  ),
  ...["an ARAT", "NAADs", "darolutamide"].flatMap((treatment) =>
    ofText(
      "- - -",
      `${including(`* Previously treated with ${treatment}`)}\n\nExclusion Criteria:\n\n* Prior chemotherapy for castration-resistant prostate cancer`,
      ["Prostate Cancer"],
    ),
  ),
  ...ofText(
    "in ? ?",
    `${including("* Metastatic castration-resistant prostate cancer")}\n\nExclusion Criteria:\n\n* Prior chemotherapy for castration-resistant prostate cancer`,
    ["Prostate Cancer"],
  ),
  ...byNumber(included, [
    ["Must have received at least one dose of bevacizumab with standard chemotherapy", "- - -"],
    ["Must have received at least one cycle of platinum-based chemotherapy", "ex in ?"],
    ["Had a scan within 42 days prior to the first dose of the drug as 1L treatment for metastatic cancer", "in ex ex"],
  ]),
  ...byNumber(excluded, [
    ["Prior therapy directly inhibiting PPARG", "- - -"],
    ["Previous treatment with neurotoxic chemotherapy", "- - -"],
    ["Previous treatment with cytotoxic chemotherapy", "in ex ex"],
  ]),
  ...byNumber(excluded, [["Prior systemic therapy (more than 1 line)", "in in ex ex"]]),
  ...byNumber(included, [["Progressed on prior therapy (one line must hold platinum)", "ex in in in"]]),
  ...byNumber(included, [
    [
      "Planned to receive enzalutamide as first-line therapy or have previously received up to one line of abiraterone",
      "in ? ?",
    ],
  ]),
  ...byNumber(included, [
    ["At least one prior line of therapy and patients must have had no more than three prior lines", "ex in in in ex"],
    ["Prior chemotherapy is allowed, whether neoadjuvant, adjuvant or first-line", "in in in in in"],
    ["Partial response to first-line chemotherapy followed by progressive disease", "ex in ? ? ?"],
    ["Progressive or recurrent disease after treatment", "ex in in in in"],
    ["Received up to four weeks of chemotherapy", "in ? ? ? ?"],
    ["Must have received more than four months of systemic therapy", "ex in in in in"],
    [
      "Progression after an anti-programmed cell death protein 1 (PD-1) antibody and platinum-based chemotherapy",
      "ex in in in in",
    ],
  ]),
  ...byNumber(included, [
    [
      "TRK inhibitor naïve (Stratum 1), or progression on a first-generation TRK inhibitor (Stratum 2)",
      "? in in in in",
    ],
    ["EGFR inhibitor-naive, or progressed on platinum-based chemotherapy", "? in in in in"],
    ["Must be inhibitor-naive and have progressed on platinum-based chemotherapy", "ex in in in in"],
    ["Treatment-naive or progressed on no more than 2 prior regimens", "in in in ex ex"],
  ]),
  ...[
    [
      "Chemoradiation completed 3 to 6 weeks ago without progression",
      "More than one line of therapy before enrollment",
    ],
    ["Completed ≥ 90 % of the planned radiotherapy with temozolomide", "More than one prior regimen"],
    ["Patients must have completed standard chemoradiotherapy", "Must not have had more than one prior regimen"],
    ["Pancreatic cancer without progression after ≥ 16 weeks of platinum-based therapy", "More than one prior regimen"],
  ].flatMap(([item, limit]) =>
    ofText("? in ex", `${including(`* ${item}`)}\n\nExclusion Criteria:\n\n* ${limit}\n* Pregnancy`),
  ),
  ...ofText(
    "? ? ?",
    including(
      "* Newly diagnosed glioblastoma",
      "* Completed at least 90 % of the planned radiotherapy with temozolomide",
    ),
  ),
  ...ofText("in ? ?", including("* Newly diagnosed glioblastoma", "* Completed radiotherapy of the spine, if any")),
  ...ofText("in in ex", including("* 0-1 prior lines of therapy", "* Chemoradiation completed 3 to 6 weeks ago")),
  ...ofText(
    "in ex ex",
    including("* No prior systemic therapy for metastatic disease", "* Has completed chemoradiation"),
  ),
  ...ofText("in in ex", including("* No more than one prior line of therapy", "* Completed chemoradiation or surgery")),
  ...ofText(
    "in in ex",
    including("* No more than one prior line of therapy", "* Cohort A: chemoradiation completed 3 weeks ago"),
  ),
  ...byNumber(included, [
    ["Chemoradiation completed 3 to 6 weeks ago", "- - -"],
    ["Without progression after 16 weeks of platinum-based therapy", "- - -"],
  ]),
  // Who is newly diagnosed, and must have had one class of drugs since, has not had none
  ...ofText(
    "ex ? ?",
    including("* Newly diagnosed stage III ovarian cancer", "* Must have received platinum-based therapy"),
    ["Ovarian cancer"],
  ),
  ...byNumber(included, [["KRAS G12X mutated, excluding G12C, metastatic disease, one prior line", "ex in ex ex ex"]]),
  // A bound of what did not help, and a class that is not the only way in
  ...ofText("ex ex in in", including("* Chronic GVHD that did not respond to ≥ 2 lines of systemic therapy")),
  ...ofText("ex in in in", including("* Melanoma that progressed on a checkpoint inhibitor")),
  ...ofText("- - -", including("* Progressed on a checkpoint inhibitor, or have a contraindication to one")),
  // What was chosen and completed, which need not have been systemic
  ...ofText("- - -", including("* Completed surgery, radiation and chemotherapy")),
  ...ofText("- - -", including("* Must have completed any standard chemotherapy that was recommended")),
  ...ofText("ex in in", including("* Relapsed sarcoma that has completed all planned therapy for its relapse")),
  // Barred by its name, whenever the disease was found and whatever the item goes on to say
  ...ofText(
    "in ex ex",
    "Exclusion Criteria:\n* Cancer chemotherapy for this newly diagnosed leukemia before the first day of the study. Steroids are allowed.",
  ),
  // Who is let in besides those that everyone else is asked to be, and cohorts of the untreated in short
  ...ofText(
    "in in in",
    including(
      "* Progressed after standard first-line therapy",
      "  * Note: patients who have received radiation and no prior chemotherapy are eligible",
    ),
  ),
  ...ofText(
    "in ex in",
    including("* For relapsed arms: at least 2 prior lines of therapy", "* Participants with TN CLL: active disease"),
  ),
  // A cohort of the untreated beside what all others must have had
  ...ofText(
    "in in in",
    including(
      "* Progressed after standard systemic therapy",
      "* Cohort 4: no prior systemic therapy for metastatic disease",
    ),
  ),
  ...ofText(
    "in in in",
    including(
      "* Advanced solid tumor; for the combination only: colorectal cancer with no prior systemic treatment",
      "* Progressed after standard systemic therapy",
    ),
  ),
  ...ofText("- - -", including("* Completion of chemotherapy, if given")),
  // A count behind a course is of those who are called by it
  ...byNumber(included, [
    ["Treatment-naive CLL requiring therapy, or relapsed/refractory CLL after ≥ 1 prior line", "in in in in in"],
    ["Newly diagnosed lymphoma, or relapsed or refractory lymphoma after at least two prior lines", "in ? in in in"],
    ["Relapsed or refractory lymphoma after at least three prior lines of therapy", "ex ex ex in in"],
    ["No more than one prior taxane regimen and no other prior cytotoxic chemotherapy", "- - - - -"],
  ]),
]

import { byNumber, type Case, excluded, included } from "./Case.ts"

/** What touches on earlier treatment and tells nothing of lines: when it was, what else was treated, a day in a record. */
export const priorLinesAside: ReadonlyArray<Case> = [
  // Of another ailment, of one drug, and what need not have been
  ...byNumber(excluded, [
    ["Previous treatment for upper limb lymphedema", "- - - - -"],
    ["Prior treatment for hot flashes", "- - - - -"],
    ["Previous treatment in this trial", "- - - - -"],
    ["Prior treatment or enrollment in a study with an immune checkpoint inhibitor", "- - - - -"],
    ["Prior systemic treatment or enrollment in hospice", "in ex ex ex ex"],
    ["Prior systemic treatment on the current protocol", "- - - - -"],
    ["Prior systemic treatment in the current setting", "in ex ex ex ex"],
  ]),
  ...byNumber(included, [
    ["Interferon treatment-naive", "- - - - -"],
    ["During prior lymphoma therapy, patients must not have had documented infections", "- - - - -"],
    ["Those who have started systemic therapy for advanced disease may have had one surgery", "? in in in in"],
    ["Those who have received at least one line of systemic therapy that may have helped", "ex in in in in"],
    ["Rituximab treatment-naive", "- - - - -"],
    [
      "Patients on surveillance are eligible even if they have not received prior anti-cancer treatment",
      "in in in in in",
    ],
  ]),
  ...byNumber(included, [
    ["Wounds that did not respond to conventional ulcer therapy", "- - - - -"],
    ["Pain that is refractory to standard pain treatment", "- - - - -"],
    ["Disease that did not respond to conventional therapy", "ex in in in in"],
    ["Followed for half a year from the date of the second-line initiation", "- - - - -"],
    ["Archived serum at the time of first-line therapy", "- - - - -"],
    ["Progression on treatment will be assessed", "- - - - -"],
    ["Progression during treatment is to be evaluated by CT", "- - - - -"],
    ["Progression after chemotherapy, which is assessed by imaging", "ex in in in in"],
    ["Progression on prior therapy must be documented by imaging", "ex in in in in"],
    ["Progressive disease (RECIST).Blood counts recovered after chemotherapy", "- - - - -"],
    ["The heart should be examined, particularly in those who have received prior chemotherapy", "- - - - -"],
    ["Biopsy within 28 days prior to cycle 1 therapy", "- - - - -"],
    ["Treatment-naive for hepatitis C", "- - - - -"],
    ["The planned completion of chemotherapy must be known", "- - - - -"],
    ["Intravenous lines ≥ 2 in place", "- - - - -"],
    ["Newly diagnosed progression of lung cancer", "- - - - -"],
    ["Brain metastases that were treated or untreated", "- - - - -"],
    ["Infections, treated with one line of antibiotics, that are now untreated", "- - - - -"],
    ["Patients who completed adjuvant chemotherapy more than 6 months ago are considered treatment naive", "- - - - -"],
  ]),
  ...byNumber(excluded, [
    ["Received chemotherapy three weeks or less before the first infusion", "- - - - -"],
    ["Received any chemotherapy 60 days or fewer prior to the procedure", "- - - - -"],
    ["Recent prior systemic therapy", "- - - - -"],
    ["Prior systemic therapy guidelines are detailed in the protocol", "- - - - -"],
    ["Prior systemic therapy or radiation for a concurrent malignancy", "- - - - -"],
    ["Chemotherapy-refractory lymphoma (i.e. progression after more than two regimens)", "- - - - -"],
    ["Untreated pulmonary embolism or deep vein thrombosis is not allowed", "- - - - -"],
    [
      "Received any cytotoxic therapy (unless as eye drops) or radiation four weeks or less before surgery",
      "- - - - -",
    ],
    ["Previously treated and stable, as shown by imaging, brain metastases are allowed", "- - - - -"],
    ["Previously treated and progressing, as shown by imaging, lymphoma", "in ex ex ex ex"],
  ]),
]

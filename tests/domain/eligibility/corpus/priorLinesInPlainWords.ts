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
  ]),
  ...byNumber(excluded, [
    [
      "Previous chemotherapy is permitted provided that its toxicity has resolved and the last dose was 4 weeks ago",
      "? in in in in",
    ],
    ["Chemotherapy that has proven ineffective", "- - - - -"],
  ]),
]

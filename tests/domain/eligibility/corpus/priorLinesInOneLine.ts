import { byNumber, type Case, excluded, included } from "./Case.ts"

/** Lines of therapy in one line with other criteria, of which a comma sets them apart. */
export const priorLinesInOneLine: ReadonlyArray<Case> = [
  // The values of a scale count no lines
  ...byNumber(included, [
    ["ECOG 0-1, at least one prior line of therapy", "ex in in in in"],
    ["ECOG PS 0-1, ≥ 1 prior line of therapy", "ex in in in in"],
    ["ECOG performance status of 0 to 1, prior lines of therapy 1-3", "ex in in in ex"],
    ["Performance status 0-1, prior lines of therapy: 1-3", "ex in in in ex"],
    ["ECOG 1, up to 3 prior regimens", "in in in in ex"],
    ["ECOG performance status (0-1), no more than two prior lines of therapy", "in in in ex ex"],
    ["NYHA class ≤ 2, at least one prior line of therapy", "ex in in in in"],
    ["WHO PS ≤ 2, at least 1 prior line of therapy", "ex in in in in"],
    ["ECOG PS of 0, 1 or 2, 1 prior line of therapy", "ex in ex ex ex"],
    ["INR ≤ 2, at least one prior line of therapy", "ex in in in in"],
    ["ECOG 0-1, prior radiotherapy", "- - - - -"],
    ["At least 1, no more than 3, prior lines of therapy", "ex in in in ex"],
  ]),
  ...byNumber(excluded, [
    ["ECOG 2-4, previous lines of therapy more than 3", "in in in in ex"],
    ["ECOG > 1, > 2 prior lines of therapy", "in in in ex ex"],
  ]),
  // What is denied before a comma denies no number behind it
  ...byNumber(included, [
    ["No second malignancy, one or two prior lines of therapy", "ex in in ex ex"],
    ["No brain metastases, one to three prior lines of therapy, ECOG 0-1", "ex in in in ex"],
    ["Without CNS involvement, two or fewer previous lines", "in in in ex ex"],
    ["No active infection, at least two prior lines of therapy", "ex ex in in in"],
    ["No active infection, and at least two prior lines of therapy", "ex ex in in in"],
    ["Measurable disease, no heart failure, exactly one prior line of therapy", "ex in ex ex ex"],
    ["No heart failure, more than two prior lines of therapy, or hepatitis", "in in in ex ex"],
    ["No heart failure, hepatitis or more than two prior lines of therapy", "in in in ex ex"],
    ["No heart failure, more than two prior lines of therapy", "? ? ? ? ?"],
    ["No prior chemotherapy, immunotherapy or targeted therapy", "in ex ex ex ex"],
    ["None of the following: heart failure, more than two prior lines of therapy", "in in in ex ex"],
  ]),
  ...byNumber(excluded, [
    ["No measurable disease, more than three prior lines of therapy, or ECOG > 2", "in in in in ex"],
    ["No measurable disease, more than three prior lines of therapy", "in in in in ex"],
    ["No prior taxane, three or more prior lines of therapy", "in in in ex ex"],
    ["No measurable disease, one or two prior lines of therapy", "? ? ? ? ?"],
    ["No measurable disease, fewer than two prior lines of therapy", "ex ex in in in"],
  ]),
]

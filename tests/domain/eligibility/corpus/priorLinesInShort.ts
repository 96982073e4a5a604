import { byNumber, type Case, excluded, included } from "./Case.ts"

/** Lines of therapy by their short names. */
export const priorLinesInShort: ReadonlyArray<Case> = [
  ...byNumber(included, [
    ["Received at least 1 LOT for metastatic disease", "ex in in in in"],
    ["At least two prior LOTs", "ex ex in in in"],
    ["No more than 2 LoT in the metastatic setting", "in in in ex ex"],
    ["Has had 1 to 3 prior lines of therapy (LOTs)", "ex in in in ex"],
    ["Number of prior LOTs: 0-2", "in in in ex ex"],
    ["Progressed on or after the first LOT", "ex in in in in"],
    ["Disease progression during the most recent LOT", "ex in in in in"],
    ["Followed from the date of 2nd LOT initiation", "- - - - -"],
    ["The lot number of the previous vaccine is on record", "- - - - -"],
  ]),
  ...byNumber(excluded, [["More than 3 prior LOTs", "in in in in ex"]]),
]

import { expect, test } from "bun:test"
import { claimsIn, wordsOf } from "./Wording.ts"

const many = Number.POSITIVE_INFINITY

const claimed = (sentence: string) => claimsIn(wordsOf(sentence)).map(({ high, low }) => [low, high] as const)

test.each<[sentence: string, ranges: ReadonlyArray<readonly [low: number, high: number]>]>([
  ["At least two prior lines of therapy", [[2, many]]],
  ["At least one or more than one line of therapy", [[1, many]]],
  ["No more than 10 prior lines of therapy", [[0, 10]]],
  ["Number of prior regimens: 0-2", [[0, 2]]],
  ["≥1 prior line of therapy (maximum of 3)", [[1, 3]]],
  ["Previously treated with no more than 3 systemic regimens", [[1, 3]]],
  ["Progressed after two treatment regimens", [[2, many]]],
  ["Failed one or more cycles of chemotherapy", [[1, many]]],
  ["First- or second-line treatment", [[0, 1]]],
  ["2L+ setting", [[1, many]]],
  ["2-4L setting", [[1, 3]]],
  ["Progressed after first-line therapy", [[1, many]]],
  ["First-line chemotherapy was completed", [[1, 1]]],
  ["Completed first-line chemotherapy", [[1, 1]]],
  ["Candidates for first-line immunotherapy", [[0, 0]]],
  ["Never received systemic therapy", [[1, many]]],
  ["No prior systemic therapy", [[1, many]]],
  ["Any prior receipt of chemotherapy", [[1, many]]],
  ["Treated with concurrent chemotherapy and radiotherapy", [[1, many]]],
  ["Treatment-naive", [[0, 0]]],
  ["Heavily pretreated", [[2, many]]],
  ["Refractory to standard therapy", [[1, many]]],
  ["Relapsed or refractory lymphoma", [[1, many]]],
  ["Progression after an anti-PD-1 antibody and platinum", [[1, many]]],
  ["Progression on osimertinib as the most recent treatment", [[1, many]]],
  ["Any number of prior lines of therapy", [[0, many]]],
  ["At least 2 prior lines of endocrine therapy", [[2, many]]],
])("%j tells %j", (sentence, ranges) => expect(claimed(sentence)).toEqual([...ranges]))

test.each([
  "A central line",
  "Prior adjuvant chemotherapy",
  "Adjuvant therapy was completed",
  "Prior radiotherapy",
  "Prior treatment (at any time) with total lymphoid irradiation",
  "Recovered from the effects of prior therapy",
  "Prior therapy within 4 weeks",
  "Prior anti-cancer therapy before the first dose as follows:",
  "Previously treated brain metastases",
  "Previously untreated lesion of the brain",
  "Naive to tyrosine kinase inhibitors",
  "Received systemic steroids",
  "Refractory to steroid therapy",
  "Adjuvant chemotherapy counts as one prior line of therapy",
  "Hormonal treatment does not count as a prior line of therapy",
  "No more than 2 prior lines of endocrine therapy",
  "Eligible to receive standard chemotherapy",
  "Chemotherapy-induced menopause",
  "Anaemia that is due to prior therapy",
])("%j tells nothing of lines", (sentence) => expect(claimed(sentence)).toEqual([]))

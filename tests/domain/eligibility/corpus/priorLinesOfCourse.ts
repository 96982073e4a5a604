import { byNumber, type Case, excluded, included } from "./Case.ts"

const response: ReadonlyArray<Case> = [
  ...byNumber(included, [
    ["Response to systemic chemotherapy", "ex in in in in"],
    ["Response to systemic chemotherapy, defined as a decrease of at least 30% in diameter", "ex in in in in"],
    ["Partial response or stable disease after systemic chemotherapy", "ex in in in in"],
    ["Have responded to platinum-based chemotherapy", "ex in in in in"],
    ["Complete or partial response to platinum-based chemotherapy", "ex in in in in"],
    ["Stable or responding disease on systemic chemotherapy", "ex in in in in"],
    ["Disease control following systemic chemotherapy", "ex in in in in"],
    ["No progression during systemic chemotherapy", "ex in in in in"],
    ["Response to chemotherapy will be assessed by CT", "- - - - -"],
    ["Evaluable for response to systemic chemotherapy", "- - - - -"],
    ["Measurable disease to assess the response to systemic therapy", "- - - - -"],
    ["Partial response after neoadjuvant chemotherapy", "- - - - -"],
    ["Response to radiotherapy", "- - - - -"],
    ["Response to treatment", "- - - - -"],
    ["Brain metastases that are stable after chemotherapy", "- - - - -"],
    ["Stable disease without chemotherapy for three months", "- - - - -"],
    ["Response of the immune system after chemotherapy", "- - - - -"],
  ]),
  ...byNumber(excluded, [
    ["Response to systemic chemotherapy", "- - - - -"],
    ["Partial response after systemic chemotherapy", "- - - - -"],
  ]),
]

const cycles: ReadonlyArray<Case> = byNumber(included, [
  [
    "Must have completed a minimum of 4 cycles and a maximum of 10 cycles of combination carboplatin, paclitaxel and pembrolizumab",
    "ex in ? ? ?",
  ],
  ["Received at least 4 cycles and no more than 6 cycles of platinum-based chemotherapy", "ex in ? ? ?"],
  ["Received a minimum of 4 cycles and a maximum of 6 cycles of platinum-based chemotherapy", "ex in ? ? ?"],
  ["Must be able to receive at least 4 cycles and a maximum of 6 cycles of chemotherapy", "- - - - -"],
])

const relapse: ReadonlyArray<Case> = byNumber(included, [
  ["Progressive or relapsed Hodgkin lymphoma", "ex in in in in"],
  ["Relapsed/progressive multiple myeloma", "ex in in in in"],
  ["Relapsed and/or progressive acute leukaemia", "ex in in in in"],
  ["Progressive glioma", "- - - - -"],
  ["Newly diagnosed, progressive or relapsed lymphoma", "in in in in in"],
  ["Newly diagnosed or relapsed acute leukaemia", "in in in in in"],
  ["At risk of progressive or relapsed lymphoma", "- - - - -"],
  ["Primary or relapsed lymphoma", "- - - - -"],
])

/** Earlier lines that are told by how a treatment went: it lost its effect, the disease progressed under it or so often, or responded. */
export const priorLinesOfCourse: ReadonlyArray<Case> = [...response, ...cycles, ...relapse]

import { byNumber, type Case, excluded, included } from "./Case.ts"

const lostEffect: ReadonlyArray<Case> = byNumber(included, [
  ["Relapsed multiple myeloma under continuous lenalidomide therapy", "ex in in in in"],
  ["Advanced cancer for which standard therapy no longer provides benefit", "ex in in in in"],
  ["Standard of care no longer provides clinical benefit", "ex in in in in"],
  ["Standard treatment no longer confers any clinical benefit", "ex in in in in"],
  ["Tumours for which approved therapies are no longer effective", "ex in in in in"],
  ["Standard treatments have stopped working", "ex in in in in"],
  ["Standard therapy is no longer beneficial", "ex in in in in"],
  ["Patients whose standard therapy has been ineffective", "ex in in in in"],
  ["Patients who no longer benefit from standard therapy", "ex in in in in"],
  ["Who no longer derive clinical benefit from standard systemic treatment", "ex in in in in"],
  [
    "Solid tumour for which standard of care (SoC) therapy does not exist, no longer provides benefit, or is not tolerated",
    "? in in in in",
  ],
  ["Standard therapy does not exist, has proven ineffective, or is intolerable", "? in in in in"],
  ["Standard therapy is not available or has been ineffective", "? in in in in"],
  ["Standard therapy is not expected to provide benefit", "- - - - -"],
  ["Unlikely to benefit from standard therapy", "- - - - -"],
  ["Must be able to benefit from standard therapy", "- - - - -"],
  ["Hypertension for which standard therapy no longer provides benefit", "- - - - -"],
  ["Conventional antidepressant therapy has been ineffective", "- - - - -"],
  ["Standard antiemetics no longer provide relief", "- - - - -"],
])

const failedUnder: ReadonlyArray<Case> = [
  ...byNumber(included, [
    ["Evidence of progressive disease by iwCLL criteria while on a BTK inhibitor", "ex in in in in"],
    ["Disease progression while receiving platinum-based chemotherapy", "ex in in in in"],
    ["Progression while receiving ibrutinib", "ex in in in in"],
    ["Progressed while taking a covalent BTK inhibitor", "ex in in in in"],
    ["Progressive disease (PD) while on abiraterone", "ex in in in in"],
    ["Progressed while being treated with a PD-1 inhibitor", "ex in in in in"],
    ["Relapsed while undergoing systemic therapy", "ex in in in in"],
    ["Progressive disease per RECIST v1.1 or PCWG3 while on prior chemotherapy", "ex in in in in"],
    ["Progression while receiving adjuvant endocrine therapy", "- - - - -"],
    ["Progression while receiving radiotherapy", "- - - - -"],
    ["Progressive heart failure while receiving diuretic therapy", "- - - - -"],
    ["No progression while on the study drug", "- - - - -"],
    ["Progressed while on the waiting list", "- - - - -"],
    ["Progressive neuroendocrine tumour after PRRT", "ex in in in in"],
    ["Progressive neuroendocrine tumour after treatment with 177Lu-DOTATATE", "ex in in in in"],
    ["Progressive, somatostatin receptor-positive tumour after 2 cycles of PRRT", "ex in in in in"],
    ["Progressive disease on 68Ga-DOTATATE PET", "- - - - -"],
    ["PRRT-naive", "- - - - -"],
    ["Disease progression while receiving this ARPI", "- - - - -"],
    ["Progressive thyroid cancer after a kinase inhibitor", "ex in in in in"],
    ["Recurrent or progressive low-grade glioma following chemotherapy", "ex in in in in"],
    ["Progressive, metastatic pancreatic cancer despite gemcitabine-based chemotherapy", "ex in in in in"],
    ["Progressive soft tissue sarcoma (of the limbs or trunk) after systemic therapy", "ex in in in in"],
    ["Progressive prostate cancer despite androgen deprivation therapy", "- - - - -"],
    ["Recurrent ovarian cancer after surgery", "- - - - -"],
    ["Recurrent breast cancer with chemotherapy planned", "- - - - -"],
    ["Progressive brain metastases after chemotherapy", "- - - - -"],
    ["Progressive osteoporosis after chemotherapy", "- - - - -"],
    ["Recurrent urinary infection, bladder cancer after chemotherapy", "- - - - -"],
    ["Progressive weight loss from cancer after chemotherapy", "- - - - -"],
    ["Recurrent, metastatic head and neck cancer under consideration for surgery", "- - - - -"],
    ["Recurrent disease, or a tumour of any stage on biopsy", "- - - - -"],
    [
      "Progressive, receptor-positive (i.e. grade 3 or 4 on the scan) GEP-NET (of the gut or pancreas) following 2-4 cycles of treatment with 177Lu-DOTATATE",
      "ex in in in in",
    ],
    ["Recurrent or progressive head and neck cancer after platinum-based chemotherapy", "ex in in in in"],
    ["Recurrent head and neck cancer after radiotherapy or chemoradiotherapy", "- - - - -"],
    ["Recurrent laryngeal cancer after chemo radiotherapy or radiation therapy", "- - - - -"],
    ["Locally recurrent laryngeal cancer after chemotherapy", "- - - - -"],
    ["Persistent cervical cancer following chemoradiation", "- - - - -"],
    ["Recurrent breast cancer after adjuvant chemotherapy", "- - - - -"],
  ]),
  ...byNumber(excluded, [
    ["Progression while receiving a PARP inhibitor", "- - - - -"],
    ["Progressive thyroid cancer after a kinase inhibitor", "- - - - -"],
    ["Prior PRRT", "- - - - -"],
    ["Prior treatment with 177Lu-PSMA", "- - - - -"],
  ]),
]

const failedSoOften: ReadonlyArray<Case> = byNumber(included, [
  ["Progressed at least once on systemic therapy", "ex in in in in"],
  ["Has progressed once or twice on a prior second-generation ARPI", "ex in in ? ?"],
  ["Progressed only once on a prior ARPI", "ex in ? ? ?"],
  ["Has progressed twice on chemotherapy", "ex in in in in"],
  ["Progressed on ≤ 2 prior lines of endocrine therapy", "ex in in ? ?"],
  ["Progressed on up to 2 prior lines of endocrine therapy in the advanced setting", "ex in in ? ?"],
  ["Progressed after at most two prior lines of anti-HER2 therapy", "ex in in ? ?"],
  ["Progressed on no more than one line of endocrine therapy", "ex in ? ? ?"],
  ["Progressed on no more than two lines of systemic therapy", "ex in in ex ex"],
  ["No more than 2 prior lines of endocrine therapy", "- - - - -"],
  ["Dosed once or twice on a prior visit", "- - - - -"],
])

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
  ["Relapsed lymphoma, up to 2 prior lines", "ex in in ex ex"],
  // Which may have come back after an operation
  ["Relapsed glioblastoma", "- - - - -"],
  ["Relapsed glioblastoma, up to 2 prior lines", "in in in ex ex"],
  ["Relapsed or refractory glioblastoma, up to 2 prior lines", "ex in in ex ex"],
])

/** Earlier lines that are told by how a treatment went: it lost its effect, the disease progressed under it or so often, or responded. */
export const priorLinesOfCourse: ReadonlyArray<Case> = [
  ...lostEffect,
  ...failedUnder,
  ...failedSoOften,
  ...response,
  ...cycles,
  ...relapse,
  ...byNumber(included, [
    ["First-line chemotherapy with gemcitabine/nab-paclitaxel or FOLFIRINOX must have failed", "ex in in in in"],
    ["First-line gemcitabine/nab-paclitaxel must have failed", "ex in in in in"],
    ["First-line therapy with an anti-PD-1 antibody (pembrolizumab, nivolumab) failed", "ex in in in in"],
    ["Second-line treatment with docetaxel or pemetrexed has failed", "ex ex in in in"],
    ["First-line chemotherapy with gemcitabine must have been completed", "ex in ? ? ?"],
    ["First-line chemotherapy with gemcitabine, prior surgery must have failed", "in ex ex ex ex"],
    ["Eligible for first-line treatment with pembrolizumab, other options have failed", "in ex ex ex ex"],
    ["First-line chemotherapy with gemcitabine will be given", "in ex ex ex ex"],
  ]),
  // What has not progressed was held by a line; the first time that it comes back there was no more than one
  ...byNumber(included, [
    ["No progression on at least 16 weeks of first-line platinum-based chemotherapy", "ex in ex ex ex"],
    ["A BRCA2 mutation and no evidence of progression on first-line chemotherapy", "ex in ? ? ?"],
    ["No brain metastases, progression on first-line chemotherapy", "ex in in in in"],
    ["No response to or progression on first-line chemotherapy", "ex in in in in"],
    ["Unequivocal first progression after standard chemoradiation", "ex in ? ? ?"],
    ["First recurrence after standard chemotherapy", "ex in ? ? ?"],
  ]),
  ...byNumber(excluded, [
    ["No progression on first-line platinum-based chemotherapy", "- - - - -"],
    ["Progression on first-line platinum-based chemotherapy", "- - - - -"],
  ]),
]

import { byNumber, type Case, excluded, included } from "./Case.ts"

/** Earlier treatment that is told in passing, each wording beside its look-alikes. */
export const priorLinesInFewWords: ReadonlyArray<Case> = [
  ...byNumber(included, [
    ["Advanced sarcoma for which no further standard treatment options remain", "? in in in in"],
    ["Any solid tumour where there are no other therapeutic options", "? in in in in"],
    ["Lung cancer patients for whom no other effective systemic therapy is available", "? in in in in"],
    ["Lymphoma without any remaining standard-of-care options", "? in in in in"],
    ["One or two prior lines, and no other treatment options", "ex in in ex ex"],
    ["Progressed on standard therapy, and has no other treatment options", "ex in in in in"],
    ["Sarcoma for which no other curative treatment options are available", "- - - - -"],
    ["Thyroid cancer with no alternative surgical options", "- - - - -"],
    ["No other contraceptive options are available", "- - - - -"],
    ["No other treatment is planned", "- - - - -"],
    ["No additional therapy is required during the study", "- - - - -"],
    ["Patients for whom other treatment options are available", "- - - - -"],
    ["Chronic graft-versus-host disease with no other treatment options", "- - - - -"],
    ["Leukaemia with hypertension, for which no other treatment is available", "- - - - -"],
  ]),
  ...byNumber(excluded, [["Patients for whom no other treatment options are available", "- - - - -"]]),
  ...byNumber(included, [
    ["Progression on, intolerance of, and/or ineligibility for fluorouracil-based chemotherapy", "? in in in in"],
    ["Progression on and/or intolerance to and/or ineligibility for treatment with chemotherapy", "? in in in in"],
    ["Documented ineligibility for platinum-based chemotherapy", "- - - - -"],
    ["Ineligibility for an operation", "- - - - -"],
    ["Progressed on at least one NAAD (e.g. apalutamide)", "ex in in in in"],
    ["Disease progression on a prior ARTA or ARAT", "ex in in in in"],
    ["Prior treatment with a NAAD", "- - - - -"],
    ["Breast cancer, newly diagnosed", "in ? ? ? ?"],
    ["Follicular lymphoma, newly diagnosed or relapsed", "in ? ? ? ?"],
    ["Hypertension, newly diagnosed", "- - - - -"],
    ["Lung cancer, newly diagnosed lesions of the brain", "- - - - -"],
  ]),
  ...byNumber(excluded, [["Prior treatment with an ARTA", "- - - - -"]]),
]

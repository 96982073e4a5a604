import { byNumber, type Case, excluded, included } from "./Case.ts"

/** Lines of which no more are asked for than are named, or none at all. */
export const priorLinesOnly: ReadonlyArray<Case> = [
  ...byNumber(included, [
    ["Prior systemic therapy is allowed but not required", "in in in in in"],
    ["Prior systemic therapy is permitted, but is not mandatory", "in in in in in"],
    ["Prior systemic therapy is allowed", "? in in in in"],
    ["Has received one, and only one, prior line of therapy", "ex in ex ex ex"],
    ["Has received two, and only two, prior lines of therapy", "ex ex in ex ex"],
    ["1L progression", "ex in in in in"],
    ["First-line disease progression", "ex in in in in"],
    ["First-line treatment, with progression-free survival as an endpoint", "in ex ex ex ex"],
    ["First relapse only", "ex in ? ? ?"],
    ["Only first relapse", "ex in ? ? ?"],
    ["First relapse", "ex in ? ? ?"],
  ]),
  // A line by its number, and no other
  ...byNumber(included, [
    ["Only prior 1L osimertinib treatment in the metastatic setting is permitted", "in in ex ex ex"],
    ["Patients must only have received and progressed on first-line platinum-based chemotherapy", "ex in ex ex ex"],
    ["Participants have only been treated with first-line therapy for metastatic disease", "ex in ex ex ex"],
    ["Patients must have had first-line chemotherapy alone", "ex in ex ex ex"],
    ["Have progressed on first-line therapy only", "ex in ex ex ex"],
    ["Received first- and second-line therapy only", "ex ex in ex ex"],
    ["Prior therapy limited to first-line chemotherapy", "ex in ex ex ex"],
    ["Prior systemic therapy restricted to first-line treatment with pembrolizumab", "ex in ex ex ex"],
    ["Only patients who progressed on first-line therapy are eligible", "? in in in in"],
    ["Eligible only if they have progressed on first-line therapy", "ex in in in in"],
    ["Patients who progressed only after first-line therapy", "ex in in in in"],
    ["Suitable for observation-only or after first-line therapy", "? in ? ? ?"],
  ]),
  // What is not required, and what is enough beside none
  ...byNumber(included, [
    ["Child-Pugh B participants are not required to have received any prior treatment", "in in in in in"],
    ["Patients are not required to have had prior systemic therapy", "in in in in in"],
    ["Participants do not need to have received prior therapy", "in in in in in"],
    ["Not obliged to have received systemic therapy", "in in in in in"],
    ["Are required to have received systemic therapy", "ex in in in in"],
    ["Not required to have progressed on prior therapy", "? ? ? ? ?"],
    ["Treatment-naive or failed one previous regimen of intravesical therapy", "in ? ? ? ?"],
    ["Untreated disease or refractory to hydroxyurea", "in ? ? ? ?"],
    ["Treatment-naive or progressed on an EGFR inhibitor", "in in in in in"],
    ["Any second-line therapy is acceptable, excluding bevacizumab as second line", "- - - - -"],
    ["Any first-line regimen is allowed", "- - - - -"],
    ["Any prior line of therapy is allowed", "in in in in in"],
    ["Up to 6 additional prior lines of therapy (total of 8) are allowed", "- - - - -"],
    ["At most two additional lines for a total of 4 prior regimens", "- - - - -"],
  ]),
  ...byNumber(excluded, [
    ["Previous treatment with any systemic radiopharmaceutical", "- - - - -"],
    ["Prior anti-cancer therapy unless adequate washout and recovery from toxicities", "- - - - -"],
  ]),
]

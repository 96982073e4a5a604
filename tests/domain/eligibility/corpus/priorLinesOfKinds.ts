import { byNumber, type Case, excluded, included, ofText } from "./Case.ts"

const afterHormones = "Castration-resistant prostate cancer"

/** What is said of one kind of treatment, and not of all. */
export const priorLinesOfKinds: ReadonlyArray<Case> = [
  ...ofText(
    "in ? ? ? ?",
    "Inclusion Criteria:\n\n* Castration-resistant disease under androgen deprivation\n\nExclusion Criteria:\n\n* Previous chemotherapy for castration-resistant disease",
    [afterHormones],
  ),
  ...ofText(
    "in ? ? ? ?",
    "Inclusion Criteria:\n\n* Metastatic CRPC\n* No prior systemic chemotherapy treatment for CRPC",
    [afterHormones],
  ),
  ...ofText("in ex ex ex ex", "Inclusion Criteria:\n\n* Metastatic CRPC\n* No prior systemic therapy for CRPC", [
    afterHormones,
  ]),
  ...ofText(
    "in ex ex ex ex",
    "Inclusion Criteria:\n\n* Metastatic prostate cancer, hormone-sensitive\n\nExclusion Criteria:\n\n* Prior chemotherapy for prostate cancer",
    ["Prostate Cancer"],
  ),
  ...ofText(
    "in ? ? ? ?",
    "Inclusion Criteria:\n\n* Hormone therapy for metastatic disease is allowed\n\nExclusion Criteria:\n\n* Prior chemotherapy for metastatic disease",
    ["Breast Cancer"],
  ),
  ...ofText(
    "in ex ex ex ex",
    "Inclusion Criteria:\n\n* Metastatic breast cancer\n\nExclusion Criteria:\n\n* Prior chemotherapy for metastatic disease",
    ["Breast Cancer"],
  ),
  // Treatment that is told of in passing, of an infection, or of a tumor that the study is not about
  ...byNumber(included, [
    ["Patients will be stratified according to receipt of systemic therapy", "- - - - -"],
    ["Planning regular follow-up and monitoring for cancer recurrence per standard of care", "- - - - -"],
    ["Closely monitored, with cancer recurrence after standard of care", "ex in in in in"],
    [
      "Scans within 28 days of cycle 1 (subjects who received prior therapy) or within 28 days of day 1 (subjects with no prior therapy)",
      "- - - - -",
    ],
    ["Part B (patients who received prior systemic therapy)", "ex in in in in"],
    ["They are stratified by stage, and must have received prior systemic therapy", "ex in in in in"],
    [
      "No prior chemotherapy and/or targeted therapy for advanced disease (one line of endocrine therapy is allowed for MBC)",
      "in in ex ex ex",
    ],
  ]),
  ...byNumber(excluded, [
    ["Active infection that is untreated or refractory to standard antibiotic therapy", "- - - - -"],
    ["Hepatitis C antibody without documented history of prior treatment and clearance", "- - - - -"],
    ["Lymphoma without documented history of prior treatment", "ex in in in in"],
  ]),
  ...ofText("- - - - -", "Exclusion Criteria:\n\n* Any active or untreated thymoma", ["Myasthenia Gravis"]),
  ...ofText("ex in in in in", "Exclusion Criteria:\n\n* Any active or untreated thymoma", ["Thymoma"]),
  // Salvage is a line behind the first, if it is not of a place
  ...ofText("ex in ex ex ex", "Inclusion Criteria:\n\n* Relapsed lymphoma\n* No prior salvage chemotherapy"),
  ...ofText(
    "ex in ex ex ex",
    "Inclusion Criteria:\n\n* Relapsed lymphoma\n\nExclusion Criteria:\n\n* Prior salvage therapy",
  ),
  ...byNumber(included, [
    ["Recurrence after local salvage therapy", "- - - - -"],
    ["Progression after salvage therapy", "ex in in in in"],
    ["Progression after salvage radiotherapy or chemotherapy", "? in in in in"],
    [
      "Up to one prior line of an antibody is allowed in any setting provided scans show progression on treatment",
      "? in in in in",
    ],
    ["Bisphosphonates are allowed, and there must be progression on standard therapy", "ex in in in in"],
    [
      "Newly diagnosed leukemia in those unfit for chemotherapy, weighing risks and benefits, or patients with relapsed leukemia",
      "in in in in in",
    ],
    ["Untreated brain metastases that are small and stable, or with relapsed leukemia", "ex in in in in"],
  ]),
  ...byNumber(excluded, [
    ["Previous treatment with a systemic radionuclide", "- - - - -"],
    ["Prior chemoradiation to an overlapping volume", "- - - - -"],
    ["Any prior pelvic radiotherapy or chemoradiotherapy", "- - - - -"],
    ["Prior chemotherapy or chemoradiotherapy for this cancer", "in ex ex ex ex"],
    ["Prior systemic chemotherapy", "in ex ex ex ex"],
    ["Chemotherapy for an indication other than treatment of the current cancer", "- - - - -"],
  ]),
  ...byNumber(included, [
    ["Patients with previous chemoradiation therapy or neck surgery are accepted", "- - - - -"],
    ["Progression after definitive chemoradiotherapy", "ex in in in in"],
    ["Up to 2 additional systemic regimens for advanced disease are allowed", "- - - - -"],
    ["Partial or complete response after 2 cycles of platinum-based induction chemotherapy", "ex in ex ex ex"],
    ["Ongoing response or stable disease following 4 cycles of first-line chemotherapy", "ex in ex ex ex"],
    ["Completed first-line platinum-based chemotherapy without disease progression", "ex in ex ex ex"],
    ["Received 16 weeks of first- or second-line therapy and achieved a partial response", "ex in in ex ex"],
    ["Completed first-line chemotherapy", "ex in ? ? ?"],
    ["Received a front-line platinum regimen after surgery with documented disease recurrence", "ex in in in in"],
    ["Diagnosis of previously treated, second-line (2L) gastric cancer", "ex in ex ex ex"],
    ["Acute leukemia in first or second remission", "? in in ? ?"],
    ["Acute leukemia in second or subsequent remission", "ex ? in in in"],
    ["Refractory or intolerable to standard treatment, or the subject is ineligible for it", "? in in in in"],
    [
      "Patient should have previously received or had a contraindication to standard therapy that prolongs survival",
      "? in in in in",
    ],
    ["Received systemic treatments that contain a taxane", "- - - - -"],
    ["Residual disease after two phases of induction chemotherapy", "ex in ? ? ?"],
    ["Failure of two cycles of induction chemotherapy", "ex in in in in"],
  ]),
  ...ofText(
    "ex in in ex ex",
    "Inclusion Criteria:\n\n* Must have been previously treated with a radioligand therapy\n\nExclusion Criteria:\n\n* More than two prior lines of chemotherapy",
  ),
  ...ofText(
    "? in in ex ex",
    "Inclusion Criteria:\n\n* Participants with a mutation must have received an inhibitor of it\n\nExclusion Criteria:\n\n* More than two prior lines of chemotherapy",
  ),
  ...ofText(
    "- - - - -",
    "Inclusion Criteria:\n\n* Must have received an immune checkpoint inhibitor\n* Recovered from side effects",
  ),
  ...byNumber(included, [
    ["Must have received at least two cycles of an antibody with chemotherapy", "ex in ? ? ?"],
    ["Progression after at least two cycles of chemotherapy", "ex in in in in"],
    ["Prior treatment with no more than one targeted drug is permitted", "- - - - -"],
    ["Prior salvage treatments (radiation or surgery) are allowed", "- - - - -"],
  ]),
  ...byNumber(included, [
    ["Progressed on one line of an EGFR TKI and not more than one line of chemotherapy", "ex in in in in"],
    ["Not more than one line of chemotherapy", "in in ex ex ex"],
    ["No more than one prior chemotherapy and no more than two prior biologics", "in in ? ? ?"],
    ["No more than 2 prior chemotherapy regimens and no more than 2 prior immunotherapy regimens", "in in in ? ?"],
    ["No more than one prior chemotherapy and at most two prior lines of systemic therapy", "in in in ex ex"],
    ["No more than one prior chemotherapy, and no more than two cycles of it", "in in ex ex ex"],
    ["At least one prior chemotherapy and at least one prior biologic therapy", "ex in in in in"],
    [
      "Participants must have previously received, be ineligible for, or decline the protocol defined standard of care treatments",
      "? in in in in",
    ],
    ["Patients previously treated with, or who are not considered candidates for available therapies", "? in in in in"],
    ["Patients treated with, or candidates for, hormones", "- - - - -"],
    ["Failed either an anti-HER2 antibody or lapatinib in the adjuvant setting", "- - - - -"],
    ["Progressed on a taxane or an anthracycline in the neoadjuvant and/or adjuvant setting", "- - - - -"],
    ["Progressed on either trastuzumab or lapatinib for metastatic disease", "ex in in in in"],
    ["Refractory to trastuzumab and lapatinib", "ex in in in in"],
    ["Failed platinum or adjuvant chemotherapy", "ex in in in in"],
    ["Solid tumors with PD after standard therapy", "ex in in in in"],
    ["Treatment with a PD-1 inhibitor after surgery is planned", "- - - - -"],
  ]),
  ...byNumber(excluded, [
    ["More than one prior chemotherapy and/or more than one hormonotherapy for advanced disease", "in in ? ? ?"],
    ["More than 2 prior chemotherapy regimens or more than one prior transplant", "in in in ex ex"],
    ["More than 2 prior chemotherapy regimens, or active infection", "in in in ex ex"],
  ]),
  // Drugs for diseases that are no tumors
  ...byNumber(included, [
    ["Failed treatment with at least two immunosuppressive therapies", "ex ex in in in"],
    ["Weakness despite adequate trials of two or more non-steroidal immunosuppressants", "ex ex in in in"],
    ["Failure of adequate trials of two or more anti-epileptic drugs", "ex ex in in in"],
    ["Insufficient response to at least one biologic, or a loss of response", "ex in in in in"],
    ["Inadequate response to two or more systemic therapies", "ex ex in in in"],
    [
      "Inadequate response to, or intolerance of, at least one of the following: aminosalicylates or immunomodulators",
      "- - - - -",
    ],
    [
      "Inadequate response or intolerance to at least one of the following: aminosalicylates, steroids",
      "ex in in in in",
    ],
    ["Inadequate response to at least one of the following, or naive to biologics", "- - - - -"],
    ["On a stable dose of at least one immunosuppressant", "- - - - -"],
    ["Treatment-naive to MS DMTs", "in ex ex ex ex"],
    ["Never treated with a disease-modifying therapy for MS", "in ex ex ex ex"],
    ["Treatment-naive, or on a stable dose of an antifibrotic", "in ? ? ? ?"],
  ]),
  ...byNumber(excluded, [
    ["Earlier use of any disease-modifying therapy (DMT)", "in ex ex ex ex"],
    ["Failed two or more biologics", "- - - - -"],
  ]),
  ...ofText(
    "in ex ex ex ex",
    "Inclusion Criteria:\n\n* Failed either trastuzumab or lapatinib in the adjuvant setting\n\nExclusion Criteria:\n\n* Prior first line therapy of metastatic disease",
  ),
]

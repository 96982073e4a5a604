import { byNumber, type Case, excluded, included } from "./Case.ts"

/** How far a statement of earlier treatment reaches: to a class, a setting, a time, another cancer, or to those who had none. */
export const priorLineBounds: ReadonlyArray<Case> = [
  ...byNumber(included, [
    ["Must have exhausted all available treatment, or have declined it, or it is contraindicated", "? in in in in"],
    [
      "Received standard treatment options, are not candidates for them, or will be kept from receiving them",
      "? in in in in",
    ],
    [
      "Progression on prior standard treatment, intolerance to or ineligibility for it, or refusal of available therapies",
      "? in in in in",
    ],
    ["Should have previously received or had a contraindication to standard therapy", "? in in in in"],
    [
      "Must have received at least one line of therapy for advanced disease and be refractory to or ineligible for existing therapies",
      "ex in in in in",
    ],
    ["Up to two lines of prior cyclin-dependent kinase 4/6 (CDK4/6) inhibitor", "- - - - -"],
    ["Up to one line of prior cytokine or checkpoint inhibitor treatment is allowed", "- - - - -"],
    ["No more than one chemotherapy regimen for platinum-resistant disease", "in in ? ? ?"],
    ["Relapsed after a second or later line of systemic therapy", "ex ex in in in"],
    ["Any line of prior treatment, hormonal or chemotherapy, is permitted", "in in in in in"],
    ["There is no minimum or maximum number of lines of prior therapy", "in in in in in"],
    ["Must have been previously treated with several lines of standard of care therapy", "ex ex in in in"],
    ["Receipt of additional lines of prior therapy is not permitted", "- - - - -"],
    ["Refractory after 2 or more chemotherapy cycles", "ex in in in in"],
    ["Treatment-refractory advanced solid tumor", "ex in in in in"],
    ["Therapy-resistant hypertension", "- - - - -"],
    [
      "Progression after at least one of the following: abiraterone, enzalutamide or taxane chemotherapy",
      "ex in in in in",
    ],
    ["Have not yet begun cancer treatment", "in ex ex ex ex"],
    ["The last chemotherapy must have been given within 30 days", "- - - - -"],
    ["Progression on treatment with abiraterone in the first-line setting is required", "ex in in in in"],
    ["Previously treated for early-stage breast cancer with a relapse 6 months later", "- - - - -"],
    ["Stage II lung cancer treated with presurgical chemoimmunotherapy", "- - - - -"],
    ["Carcinoma in situ that did not respond to BCG treatment", "- - - - -"],
    ["Heartburn that failed 3 months of PPI therapy", "- - - - -"],
    ["Tissue from a procedure performed after the development of resistance to anti-PD-1 therapy", "- - - - -"],
  ]),
  ...byNumber(excluded, [
    [
      "Anticancer therapy such as chemotherapy (e.g. taxanes, antimetabolites) within 30 days of the first dose",
      "- - - - -",
    ],
    ["Prior treatment for ovarian cancer with an anti-PD-1 antibody", "- - - - -"],
    ["May have received prior therapy an anti-CTLA-4 antibody", "- - - - -"],
    ["Known malignant effusion previously treated", "- - - - -"],
    ["Low grade tumours deemed cured and not treated with systemic therapy are allowed", "- - - - -"],
    ["Topical chemotherapy for skin conditions is allowed", "- - - - -"],
    ["Prior radiation therapy, hormonal therapy, or chemotherapy for prostate cancer", "in ex ex ex ex"],
    ["Has received any frontline systemic therapy for metastatic disease", "in ex ex ex ex"],
    ["Prior tamoxifen is allowed, but no prior chemotherapy and no prior antibody", "in ex ex ex ex"],
  ]),
]

import { byNumber, type Case, excluded, included, ofText } from "./Case.ts"

/** Earlier treatment that is told by what became of the disease, and what only looks as if it were required. */
export const priorLinesImplied: ReadonlyArray<Case> = [
  ...byNumber(included, [
    ["Platinum-resistant ovarian cancer", "ex in in in in"],
    ["Patients with platinum resistant or refractory disease", "ex in in in in"],
    ["Recurrent, platinum-sensitive cancer of the fallopian tube", "ex in in in in"],
    ["Cisplatin-refractory germ cell tumour", "ex in in in in"],
    ["Disease that is not platinum-refractory", "- - - - -"],
    ["No hypersensitivity to platinum", "- - - - -"],
    ["No more than two prior lines of systemic therapy, and refractory to or intolerant of the last", "ex in in ex ex"],
    ["Received at most 3 previous regimens and progressed on the last", "ex in in in ex"],
    ["No more than 2 prior lines and no progression within 6 months", "in in in ex ex"],
    [
      "Prior antibodies against a growth factor allowed provided there was progression during treatment",
      "? in in in in",
    ],
    ["Prior chemotherapy is allowed provided the disease progressed on treatment", "? in in in in"],
    ["Relapsed or refractory myeloid leukemia and naive leukemia unfit for intensive treatment", "in in in in in"],
    ["Confirmed advanced refractory solid tumours", "ex in in in in"],
    ["Solid tumour that is unresponsive to standard therapy", "ex in in in in"],
    ["Metastatic cancer that was resistant to standard therapies", "ex in in in in"],
    ["Cancer not responsive to standard treatment, or for which there is none", "? in in in in"],
    ["One prior line of therapy, which may have included maintenance", "ex in ex ex ex"],
    ["Between 1 and 3 earlier lines, of which the first may include maintenance", "ex in in in ex"],
    ["No more than 2 prior lines, and maintenance may be part of a line", "in in in ex ex"],
    ["Must have refractory metastatic breast cancer", "ex in in in in"],
    ["Patients with refractory thyroid eye disease", "- - - - -"],
    ["Hormone-refractory prostate cancer", "- - - - -"],
    ["Newly diagnosed or refractory sarcoma", "in ? ? ? ?"],
    ["Castration-naive prostate cancer", "- - - - -"],
    [
      "No prior therapy for myeloma, with the exception of palliative radiation or steroids, with washout periods as per protocol",
      "in ex ex ex ex",
    ],
    ["A minimum washout period of 10-days after completing the most recent line of therapy is required", "- - - - -"],
  ]),
  ...byNumber(excluded, [
    ["Primary platinum-refractory disease", "- - - - -"],
    ["Platinum-resistant disease", "- - - - -"],
  ]),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Platinum-resistant ovarian cancer\n* There is no limit to the number of prior lines of therapy",
    ["Ovarian Cancer"],
  ),
]

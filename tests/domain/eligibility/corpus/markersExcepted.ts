import { askingEach, type Case, excluded, included } from "./Case.ts"

const of = askingEach("biomarker")

const withoutG12C = [
  "KRAS mutation, not G12C",
  "KRAS mutation (not G12C)",
  "KRAS mutation (non-G12C)",
  "KRAS-mutated disease (not including G12C)",
  "KRAS mutation (excl. G12C)",
  "KRAS mutation (all but G12C)",
  "Any KRAS mutation apart from G12C",
  "Any KRAS mutation aside from p.G12C",
  "Any KRAS mutation with the exclusion of G12C",
  "KRAS mutations of any kind, G12C excepted",
  "KRAS mutation with G12C being excluded",
  "KRAS mutations without G12C",
  "KRAS mutation that must not be G12C",
  "KRAS mutations save for G12C and G12V",
  "Any KRAS mutation but G12C",
  "KRAS mutation different from G12C",
  "KRAS mutation (G12C-positive tumours cannot be enrolled)",
  "Documented mutation in KRAS, where G12C will not be accepted",
  "Any KRAS mutation, G12C aside",
  "KRAS mutation (G12C left aside)",
  "KRAS mutation - G12C does not count",
  "Any KRAS mutation, p.G12C alone excepted",
  "Any KRAS mutation, G12C is the one exception",
  "Any KRAS mutation, with G12C as the only exception",
  "KRAS mutations (G12C as an exception)",
  "KRAS mutations beyond G12C",
]

/** Each takes a change out of a gene's, and a gene out of all others. */
const exceptions = [
  "other than",
  "rather than",
  "except for",
  "excepting",
  "excl.",
  "apart from",
  "bar",
  "barring",
  "with the sole exception of",
  "with the only exception of",
  "with the exclusion of",
  "to the exclusion of",
  "leaving aside",
  "exclusive of",
  "outside of",
  "as opposed to",
  "short of",
  "minus",
  "saving only",
  "sparing",
  "less",
  "unlike",
  "but for",
  "as distinct from",
  "with the omission of",
  "without counting",
  "leaving off",
  "exempting",
  "in place of",
]

/** Markers of whose changes a text takes some out. */
export const markersExcepted: ReadonlyArray<Case> = [
  ...[
    "A pathogenic TTR mutation (V30M is not eligible)",
    "TTR mutations (V30M is the only exception)",
    "TTR mutation (carriers of V30M and T60A excluded)",
  ].flatMap((line) => of("Amyloidosis", included, line, { "TTR V30M": "ex" })),
  ...["An alteration of KRAS (G12C excluded)", "Mutant KRAS, where G12C does not count"].flatMap((line) =>
    of("Lung cancer", included, line, { "KRAS G12C": "?", "KRAS G12D": "in" }),
  ),
  ...of("Amyloidosis", included, "TTR mutation (T60A left out)", { "TTR V30M": "in" }),
  ...of("Amyloidosis", excluded, "TTR mutation (V30M excluded)", { "TTR V30M": "?" }),
  ...[
    "Solid tumor of any kind, KRAS-mutant tumors excepted",
    "Solid tumors, those with a KRAS mutation set aside",
  ].flatMap((line) => of("Solid Tumor", included, line, { "KRAS G12D": "?" })),
  ...["KRAS G12C excepted, any KRAS mutation lets in", "Saving KRAS G12C, any KRAS mutation lets in"].flatMap((line) =>
    of("Colorectal Cancer", included, line, { "KRAS G12C": "ex", "KRAS G12D": "in" }),
  ),
  // What a sentence takes out first ends with its comma
  ...[
    "Apart from melanoma,",
    "With the exception of glioma or sarcoma,",
    "Other than EGFR, ALK or RET,",
    "Short of KRAS,",
  ].flatMap((except) =>
    of("Lung Cancer", included, `${except} any tumor with a BRAF V600E mutation`, { "BRAF V600E": "in" }),
  ),
  ...of("Lung Cancer", included, "Besides a KRAS mutation, patients must have stage IV disease", { "KRAS G12D": "?" }),
  // What only looks like an exception
  ...of("Lung Cancer", included, "ER minus, PR minus disease with a KRAS mutation", { "KRAS G12D": "in" }),
  ...of("Lung Cancer", excluded, "Shortness of breath, or short of breath with KRAS G12C", { "KRAS G12C": "ex" }),
  ...of("Lung Cancer", included, "Disease lasting less than a year with KRAS G12C", { "KRAS G12C": "in" }),
  ...of("Kidney Cancer", included, "Nephron-sparing surgery for a tumor with a MET mutation", { "MET mutation": "in" }),
  // A place of changes
  ...of("AML", included, "Any FLT3 mutation, save for those at codon 835", { "FLT3 D835Y": "?", "FLT3-ITD": "in" }),
  ...of("Lung Cancer", included, "EGFR mutation except changes at residue 790", {
    "EGFR T790M": "?",
    "EGFR L858R": "in",
  }),
  ...of("Glioma", included, "IDH1 mutation unless it lies in codon 132", { "IDH1 R132H": "?" }),
  ...of("AML", included, "FLT3 D835V or D835Y", { "FLT3 D835Y": "in", "FLT3-ITD": "?" }),
  // A change that is called by its own name, taken out of the others
  ...["other than", "apart from", "except", "excluding"].flatMap((exception) =>
    of(
      "NSCLC",
      included,
      `Patients with mutations ${exception} exon 19 deletion and the L858R point mutation need the sponsor's approval`,
      { "EGFR exon 19 deletion": "?", "EGFR L858R": "?" },
    ),
  ),
  ...exceptions.flatMap((except) => [
    ...of("Lung Cancer", included, `Any KRAS mutation, ${except} G12C`, { "KRAS G12C": "?", "KRAS G12D": "in" }),
    ...of("Lung Cancer", excluded, `Any driver mutation ${except} KRAS G12C`, { "KRAS G12C": "in" }),
  ]),
  ...withoutG12C.flatMap((line) => of("Colorectal Cancer", included, line, { "KRAS G12C": "?", "KRAS G12D": "in" })),
  ...["BRAF mutation other than V600", "BRAF alteration outside of V600", "BRAF mutation (V600E/K excluded)"].flatMap(
    (line) => of("Melanoma", included, line, { "BRAF V600K": "?", "BRAF K601E": "in" }),
  ),
  ...of("Glioma", included, "Documented IDH1 mutation; tumors carrying the canonical R132H variant do not qualify", {
    "IDH1 R132H": "ex",
  }),
  ...of("AML", included, "FLT3 mutation, specifically a FLT3 internal tandem duplication (FLT3-ITD)", {
    "FLT3 D835Y": "?",
    "FLT3-ITD": "in",
  }),
  ...of("NSCLC", included, "ERBB2 alteration, defined for this protocol as an ERBB2 exon 20 insertion", {
    "ERBB2 amplification": "?",
    "HER2 exon 20 insertion": "in",
  }),
  ...of("Sarcoma", included, "Sarcoma with a CIC rearrangement confirmed by FISH or RNA sequencing", {
    "CIC-DUX4": "in",
  }),
  ...of("Systemic Mastocytosis", included, "KIT mutation at a position other than 816", { "KIT D816V": "?" }),
  ...of("Systemic Mastocytosis", included, "KIT mutation in an exon other than 17", { "KIT D816V": "?" }),
  ...of("Breast Cancer", included, "PIK3CA mutation outside codon 1047", {
    "PIK3CA H1047R": "?",
    "PIK3CA E545K": "in",
  }),
  ...of("NSCLC", included, "EGFR exon 20 insertion (excluding A763_Y764insFQEA)", {
    "EGFR A763_Y764insFQEA": "?",
    "EGFR D770_N771insSVD": "in",
    "EGFR H773dup": "in",
    "EGFR exon 20 insertion": "in",
  }),
  ...of("NSCLC", included, "EGFR mutation outside exon 20", { "EGFR exon 20 insertion": "?", "EGFR L858R": "in" }),
  ...["Mutated BRAF of whatever kind but V600K", "BRAF mutation unless the variant found is V600K"].flatMap((line) =>
    of("Melanoma", included, line, { "BRAF V600K": "?", "BRAF K601E": "in" }),
  ),
  ...of("ALS", included, "A SOD1 mutation, with carriers of A5V being left out", {
    "SOD1 A5V": "ex",
    "SOD1 D90A": "in",
  }),
  ...["NRAS mutation in codon 61", "NRAS mutation affecting Q61"].flatMap((line) =>
    of("Melanoma", included, line, { "NRAS Q61R": "in", "NRAS G12D": "?" }),
  ),
  ...of("CLL", included, "Two lines of therapy. Exception: those with a mutated BTK can be included after one", {
    "BTK mutation": "in",
  }),
  ...of("NSCLC", included, "MET alteration other than amplification", {
    "MET amplification": "?",
    "MET exon 14 skipping": "in",
  }),
  ...of("Cholangiocarcinoma", included, "FGFR2 alterations excluding fusions", { "FGFR2 fusion": "?" }),
  ...of("NSCLC", excluded, "EGFR mutations, excluding T790M", { "EGFR T790M": "?", "EGFR L858R": "ex" }),

  // A change by its name says more than its exon
  ...of(
    "NSCLC",
    (line) => `Inclusion Criteria:\n\n* EGFR exon 20 mutations\n\nExclusion Criteria:\n\n* ${line}`,
    "EGFR T790M mutation",
    { "EGFR T790M": "ex" },
  ),

  // What is excepted from treatment, and what only names examples or others
  ...of("Colorectal Cancer", included, "KRAS G12C mutation, no prior treatment other than a KRAS G12C inhibitor", {
    "KRAS G12C": "in",
  }),
  ...of("NSCLC", included, "EGFR mutation or other driver alteration such as L858R", { "EGFR L858R": "in" }),
  ...of("Colorectal Cancer", included, "KRAS mutation including but not limited to G12C", { "KRAS G12C": "in" }),
  ...of("Breast Cancer", excluded, "Any mutation. Those with a KRAS mutation are an exception to this criterion", {
    "KRAS mutation": "?",
  }),
  ...of("Breast Cancer", excluded, "Any mutation. Those with a KRAS mutation may not qualify", {
    "KRAS mutation": "ex",
  }),
]

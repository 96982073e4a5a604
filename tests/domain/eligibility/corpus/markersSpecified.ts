import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("biomarker")

const narrow = { "EGFR L858R": "in", "EGFR mutation": "in", "EGFR exon 20 insertion": "?", "EGFR T790M": "?" } as const

const broad = { "EGFR L858R": "in", "EGFR exon 20 insertion": "in" } as const

/** Changes that are named behind the alteration of a gene as all that is meant, and those that are but some of it. */
export const markersSpecified: ReadonlyArray<Case> = [
  ...asking("Lung cancer", included, "Activating EGFR mutation (19del or 21 L858R)", narrow),
  ...asking("Lung cancer", included, "EGFR mutation (KRAS G12C may be there as well)", broad),
  ...asking(
    "Pancreatic cancer",
    included,
    "One of the KRAS mutations (KRAS G12C, KRAS G12D or KRAS G12V) in the tumor",
    {
      "KRAS G12D": "in",
      "KRAS Q61H": "?",
      "KRAS mutation": "in",
    },
  ),
  ...[
    "EGFR mutation: L858R or a deletion in exon 19",
    "EGFR mutations must be exon 19 deletions or L858R",
    "An EGFR mutation that is L858R or an exon 19 deletion",
    "EGFR mutation, which must be one of the following: exon 19 deletion or L858R",
    "EGFR mutation, either exon 19 deletion or L858R",
    "EGFR mutation, i.e. exon 19 deletion or L858R",
    "EGFR mutation, that is to say EGFR L858R or exon 19 deletion, in tissue or plasma",
    "EGFR mutation - in other words, EGFR exon 19 deletion or L858R",
    "EGFR mutation (defined as exon 19 deletion or L858R)",
    "EGFR mutation defined as exon 19 deletion or L858R",
    "EGFR mutation, i.e. exon 19 deletion or L858R, by an approved or another test",
    "An EGFR mutation limited to exon 19 deletion or L858R",
    "The tumour's EGFRm must be Ex19del or L858R",
    "A mutation of the receptor (EGFRm) must be an exon 19 deletion or L858R",
    "EGFR activating mutation (EGFRm), namely L858R or exon 19 deletion",
    "An EGFR mutation in plasma or tissue; accepted are EGFR L858R and EGFR exon 19 deletion",
    "EGFR mutation. Only EGFR L858R or an exon 19 deletion counts",
    "EGFR-mutant tumor - in this part only common changes count (EGFR L858R, exon 19 deletion)",
    "EGFR mutation; for the purpose of this study these are EGFR L858R and exon 19 deletion",
    "EGFR mutation; only patients with L858R or exon 19 deletion may take part",
    "EGFR mutation. To be eligible it must be EGFR L858R or exon 19 deletion",
    "EGFR mutation - EGFR L858R or exon 19 deletion is required",
    "EGFR mutation; exon 19 deletion and L858R are accepted, and no others",
    "EGFR mutation as long as it is L858R or an exon 19 deletion",
    "EGFR mutation found by PCR, and nothing but L858R or exon 19 deletion",
    "EGFR alteration. The EGFR alteration has to be L858R or exon 19 deletion, germline or somatic",
  ].flatMap((line) => asking("Lung cancer", included, line, narrow)),
  ...[
    "EGFR mutations such as exon 19 deletion or L858R",
    "EGFR mutations, including exon 19 deletion or L858R",
    "EGFR mutation: exon 19 deletion, L858R or another activating mutation",
    "EGFR mutation: exon 19 deletion, L858R, or others",
    "EGFR mutations, e.g. L858R",
    "EGFR mutation. Only patients with T790M need to have had a drug for it",
    "EGFR mutation; T790M is allowed",
    "EGFR mutation must be known to respond to a drug, as L858R does",
  ].flatMap((line) => asking("Lung cancer", included, line, broad)),
  ...asking("Lung cancer", excluded, "EGFR mutation, either exon 19 deletion or L858R", {
    "EGFR L858R": "ex",
    "EGFR exon 20 insertion": "?",
  }),
  ...asking("Lung cancer", included, "EGFR mutation: L858R; ALK fusion: any", {
    "EGFR L858R": "in",
    "ALK fusion": "in",
  }),
  ...asking("Pancreatic cancer", included, "The KRAS mutation is to be G12C or G12V", {
    "KRAS G12C": "in",
    "KRAS G12V": "in",
    "KRAS G12D": "?",
  }),
  ...asking("Melanoma", included, "A BRAF mutation that is not V600E", { "BRAF V600E": "?", "BRAF V600K": "in" }),
  ...asking("Lung Cancer", included, "A KRAS mutation, which must not be G12C", {
    "KRAS G12C": "?",
    "KRAS G12D": "in",
  }),
  ...asking(
    "Lung cancer",
    included,
    "Rare EGFR mutations (e.g. G719X) without common EGFR mutations, including L858R or exon 20 insertion",
    { "EGFR G719X": "in", "EGFR exon 20 insertion": "ex" },
  ),
  ...[
    "EGFR mutation that is known to respond to a kinase inhibitor (including G719X and exon 19 deletion)",
    "EGFR mutation, such as exon 19 deletion",
  ].flatMap((line) =>
    asking(
      "Lung cancer",
      (wanted) => `${included(wanted)}\n* For cohort 2 only: EGFR mutation (exon 19 deletion or L858R)`,
      line,
      { "EGFR exon 19 deletion": "in", "EGFR L858R": "ex" },
    ),
  ),
  // Any change but one
  ...["BRAF non-V600E mutation", "non-V600E BRAF mutation", "BRAF non-V600 mutations"].flatMap((line) => [
    ...asking("Melanoma", included, line, { "BRAF K601E": "in", "BRAF V600E": "?" }),
    ...asking("Melanoma", excluded, line, { "BRAF K601E": "ex", "BRAF V600E": "?" }),
  ]),
  ...["Non-G12C KRAS mutation", "KRAS non-G12C mutations"].flatMap((line) => [
    ...asking("Lung cancer", included, line, { "KRAS G12D": "in", "KRAS G12C": "?" }),
    ...asking("Lung cancer", excluded, line, { "KRAS G12D": "ex", "KRAS G12C": "?" }),
  ]),
  // The kinds of changes that are listed are all that is meant
  ...asking("Cholangiocarcinoma", included, "FGFR2 alterations (mutations or amplification)", {
    "FGFR2 fusion": "?",
    "FGFR2 mutation": "in",
    "FGFR2 amplification": "in",
  }),
  ...asking("Cholangiocarcinoma", included, "FGFR2 alterations (e.g. amplification)", { "FGFR2 fusion": "in" }),
  ...asking("Solid Tumors", included, "ERBB2 alterations: amplification or overexpression", {
    "HER2 mutation": "?",
    "HER2 amplification": "in",
  }),
  ...asking("Lung cancer", included, "MET alterations (exon 14 skipping or amplification)", {
    "MET amplification": "in",
    "METex14 skipping": "in",
    "MET fusion": "?",
  }),
  ...asking("Lung cancer", included, "MET amplification (MET/CEP7 >= 2)", {
    "METex14 skipping": "?",
    "MET amplification": "in",
  }),
  ...asking("Lung cancer", included, "MET alterations incl. amplification or exon 14 skipping", {
    "MET amplification": "in",
    "METex14 skipping": "in",
  }),

  // The gene is named again
  ...[
    "EGFR mutation: EGFR L858R or EGFR exon 19 deletion",
    "EGFR mutation, i.e. EGFR exon 19 deletion or EGFR L858R",
  ].flatMap((line) =>
    asking("Lung cancer", included, line, { "EGFR L858R": "in", "EGFR exon 19 deletion": "in", "EGFR G719X": "?" }),
  ),
  ...["namely KRAS G12C", "which must be KRAS G12C", "limited to KRAS G12C"].flatMap((told) =>
    asking("Lung cancer", included, `KRAS mutation, ${told}`, { "KRAS G12C": "in", "KRAS G12D": "?" }),
  ),
  ...asking("Lung cancer", included, "EGFR mutation: EGFR L858R or any other activating EGFR mutation", {
    "EGFR G719X": "in",
  }),
  ...asking("Lung cancer", included, "EGFR mutation such as EGFR L858R", { "EGFR G719X": "in" }),
  ...asking("Lung cancer", included, "No EGFR sensitizing mutations, EGFR T790M mutation or ALK fusion", {
    "EGFR L858R": "ex",
  }),
  ...asking("Lung cancer", included, "MET alteration: MET exon 14 skipping, found by sequencing", {
    "METex14 skipping": "in",
    "MET amplification": "?",
  }),
  ...asking("Cholangiocarcinoma", included, "FGFR2 alteration, namely FGFR2 fusion or rearrangement", {
    "FGFR2 fusion": "in",
    "FGFR2 amplification": "?",
  }),
  ...asking("Cholangiocarcinoma", included, "FGFR2 alteration: FGFR2 point mutation, found by sequencing", {
    "FGFR2 fusion": "?",
  }),
  // With which gene another is joined
  ...asking("Lung cancer", included, "NSCLC with an EML4-ALK fusion", {
    "EML4::ALK": "in",
    "KIF5B-ALK": "?",
    "ALK fusion": "in",
  }),
  ...asking("Lung cancer", included, "NSCLC with EML4-ALK or KIF5B-ALK", {
    "EML4-ALK": "in",
    "KIF5B::ALK": "in",
    "TFG-ALK": "?",
  }),
  ...asking("Lung cancer", included, "ALK fusion (e.g., KIF5B-ALK, TFG-ALK)", { "EML4-ALK": "in", "TFG-ALK": "in" }),
  ...asking("Lung cancer", excluded, "KIF5B-RET fusion", { "CCDC6-RET": "?", "KIF5B::RET": "ex", "RET fusion": "ex" }),
  ...asking("Solid tumours", included, "Documented SLC3A2-NRG1 fusion", {
    "CD74-NRG1 fusion": "?",
    "SLC3A2::NRG1": "in",
  }),
  ...asking("Solid tumours", included, "Fusions of ROS1", { "CD74-ROS1": "in", "GOPC::ROS1": "in" }),
  ...asking("Lung cancer", included, "No KIF5B-ALK fusion", { "EML4-ALK": "?" }),
  ...asking("Lung cancer", included, "No ALK fusion", { "EML4-ALK": "ex" }),
  ...asking("Thyroid cancer", included, "RET fusion-positive thyroid cancer other than NCOA4-RET", {
    "NCOA4-RET": "ex",
    "KIF5B-RET": "in",
  }),
  ...asking("Leukemia", included, "AML with a KMT2A-AF9 fusion", { "KMT2A::MLLT3": "in", "KMT2A-AFF1": "?" }),
]

import { askingEach, type Case, excluded, included, whole } from "./Case.ts"

const asking = askingEach("biomarker")

/** Markers in lists with remarks between, states of their neighbours, and viruses that a cancer is told by. */
export const markersInLists: ReadonlyArray<Case> = [
  ...asking(
    "Lung Cancer",
    excluded,
    "A driver alteration in genes such as EGFR, BRAF (V600E), HER2, MET (exon 14), ROS1 or RET",
    {
      "HER2 mutation": "ex",
      "RET fusion": "ex",
      "BRAF V600E": "ex",
    },
  ),
  ...asking("Lung Cancer", included, "Mutations in EGFR (exon 19 deletion or L858R), KRAS or BRAF", {
    "EGFR L858R": "in",
    "KRAS mutation": "in",
    "BRAF V600E": "in",
  }),
  ...asking("Solid Tumor", included, "Mutation of KRAS (any, except G12C), NRAS or NF1", {
    "NRAS mutation": "in",
    "NF1 mutation": "in",
    "NRAS wild-type": "?",
  }),
  ...asking("Solid Tumor", included, "No mutation of KRAS (any, except G12C), NRAS or NF1", { "NF1 mutation": "ex" }),
  ...asking(
    "Solid Tumor",
    included,
    "Mutations in any of the following deoxyribonucleic acid (DNA) damage response (DDR) genes: BRCA1, BRIP1, PALB2",
    { "BRCA1 mutation": "in", "BRIP1 mutation": "in", "PALB2 mutation": "in" },
  ),
  ...asking("Solid Tumor", included, "Mutation of BRCA1 (germline), BRCA2 (germline or somatic) or PALB2", {
    "BRCA2 mutation": "in",
    "PALB2 mutation": "in",
  }),
  ...asking("Lung Cancer", excluded, "EGFR, KRAS and METex14 activating mutations", {
    "EGFR L858R": "ex",
    "KRAS G12C": "ex",
    "MET exon 14 skipping": "ex",
  }),
  ...asking("Lung Cancer", excluded, "EGFR, BRAFV600E and KRAS mutations", {
    "EGFR L858R": "ex",
    "BRAF V600E": "ex",
    "KRAS G12C": "ex",
  }),
  ...asking("Solid Tumor", excluded, "Mutation of BRCA1 (germline), BRCA2 or PALB2", { "PALB2 mutation": "ex" }),
  ...asking("Lung Cancer", included, "A mutation identified in EGFR or KRAS", { "KRAS mutation": "in" }),
  ...asking("Lung Cancer", included, "Mutations were not detected in EGFR", { "EGFR mutation": "ex" }),
  ...asking(
    "Solid Tumor",
    included,
    "Germline or somatic mutation* in one or more of the following genes: BRCA1, PALB2",
    {
      "BRCA1 mutation": "in",
      "PALB2 mutation": "in",
    },
  ),
  ...asking(
    "Solid Tumor",
    included,
    "A functional mutation (including novel loss of function, frameshift or nonsense mutations) in any of these genes: ATM, IDH1",
    {
      "IDH1 mutation": "in",
    },
  ),
  ...asking(
    "Pancreatic Cancer",
    whole,
    "Inclusion Criteria:\n\n* A mutation in one of these genes:\n  * BRCA1, BRCA2 or ATM (in archival tissue)\n",
    {
      "BRCA1 mutation": "in",
      "ATM mutation": "in",
    },
  ),
  ...asking("Lung Cancer", included, "Mutation in the rapidly accelerated fibrosarcoma gene (B-Raf)", {
    "BRAF mutation": "in",
  }),
  ...asking("Bladder Cancer", included, "Those of the high-risk (HR) group", { "HR positive": "-" }),
  // A state that is another marker's
  ...asking("Gastric Cancer", included, "MSI-H, HER2 negative", { "MSI-H": "in", "HER2 negative": "in" }),
  ...asking("Gastric Cancer", included, "dMMR and HER2 negative", { "MSI-H": "in", "HER2 negative": "in" }),
  ...asking("Gastric Cancer", included, "MSI-H negative", { "MSI-H": "?" }),
  ...asking("Breast Cancer", included, "Hormone positive, HER2 negative breast cancer", {
    "ER positive": "in",
    "HER2 negative": "in",
  }),
  ...asking("Breast Cancer", included, "ER or PR are considered positive when expressed in 1% of cells", {
    "ER positive": "in",
    "PR positive": "in",
  }),
  // What is there, and what a cancer comes from
  ...asking("Cervical Cancer", included, "Presence of a high-risk HPV type in a biopsy", { "HPV positive": "in" }),
  ...asking("Cervical Cancer", included, "Testing for the presence of HPV", { "HPV positive": "?" }),
  ...asking("Cervical Cancer", included, "Absence of HPV", { "HPV positive": "ex" }),
  ...asking("Head and Neck Cancer", included, "Cancer associated with the human papilloma virus", {
    "HPV positive": "in",
  }),
  ...asking("Head and Neck Cancer", included, "Cancer that is not related to HPV", {
    "HPV positive": "ex",
    "HPV negative": "in",
  }),
  ...asking("Nasopharyngeal Cancer", excluded, "Carcinoma caused by EBV", { "EBV positive": "ex" }),
  ...asking(
    "Lung Cancer",
    included,
    "Presence of a Kirsten rat sarcoma viral oncogene homolog G12C (KRAS G12C) mutation",
    {
      "KRAS G12C": "in",
      "KRAS G12V": "?",
    },
  ),
  ...asking("Lung Cancer", included, "Presence of EGFR L858R", { "EGFR T790M": "?" }),
  ...asking(
    "Lung Cancer",
    excluded,
    "Driver mutations (EGFR, HER2, rearranged during transfection (RET), and others) by testing",
    {
      "EGFR mutation": "ex",
      "HER2 mutation": "ex",
    },
  ),
  ...asking("Lung Cancer", included, "EGFR by genomic testing", { "EGFR mutation": "?" }),
  ...asking("Lung Cancer", excluded, "Candidates for a targeted drug (i.e. EGFR, ALK, KRAS G12C, or ROS1 mutations)", {
    "ROS1 fusion": "ex",
  }),
  ...asking("Solid Tumor", included, "HER2-altered malignancy", { "HER2 mutation": "in", "HER2 amplification": "in" }),
  // What is taken out tells nothing of those who have it not, unless it is a tumor
  ...asking("Chronic Myeloid Leukemia", included, "Cytogenetic abnormalities other than the Philadelphia chromosome", {
    "BCR-ABL1 negative": "?",
  }),
  ...asking("Lung Cancer", included, "Any tumor except those with an EGFR mutation", {
    "EGFR mutation": "ex",
    "EGFR wild-type": "in",
  }),
  // What an earlier treatment was for
  ...asking("Breast Cancer", excluded, "Prior systemic therapy for HER2-positive breast cancer", {
    "HER2 positive": "?",
  }),
  ...asking("Breast Cancer", included, "Prior systemic therapy for HER2-positive breast cancer", {
    "HER2 positive": "in",
  }),
  ...asking("Lung Cancer", excluded, "Eligible for an approved therapy for EGFR mutations", { "EGFR mutation": "ex" }),
  ...asking("Breast Cancer", included, "ER-negative, PR-negative and HER2-negative (IHC 0, 1+, or 2+/FISH-)", {
    "triple negative": "in",
    "HER2-low": "in",
  }),
  // The longer name of another gene
  ...asking("Mesothelioma", included, "BRCA1-associated protein 1 loss", { "BRCA1 mutation": "-", "BAP1 loss": "in" }),
  ...asking("Lung Cancer", included, "Human epidermal growth factor receptor 2 mutation", { "EGFR mutation": "-" }),
  ...asking("Lung Cancer", included, "RAS/RAF mutation", { "KRAS mutation": "in", "BRAF mutation": "in" }),
  // Genes of leukaemia, lymphoma and repair
  ...asking("Leukemia", included, "AML with mutated ASXL1, BCOR, SF3B1, SRSF2, STAG2, U2AF1 or ZRSR2", {
    "SRSF2 mutation": "in",
    "BCOR mutation": "in",
    "U2AF1 S34F": "in",
    "RUNX1 mutation": "-",
  }),
  ...asking("Leukemia", included, "A CRLF2 rearrangement or an IKZF1 deletion", {
    "CRLF2 rearrangement": "in",
    "IKZF1 deletion": "in",
  }),
  ...asking("Lymphoma", included, "Presence of a C481S or PLCG2 mutation", {
    "BTK C481S": "in",
    "PLCG2 mutation": "in",
  }),
  ...asking("Lymphoma", included, "No known mutation of BTK", { "BTK mutation": "ex", "BTK C481S": "ex" }),
  ...asking("Lymphoma", excluded, "Prior Bruton's tyrosine kinase (BTK) inhibitor", { "BTK mutation": "?" }),
  ...asking("Leukemia", excluded, "Prior JAK1/2 inhibitor", { "JAK1 mutation": "?" }),
  ...asking("Prostate Cancer", included, "Mutations of BRCA1/2, CHK2, NBN, RAD51B or FANCL", {
    "CHEK2 mutation": "in",
    "RAD51B mutation": "in",
    "RAD51C mutation": "-",
    "FANCL mutation": "in",
  }),
  // Where names hold another's, or stand in brackets
  ...asking(
    "Lung Cancer",
    excluded,
    "Driver mutations (EGFR, neuroblastoma RAS viral oncogene homolog [NRAS], neurotrophic tyrosine receptor kinase [NTRK])",
    { "NRAS mutation": "ex", "HRAS mutation": "-", "NTRK1 fusion": "ex" },
  ),
  ...asking("Lung Cancer", included, "L-MYC or N-MYC amplification", {
    "MYC amplification": "-",
    "MYCN amplification": "in",
  }),
  ...asking("Lung Cancer", included, "c-MYC amplification", { "MYC amplification": "in" }),
  ...asking("Leukemia", included, "High-risk changes: non t(9;11), t(6;9), t(9;22)", { "Ph positive": "in" }),
  ...asking("Leukemia", included, "Non-Ph-positive disease", { "Ph positive": "ex" }),
  // A state that is another's
  ...asking("Lung Cancer", included, "NSCLC with a KRAS G12C mutation and negative for PD-L1", {
    "KRAS G12C": "in",
    "PD-L1 negative": "in",
  }),
  ...asking("Lung Cancer", included, "KRAS G12C or be negative for EGFR", { "KRAS G12C": "in" }),
  ...asking("Breast Cancer", included, "ER and PR positive or negative", { "ER negative": "in", "PR positive": "in" }),
  // Genes, antigens and findings of today's studies by their other names
  ...asking("Melanoma", included, "A MEK1/2 mutation", { "MAP2K1 mutation": "in", "MEK2 mutation": "in" }),
  ...asking("Melanoma", excluded, "Prior MEK inhibitor", { "MEK1 mutation": "?" }),
  ...asking("Breast Cancer", included, "AKT alterations", { "AKT1 E17K": "in", "AKT2 amplification": "in" }),
  ...asking("Colon Cancer", included, "A pathogenic mutation of MLH1, MSH2, MSH6 or PMS2", {
    "MLH1 mutation": "in",
    "PMS2 mutation": "in",
  }),
  ...asking("Colon Cancer", included, "Stained positive for MLH1, MSH2, MSH6 and PMS2", {
    "MLH1 loss": "?",
    "PMS2 mutation": "?",
  }),
  ...asking("Kidney Cancer", included, "FH-deficient renal cell carcinoma", { "fumarate hydratase deficiency": "in" }),
  ...asking("Wilms Tumor", included, "Stage I FHWT", { "FH mutation": "-" }),
  ...asking("Colon Cancer", excluded, "FAP with an APC mutation", { "FAP positive": "-" }),
  ...asking("Sarcoma", included, "Tumors that express fibroblast activation protein", { "FAP positive": "in" }),
  ...asking("Sarcoma", included, "FOXO1 fusion-positive rhabdomyosarcoma", { "PAX3-FOXO1": "in" }),
  ...asking("Glioma", included, "IL13Ralpha2 expression by IHC", { "IL13RA2 positive": "in" }),
  ...asking("Prostate Cancer", included, "AR-V7 positive by a blood test", {
    "AR-V7 positive": "in",
    "AR positive": "-",
  }),
  ...asking("Leukemia", included, "ETV6::RUNX1", { "t(12;21)": "in" }),
  ...asking("Leukemia", included, "Complex cytogenetics", { "complex karyotype": "in" }),
  ...asking("Leukemia", included, "No detectable minimal residual disease", {
    "MRD negative": "in",
    "MRD positive": "ex",
  }),
  ...asking("Leukemia", included, "A matched related donor (MRD)", { "MRD positive": "-" }),
  ...asking("Leukemia", excluded, "Deficiency of glucose-6-phosphate dehydrogenase", { "G6PD deficiency": "ex" }),
  ...asking("Colon Cancer", excluded, "Homozygous for the UGT1A1*28 allele", { "UGT1A1 homozygous": "ex" }),
  // A row of genes below the line that points to it
  ...[
    "An alteration of any gene listed below, as an accredited laboratory reports it. Ask the sponsor beforehand.",
    "A harmful mutation in one of the genes below:",
    "A mutation of a repair gene (see the list below).",
    "A mutation of a repair gene. Qualifying genes:",
    "A mutation in one of these genes",
  ].flatMap((line) =>
    asking(
      "Pancreatic Cancer",
      whole,
      `Inclusion Criteria:\n\n* ${line}\n\nATM, BARD1, CtIP, CHEK2, FANCA, MRE11A, NBN, PALB2, RAD50, RAD51C\n\n* Age of 18 years`,
      {
        "ATM mutation": "in",
        "PALB2 mutation": "in",
      },
    ),
  ),
  ...[
    "No mutation in any of the genes listed below",
    "Tested for mutations in the genes below",
    "A mutation of KRAS",
    "The genes below are sequenced",
  ].flatMap((line) =>
    asking("Pancreatic Cancer", whole, `Inclusion Criteria:\n\n* ${line}\n\nATM, CHEK2, PALB2\n\n* Age of 18 years`, {
      "PALB2 mutation": "?",
    }),
  ),
  ...asking(
    "Pancreatic Cancer",
    whole,
    "Exclusion Criteria:\n\n* A mutation in one of the genes below\n* ATM\n* PALB2\n* Pregnancy",
    {
      "PALB2 mutation": "ex",
    },
  ),
  ...asking(
    "Lung Cancer",
    excluded,
    "Known driver alterations (including ROS1, BRAF V600E, ALK, RET, HER2, MET, KRAS, NTRK1/2/3, EGFR T790M)",
    { "MET amplification": "ex" },
  ),
  ...asking(
    "Lung Cancer",
    whole,
    "Inclusion Criteria:\n\n* Mutation in one of these genes:\n  * HER2 if other drugs cannot be had (as judged by the investigator)\n  * ALK",
    { "HER2 mutation": "?" },
  ),
  ...asking("Breast Cancer", included, "Disease must be ER+ and HER2-", { "HER2 negative": "in" }),
  ...asking("Pancreatic Cancer", excluded, "KRAS G12D, KRAS G12V or KRAS wild-type tumor", {
    "KRAS G12D": "ex",
    "KRAS G12V": "ex",
    "KRAS wild-type": "ex",
    "KRAS G12C": "?",
  }),
  ...asking("Colon Cancer", included, "BRAF V600E and KRAS wild-type", {
    "BRAF V600E": "in",
    "BRAF wild-type": "?",
    "KRAS wild-type": "in",
  }),
  ...asking("Colon Cancer", included, "KRAS G12C and BRAF V600E negative", { "BRAF V600E": "ex" }),
  // A list of what a tumor is negative for, or has no change of, that goes by its class
  ...[
    "Wild type for oncogenic drivers such as ROS1 and ALK",
    "Wild-type for activating alterations (EGFR and ALK)",
  ].flatMap((line) => asking("Lung Cancer", included, line, { "ALK fusion": "?", "ALK negative": "in" })),
  ...[
    "Negative for actionable genomic alterations including EGFR and ALK",
    "Negative for actionable genomic alterations (e.g., EGFR, ALK)",
  ].flatMap((line) => asking("Lung Cancer", included, line, { "ALK fusion": "ex", "ALK negative": "in" })),
  ...asking("Lung Cancer", included, "Negative for KRAS mutations, with actionable alterations (EGFR or ALK)", {
    "ALK fusion": "in",
    "EGFR L858R": "in",
  }),
  ...asking("Colon Cancer", included, "Wild type for KRAS with mutations (BRAF V600E)", { "BRAF V600E": "in" }),
  // What is to be looked for by a test is not there
  ...[
    "There are tumor samples available for gene detection (EGFR / ALK / ROS1)",
    "Tissue available for the detection of ALK",
    "Must have gene detection results (EGFR, ALK)",
    "Tissue available for testing of EGFR mutations and ALK fusions",
    "Tissue must be available to determine EGFR mutation, ROS1 rearrangement and ALK fusion",
    "Tested for EGFR mutation, ALK rearrangement and ROS1 rearrangement",
  ].flatMap((line) => asking("Lung Cancer", included, line, { ALK: "?", "ALK fusion": "?" })),
  ...[
    "Detection of ALK fusion in plasma",
    "Tested for EGFR mutation and with an ALK rearrangement",
    "Tissue for testing for EGFR mutation shows an ALK fusion",
    "Tested positive for EGFR mutation or ALK fusion",
    "Screening for EGFR mutation and presence of ALK fusion",
  ].flatMap((line) => asking("Lung Cancer", included, line, { ALK: "in" })),
  ...asking("Lung Cancer", included, "Positive gene detection: EGFR L858R", { "EGFR L858R": "in" }),
]

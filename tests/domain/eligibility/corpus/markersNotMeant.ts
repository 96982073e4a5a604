import { askingEach, type Case, excluded, included } from "./Case.ts"

const of = askingEach("biomarker")

const lookedFor = [
  "Tissue to determine the PD-L1 expression must be provided",
  "FFPE block for the assessment of PD-L1 expression",
  "Slides to test for PD-L1 expression",
  "Biopsy so that PD-L1 expression can be assessed",
  "Enough tissue for determining PD-L1 expression",
]

/** Names of markers that are there for something else: a test, a drug, a syndrome, other words for which they are short. */
export const markersNotMeant: ReadonlyArray<Case> = [
  // What those must have had who have it keeps nobody out, in whichever part it stands
  ...[
    "If the MGMT promoter is known to be methylated, patients must have received chemotherapy",
    "Patients with MGMT methylated tumors must have received chemotherapy",
  ].flatMap((line) => of("Glioblastoma", excluded, line, { "MGMT methylated": "?" })),
  ...of("Glioblastoma", excluded, "Patients with MGMT methylated tumors must be excluded", { "MGMT methylated": "ex" }),
  ...lookedFor.flatMap((line) => of("NSCLC", included, line, { "PD-L1 positive": "?", "PD-L1 60%": "?" })),
  ...of("Breast cancer", included, "HER2-positive tumor, with a sample for the central laboratory", {
    "HER2 positive": "in",
  }),
  ...of("NSCLC", included, "PD-L1 expression in a tumor sample", { "PD-L1 positive": "in" }),

  ...["Severe side effect of an earlier anti-TIGIT antibody", "Previous treatment with a TIGIT inhibitor"].flatMap(
    (line) => of("NSCLC", excluded, line, { TIGIT: "?" }),
  ),
  ...of("Melanoma", excluded, "Life-threatening event related to prior anti-PD-(L)1 or anti-LAG-3", { "LAG-3": "?" }),
  ...of("NSCLC", included, "TIGIT expression on tumor cells", { TIGIT: "in" }),

  ...["Constitutional mismatch repair deficiency syndrome", "Biallelic mismatch repair deficiency (bMMRD)"].flatMap(
    (line) => of("Glioma", excluded, line, { dMMR: "-", "MSI-H": "-" }),
  ),
  ...of("Colorectal cancer", excluded, "Mismatch repair deficient tumor", { dMMR: "ex" }),

  ...["Known HR gene alteration", "Mutations in the HR pathway", "Mutation of homologous recombination (HR)"].flatMap(
    (line) => of("Breast cancer", excluded, line, { "HR positive": "-", "ER positive": "-" }),
  ),
  ...of("Breast cancer", excluded, "HR-positive breast cancer", { "HR positive": "ex", "ER positive": "ex" }),

  // What the exclusions permit
  ...of(
    "Breast cancer",
    excluded,
    "Other drugs. Allowed are: letrozole; trastuzumab for HER2-positive disease; imatinib",
    {
      "HER2 positive": "?",
    },
  ),
  ...of(
    "NSCLC",
    excluded,
    "Other agents. Patients may receive zoledronic acid; crizotinib for ROS1-rearranged cancer",
    {
      "ROS1 fusion": "?",
    },
  ),
  ...of("NSCLC", excluded, "Steroids are not allowed; EGFR mutation", { "EGFR L858R": "ex" }),
  ...of("NSCLC", excluded, "Uncontrolled infection; patients who may be pregnant; EGFR mutation", {
    "EGFR L858R": "ex",
  }),
  // For which patients a drug is
  ...of("Prostate cancer", excluded, "Prior olaparib for BRCA2-mutated prostate cancer", { "BRCA2 mutation": "?" }),
  ...of("Lung cancer", included, "Prior treatment with osimertinib for EGFR-mutated NSCLC", { "EGFR mutation": "in" }),
  // Therapies that are called by several targets, each in full with its symbol
  ...of(
    "NSCLC",
    included,
    "Epidermal growth factor receptor (EGFR) or ROS proto-oncogene 1 (ROS1)-directed therapy is not indicated",
    {
      ROS1: "?",
    },
  ),
  ...of(
    "Colorectal cancer",
    included,
    "Chemotherapy without an anti-epidermal growth factor receptor (EGFR) or anti-VEGFR antibody",
    {
      EGFR: "?",
    },
  ),
  ...of(
    "NSCLC",
    included,
    "Confirmation that epidermal growth factor receptor (EGFR), anaplastic lymphoma kinase (ALK), or ROS1 directed therapy is not indicated",
    { EGFR: "?", ALK: "?" },
  ),
  ...of("NSCLC", excluded, "Previous treatment with any HER2 exon 20 insertion mutation-selective inhibitor", {
    "HER2 exon 20 insertion": "?",
  }),
  // For whom criteria speak, and those of whom more is told than that they have it
  ...of("Breast cancer", excluded, "Additional exclusion criteria only for Part A (HER2-negative) cohorts", {
    "HER2 negative": "?",
  }),
  ...of("Leukemia", excluded, "For Ph+ ALL patients, received steroids within a week", { "Ph+": "?" }),
  ...of("Endometrial cancer", excluded, "Subjects with MSS tumors may have received anti-PD-1 therapy", { MSS: "?" }),
  ...of("Colorectal cancer", excluded, "Anti-EGFR therapy (cetuximab for patients with RAS wild-type tumors)", {
    "KRAS wild-type": "?",
  }),
  ...of("Glioma", excluded, "Prior treatment with more than 2 lines of therapy for GBM, IDH-wildtype, Grade 4", {
    "IDH wild-type": "?",
  }),
  // Codes of drugs, and what is called by the same letters
  ...of("Breast cancer", excluded, "Radiotherapy within 14 days of the first dose of ARX788", { "AR positive": "-" }),
  ...of("Leukemia", excluded, "JAK1 Phe958 mutations", { "Ph+": "-" }),
  ...of("Myeloma", excluded, "Primary amyloid light-chain amyloidosis", { "amyloid positive": "-" }),
  ...of("Bladder cancer", excluded, "A tumor other than low-grade (G1-G2)", { "APOL1 G1/G2": "-" }),
]

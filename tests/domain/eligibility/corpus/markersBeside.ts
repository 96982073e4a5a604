import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("biomarker")

/** Changes that are told by a group of them, and states that stand beside two markers. */
export const markersBeside: ReadonlyArray<Case> = [
  ...asking("Lung Cancer", included, "An EGFR-sensitizing mutation, and progression on osimertinib", {
    "EGFR mutation": "in",
    "EGFR exon 19 deletion": "in",
    "EGFR G719X": "in",
    "EGFR T790M": "?",
    "EGFR exon 20 insertion": "?",
  }),
  ...asking("Lung Cancer", excluded, "EGFR sensitivity mutations or an ALK rearrangement", {
    "EGFR L858R": "ex",
    "EGFR T790M": "?",
    "ALK fusion": "ex",
  }),
  ...asking("Lung Cancer", excluded, "EGFR sensitizing mutations, including T790M", { "EGFR T790M": "ex" }),
  ...asking("Lung Cancer", included, "EGFR mutations that are sensitive to an approved drug", { "EGFR T790M": "in" }),
  ...asking("Lung Cancer", included, "Must not have sensitizing EGFR mutations", {
    "EGFR L858R": "ex",
    "EGFR negative": "in",
  }),
  ...asking("Lung Cancer", included, "Uncommon EGFR mutations", { "EGFR L861Q": "in", "EGFR L858R": "?" }),
  ...asking("Lung Cancer", included, "A non-classical EGFR mutation", {
    "EGFR mutation": "in",
    "EGFR exon 19 deletion": "?",
  }),
  ...asking("Lung Cancer", included, "EGFR mutations, classical or atypical", { "EGFR L858R": "in" }),
  ...asking("Lung Cancer", included, "An EGFR mutation and negative ALK fusion gene", {
    "EGFR mutation": "in",
    "ALK fusion": "ex",
  }),
  ...asking("Lung Cancer", included, "EGFR mutation and ALK translocation negative", {
    "EGFR mutation": "ex",
    "ALK fusion": "ex",
  }),
  ...asking("Colorectal Cancer", included, "Positive EGFR expression in the tumor", { "EGFR T790M": "?" }),
  ...asking("Breast Cancer", included, "Positive HER2 expression in the tumor", { "HER2 positive": "in" }),
  ...asking("Breast Cancer", included, "ER positive HER2 negative breast cancer", {
    "ER positive": "in",
    "HER2 negative": "in",
    "HER2 positive": "?",
  }),
  ...asking("Breast Cancer", included, "Expression of ER or PR, and negative expression of HER2", {
    "ER positive": "in",
    "HER2 negative": "in",
    "HER2 positive": "?",
  }),
  ...asking("Breast Cancer", included, "Expression of ER or PR and negative expression of HER2", {
    "ER positive": "in",
  }),
  ...asking("Breast Cancer", included, "Tumors not expressing HER2", { "HER2 positive": "ex", "HER2 negative": "in" }),
  ...asking("Breast Cancer", excluded, "Tumors that do not express hormone receptors", {
    "ER positive": "in",
    "ER negative": "ex",
  }),
  ...asking("Colorectal Cancer", included, "Patients whose test did not show MSI-H are not eligible", {
    "MSI-H": "in",
    MSS: "?",
  }),
  ...asking("Colorectal Cancer", excluded, "Patients without MSI-H are not eligible", { "MSI-H": "in" }),
  ...asking("Lung Cancer", excluded, "Alterations with an approved drug, with the exception of a HER2 mutation", {
    "HER2 mutation": "in",
    "HER2 negative": "?",
  }),
  ...asking(
    "Lung Cancer",
    excluded,
    "If testing fails and there is low suspicion for the presence of an EGFR mutation, a patient is eligible",
    {
      "EGFR mutation": "?",
    },
  ),
  ...asking("Lung Cancer", included, "Tested for the presence of EGFR mutations", { "EGFR mutation": "?" }),
  ...asking("Lung Cancer", included, "Positive for the presence of EGFR mutations", { "EGFR mutation": "in" }),
  ...asking("Breast Cancer", excluded, "Heart rate (HR) > 100 beats per minute", { "ER positive": "-" }),
  ...asking("Lung Cancer", excluded, "Estimated glomerular filtration rate (EGFR) > 30", { "EGFR mutation": "-" }),
  ...asking("Breast Cancer", included, "Would no longer benefit from endocrine therapy if hormone receptor-positive", {
    "ER positive": "in",
  }),
  ...asking("Breast Cancer", included, "Two tumors of which neither is HER2 positive", { "HER2 positive": "ex" }),
  ...asking(
    "Colorectal Cancer",
    included,
    "No known presence of the gene that encodes the protein B-Raf (BRAF) V600E",
    {
      "BRAF V600E": "ex",
    },
  ),
  ...asking("Colorectal Cancer", included, "A KRAS amplification, without other co-occurring KRAS mutations", {
    "KRAS G12C": "?",
  }),
  ...asking("Lung Cancer", included, "EGFR L858R without any other EGFR mutation", {
    "EGFR L858R": "in",
    "EGFR mutation": "in",
    "EGFR T790M": "?",
  }),
  ...asking("Lung Cancer", included, "A deletion of EGFR exon 19, with no additional EGFR mutations", {
    "EGFR exon 19 deletion": "in",
    "EGFR mutation": "in",
    "EGFR T790M": "?",
  }),
  ...asking("Lung Cancer", included, "EGFR L858R, with or without other EGFR mutations", {
    "EGFR L858R": "in",
    "EGFR T790M": "in",
  }),
  ...asking("Lung Cancer", included, "KRAS G12C without additional alterations of EGFR or ALK", {
    "KRAS G12C": "in",
    "EGFR mutation": "ex",
    "ALK fusion": "ex",
  }),
  ...asking("Ovarian Cancer", excluded, "A confirmed HR deficient tumor", { "ER positive": "-" }),
  ...asking("Lung Cancer", included, "Tumor Positivity Score (TPS) of at least 60% for another antigen", {
    "PD-L1 high": "-",
  }),
  ...asking("Pancreatic Cancer", included, "A family history of BRCA2 mutations", { "BRCA2 mutation": "?" }),
  ...asking("Pancreatic Cancer", included, "A first-degree relative with a BRCA2 mutation", { "BRCA2 mutation": "?" }),
  ...asking("Pancreatic Cancer", included, "A BRCA2 mutation and a first-degree relative with the disease", {
    "BRCA2 mutation": "in",
  }),
  ...asking("Pancreatic Cancer", included, "A personal or family history of a BRCA2 mutation", {
    "BRCA2 mutation": "in",
  }),
  ...asking("Lung Cancer", included, "Known PD-L1 expression", { "PD-L1 positive": "?" }),
  ...asking("Lung Cancer", included, "Material (of the last 6 months) adequate for confirmation of PD-L1 expression", {
    "PD-L1 positive": "?",
  }),
  ...asking("Lung Cancer", excluded, "KRAS proto-oncogene G12C", { "KRAS G12C": "ex", "KRAS G12D": "?" }),
  ...asking("Melanoma", excluded, "Earlier RAF inhibitors active for class 2 BRAF alterations", {
    "BRAF mutation": "?",
  }),
  ...asking("Lung cancer", excluded, "Earlier therapy is allowable if an EGFR mutation is still present", {
    "EGFR mutation": "in",
  }),
  ...asking("B-cell leukemia", excluded, "Prior CD19-directed therapy is allowed if CD19 expression is confirmed", {
    "CD19 positive": "in",
  }),
  ...asking("B-cell leukemia", excluded, "Prior CAR T cells will be allowed (with shown CD19+ expression)", {
    "CD19 positive": "in",
  }),
  ...asking(
    "Lung Cancer",
    excluded,
    "Patients with an EGFR mutation, in whom the disease progressed on osimertinib or another drug against it, are eligible",
    {
      "EGFR mutation": "?",
    },
  ),
  ...asking("Lung Cancer", excluded, "No EGFR mutation is allowed", { "EGFR mutation": "ex" }),
  ...asking("Lung Cancer", excluded, "EGFR mutations; other mutations are allowed", { "EGFR mutation": "ex" }),
  ...asking("Prostate Cancer", included, "Qualifying gene mutation:\n  * ATM\n  * BRCA1 or BRCA2", {
    "ATM mutation": "in",
    "BRCA2 mutation": "in",
    "PALB2 mutation": "-",
  }),
  ...asking("Lung Cancer", included, "Mutations in one of these genes:\n  1. EGFR\n  2. ALK", { "ALK fusion": "in" }),
  ...asking("Lung Cancer", included, "Must not have an alteration of:\n  * EGFR\n  * ALK", {
    "EGFR mutation": "ex",
    "ALK fusion": "ex",
  }),
  ...asking("Lung Cancer", excluded, "Known driver alterations:\n  * EGFR\n  * RET", { "RET fusion": "ex" }),
  ...asking("Lung Cancer", included, "Results of mutation testing must be known:\n  * EGFR\n  * ALK", {
    "EGFR mutation": "?",
  }),
  ...asking("Lung Cancer", included, "Alteration that was treated with:\n  * an EGFR inhibitor", {
    "EGFR mutation": "?",
  }),
  // What tells of a method, a definition, a syndrome or of data tells nothing of the patient's own
  ...asking("Breast Cancer", included, "Hormonal contraceptives are not allowed in women with HR-positive disease", {
    "HR positive": "?",
  }),
  ...asking("Breast Cancer", included, "Women who use contraception and have HR-positive disease", {
    "HR positive": "in",
  }),
  ...asking("Breast Cancer", included, "ER negative (a tumor is ER positive if 1 % of its cells or more stain)", {
    "ER positive": "?",
    "ER negative": "in",
  }),
  ...asking("Colon Cancer", excluded, "PTEN hamartoma tumor syndrome", { "PTEN loss": "-" }),
  ...asking("Colon Cancer", included, "Microsatellite instability data are on file", { "MSI-H": "?" }),
  ...asking("Lung Cancer", included, "Those with an EGFR mutation are not required to receive a TKI", {
    "EGFR mutation": "in",
  }),
  ...asking("Lung Cancer", included, "An EGFR mutation is not required to enter the study", { "EGFR mutation": "?" }),
  ...asking("Lymphoma", included, "Large B-cell lymphoma with MYC and BCL2 rearrangements", { "double hit": "in" }),
  ...asking("Lymphoma", included, "Translocations of MYC and BCL6", { "double hit": "in" }),
  ...asking("Lymphoma", included, "MYC and BCL2 overexpression", { "double hit": "-" }),
  // What is a relative's, a reason or data
  ...asking("Breast Cancer", included, "Related to somebody else: a relative of a person with a known BRCA1 mutation", {
    "BRCA1 mutation": "?",
  }),
  ...asking("Breast Cancer", included, "A first-degree relative (parent, sibling) of a carrier of a BRCA2 mutation", {
    "BRCA2 mutation": "?",
  }),
  ...asking("Breast Cancer", excluded, "Has a child who has tested positive for a BRCA1 or BRCA2 mutation", {
    "BRCA1 mutation": "?",
    "BRCA2 mutation": "?",
  }),
  ...asking("Breast Cancer", included, "Women whose mother or sister has a BRCA1 mutation", { "BRCA1 mutation": "?" }),
  ...asking("Lung Cancer", included, "Must provide information on smoking, have an EGFR mutation", {
    "EGFR mutation": "in",
  }),
  ...asking("Breast Cancer", included, "Carriers of a BRCA1 mutation, or relatives of a carrier", {
    "BRCA1 mutation": "in",
  }),
  ...asking("Glioma", included, "Children who have tested positive for a BRAF V600E mutation", { "BRAF V600E": "in" }),
  ...asking("Ovarian Cancer", included, "Serous carcinoma, since these tumors mostly have a high expression of FRα", {
    "FRα positive": "?",
  }),
  ...asking("Ovarian Cancer", included, "Serous carcinoma with a high expression of FRα", { "FRα positive": "in" }),
  ...asking(
    "Ovarian Cancer",
    included,
    "Data on BRCA (germline, somatic or neither) and HRD are kept if there are any",
    {
      "BRCA1 mutation": "?",
      HRD: "?",
    },
  ),
  ...asking("Ovarian Cancer", included, "Data on outcome must be available, and HRD confirmed", { HRD: "in" }),
  // What a comma sets apart from a "no" before it, and tells what must have been found
  ...asking("Acute Myeloid Leukemia", included, "No APL, FLT3-ITD positive", { "FLT3-ITD": "in" }),
  ...asking("Breast Cancer", included, "No brain metastases, HER2-positive, ECOG 0 or 1", { "HER2 positive": "in" }),
  ...asking("Breast Cancer", included, "No TP53 or BRCA2 mutation", { "BRCA2 mutation": "ex", "TP53 mutation": "ex" }),
  ...asking("Breast Cancer", included, "No TP53, BRCA1 or BRCA2 mutation", { "BRCA1 mutation": "ex" }),
  ...asking("Lung Cancer", included, "No EGFR or ALK alterations, PD-L1 ≥ 50 %", { "PD-L1 60 %": "in", ALK: "ex" }),
  ...asking("Lung Cancer", included, "No EGFR mutation, ALK fusion", { "ALK fusion": "?" }),
  ...asking("Lung Cancer", included, "No EGFR-mutant, ALK-positive disease", { "ALK fusion": "?" }),
  ...asking("Lung Cancer", included, "No EGFR-mutant, ALK-positive or ROS1-positive disease", { "ALK fusion": "ex" }),
  ...asking("Lung Cancer", included, "None other than adenocarcinoma, ALK-positive", { "ALK fusion": "?" }),
  ...asking("Glioblastoma", included, "No prior radiotherapy, IDH-wildtype, MGMT methylated", {
    "IDH wild-type": "in",
    "MGMT methylated": "in",
  }),
  // An insertion is no deletion; of a patient, positive for a kinase means its fusion
  ...asking("Lung Cancer", included, "EGFR exon 19 insertion", {
    "EGFR exon 19 deletion": "?",
    "EGFR ex19del": "?",
    "EGFR exon 19 insertion": "in",
    "EGFR exon 19 mutation": "in",
    "EGFR mutation": "in",
  }),
  ...asking("Lung Cancer", included, "EGFR exon 19 deletion", { "EGFR exon 19 insertion": "?", "EGFR 19del": "in" }),
  ...asking("Lung Cancer", included, "EGFR exon 20 insertion mutations", { "EGFR exon 20 insertion": "in" }),
  ...asking("Neuroblastoma", included, "Tumor with an ALK mutation", { "ALK-positive": "?", "ALK F1174L": "in" }),
  ...asking("Lung Cancer", included, "ALK or ROS1 positive", { "ALK-positive": "in", "ROS1+": "in" }),
  ...asking("Lung Cancer", excluded, "Known EGFR, ALK or ROS1 mutations", { "ALK-positive": "ex" }),
  ...asking("Lung Cancer", included, "ALK rearrangement", { "ALK rearrangement with G1202R": "in" }),
  ...asking("Lung Cancer", included, "ALK G1202R mutation", { "ALK rearrangement with G1202R": "in" }),
  ...asking("Lung Cancer", included, "ALK L1196M mutation", { "ALK rearrangement with G1202R": "?" }),
  // A stain of 2+ where the stain alone is asked for, and one of several changes of a gene
  ...asking("Gastric Cancer", included, "HER2 2+ or 3+", {
    "HER2 2+": "in",
    "HER2 IHC 2+": "in",
    "HER2 2+, ISH negative": "in",
    "HER2 1+": "?",
  }),
  ...asking("Gastric Cancer", included, "HER2 IHC ≥ 1+", { "HER2 2+": "in" }),
  ...asking("Gastric Cancer", included, "HER2 IHC 1+ to 3+", { "HER2 2+": "in" }),
  ...asking("Gastric Cancer", excluded, "HER2 IHC 2+ or 3+", { "HER2 2+": "ex" }),
  ...asking("Gastric Cancer", included, "HER2 IHC 3+, or 2+ and ISH-positive", { "HER2 2+": "?" }),
  ...asking("Gastric Cancer", included, "HER2-low (IHC 1+, or 2+ and ISH-negative)", { "HER2 2+": "?" }),
  ...asking("Acute Myeloid Leukemia", included, "FLT3 ITD or TKD mutation", {
    "FLT3-ITD negative, FLT3-TKD positive": "in",
    "FLT3-ITD negative": "?",
  }),
  ...asking("Acute Myeloid Leukemia", included, "FLT3-ITD or FLT3-TKD mutation", {
    "FLT3-ITD negative, FLT3-TKD positive": "in",
  }),
  ...asking("Acute Myeloid Leukemia", included, "FLT3-ITD mutation", { "FLT3-ITD negative, FLT3-TKD positive": "?" }),
  // Transthyretin amyloidosis of either cause
  ...asking("Amyloidosis", included, "Wild-type or variant transthyretin amyloidosis", {
    ATTRwt: "in",
    ATTRv: "in",
    "TTR V122I": "in",
  }),
  ...asking("Amyloidosis", included, "ATTR-CM (hereditary or wild-type)", { ATTRwt: "in", "TTR V122I": "in" }),
  ...asking("Amyloidosis", included, "Hereditary transthyretin amyloidosis", { ATTRwt: "?" }),
  // Behind a list that "or" has closed, behind brackets of a name, and among the exclusions
  ...asking("Lung Cancer", included, "No EGFR, ALK or ROS1 alterations, PD-L1 TPS ≥ 50 %", {
    "PD-L1 60 %": "in",
    "ROS1 fusion": "ex",
  }),
  ...asking("Multiple Myeloma", included, "No prior BCMA-directed therapy, t(11;14) positive", { "t(11;14)": "in" }),
  ...asking("Breast Cancer", excluded, "No measurable disease, HER2 IHC 3+", { "HER2 3+": "ex" }),
  ...asking("Lung Cancer", excluded, "No known EGFR, ALK or ROS1 driver, PD-L1 < 1 %", { "PD-L1 60 %": "?" }),
  // What a list goes on with behind the change of one of its genes
  ...asking("Lung Cancer", excluded, "Tumors with EGFR, ALK, MET exon 14 skipping or BRAF alterations", {
    "ALK fusion": "ex",
    "MET exon 14 skipping": "ex",
  }),
  ...asking("Solid Tumor", included, "TP53 Y220C, no KRAS single nucleotide variant", { "KRAS G12D": "ex" }),
  ...asking("Alzheimer's Disease", included, "No evidence of non-AD dementia, amyloid positive by CSF or PET", {
    "amyloid positive": "in",
  }),
  ...asking("Lung Cancer", included, "Without an actionable driver (EGFR-mutated, ALK-positive), PD-L1 TPS 1-49 %", {
    "PD-L1 20 %": "in",
    "ALK fusion": "ex",
  }),
  ...asking("Breast Cancer", included, "Absence of metastases, HER2-positive (IHC 3+ or ISH amplified)", {
    "HER2 3+": "in",
  }),
  ...asking("Acute Myeloid Leukemia", included, "Not APL, NPM1-mutated, CD33 positive", { "NPM1 mutation": "in" }),
  ...asking("Acute Myeloid Leukemia", included, "No APL, relapsed AML, FLT3-TKD or ITD positive", { "FLT3-ITD": "in" }),
  ...asking("Lung Cancer", included, "No brain metastases, stage IIIB/IV NSCLC, KRAS G12C-mutated", {
    "KRAS G12C": "in",
  }),
  ...asking("Lung Cancer", included, "No EGFR-mutant lung cancer, ALK-positive lung cancer", { "ALK fusion": "?" }),
  ...asking("Pancreatic Cancer", included, "KRAS G12X mutation, excluding G12C", {
    "KRAS G12C": "?",
    "KRAS G12D": "in",
  }),
  ...asking("Breast Cancer", included, "No prior malignancy, HER2-positive breast cancer within 5 years", {
    "HER2 positive": "?",
  }),
  ...asking("Breast Cancer", included, "Not eligible for surgery, HER2-positive, metastatic", {
    "HER2 positive": "in",
  }),
  ...asking("Lung Cancer", included, "Must not have any of the following: EGFR mutation, ALK-positive disease", {
    "ALK fusion": "ex",
  }),
]

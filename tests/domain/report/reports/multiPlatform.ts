import type { JudgedReport } from "../JudgedReport.ts"

/** Several methods in one table: sequencing, stains and copies, each with its level and drugs. */
export const multiPlatform: JudgedReport = {
  style: "a profile of several platforms",
  text: `FINAL REPORT
Patient	Name: Example Person	Case Number: XX00-000000
Primary Tumor Site: Breast, NOS	Specimen Site: Lymph nodes, axillary	Specimen Collected: 02-May-2025

High Impact Results with Therapy Association
BIOMARKER	METHOD	ANALYTE	RESULT	THERAPY ASSOCIATION		BIOMARKER LEVEL*
ER	IHC	Protein	Positive | 3+, 90%	BENEFIT	abemaciclib, palbociclib, ribociclib	Level 1
PIK3CA	Seq	DNA-Tumor	Pathogenic Variant Exon 10 | p.E542K	BENEFIT	alpelisib + fulvestrant, capivasertib	Level 1
ERBB2 (Her2/Neu)	IHC	Protein	Positive Low | 1+, 40%	BENEFIT	trastuzumab deruxtecan	Level 1
ERBB2 (Her2/Neu)	CISH	DNA-Tumor	Not Amplified	LACK OF BENEFIT	trastuzumab, lapatinib	Level 1
ESR1	Seq	DNA-Tumor	Mutation Not Detected	LACK OF BENEFIT	elacestrant	Level 2
BRCA1	Seq	DNA-Tumor	Mutation Not Detected	LACK OF BENEFIT	niraparib, olaparib	Level 2
BRCA2	Seq	DNA-Tumor	Mutation Not Detected	LACK OF BENEFIT	niraparib, olaparib	Level 2
* Biomarker reporting classification: Level 1 – Companion diagnostic (CDx); Level 2 – Strong evidence of clinical significance

Cancer-Type Relevant Biomarkers
Biomarker	Method	Analyte	Result
MSI	Seq	DNA-Tumor	Stable
Mismatch Repair Status	IHC	Protein	Proficient
NTRK1/2/3	Seq	RNA-Tumor	Fusion Not Detected
Tumor Mutational Burden	Seq	DNA-Tumor	Low, 4 mut/Mb
PR	IHC	Protein	Negative | 1+, 0%
AKT1	Seq	DNA-Tumor	Mutation Not Detected
PTEN	IHC	Protein	Positive | 1+, 100%
PD-L1 (22c3)	IHC	Protein	Positive, CPS: 15

Other Findings
Biomarker	Method	Analyte	Result
GATA3	Seq	DNA-Tumor	Pathogenic Variant Exon 5 | p.P409fs
CCND1	CNA-Seq	DNA-Tumor	Amplified
TOP2A	CISH	DNA-Tumor	Quantity Not Sufficient
FGFR1	CNA-Seq	DNA-Tumor	Indeterminate

Genomic Loss of Heterozygosity (LOH)	Seq	DNA-Tumor	Low - 9% of tested genomic segments exhibited LOH

The following genes were tested and had indeterminate results: ASXL1, KMT2D, POT1

IMMUNOHISTOCHEMISTRY details: PD-L1 (22c3) Combined Positive Score (CPS) threshold >= 10. ER positive threshold: >= 1% nuclear staining. Clones used: SP1 (ER), 1E2 (PR), 4B5 (HER2).`,
  reader: [
    "ER positive 90%",
    "PIK3CA E542K",
    "HER2 1+",
    "HER2 amplification negative",
    "ESR1 mutation negative",
    "BRCA1 mutation negative",
    "BRCA2 mutation negative",
    "MSS",
    "pMMR",
    "NTRK1 fusion negative",
    "NTRK2 fusion negative",
    "NTRK3 fusion negative",
    "TMB 4 mut/Mb",
    "PR negative",
    "AKT1 mutation negative",
    "PTEN positive",
    "PD-L1 CPS 15",
    "GATA3 P409fs",
    "CCND1 amplification",
    "LOH 9%",
  ],
}

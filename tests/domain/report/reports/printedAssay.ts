import type { JudgedReport } from "../JudgedReport.ts"

export const printedAssay: JudgedReport = {
  style: "a comprehensive panel as it is printed, in two columns with its page headers",
  text: `FOUNDATIONONE®CDx                                              PATIENT            TUMOR TYPE
                                                               Sample, Jane       Lung adenocarcinoma
                                                                                  COUNTRY CODE  US
                                                               REPORT DATE 14 Jan 2026   ORD-0000000-01
ABOUT THE TEST FoundationOne®CDx is a next-generation sequencing (NGS) based assay that identifies
genomic findings within hundreds of cancer-related genes.

PATHOLOGIST  Not given       SPECIMEN SITE  Lung        SPECIMEN TYPE  Block

Biomarker Findings
Microsatellite status - MS-Stable
Tumor Mutational Burden - 11 Muts/Mb
Genomic Findings
For a complete list of the genes assayed, please refer to the Appendix.
KRAS G12C
STK11 E120*
KEAP1 R320Q
CDKN2A/B p16INK4a loss and p14ARF loss exons 1-2
MTAP loss exons 2-8
MYC amplification - equivocal†
RBM10 R685fs*11
TP53 R158L

7 Disease relevant genes with no reportable
alterations: ALK, BRAF, EGFR, ERBB2, MET,
RET, ROS1

† See About the Test in appendix for details.

BIOMARKER FINDINGS                         THERAPY AND CLINICAL TRIAL IMPLICATIONS
Tumor Mutational Burden - 11 Muts/Mb       Pembrolizumab
10 Trials see p. 14
GENOMIC FINDINGS    THERAPIES WITH CLINICAL RELEVANCE    THERAPIES WITH CLINICAL RELEVANCE
                    (IN PATIENT'S TUMOR TYPE)            (IN OTHER TUMOR TYPE)
KRAS - G12C         Adagrasib  1                         none
                    Sotorasib  1
NOTE Genomic alterations detected may be associated with activity of certain FDA approved drugs.
Electronically signed by Example, M.D. | 14 Jan 2026 | Sample Analysis: 150 Second St. | page 1 of 31

VARIANTS OF UNKNOWN SIGNIFICANCE
NOTE One or more variants of unknown significance (VUS) were detected in this patient's tumor.
ATM         BRCA2       FANCL      NOTCH3
V410A       K2729N      T367fs*12  P1521L
`,
  reader: [
    "MSS",
    "TMB 11 mut/Mb",
    "KRAS G12C",
    "STK11 E120*",
    "KEAP1 R320Q",
    "CDKN2A/B deletion",
    "MTAP loss",
    "RBM10 R685fs*11",
    "TP53 R158L",
    "ALK negative",
    "BRAF negative",
    "EGFR negative",
    "ERBB2 negative",
    "MET negative",
    "RET negative",
    "ROS1 negative",
  ],
}

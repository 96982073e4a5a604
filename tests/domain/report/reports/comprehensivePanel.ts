import type { JudgedReport } from "../JudgedReport.ts"

/** A panel of some hundred genes in tissue: findings first, then for each the gene in words and drugs, then appendices. */
export const comprehensivePanel: JudgedReport = {
  style: "a comprehensive panel with appendices",
  text: `PATIENT: Sample, Person A          TUMOR TYPE: Pancreas ductal adenocarcinoma
REPORT DATE: 12 Mar 2026           ORDERED TEST #: ORD-0000000-01
ABOUT THE TEST: This is a next generation sequencing (NGS) based assay that identifies genomic findings within hundreds of cancer-related genes.

PHYSICIAN
ORDERING PHYSICIAN Example, Doctor
MEDICAL FACILITY Example Cancer Center
SPECIMEN
SPECIMEN SITE Liver
SPECIMEN TYPE Slide Deck
DATE OF COLLECTION 20 February 2026

Biomarker Findings
Microsatellite status - MS-Stable
Tumor Mutational Burden - 3 Muts/Mb

Genomic Findings
For a complete list of the genes assayed, please refer to the Appendix.
KRAS G12D
CDKN2A/B CDKN2A loss, CDKN2B loss
ARID1A Q456*
SMAD4 splice site 955+5G>C
TP53 R175H
MTAP loss

3 Disease relevant genes with no reportable alterations: BRCA1, BRCA2, PALB2

0 Therapies with Clinical Benefit
12 Clinical Trials
0 Therapies with Resistance

GENOMIC FINDINGS WITH NO REPORTABLE THERAPEUTIC OR CLINICAL TRIALS OPTIONS
For more information regarding biological and clinical significance, including prognostic, diagnostic, germline, and potential chemosensitivity implications, see the Genomic Findings section.

GENE
KRAS
ALTERATION
G12D
POTENTIAL TREATMENT STRATEGIES
KRAS activation may predict sensitivity to MEK inhibitors, such as trametinib and binimetinib. Clinical evidence that efficacy of EGFR inhibitors is limited in KRAS-mutated tumors has been reported.
FREQUENCY & PROGNOSIS
KRAS mutation has been reported in 91-95% of pancreatic adenocarcinomas. NRAS mutations are rare in this disease.
FINDING SUMMARY
KRAS encodes a member of the RAS family of small GTPases. KRAS alterations affecting amino acids G12, G13, Q22, P34, A59, Q61 and A146 have been characterized as activating.

APPENDIX Variants of Unknown Significance
NOTE One or more variants of unknown significance (VUS) were detected in this patient's tumor.
ATM L1590F    FANCA S858R    MSH6 V878A
NOTCH3 P1521L    SPEN E2216K

APPENDIX Genes Assayed
DNA GENE LIST: ENTIRE CODING SEQUENCE FOR THE DETECTION OF BASE SUBSTITUTIONS, INSERTION/DELETIONS, AND COPY NUMBER ALTERATIONS
ABL1 ACVR1B AKT1 AKT2 AKT3 ALK ALOX12B AMER1 APC AR
ARAF ARFRP1 ARID1A ASXL1 ATM ATR ATRX AURKA AURKB AXIN1
BRAF BRCA1 BRCA2 BRD4 BRIP1 BTG1 BTG2 BTK CALR CARD11
DNA GENE LIST: FOR THE DETECTION OF SELECT REARRANGEMENTS
ALK BCL2 BCR BRAF BRCA1 BRCA2 CD74 EGFR ETV4 ETV5
ADDITIONAL ASSAYS: FOR THE DETECTION OF SELECT CANCER BIOMARKERS
Microsatellite (MS) status
Tumor Mutational Burden (TMB)

Electronically signed by Example Doctor, M.D. | CLIA: 00D0000000`,
  reader: [
    "MSS",
    "TMB 3 mut/Mb",
    "KRAS G12D",
    "CDKN2A loss",
    "CDKN2B loss",
    "ARID1A Q456*",
    "SMAD4 splice site mutation",
    "TP53 R175H",
    "MTAP loss",
    "BRCA1 negative",
    "BRCA2 negative",
    "PALB2 negative",
  ],
}

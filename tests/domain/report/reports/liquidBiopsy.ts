import type { JudgedReport } from "../JudgedReport.ts"

/** Circulating tumor DNA: a table of alterations with their share, drugs beside them, and what was not found. */
export const liquidBiopsy: JudgedReport = {
  style: "a liquid biopsy",
  text: `Example Liquid 74 — Therapy Finder
Patient Name: Example, Person   Patient ID: 00000   Test Number 1
Diagnosis: Colorectal Adenocarcinoma
Specimen: Peripheral blood, cell-free DNA; collected NOV-03-2025

Summary of Detected Somatic Alterations, Immunotherapy Biomarkers & Associated Treatment Options
KEY  ✓ Approved in indication  ✓ Approved in other indication  ✕ Lack of response

Detected Alteration(s) /      Associated FDA-approved therapies        Clinical trial        % cfDNA or
Biomarker(s)                                                           availability          Amplification
KRAS G12C                     ✓ Adagrasib + cetuximab                  Yes                   2.6%
                              ✕ Cetuximab, Panitumumab
APC R1450*                    None                                     Yes                   4.1%
PIK3CA E545K                  None                                     Yes                   1.0%
BRAF Amplification            None                                     Yes                   Medium (++) plasma copy number: 2.9
TP53 Splice Site SNV          None                                     Yes                   3.3%
SMAD4 R361H                   None                                     No                    0.4%

Variants of Uncertain Clinical Significance
BRCA2 S2414S (Synonymous) 0.2%, ATM I2683V 0.1%

Biomarkers
MSI-High: NOT DETECTED
Tumor Mutational Burden: 9.6 mut/MB

Additional biomarkers evaluated
ERBB2 (HER2) amplification: Not detected
BRAF V600E — not detected
NTRK1 / NTRK2 / NTRK3 fusions — not detected
NRAS: not evaluable

Comments
The mutant allele fraction of the alteration with the highest share is 4.1%. Low shedding may cause false negatives: the absence of an alteration in blood does not exclude it in tissue.

Method and limitations
Genomic DNA is isolated from plasma. The panel detects single nucleotide variants in 74 genes, copy number amplifications in 18 genes (AR, BRAF, CCND1, CCND2, CCNE1, CDK4, CDK6, EGFR, ERBB2), fusions in 6 genes and indels in 23 genes. The test was developed and its performance determined by the laboratory; it was not cleared by the U.S. Food and Drug Administration.`,
  reader: [
    "KRAS G12C",
    "APC R1450*",
    "PIK3CA E545K",
    "BRAF amplification",
    "TP53 splice site mutation",
    "SMAD4 R361H",
    "MSI-H negative",
    "TMB 9.6 mut/Mb",
    "HER2 amplification negative",
    "BRAF V600E negative",
    "NTRK1 fusion negative",
    "NTRK2 fusion negative",
    "NTRK3 fusion negative",
  ],
}

import type { JudgedReport } from "../JudgedReport.ts"

export const pancreaticPanel: JudgedReport = {
  style: "a panel of a pancreatic cancer in sections, with genes in columns",
  text: `TEMPUS | xT                                                     Patient          Date of Birth
                                                                Sample, John     01/01/1960
Diagnosis: Adenocarcinoma of the pancreas                        Sex Male
Accession No. TL-26-000000
TEMPUS | xT 648 genes   Tumor specimen: Liver, right lobe, collected 01/05/2026   Tumor Percentage: 40%
Normal specimen: Blood

GENOMIC VARIANTS

Somatic - Potentially Actionable                                 Variant Allele Fraction
 KRAS                p.G12V Missense variant (exon 2) - GOF       28.9%
 ATM                 p.R3008C Missense variant - LOF              31.0%
Somatic - Biologically Relevant
 TP53                p.R282W Missense variant - LOF               33.1%
 CDKN2A              Copy number loss
 SMAD4               Copy number loss
 GATA6               Copy number gain
 ARID1A              c.2879-1G>A Splice region variant - LOF      26.4%
Germline - Pathogenic / Likely Pathogenic
 No reportable pathogenic variants were found in the limited set of genes on which we report.
Pertinent Negatives
 No pathogenic single nucleotide variants, indels, or copy number changes found in:
 BRCA1   BRCA2   PALB2   BRAF   ERBB2

IMMUNOTHERAPY MARKERS
Tumor Mutational Burden            Microsatellite Instability Status
2.1 m/MB     34th percentile       Stable   Equivocal   High
                                   ^
FDA-APPROVED THERAPIES, OTHER INDICATIONS
 PARP Inhibitor     Olaparib      ATM p.R3008C LOF     Consensus, Prostate cancer
Gene rearrangements (RNA sequencing): No gene rearrangements identified: NRG1, NTRK1, ALK, ROS1, RET
Variants of unknown significance:  APC p.E1317Q (48.2%), MSH6 p.S144I (47.9%)
Low coverage regions: CEBPA, TERT
`,
  reader: [
    "KRAS G12V",
    "ATM R3008C",
    "TP53 R282W",
    "CDKN2A loss",
    "SMAD4 loss",
    "GATA6 amplification",
    "ARID1A splice site mutation",
    "BRCA1 negative",
    "BRCA2 negative",
    "PALB2 negative",
    "BRAF negative",
    "ERBB2 negative",
    "TMB 2.1 mut/Mb",
    "NRG1 fusion negative",
    "NTRK1 fusion negative",
    "ALK fusion negative",
    "ROS1 fusion negative",
    "RET fusion negative",
  ],
}

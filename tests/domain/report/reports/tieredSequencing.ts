import type { JudgedReport } from "../JudgedReport.ts"

/** DNA and RNA of a tumor and of blood, in tiers, with shares in columns and pertinent negatives. */
export const tieredSequencing: JudgedReport = {
  style: "sequencing in tiers with pertinent negatives",
  text: `Patient Example                       Diagnosis Non-small cell lung cancer, adenocarcinoma
Date of Birth 01/01/1950              Sex Female
Physician Example Doctor              Institution Example Clinic

TEST REPORT  648 genes, tumor + normal matched DNA; whole transcriptome RNA
Notes
The whole-transcriptome RNA sequencing was successful.

GENOMIC VARIANTS
Somatic - Potentially Actionable                          Variant Allele Fraction
EGFR    p.L858R  Missense variant (exon 21) - GOF         31.4%  ▬▬▬▬
ERBB2   Copy number gain
Somatic - Biologically Relevant
TP53    p.R273H  Missense variant - LOF                   44.9%
RB1     c.1960+1G>A  Splice region variant - LOF          38.0%
Germline - Pathogenic / Likely Pathogenic
No potentially pathogenic germline variants were found in the limited set of genes on which we report.
Pertinent Negatives
No pathogenic single nucleotide variants, indels, or copy number changes
BRAF     KRAS     MET
Fusions: no reportable fusions were found in
ALK, RET, ROS1, NTRK1

IMMUNOTHERAPY MARKERS
Tumor Mutational Burden          Microsatellite Instability Status
6.8 m/MB   62nd percentile       Stable

PD-L1 (22C3) Tumor Proportion Score: 5%

FDA-APPROVED THERAPIES, CURRENT DIAGNOSIS
EGFR p.L858R Gain-of-function
Tyrosine Kinase Inhibitor    Osimertinib      MSK OncoKB, Level 1
Combination (EGFR mAb + MET mAb)   Amivantamab + Lazertinib   NCCN, Consensus

CLINICAL TRIALS
A Study of an EGFR/MET Bispecific Antibody in Advanced NSCLC (NCT00000000)
Phase III   Example City, ST - 12 mi
Mutations: EGFR mutation

VARIANTS OF UNKNOWN SIGNIFICANCE
Somatic                                Mutation effect             Variant allele fraction
FAT1     c.4433C>T  p.T1478I           Missense variant            22.1%
LRP1B    c.7012G>T  p.D2338Y           Missense variant            12.9%
KMT2C    c.2578C>T  p.P860S            Missense variant            9.8%

LOW COVERAGE REGIONS
HLA-A   PMS2   RANBP2

SOMATIC VARIANT DETAILS - POTENTIALLY ACTIONABLE
EGFR  c.2573T>G  p.L858R  NM_005228  Missense variant (exon 21) - GOF   VAF: 31.4%
EGFR is a gene that encodes a transmembrane receptor tyrosine kinase. Gain-of-function mutations, amplification, and overexpression of EGFR are associated with cancer progression.`,
  reader: [
    "EGFR L858R",
    "ERBB2 amplification",
    "TP53 R273H",
    "RB1 splice site mutation",
    "BRAF negative",
    "KRAS negative",
    "MET negative",
    "ALK fusion negative",
    "RET fusion negative",
    "ROS1 fusion negative",
    "NTRK1 fusion negative",
    "TMB 6.8 mut/Mb",
    "MSS",
    "PD-L1 TPS 5%",
  ],
}

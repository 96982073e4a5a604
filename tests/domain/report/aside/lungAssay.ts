import type { JudgedReport } from "../JudgedReport.ts"

/** An assay of a community hospital: relevant biomarkers in tiers, then every target with "present" or "absent". */
export const lungAssay: JudgedReport = {
  style: "an assay with tiers",
  text: `Example Precision Assay GX - Sample Cancer Type: Non-Small Cell Lung Cancer
Report Date: 14 Aug 2025  1 of 12

Relevant Non-Small Cell Lung Cancer Findings
Gene      Finding                         Gene      Finding
BRAF      None detected                   NTRK1     None detected
EGFR      EGFR exon 19 deletion           RET       None detected
KRAS      None detected                   ROS1      None detected

Genomic Alteration      Finding
Tumor Mutational Burden     3.79 Mut/Mb measured

Relevant Biomarkers
Tier   Genomic Alteration                   Relevant Therapies (In this cancer type)      Clinical Trials
IA     EGFR exon 19 deletion                afatinib, dacomitinib, osimertinib            61
       epidermal growth factor receptor
       Allele Frequency: 17.30%
       Locus: chr7:55242464
       Transcript: NM_005228.5
IIC    TP53 p.(Y220C) c.659A>G              None                                          8
       tumor protein p53
       Allele Frequency: 21.94%
IIC    MET amplification                    capmatinib, crizotinib                        12
       Copy number: 9.4

Prevalent cancer biomarkers without relevant evidence based on included data sources
ARID1B p.(Q1307*) c.3919C>T

Variant Details
DNA Sequence Variants
Gene    Amino Acid Change       Coding               Variant ID      Allele Frequency   Transcript      Variant Effect
EGFR    p.(E746_A750del)        c.2235_2249del15     COSM6223        17.30%             NM_005228.5     nonframeshift Deletion
TP53    p.(Y220C)               c.659A>G             COSM10758       21.94%             NM_000546.6     missense
MLH3    p.(V741F)               c.2221G>T            .               48.25%             NM_001040108.2  missense   VUS

Test Description
The assay tests for: hotspot genes AKT1, AKT2, ALK, AR, BRAF, CDK4, EGFR, ERBB2, KRAS; copy number genes ALK, AR, EGFR, ERBB2, MET; inter-genetic fusions ALK, RET, ROS1.
Current FDA Information: afatinib. Cancer type: Non-Small Cell Lung Cancer. Variant class: EGFR exon 19 deletion. Indications and usage: first-line treatment of patients with metastatic NSCLC whose tumors have non-resistant EGFR mutations.`,
  reader: [
    "BRAF negative",
    "NTRK1 negative",
    "EGFR exon 19 deletion",
    "RET negative",
    "KRAS negative",
    "ROS1 negative",
    "TMB 3.79 mut/Mb",
    "TP53 Y220C",
    "MET amplification",
    "ARID1B Q1307*",
  ],
}

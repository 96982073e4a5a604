import type { JudgedReport } from "../JudgedReport.ts"

/** A panel of an academic hospital: variants with DNA change and exon, copies, structural variants, comments. */
export const academicPanel: JudgedReport = {
  style: "a panel of an academic hospital",
  text: `Diagnostic Molecular Pathology
Department of Pathology, Example Memorial Hospital

Patient: EXAMPLE, PERSON      Accession #: M00-00000
Specimens Submitted: 1: Lung, right upper lobe (S00-0000/1A, 1 BLK)
DIAGNOSTIC INTERPRETATION
POSITIVE FOR THE FOLLOWING SOMATIC ALTERATIONS IN THE CLINICALLY VALIDATED PANEL:

Summary: 5 mutations, 1 copy number alteration, 1 structural variant detected
MSI Status: MICROSATELLITE STABLE (MSS). See MSI note below.
Tumor Mutation Burden: The estimated tumor mutation burden (TMB) for this sample is 7.9 mutations per megabase (mt/Mb).

Gene        Type                      Alteration                 Location    Additional Information
Somatic alterations detected in this sample:
Mutations
STK11       Nonsense Mutation         c.595G>T (p.E199*)         exon 4      MAF: 33.1%
KEAP1       Missense Mutation         c.1411C>T (p.R471C)        exon 4      MAF: 35.6%
NF1         Frameshift Deletion       c.2033delC (p.P678Rfs*10)  exon 18     MAF: 18.2%
SMARCA4     Splicing Mutation         c.2859+1G>T (p.X953_splice) exon 19    MAF: 29.0%
TERT        5'Flanking               g.1295228C>T               promoter    MAF: 40.1%
Copy Number Alterations
CDKN2A      Whole gene                Deletion                   9p21.3      Fold Change: -2.4
Structural Variants
KIF5B-RET   Fusion                    KIF5B (NM_004521) - RET (NM_020975) rearrangement: inv(10)  The KIF5B-RET rearrangement is an in-frame fusion that includes the kinase domain of RET.

Note: 2 of the detected mutations are of unknown significance.
Additional variants of unknown significance: ROS1 c.5557G>C (p.A1853P); PTPRT c.2209G>A (p.E737K)

MSI note: MSIsensor score: 0.21. Tumors with a score of 10 or greater are reported as MSI-H.

Test and Methodology: The panel, a custom targeted deep sequencing assay, covers all exons of 505 genes including ALK, BRAF, EGFR, ERBB2, KRAS, MET, NTRK1 and ROS1. Genomic DNA was extracted from tumor and patient's matched normal sample. Average coverage 702X. Tumor purity 60%.
Copy number aberrations were called with fold changes < -2.0 or > 2.0.
I attest that the above diagnosis is based upon my personal examination of the slides. Signed out by: Example Doctor, MD, PhD`,
  reader: [
    "MSS",
    "TMB 7.9 mut/Mb",
    "STK11 E199*",
    "KEAP1 R471C",
    "NF1 P678Rfs*10",
    "SMARCA4 splice site mutation",
    "TERT promoter mutation",
    "CDKN2A deletion",
    "KIF5B-RET fusion",
  ],
}

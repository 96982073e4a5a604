import type { JudgedReport } from "../JudgedReport.ts"

export const metastasisBiopsy: JudgedReport = {
  style: "a biopsy of a metastasis, with dotted lines and an addendum",
  text: `SURGICAL PATHOLOGY REPORT                              Accession: S26-00000
Patient Name: SAMPLE, JANE                             Page: 2 of 3
DIAGNOSIS
A. Liver, segment VI, core needle biopsy:
   - Metastatic carcinoma, consistent with breast primary (see note).
NOTE: The tumour cells are positive for GATA3 and CK7, and negative for CK20, TTF-1 and PAX8.
BIOMARKERS (performed on block A1)
   Estrogen receptor (SP1) ............ POSITIVE (90%, strong)
   Progesterone receptor (1E2) ........ NEGATIVE (<1%)
   HER2 (4B5) ......................... 2+ (EQUIVOCAL)
   HER2 by FISH ....................... NOT AMPLIFIED (HER2/CEP17 1.2; mean
                                        HER2 copy number 2.6)
   Ki-67 (MIB-1) ...................... 35%
   Androgen receptor .................. positive, 70%
   PD-L1 (SP142) ...................... IC < 1% (NEGATIVE)
   PD-L1 (22C3) ....................... CPS 4
ADDENDUM (issued 02/02/2026): Molecular results, plasma and tissue
   PIK3CA ............. p.His1047Arg (c.3140A>G), VAF 17%
   ESR1 ............... p.Asp538Gly, VAF 3%
   AKT1 ............... wild-type
   PTEN ............... retained by IHC; no mutation
   BRCA1 / BRCA2 (germline) ...... negative / negative
   TMB ................ 5.2 mutations/Mb;  MSI ....... stable
Controls react appropriately. ER and PR are reported according to ASCO/CAP 2020; a cut-off of 1% defines positivity.
`,
  reader: [
    "GATA3 positive",
    "CK7 positive",
    "CK20 negative",
    "TTF-1 negative",
    "PAX8 negative",
    "ER positive 90%",
    "PR negative",
    "HER2 2+, FISH negative",
    "Ki-67 35%",
    "AR positive 70%",
    "PD-L1 IC <1%",
    "PD-L1 CPS 4",
    "PIK3CA H1047R",
    "ESR1 D538G",
    "AKT1 negative",
    "PTEN retained",
    "PTEN mutation negative",
    "BRCA1 negative",
    "BRCA2 negative",
    "TMB 5.2 mut/Mb",
    "MSS",
  ],
}

import type { JudgedReport } from "../JudgedReport.ts"

/** A panel of inherited genes. */
export const inheritedPanel: JudgedReport = {
  style: "a panel of inherited genes",
  text: `Hereditary Cancer Panel - RESULT: POSITIVE

GENE        VARIANT                       ZYGOSITY        CLASSIFICATION
PALB2       c.3113G>A (p.Trp1038*)        Heterozygous    PATHOGENIC
CHEK2       c.470T>C (p.Ile157Thr)        Heterozygous    Uncertain Significance
MUTYH       c.1187G>A (p.Gly396Asp)       Heterozygous    Pathogenic (carrier)

About this test
This diagnostic test evaluates 47 genes for variants (genetic changes) that are associated with genetic disorders.

Genes analyzed: APC, ATM, AXIN2, BARD1, BMPR1A, BRCA1, BRCA2, BRIP1, CDH1, CDK4, CDKN2A, CHEK2

Next steps: A PALB2 variant raises the lifetime risk of breast cancer. Relatives may consider testing.`,
  reader: ["PALB2 W1038*", "MUTYH G396D"],
}

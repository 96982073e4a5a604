import type { JudgedReport } from "../JudgedReport.ts"

/** An integrated diagnosis of a brain tumor in layers. */
export const neuroOncology: JudgedReport = {
  style: "an integrated diagnosis of a brain tumour",
  text: `NEUROPATHOLOGY - INTEGRATED DIAGNOSIS (WHO CNS 2021)
Right temporal lobe, resection:
Integrated diagnosis:     Glioblastoma, IDH-wildtype
CNS WHO grade:            4
Histological diagnosis:   High-grade astrocytic glioma with microvascular proliferation and palisading necrosis
Molecular information:    see below

Immunohistochemistry:
GFAP: positive. OLIG2: positive.
IDH1 R132H: negative
ATRX: nuclear expression retained
p53: scattered positive nuclei (5%), wild-type pattern
H3 K27M: negative. H3 K27me3: retained.
Ki-67 labelling index: up to 25%
BRAF V600E (VE1): negative

Molecular studies:
IDH1/IDH2 sequencing: no mutation detected
MGMT promoter methylation (pyrosequencing): METHYLATED (mean 18%; cut-off 10%)
TERT promoter: C228T mutation detected
EGFR: amplified (>20 copies); EGFRvIII: present
CDKN2A/B: homozygous deletion
1p/19q: no codeletion
Chromosome +7/-10 signature: present
PTEN: c.388C>T p.R130*, 62 % VAF
FGFR3-TACC3 fusion: not detected
DNA methylation class (v12.5): glioblastoma, IDH-wildtype, subclass RTK II (calibrated score 0.99)

Comment: MGMT promoter methylation has been associated with response to temozolomide and longer survival. In the absence of an IDH mutation, TERT promoter mutation, EGFR amplification or +7/-10 each suffice for the diagnosis of glioblastoma.
Methods: DNA was extracted from FFPE tissue (tumour content 80%). Panel: 130 genes, incl. ACVR1, BRAF, CIC, FUBP1, H3F3A, HIST1H3B, NF1, NF2, PIK3CA, PTCH1, RB1, SMARCB1, SUFU, TP53.`,
  reader: [
    "IDH wild-type",
    "GFAP positive",
    "OLIG2 positive",
    "IDH1 R132H negative",
    "ATRX retained",
    "p53 wild-type",
    "H3 K27M negative",
    "H3 K27me3 retained",
    "Ki-67 25%",
    "BRAF V600E negative",
    "IDH1 mutation negative",
    "IDH2 mutation negative",
    "MGMT methylated",
    "TERT promoter mutation C228T",
    "EGFR amplified",
    "EGFRvIII present",
    "CDKN2A/B homozygous deletion",
    "1p/19q codeletion negative",
    "+7/-10 positive",
    "PTEN R130*",
    "FGFR3-TACC3 fusion negative",
  ],
}

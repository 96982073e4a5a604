import type { JudgedReport } from "../JudgedReport.ts"

export const integratedDiagnosis: JudgedReport = {
  style: "an integrated diagnosis, with stains in two columns",
  text: `NEUROPATHOLOGY – INTEGRATED REPORT (WHO CNS 2021)
Brain, right temporal lobe, resection:
   Integrated diagnosis:      Glioblastoma, IDH-wildtype
   CNS WHO grade:             4
   Histopathological class.:  High-grade astrocytic glioma with microvascular proliferation and necrosis
   Molecular information:     TERT promoter C228T; EGFR amplification with EGFRvIII (exons 2–7 deleted);
                              combined gain of chromosome 7 and loss of chromosome 10;
                              homozygous deletion of CDKN2A/B;
                              PTEN p.R130Q; MGMT promoter unmethylated (mean 4 %, cut-off 8 %)
Immunohistochemistry
  GFAP            positive                 IDH1 R132H     negative
  Olig2           positive, subset         ATRX           nuclear expression retained
  p53             <5 %, wild-type pattern  H3 K27me3      retained
  H3 K27M         negative                 BRAF V600E     negative (VE1)
  Ki-67           up to 30 %               NeuN           highlights entrapped neurons
Sequencing (NGS, 61 genes): no mutation in IDH1 (codon 132), IDH2 (codon 172), H3-3A, H3C2, BRAF, TP53 or NF1.
RNA: FGFR3::TACC3 fusion absent; no fusions of MET, NTRK1–3, ROS1.
Methylation profile (Heidelberg classifier v12.8): glioblastoma, IDH-wildtype, RTK II; calibrated score 0.98.
1p/19q: no codeletion. TMB 3 mut/Mb. MMR proteins (MLH1, PMS2, MSH2, MSH6): all expressed.
`,
  reader: [
    "IDH wildtype",
    "TERT promoter mutation C228T",
    "EGFR amplification",
    "EGFRvIII",
    "+7/-10",
    "CDKN2A/B homozygous deletion",
    "PTEN R130Q",
    "MGMT unmethylated",
    "GFAP positive",
    "OLIG2 positive",
    "p53 wild-type",
    "H3 K27M negative",
    "Ki-67 30%",
    "IDH1 R132H negative",
    "ATRX retained",
    "H3 K27me3 retained",
    "BRAF V600E negative",
    "IDH1 mutation negative",
    "IDH2 mutation negative",
    "H3-3A mutation negative",
    "H3C2 mutation negative",
    "BRAF mutation negative",
    "TP53 mutation negative",
    "NF1 mutation negative",
    "FGFR3-TACC3 fusion negative",
    "MET fusion negative",
    "NTRK1 fusion negative",
    "NTRK2 fusion negative",
    "NTRK3 fusion negative",
    "ROS1 fusion negative",
    "1p/19q codeletion negative",
    "TMB 3 mut/Mb",
    "MLH1 retained",
    "PMS2 retained",
    "MSH2 retained",
    "MSH6 retained",
  ],
}

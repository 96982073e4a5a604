import type { JudgedReport } from "../JudgedReport.ts"

/** Single tests of a melanoma. */
export const melanomaTests: JudgedReport = {
  style: "single tests of a melanoma",
  text: `MOLECULAR ONCOLOGY REPORT - MELANOMA
Block tested: B3; tumor cellularity 70%

BRAF mutation analysis (real-time PCR): V600 mutation DETECTED (V600E/Ec)
NRAS exon 3: Q61R mutation not detected
KIT exons 9, 11, 13, 17: no mutations found
TERT promoter: -146C>T (C250T) present
PD-L1 (28-8), tumour cells: 10%
LAG-3: 2% of immune cells
TMB: Intermediate, 12.6 mut/Mb
Microsatellite status: MSS

S100, SOX10 and Melan-A are diffusely positive. Cytokeratin AE1/AE3 is negative.

Comment: Patients with BRAF V600-mutated melanoma can be treated with BRAF and MEK inhibitors, such as dabrafenib and trametinib. NRAS mutant tumours may respond to MEK inhibition.`,
  reader: [
    "BRAF V600E",
    "NRAS Q61R negative",
    "KIT mutation negative",
    "TERT promoter mutation C250T",
    "PD-L1 10%",
    "LAG-3 2%",
    "TMB 12.6 mut/Mb",
    "MSS",
    "S100 positive",
    "SOX10 positive",
    "Melan-A positive",
    "cytokeratin AE1/AE3 negative",
  ],
}

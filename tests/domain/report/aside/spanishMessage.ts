import type { JudgedReport } from "../JudgedReport.ts"

/** A message in Spanish. */
export const spanishMessage: JudgedReport = {
  style: "a message in Spanish",
  text: `Hola, le copio lo que pone el informe:
Biopsia líquida (15/02/2026): EGFR L858R (VAF 3,2%); T790M no detectado; C797S no detectado. Amplificación de MET: positiva (número de copias 7). TP53 p.R248Q. ALK, ROS1, RET y NTRK: negativos. TMB 6 mut/Mb. MSI: estable. PD-L1 en tejido: TPS 20 %. HER2 (IHQ) 1+. No se encontraron mutaciones en KRAS ni BRAF.
Ya tomó osimertinib 14 meses. ¿Hay ensayos con amivantamab para mutaciones de EGFR?`,
  reader: [
    "EGFR L858R",
    "EGFR T790M negative",
    "EGFR C797S negative",
    "MET amplification",
    "TP53 R248Q",
    "ALK negative",
    "ROS1 negative",
    "RET negative",
    "NTRK negative",
    "TMB 6 mut/Mb",
    "MSS",
    "PD-L1 TPS 20%",
    "HER2 1+",
    "KRAS mutation negative",
    "BRAF mutation negative",
  ],
}

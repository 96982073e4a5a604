import type { JudgedReport } from "../JudgedReport.ts"

/** The report of a hospital in German, and the summary of it that a relative got in Spanish. */
export const germanSpanish: JudgedReport = {
  style: "German, with a summary in Spanish",
  text: `MOLEKULARPATHOLOGISCHER BEFUND
Patient: Beispiel, Person     Eingangs-Nr.: M/26/00000
Material: Leber-PE, FFPE, Tumorzellgehalt ca. 40 %
Klinische Angaben: metastasiertes Kolonkarzinom

Untersuchte Gene: AKT1, ALK, BRAF, EGFR, ERBB2, FGFR2, HRAS, KIT, KRAS, MET, NRAS, PDGFRA, PIK3CA, TP53

Ergebnis:
KRAS: Wildtyp
NRAS: Wildtyp
BRAF: Mutation p.V600E (c.1799T>A) nachgewiesen, Allelfrequenz 32 %
PIK3CA: keine Mutation nachweisbar
TP53: Mutation p.R282W, Allelfrequenz 41 %
HER2 (Immunhistochemie): Score 1+
HER2-Amplifikation: nicht nachgewiesen
Mikrosatellitenstatus: stabil (MSS)
Mismatch-Reparaturproteine: MLH1, PMS2, MSH2, MSH6 erhalten
NTRK1-, NTRK2-, NTRK3-Fusion: kein Nachweis
Tumormutationslast: 5,5 Mut/Mb
PD-L1: CPS 2

Beurteilung: BRAF-Mutationen finden sich in etwa 10 % der kolorektalen Karzinome und sind mit einer ungünstigen Prognose assoziiert.
Methodik: Panel-Sequenzierung (NGS), mittlere Abdeckung 1200x.

RESUMEN PARA LA FAMILIA
Mutación de BRAF V600E: detectada
KRAS y NRAS: sin mutaciones
Inestabilidad de microsatélites: no detectada (MSS)
Amplificación de HER2: negativa
Fusiones de NTRK: no detectadas
Carga mutacional tumoral: 5,5 mut/Mb
Reordenamiento de RET: ausente`,
  reader: [
    "KRAS wild-type",
    "NRAS wild-type",
    "BRAF V600E",
    "PIK3CA mutation negative",
    "TP53 R282W",
    "HER2 1+",
    "HER2 amplification negative",
    "MSS",
    "NTRK1 fusion negative",
    "NTRK2 fusion negative",
    "NTRK3 fusion negative",
    "TMB 5.5 mut/Mb",
    "PD-L1 CPS 2",
    "NTRK fusion negative",
    "RET fusion negative",
  ],
}

import type { JudgedReport } from "../JudgedReport.ts"

/** A hospital in Spanish. */
export const spanishHospital: JudgedReport = {
  style: "a hospital in Spanish",
  text: `INFORME DE ANATOMÍA PATOLÓGICA Y MOLECULAR
Paciente: Persona Ejemplo      Edad: 58
Diagnóstico: carcinoma seroso de alto grado de ovario

INMUNOHISTOQUÍMICA
WT1: positivo. PAX8: positivo. p53: patrón mutado (sobreexpresión).
Receptor de estrógenos: positivo (70%). Receptor de progesterona: negativo.
HER2: 2+ (equívoco); FISH: no amplificado.
Receptor de folato alfa (FOLR1): positivo, 85%
MLH1, MSH2, MSH6, PMS2: expresión conservada

ESTUDIO MOLECULAR
Gen: BRCA1. Variante: c.211A>G p.(Arg71Gly). Clasificación: patogénica.
BRCA2: no se detectan variantes patogénicas
TP53: p.(Arg273Cys), frecuencia alélica 61%
PIK3CA: variante de significado incierto p.(Ile391Met)
Inestabilidad genómica (HRD): positiva, score 63
TMB: 3 mut/Mb
CCNE1: sin amplificación

Limitaciones: La técnica no detecta grandes reordenamientos de BRCA1. Los inhibidores de PARP están indicados en pacientes con mutación de BRCA.`,
  reader: [
    "WT1 positive",
    "PAX8 positive",
    "p53 overexpressed",
    "ER positive 70%",
    "PR negative",
    "HER2 2+, FISH negative",
    "FOLR1 positive 85%",
    "pMMR",
    "BRCA1 R71G",
    "BRCA2 negative",
    "TP53 R273C",
    "HRD positive",
    "HRD score 63",
    "TMB 3 mut/Mb",
    "CCNE1 amplification negative",
  ],
}

import type { Marker } from "./Marker.ts"

const cap = "ASCO/CAP hormone receptor reporting"

/** A protein on or in tumour cells, which is expressed or not. */
const antigen = (name: string, forms: ReadonlyArray<string> = [], more: Partial<Marker> = {}): Marker => ({
  name,
  forms: [name, ...forms],
  exact: [],
  expressed: true,
  source: "HGNC and CD nomenclature (HCDM)",
  ...more,
})

const ofSolidTumors = { tumorGene: true } as const

/** Hormone receptors by the hormone alone. */
const byHormone = {
  positive: ["hormone positive", "hormone-positive"],
  negative: ["hormone negative", "hormone-negative"],
} as const

const tripleNegative = ["triple negative", "TNBC", "mTNBC"] as const

/** Proteins of tumour cells that a study asks to be expressed, or not to be. */
export const tumorAntigens: ReadonlyArray<Marker> = [
  {
    name: "Triple negative",
    forms: [],
    exact: [],
    positive: [...tripleNegative, "triple-negative breast cancer"],
    negative: ["non-triple negative", "non-TNBC"],
    source: "ASCO/CAP: estrogen and progesterone receptor and HER2 all negative",
  },
  {
    name: "Estrogen receptor",
    forms: ["estrogen receptor", "oestrogen receptor", "estrogen (ER)", "oestrogen (ER)"],
    exact: ["ER"],
    implied: { forms: ["hormone receptor", "hormonal receptor"], exact: ["HR"] },
    ...byHormone,
    negativeWithOthers: tripleNegative,
    expressed: true,
    ambiguous: true,
    source: cap,
  },
  {
    name: "Progesterone receptor",
    forms: ["progesterone receptor", "progesterone (PR)", "progesterone (PgR)"],
    exact: ["PR", "PgR"],
    implied: { forms: ["hormone receptor", "hormonal receptor"], exact: ["HR"] },
    ...byHormone,
    negativeWithOthers: tripleNegative,
    expressed: true,
    ambiguous: true,
    source: cap,
  },
  {
    name: "Hormone receptor",
    forms: ["hormone receptor", "hormonal receptor"],
    exact: ["HR"],
    implied: {
      forms: ["estrogen receptor", "oestrogen receptor", "progesterone receptor"],
      exact: ["ER", "PR", "PgR"],
    },
    ...byHormone,
    negativeWithOthers: tripleNegative,
    expressed: true,
    ambiguous: true,
    source: cap,
  },
  {
    name: "Androgen receptor",
    forms: ["androgen receptor"],
    exact: ["AR"],
    expressed: true,
    ambiguous: true,
    source: "NCIt",
  },
  antigen(
    "CLDN18.2",
    ["claudin 18.2", "claudin (CLDN)18.2", "claudin 18 isoform 2", "CLDN18 isoform 2", "claudin18 2", "CLDN18"],
    ofSolidTumors,
  ),
  antigen("FOLR1", ["folate receptor alpha", "folate receptor-α", "FRα", "FR alpha", "FRalpha"], ofSolidTumors),
  antigen("TROP2", ["TACSTD2", "trophoblast cell surface antigen 2"], ofSolidTumors),
  antigen("DLL3", ["delta-like ligand 3", "delta like protein 3"], ofSolidTumors),
  antigen("PSMA", ["prostate-specific membrane antigen"], ofSolidTumors),
  antigen("NECTIN4", [], ofSolidTumors),
  antigen("GPC3", ["glypican-3", "glypican 3"], ofSolidTumors),
  antigen("MSLN", ["mesothelin"], ofSolidTumors),
  antigen("CEACAM5", [], ofSolidTumors),
  antigen("B7-H3", ["CD276"]),
  antigen("B7-H4", ["VTCN1"]),
  antigen("GD2", ["disialoganglioside"]),
  antigen("SSTR2", ["somatostatin receptor 2", "somatostatin receptor", "SSTR"], ofSolidTumors),
  antigen("NY-ESO-1", ["CTAG1B"]),
  antigen("MAGE-A4", ["MAGEA4"]),
  antigen("PRAME", [], ofSolidTumors),
  antigen("CD19"),
  antigen("CD20", ["MS4A1"]),
  antigen("CD22"),
  antigen("CD30", ["TNFRSF8"]),
  antigen("CD33"),
  antigen("CD38"),
  antigen("CD5"),
  antigen("CD7"),
  antigen("CD70"),
  antigen("CD79B"),
  antigen("CD123", ["IL3RA"]),
  antigen("BCMA", ["B-cell maturation antigen", "B cell maturation antigen", "TNFRSF17"]),
  antigen("GPRC5D"),
]

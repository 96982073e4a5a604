import * as MarkerRows from "./MarkerRows.ts"

/** Cancer without the receptors of estrogen and progesterone, and without HER2. */
export const tripleNegative = "triple negative | TNBC | mTNBC"

/** Hormone receptors are told by the hormone alone, too. */
const ofHormone = `negative with others ${tripleNegative}; ambiguous;
  positive hormone{ ,-}positive; negative hormone{ ,-}negative # ASCO/CAP hormone receptor reporting`

const hormoneReceptor = `{hormone,hormonal} receptor | "HR"`

/** Proteins of tumor cells, on or in them, that a study asks to be expressed, or not to be. */
export const tumorAntigens = [
  ...MarkerRows.read(
    `Triple negative: ; positive ${tripleNegative} | triple-negative breast cancer; negative non-triple negative | non-TNBC`,
    "# ASCO/CAP: estrogen and progesterone receptor and HER2 all negative",
  ),
  ...MarkerRows.read(
    `
Estrogen receptor | oestrogen receptor | {estrogen,oestrogen} (ER) | "ER"; implied ${hormoneReceptor}; ${ofHormone}
Progesterone receptor | progesterone (P{R,gR}) | "PR" | "PgR"; implied ${hormoneReceptor}; ${ofHormone}
Hormone receptor: ${hormoneReceptor}; implied {estrogen,oestrogen,progesterone} receptor | "ER" | "PR" | "PgR"; ${ofHormone}
Androgen receptor | "AR"; ambiguous # NCIt
AR-V7 | androgen receptor{ splice,} variant 7
IL13RA2 | IL13R{α2, alpha 2} | {IL,interleukin}-13 receptor alpha 2
B7-H3 | CD276
B7-H4 | VTCN1
GD2 | disialoganglioside
NY-ESO-1 | CTAG1B
MAGE-A1 | MAGEA1
MAGE-A4 | MAGEA4
CD20 | MS4A1
CD22 | SIGLEC2
CD30 | TNFRSF8
CD33 | SIGLEC3
each of CD19, CD37, CD38, CD5, CD7, CD70, CD79B, TRBC1, GPRC5D
CD123 | IL3RA
CD138 | syndecan-1 | SDC1
CLEC12A | CD371
BAFF-R | BAFFR | TNFRSF13C | BAFF receptor
CCR4 | C-C chemokine receptor 4
BCMA | B{-, }cell maturation antigen | TNFRSF17 | CD269
FCRL5 | FcRH5
SLAMF7 | CD319
`,
    "expressed # HGNC and CD nomenclature (HCDM)",
  ),
  ...MarkerRows.read(
    `
CLDN6 | claudin 6
CLDN18.2 | claudin 18.2 | claudin (CLDN)18.2 | {claudin 18,CLDN18} isoform 2 | claudin18 2 | CLDN18
FOLR1 | folate receptor {alpha,1} | folate receptor-α | FR{α, alpha,alpha}
TROP2 | TACSTD2 | trophoblast cell surface antigen 2
"FAP" | fibroblast activation protein{, alpha}; ambiguous
ROR1 | receptor tyrosine kinase-like orphan receptor 1
CDH6 | cadherin 6
CDH17 | cadherin 17
SLC34A2 | NaPi2b
SLC39A6 | LIV-1
TPBG | trophoblast glycoprotein | "5T4"
EPCAM | epithelial cell adhesion molecule | CD326
each of PTK7, MUC1, MUC16, "AXL", EPHA2, STEAP1, PRAME
GUCY2C | {guanylyl,guanylate} cyclase C
KLK2 | human kallikrein 2 | hK2
PSCA | prostate stem cell antigen
GRPR | gastrin-releasing peptide receptor
"CA9" | CAIX | carbonic anhydrase IX
SEZ6 | seizure-related homolog 6
SLFN11 | schlafen 11
ASNS | asparagine synthetase
DLL3 | delta{-, }like {ligand,protein} 3
PSMA | prostate-specific membrane antigen | FOLH1
NECTIN4 | PVRL4
GPC3 | glypican{-, }3
MSLN | mesothelin
CEACAM5 | CD66e
SSTR2 | somatostatin receptor{ 2,} | SSTR
`,
    "of tumors; expressed # HGNC and CD nomenclature (HCDM)",
  ),
]

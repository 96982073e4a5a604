import type { JudgedReport } from "../JudgedReport.ts"

export const doubleExpressor: JudgedReport = {
  style: "a lymphoma by signs, FISH in columns and a panel",
  text: `Haematopathology — lymph node, right inguinal, core biopsy                             Report status: FINAL
DIAGNOSIS: Diffuse large B-cell lymphoma, NOS, non-GCB subtype (Hans algorithm)
Immunophenotype: the large cells are CD20+, CD79a+, PAX5+, CD10-, BCL6+ (about 40%), MUM1+ (80%), BCL2+ (90%), MYC+ (45%),
CD5-, CD30- and cyclin D1-; Ki-67 index 85 %. CD19 expressed. EBER in situ hybridisation negative.
FISH (interphase, 200 nuclei)
  Target                   Abnormal nuclei   Result
  MYC (8q24) break-apart   2 %               no rearrangement
  BCL2 (18q21) break-apart 1 %               no rearrangement
  BCL6 (3q27) break-apart  62 %              rearranged
  TP53 (17p13)             8 %               no deletion
NGS lymphoid panel: MYD88 p.L265P (VAF 38%), CD79B p.Y196H (VAF 35%), PIM1 multiple variants; CREBBP, EZH2,
KMT2D and NOTCH2: no pathogenic variant.
Staging note: LDH 612 U/L (135–225), ECOG 2. HBsAg negative, anti-HBc negative, HIV 1/2 Ag/Ab non-reactive.
`,
  reader: [
    "CD20 positive",
    "CD79a positive",
    "PAX5 positive",
    "CD10 negative",
    "BCL6 positive 40%",
    "MUM1 positive 80%",
    "BCL2 positive 90%",
    "MYC positive 45%",
    "CD5 negative",
    "CD30 negative",
    "cyclin D1 negative",
    "Ki-67 85%",
    "CD19 positive",
    "EBER negative",
    "MYC rearrangement negative",
    "BCL2 rearrangement negative",
    "BCL6 rearrangement",
    "TP53 deletion negative",
    "MYD88 L265P",
    "CD79B Y196H",
    "PIM1 mutation",
    "CREBBP negative",
    "EZH2 negative",
    "KMT2D negative",
    "NOTCH2 negative",
    "LDH 612 U/L",
    "ECOG 2",
    "HBsAg negative",
    "anti-HBc negative",
    "HIV negative",
  ],
}

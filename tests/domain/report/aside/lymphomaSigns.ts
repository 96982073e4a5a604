import type { JudgedReport } from "../JudgedReport.ts"

/** A lymphoma by signs. */
export const lymphomaSigns: JudgedReport = {
  style: "a lymphoma by signs",
  text: `LYMPHOMA CONSULTATION
Diagnosis: Diffuse large B-cell lymphoma, NOS, non-GCB (Hans)
IHC: CD20+, CD3-, CD10-, BCL6+ (60%), MUM1+, BCL2+ (90%), MYC 50%, CD30-, CD5-, Cyclin D1-. Ki-67 ~90%. EBER negative.
FISH: MYC rearranged; BCL2 not rearranged; BCL6 not rearranged.
NGS: MYD88 L265P, CD79B Y196H, PIM1 (multiple), CDKN2A homozygous loss. TP53 wild-type.
CD19 expression retained.`,
  reader: [
    "CD20 positive",
    "CD3 negative",
    "CD10 negative",
    "BCL6 positive",
    "MUM1 positive",
    "BCL2 positive",
    "MYC 50%",
    "CD30 negative",
    "CD5 negative",
    "cyclin D1 negative",
    "Ki-67 90%",
    "EBER negative",
    "MYC rearranged",
    "BCL2 rearrangement negative",
    "BCL6 rearrangement negative",
    "MYD88 L265P",
    "CD79B Y196H",
    "CDKN2A homozygous deletion",
    "TP53 wild-type",
    "CD19 positive",
  ],
}

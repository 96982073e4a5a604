/** How a marker may be altered, or how many of its alleles somebody has; `any` says nothing of that. */
export const kinds = [
  "any",
  "alteration",
  "mutation",
  "amplification",
  "fusion",
  "deletion",
  "methylation",
  "expression",
  "carrier",
  "heterozygous",
  "homozygous",
  "stability",
  "trace",
  "insertion",
] as const

export type Kind = (typeof kinds)[number]

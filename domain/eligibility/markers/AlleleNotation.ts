const numbered = /^\d{1,2}$|^\d{4}$/

/** The group of an allele, and its protein where it is told: "2" and "02" are "*02", "0201" is "*0201". */
export const allele = (digits: string): string | undefined =>
  numbered.test(digits) ? `*${digits.padStart(2, "0")}` : undefined

/** The bases that a codon may hold, in the order in which the standard genetic code is written. */
const bases = "TCAG"

/** The standard genetic code (NCBI translation table 1): an amino acid for each codon, a star where the protein ends. */
const code = "FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG"

/** What amino acid a codon stands for; nothing where it ends the protein or is no codon. */
const aminoAcid = (codon: string): string | undefined => {
  const places = codon.split("").map((base) => bases.indexOf(base))
  if (places.length !== 3 || places.includes(-1)) return undefined
  const found = code[places.reduce((sum, place) => bases.length * sum + place, 0)]

  return found === "*" ? undefined : found
}

/** Codons of genes where tumours are mutated, by their numbers: source the reference transcripts (MANE Select) of the genes. */
const hotspots: ReadonlyArray<readonly [gene: RegExp, codons: Readonly<Record<number, string>>]> = [
  [/\bn-?ras\b/i, { 12: "GGT", 13: "GGT", 59: "GCT", 61: "CAA", 117: "AAG", 146: "GCC" }],
  [/\bh-?ras\b/i, { 12: "GGC", 13: "GGT", 59: "GCC", 61: "CAG", 117: "AAG", 146: "GCC" }],
  [/\bk?-?ras\b/i, { 12: "GGT", 13: "GGC", 59: "GCA", 61: "CAA", 117: "AAA", 146: "GCA" }],
  [/\bb-?raf\b/i, { 600: "GTG" }],
  [/\bidh1\b/i, { 132: "CGT" }],
  [/\bidh2\b/i, { 140: "CGG", 172: "AGG" }],
  [/\begfr\b/i, { 719: "GGC", 768: "AGC", 790: "ACG", 797: "TGC", 858: "CTG", 861: "CTG" }],
  [/\bpik3ca\b/i, { 542: "GAA", 545: "GAG", 1047: "CAT" }],
  [/\besr1\b/i, { 537: "TAT", 538: "GAC" }],
]

const codonOf = (written: string, number: number): string | undefined =>
  hotspots.find(([gene]) => gene.test(written))?.[1][number]

/** The place in the protein that a codon of the gene stands for, as its changes are named: "G12" for codon 12 of KRAS. */
export const place = (written: string, number: number): string | undefined => {
  const residue = aminoAcid(codonOf(written, number) ?? "")

  return residue === undefined ? undefined : `${residue}${number}`
}

/** A base of the coding DNA, counted from 1, that is another one. */
export interface Substitution {
  readonly position: number
  readonly from: string
  readonly to: string
}

/** The change of the protein that a substitution in a gene makes, "G12D"; nothing where it makes none, or the codon is not known. */
export const proteinChange = (written: string, { from, position, to }: Substitution): string | undefined => {
  const number = Math.ceil(position / 3)
  const codon = codonOf(written, number) ?? ""
  const at = (position - 1) % 3
  if (codon[at] !== from) return undefined
  const residue = aminoAcid(codon)
  const other = aminoAcid(codon.slice(0, at) + to + codon.slice(at + 1))

  return residue === undefined || other === undefined || other === residue ? undefined : `${residue}${number}${other}`
}

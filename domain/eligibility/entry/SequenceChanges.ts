import { rowsOf } from "../text/Spellings.ts"

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

/** Codons of genes where tumors are mutated, by their numbers: source the reference transcripts (MANE Select) of the genes. */
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
const placeOf = (written: string, number: number): string | undefined => {
  const residue = aminoAcid(codonOf(written, number) ?? "")

  return residue === undefined ? undefined : `${residue}${number}`
}

/** A change of the coding DNA as HGVS writes it: "c.68_69delAG", "c.35G>A", "c.1505+1G>A". */
const coding = /(?<![\w.])c\. ?[*-]?\d{1,6}(?:[\w+*>=^-]{0,40})/gi

/** A base of the coding DNA, counted from 1, that is another one. */
const substitution = /^C\. ?(\d{1,6})([ACGT])>([ACGT])$/

/** One codon, and none of several: "codon 12 or 13". */
const codon = /\bcodons? (\d{1,4})\b(?! ?(?:[/,&-]|or|and) ?\d)/i

/** The change of the protein may stand beside that of the DNA: "c.35G>A (p.Gly12Asp)". It is then told already. */
const ofProtein = /\bp\. ?\(?[a-z]{1,3}\d/i

/** The change as it is called of the protein, "G12D", or else as a mutation: that a gene is changed is all that the notation tells of most. */
const changeOf = (written: string, change: string): string => {
  const [, position, from, to] = substitution.exec(change.toUpperCase()) ?? []
  const number = Math.ceil(Number(position) / 3)
  const at = (Number(position) - 1) % 3
  const codon = codonOf(written, number) ?? ""
  const [one, other] = [codon, `${codon.slice(0, at)}${to}${codon.slice(at + 1)}`].map(aminoAcid)
  const isKnown = codon[at] === from && one !== undefined && other !== undefined && one !== other

  if (to === undefined || ofProtein.test(written)) return "mutation"

  return isKnown ? `${one}${number}${other}` : "point mutation"
}

const changed = (written: string, number: string): boolean =>
  ofProtein.test(written) || new RegExp(`\\b[A-Z]${number}[A-Z]\\b`).test(written)

/** "Codon 12" of KRAS is G12, whatever it is changed to, unless that is told. Of other genes it is a mutation. */
const withPlace = (written: string): string =>
  written.replace(codon, (phrase, number: string) =>
    changed(written, number) ? "" : (placeOf(written, Number(number)) ?? `${phrase} mutation`),
  )

/** What a profile writes of a change of the DNA as a mutation of its gene, or as the change of the protein where that is told. */
export const withDnaChanges = (written: string): string =>
  withPlace(written.replace(coding, (change) => changeOf(written, change)))

/**
 * The exons of genes in which tumors are changed, by their first residue and their last, or by no more than the residues that are
 * changed: source the reference transcripts (MANE Select). Those of PIK3CA and NPM1 are counted in two ways.
 */
const exonRows = `
egfr|erbb1|her1: 18 688-728, 19 729-761, 20 762-823, 21 824-875
erbb2|her-?2: 8 310, 19 737-769, 20 770-831, 21 832-883
(?:c-)?kit: 8 412-448, 9 449-514, 10 515-549, 11 550-592, 12 593-626, 13 627-664, 14 665-714, 16 745-787, 17 788-828
pdgfra: 12 552-596, 14 632-668, 18 814-854
[knh]?-?ras: 2 1-37, 3 38-96, 4 98-150
b-?raf: 11 439-478, 15 581-620
ctnnb1|beta-catenin: 3 5-80
pik3ca: 9 542-546, 10 542-546, 20 1043-1049, 21 1043-1049
idh1: 4 132
idh2: 4 140, 4 172
jak2: 12 533-547, 14 617
mpl: 10 505-515
calr: 9 363-417
npm1: 11 286-290, 12 286-290
flt3: 20 834-842
(?:c-)?met: 14 963-1010, 19 1228-1230
gnaq|gna11: 4 183, 5 209
ret: 10 609-620, 11 630-634, 13 768-790, 14 804, 15 883-891, 16 918
alk: 23 1174, 24 1245, 25 1275
fgfr3: 7 248-249
fgfr2: 7 252-253
esr1: 8 536-538
map2k1|mek1: 2 27-97, 3 98-146
tp53|p53: 5 127-186, 6 188-224, 7 226-260, 8 262-306
vhl: 1 1-113, 2 115-154, 3 156-213
dnmt3a: 23 882
sf3b1: 14 625-666, 15 700
myd88: 5 265
ptpn11: 3 46-110
nfe2l2|nrf2: 2 24-82
btk: 15 481
pole: 9 286, 13 411
`

const exonsOfGenes = rowsOf(exonRows).map((row) => {
  const [names = "", exons = ""] = row.split(": ")

  return {
    gene: new RegExp(`\\b(?:${names})\\b`, "i"),
    exons: exons.split(", ").map((exon) => exon.split(/[ -]/).map(Number)),
  }
})

/** The exon that a residue of the gene is of that a text names; several where it is counted in two ways. */
export const exonsOf = (text: string, residue: number): ReadonlyArray<number> =>
  (exonsOfGenes.find(({ gene }) => gene.test(text))?.exons ?? []).flatMap(([exon = 0, first = 0, last = first]) =>
    first <= residue && residue <= last ? [exon] : [],
  )

import type { Tokens } from "../text/Tokens.ts"

/** Amino acids by their three letters (IUPAC): `Gly12Cys` and `G12C` are one change. */
export const aminoAcids: ReadonlyMap<string, string> = new Map(
  "ala:a arg:r asn:n asp:d cys:c gln:q glu:e gly:g his:h ile:i leu:l lys:k met:m phe:f pro:p ser:s thr:t trp:w tyr:y val:v"
    .split(" ")
    .map((pair) => [pair.slice(0, 3), pair.slice(4)] as const),
)

const digit = /\d/

/** Of residues with one digit only those of SOD1: other such words are codes, "T1a", or proteins, "C5a". No amino acid has the letter of "X788". */
const short = /^(?:[ac-ik-np-tvwy]\d{2,4}(?:[a-z]|fs)?|a[45]v)$/

/** A residue by its number, with what becomes of it, or of several of which it is the last: "a763", "y764insfqea". */
const residue = /^([a-z]|[a-z]{3})(\d{2,4})(?:(del|ins|dup)[a-z]*)?$/

const lostOrGained = /^(?:del|ins|dup)$/

/** What a word has that tells such a change by itself. */
const indelWord = /\d(?:del|ins|dup)/

/** Whether a word is a residue by its number, alone or with what becomes of it. */
export const isResidue = (word: string): boolean => residue.test(word)

/** What looks like a change and is the name of a protein by its weight: "p16", "p190" of BCR-ABL. */
const protein = /^p(?:14|15|16|21|27|40|53|63|73|190|210|230)$/

const long = /^([a-z]{3})(\d{1,4})([a-z]{3})$/

const deleted = /^(?:ex|exon|e)?(\d{1,2})(?:del|ins)$|^del(\d{1,2})$|^ex(?:on)?(\d{1,2})$/

/** Residues that are lost or gained by the first of them: "a763ins" for "A763_Y764insFQEA", "e746del" for "del E746-A750"; nothing where words tell none. */
export const indel = (words: ReadonlyArray<string>): string | undefined => {
  const residues = words.flatMap((word) => {
    const [, acid = "", number, kind] = residue.exec(word) ?? []
    const letter = acid.length === 1 ? acid : aminoAcids.get(acid)

    return letter === undefined || number === undefined ? [] : [{ place: `${letter}${number}`, kind }]
  })
  const kind = residues.flatMap(({ kind }) => kind ?? [])[0] ?? words.find((word) => lostOrGained.test(word))

  return residues[0] === undefined || kind === undefined ? undefined : `${residues[0].place}${kind}`
}

/** The name of a protein change in its short spelling without "any" (G12X is G12), and without the end of the protein; nothing if the word is none. */
export const variant = (word: string): string | undefined => {
  if (!digit.test(word)) return undefined
  const spelled = long.exec(word)
  const from = aminoAcids.get(spelled?.[1] ?? "")
  const to = spelled?.[3] === "ter" ? "" : aminoAcids.get(spelled?.[3] ?? "")
  if (spelled !== null && from !== undefined && to !== undefined) return `${from}${spelled[2]}${to}`
  const exon = deleted.exec(word)
  if (exon !== null) return `exon${exon[1] ?? exon[2] ?? exon[3]}`
  if (!short.test(word) || protein.test(word)) return indelWord.test(word) ? indel([word]) : undefined

  return word.endsWith("x") ? word.slice(0, -1) : word
}

export const isVariant = (word: string | undefined): boolean => variant(word ?? "") !== undefined

const numbered = /^\d{1,2}$|^\d{4}$/

/** The group of an allele, and its protein where it is told: "2" and "02" are "*02", "0201" is "*0201". */
export const allele = (digits: string): string | undefined =>
  numbered.test(digits) ? `*${digits.padStart(2, "0")}` : undefined

/** How most genes are written. */
const symbol = /^[A-Z][A-Z0-9]{1,7}$/

/** Genes that go by the number of their reading frame: "C9orf72". */
const openFrame = /^C\d{1,2}orf\d{1,4}$/

const noSymbol = /^(?:[IVX]+|OR|AND|NOT)$/

/** Whether a token looks like another marker of a list: "EGFR, ALK or ROS1". */
export const geneLike = (text: string, { ends, starts, words }: Tokens, at: number): boolean => {
  const { length } = words[at] ?? ""
  if (length < 2 || length > 8) return false
  const written = text.slice(starts[at], ends[at])

  return (openFrame.test(written) || symbol.test(written)) && !noSymbol.test(written)
}

import { aminoAcids } from "./AminoAcids.ts"

const digit = /\d/

const short = /^[a-z]\d{2,4}(?:[a-z]|fs|del|ins|dup)?$/

/** What looks like a change and is the name of a protein by its weight: "p16", "p190" of BCR-ABL. */
const protein = /^p(?:14|15|16|21|27|40|53|63|73|190|210|230)$/

const long = /^([a-z]{3})(\d{1,4})([a-z]{3})$/

const deleted = /^(?:ex|exon|e)?(\d{1,2})(?:del|ins)$|^del(\d{1,2})$|^ex(?:on)?(\d{1,2})$/

/** The name of a protein change in its short spelling without "any" (G12X is G12); nothing if the word is none. */
export const variant = (word: string): string | undefined => {
  if (!digit.test(word)) return undefined
  const spelled = long.exec(word)
  const from = aminoAcids.get(spelled?.[1] ?? "")
  const to = aminoAcids.get(spelled?.[3] ?? "")
  if (spelled !== null && from !== undefined && to !== undefined) return `${from}${spelled[2]}${to}`
  const exon = deleted.exec(word)
  if (exon !== null) return `exon${exon[1] ?? exon[2] ?? exon[3]}`
  if (!short.test(word) || protein.test(word)) return undefined

  return word.endsWith("x") ? word.slice(0, -1) : word
}

/** Changes that have a name instead of a place: "FLT3-ITD". */
export const namedChanges: ReadonlySet<string> = new Set(["itd", "tkd"])

/** Words with exons as changes are called: "exon19" for "19" in "exon 19". */
export const withExons = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  words.map((word, at) => (/^exons?$/.test(words[at - 1] ?? "") ? `exon${word}` : word))

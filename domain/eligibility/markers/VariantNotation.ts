import type { Tokens } from "../text/Tokens.ts"
import { aminoAcids } from "./AminoAcids.ts"
import * as GluedStates from "./GluedStates.ts"

const digit = /\d/

const short = /^[a-z]\d{2,4}(?:[a-z]|fs|del|ins|dup)?$/

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
  if (!short.test(word)) return undefined

  return word.endsWith("x") ? word.slice(0, -1) : word
}

const symbol = /^[A-Z][A-Z0-9]{1,7}$/

/** Genes that go by the number of their reading frame: "C9orf72". */
const openFrame = /^C\d{1,2}orf\d{1,4}$/

const roman = /^[IVX]+$/

/** Whether a token looks like another marker of a list: "EGFR, ALK or ROS1". */
export const geneLike = (text: string, { ends, starts, words }: Tokens, at: number): boolean => {
  const { length } = words[at] ?? ""
  if (length < 2 || length > 8) return false
  const written = text.slice(starts[at], ends[at])

  return (
    (openFrame.test(written) || symbol.test(written)) &&
    !roman.test(written) &&
    written !== "OR" &&
    written !== "AND" &&
    written !== "NOT"
  )
}

/** Whether what is glued to a name is a state, a protein change or a part of the name. */
export const mayBeGlued = (rest: string): boolean =>
  rest === "s" ||
  rest === "neu" ||
  GluedStates.of(rest) !== undefined ||
  GluedStates.leads(rest) ||
  variant(rest) !== undefined

const numbered = /^\d{1,2}$|^\d{4}$/

/** The group of an allele, and its protein where it is told: "2" and "02" are "*02", "0201" is "*0201". */
export const allele = (digits: string): string | undefined =>
  numbered.test(digits) ? `*${digits.padStart(2, "0")}` : undefined

/** Words with exons as changes are called: "exon19" for "19" in "exon 19". */
export const withExons = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  words.map((word, at) => (/^exons?$/.test(words[at - 1] ?? "") ? `exon${word}` : word))

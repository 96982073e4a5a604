const marks = /\p{M}+/gu
const apostrophes = /['’‘`]/g
const word = /[\p{L}\p{N}]+/gu

/** Plural and singular become one word: `studies` and `study`, `masses` and `mass`, `tumors` and `tumor`. */
const singular = (text: string): string => {
  if (text.length > 4 && text.endsWith("ies")) return `${text.slice(0, -3)}y`
  if (/(ss|x|ch|sh)es$/.test(text)) return text.slice(0, -2)
  if (text.length > 3 && /[^siu]s$/.test(text)) return text.slice(0, -1)

  return text
}

/**
 * The words by which text is found: case, accents and apostrophes do not count, every other sign parts two words (also
 * the hyphen), a plural counts as its singular.
 */
export const of = (text: string): ReadonlyArray<string> =>
  (text.normalize("NFKD").replace(marks, "").replace(apostrophes, "").toLowerCase().match(word) ?? []).map(singular)

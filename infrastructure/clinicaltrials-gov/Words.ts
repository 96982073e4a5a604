import * as FreeText from "../../domain/FreeText.ts"

/** A word starts with a letter or digit; hyphens, points and apostrophes stay where they join two parts of a word. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-.'’][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu

const part = /[-.'’]?[^-.'’]+/gu

const mostCharacters = 500

/** Beyond it the registry answers "Too complicated query": 12 terms were seen to pass and 14 to fail, with hyphens dividing. */
export const mostTerms = 12

/** The operators of the registry's query language, with the older names of two of them. */
const reserved = new Set(
  "AND OR NOT SEARCH AREA RANGE DISTANCE COVERAGE COVER EXPANSION EXPAND TILT ALL MISSING MIN MAX".split(" "),
)

const parts = (word: string): ReadonlyArray<string> => word.split(/[-.'’]/u)

const plain = (term: string): string => term.normalize("NFKC").toUpperCase()

/** The words of ASCII within a term: the registry may part letters of two scripts that stand together. */
const asciiWords = (term: string): ReadonlyArray<string> =>
  [term.toUpperCase(), plain(term)].flatMap((text) => text.match(/[A-Z0-9]+/g) ?? [])

const isReserved = (term: string): boolean => asciiWords(term).some((word) => reserved.has(word))

/** Three letters of two UTF-16 units each. */
const longestJoint = 6

const isJoint = (word: string): boolean => word.length <= longestJoint && /^(AND|OR)$/.test(plain(word))

const isNctNumber = (term: string): boolean => /^NCT\d+$/.test(plain(term))

const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`

/** Control characters and lone surrogates become U+FFFD, so that a phrase is never empty. */
const phrase = (text: string): string => {
  const visible = FreeText.beginning(text.replace(/\p{C}/gu, "\uFFFD").trim(), mostCharacters)

  return quoted(visible === "" ? "\uFFFD" : visible)
}

/** Between other words AND and OR say nothing that can be found; alone they are all there is. */
const tellingWords = (text: string): ReadonlyArray<string> => {
  const words = text.match(word) ?? []
  const telling = words.filter((word) => !isJoint(word))

  return telling.length === 0 ? words : telling
}

const within = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const kept: Array<string> = []
  let terms = 0
  let characters = 0

  for (const found of words) {
    const [whole] = characters === 0 ? (found.slice(0, mostCharacters).match(word) ?? []) : [found]
    const next = (whole?.match(part) ?? []).slice(0, mostTerms - terms).join("")

    if (next === "" || characters + next.length > mostCharacters) break

    kept.push(next)
    terms += parts(next).length
    characters += next.length + 1
  }

  return kept
}

/**
 * Any text as an expression of the registry's query language in which nothing is an operator: its words, up to the
 * registry's limit of terms and to 500 characters. A word that is or holds an operator's name is quoted: a quoted string
 * is inert, whether or not the registry minds the case of operators. Text without a word becomes a quoted phrase.
 *
 * NCT numbers alone would switch the registry's filters off ("if any query parameter contains only NCT IDs, comma- and/or
 * space-separated, filters are ignored"): they are sent as quoted alternatives, which is no such list.
 */
export const expression = (text: string): string => {
  const words = within(tellingWords(text))
  const terms = words.flatMap(parts)

  if (words.length === 0) return phrase(text)
  if (terms.every(isNctNumber)) return terms.map(quoted).join(" OR ")

  return words.map((word) => (parts(word).some(isReserved) ? quoted(word) : word)).join(" ")
}

const operators = / (?:AND|OR) |AREA\[\w+\]/g

/** How many terms the registry counts in an expression: each word, also in quotation marks, and each part of a word. */
export const terms = (expression: string): number =>
  (expression.replace(operators, "  ").match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).length

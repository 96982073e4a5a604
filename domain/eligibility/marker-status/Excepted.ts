import { variant, withExons } from "../markers/VariantNotation.ts"
import { ending } from "../matching/TokenPhrases.ts"

type Words = ReadonlyArray<string>

const exceptions: ReadonlySet<string> = new Set(["other", "except", "excepting", "exception", "excluding"])

const isOtherChange = (words: Words, at: number): boolean => {
  if (words[at] !== "not" || !/^(?:is|are|must|should)$/.test(words[at - 1] ?? "")) return false

  return variant(words[words[at + 1] === "be" ? at + 2 : at + 1] ?? "") !== undefined
}

/** Whether the token at `at` takes something out: "except", "that is not V600E", "must not be G12C", "but no", and not "but not limited to". */
const isException = (words: Words, at: number): boolean =>
  exceptions.has(words[at] ?? "") ||
  isOtherChange(words, at) ||
  (words[at] === "but" && /^(?:no|not|non|without)$/.test(words[at + 1] ?? "") && words[at + 2] !== "limited")

const farthest = 8

const mostWords = 8

const none: Words = []

/** The words of what is taken out behind a marker that ends before `last`, with exons as changes are called: "other than exon 20". */
export const behind = (words: Words, last: number): Words => {
  for (let at = last; at < last + farthest && !/^[.;:]$/.test(words[at] ?? "."); at++)
    if (isException(words, at)) return withExons(words.slice(at + 1, at + 1 + mostWords))

  return none
}

const introductionAt = ending([
  "other than",
  "except",
  "except for",
  "excepting",
  "excluding",
  "apart from",
  "besides",
  "the exception of",
  "with the exception of",
  "with exception of",
])

/** Before the words, ending with the token at `last`, that take what follows out of a class: "alterations other than". */
export const introductionBefore = (words: Words, last: number): number | undefined => {
  const found = introductionAt(words, last)
  if (found === undefined) return undefined
  const before = last - found.length

  return words[before] === "," ? before - 1 : before
}

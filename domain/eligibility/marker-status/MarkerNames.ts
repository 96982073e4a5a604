import { once } from "../../Memo.ts"
import { autoantibodies } from "../markers/Autoantibodies.ts"
import { dementiaMarkers } from "../markers/DementiaMarkers.ts"
import { geneLike } from "../markers/GeneSymbol.ts"
import { signatureMarkers } from "../markers/SignatureMarkers.ts"
import { tumorAntigens } from "../markers/TumorAntigens.ts"
import { tumorGenes } from "../markers/TumorGenes.ts"
import { variant } from "../markers/VariantNotation.ts"
import { matches } from "../matching/TokenPhrases.ts"
import * as Tokens from "../text/Tokens.ts"
import { stateAt } from "./StateMatcher.ts"

type Phrase = ReadonlyArray<string>

const longestFirst = (phrases: ReadonlyArray<Phrase>): ReadonlyArray<Phrase> =>
  phrases.toSorted((a, b) => b.length - a.length)

/** Names in one token that are written unlike those of genes, which are all in capitals. */
const unlikeGenes = /^(?:pgr|achr|musk|ab(?:eta)?42)$/

/** The names of genes in words, "anaplastic lymphoma kinase", by their first word and by their last. */
const inWords = once(() => {
  const phrases = longestFirst(
    [
      ...tumorGenes,
      ...tumorAntigens,
      ...autoantibodies,
      ...signatureMarkers.filter(({ scored }) => scored === true),
      ...dementiaMarkers.filter(({ measured }) => measured !== true),
    ].flatMap(({ exact, forms }) =>
      [...forms, ...exact.filter((symbol) => lowerCase.test(symbol))]
        .map((name) => Tokens.ofWritten(name).words)
        .filter((words) => words.length > 1 || unlikeGenes.test(words[0] ?? "")),
    ),
  )

  return {
    byFirst: Map.groupBy(phrases, (words) => words[0]),
    byLast: Map.groupBy(phrases, (words) => words.at(-1)),
  }
})

const lowerCase = /[a-z]/

const isNumber = /^\d$/

const isSymbol = (text: string, tokens: Tokens.Tokens, at: number): boolean =>
  geneLike(text, tokens, at) && variant(tokens.words[at] ?? "") === undefined

/** A name in full is so long at most, in tokens. */
const longestInFull = 9

const ofName = /^[a-z0-9'-]+$/

/** What is no part of a name, but stands between names or before them. */
const besideNames: ReadonlySet<string> = new Set(
  (
    "and or nor of in for with without to by the a an no not any as such including eg e.g other than known is are be has have had " +
    "positive negative patients participants subjects documented"
  ).split(" "),
)

const isOfName = (words: ReadonlyArray<string>, at: number): boolean => {
  const word = words[at] ?? ""

  return ofName.test(word) && !besideNames.has(word) && stateAt(words, at) === undefined
}

/** Before the known name in several tokens that ends with the one at `last`: "anaplastic lymphoma kinase", "ROS-1". */
const knownBefore = (words: ReadonlyArray<string>, last: number): number | undefined => {
  const known = inWords()
    .byLast.get(words[last])
    ?.find((phrase) => matches(words, last - phrase.length + 1, phrase))

  return known === undefined ? undefined : last - known.length
}

/** Behind the known name in several tokens that begins with the one at `first`. */
export const knownBehind = (words: ReadonlyArray<string>, first: number): number | undefined => {
  const known = inWords()
    .byFirst.get(words[first])
    ?.find((phrase) => matches(words, first, phrase))

  return known === undefined ? undefined : first + known.length
}

/** Where a name in full begins that ends before a token. */
export const beginningInFull = (words: ReadonlyArray<string>, end: number): number => {
  let at = end
  while (at > end - longestInFull && isOfName(words, at - 1)) at--

  return at
}

/** Before a name in full whose symbol, in brackets, ends with the token at `last`: "nucleophosmin (NPM1)". */
const fullBefore = (text: string, tokens: Tokens.Tokens, last: number): number | undefined => {
  const { words } = tokens
  if (words[last] !== ")") return undefined
  const open = knownBefore(words, last - 1) ?? (isSymbol(text, tokens, last - 1) ? last - 2 : undefined)
  if (open === undefined || words[open] !== "(") return undefined
  let at = open - 1
  while (at > open - 1 - longestInFull && isOfName(words, at)) at--

  return at === open - 1 ? undefined : at
}

const joints: ReadonlySet<string> = new Set(["or", "and", "/", ","])

/** Behind the symbols, in brackets, of a name in full that begins with the token at `first`: "nucleoporin (NUP98 or NUP214)". */
const fullBehind = (text: string, tokens: Tokens.Tokens, first: number): number | undefined => {
  const { words } = tokens
  let open = first
  while (open < first + longestInFull && isOfName(words, open)) open++
  if (open === first || words[open] !== "(") return undefined
  let close = knownBehind(words, open + 1) ?? (isSymbol(text, tokens, open + 1) ? open + 2 : undefined)
  if (close === undefined) return undefined
  while (close < open + longestInFull && (joints.has(words[close] ?? "") || isSymbol(text, tokens, close))) close++

  return words[close] === ")" ? close + 1 : undefined
}

const beforeGenes: ReadonlySet<string> = new Set(["or", "and", "other"])

const longestGenes = 5

/** Behind genes that are told in words at the end of a list: "ATM or [another mismatch repair gene]". */
export const genesBehind = (words: ReadonlyArray<string>, first: number): number | undefined => {
  if (!beforeGenes.has(words[first - 1] ?? "")) return undefined
  for (let at = first; at < first + longestGenes; at++) {
    if (words[at] === "gene" || words[at] === "genes") return at > first ? at + 1 : undefined
    if (words[at] !== "other" && !isOfName(words, at)) return undefined
  }

  return undefined
}

const changed: ReadonlySet<string> = new Set(["del", "inv", "gain", "amp", "t"])

const ofChromosome = /^\d{1,2}[pq]?\d{0,2}$/

/** Behind the change of a chromosome that begins with the token at `first`: "del(17p)", "t(11;14)". */
const changeBehind = (words: ReadonlyArray<string>, first: number): number | undefined => {
  if (!changed.has(words[first] ?? "") || words[first + 1] !== "(" || !ofChromosome.test(words[first + 2] ?? ""))
    return undefined
  const close = words[first + 3] === ";" ? first + 5 : first + 3

  return words[close] === ")" ? close + 1 : undefined
}

/** Before the change of a chromosome that ends with the token at `last`. */
const changeBefore = (words: ReadonlyArray<string>, last: number): number | undefined => {
  if (words[last] !== ")") return undefined

  return [last - 3, last - 5]
    .map((first) => (changeBehind(words, first) === last + 1 ? first - 1 : undefined))
    .find((at) => at !== undefined)
}

/** Before the name of a gene, or the number of one, that ends with the token at `last`; nothing if none does. */
export const before = (text: string, tokens: Tokens.Tokens, last: number): number | undefined => {
  const { words } = tokens
  const named = knownBefore(words, last)
  if (named !== undefined) return named

  return isSymbol(text, tokens, last) || isNumber.test(words[last] ?? "")
    ? last - 1
    : (changeBefore(words, last) ?? fullBefore(text, tokens, last))
}

/** Behind the name of a gene that begins with the token at `first`; nothing if none does. */
export const behind = (text: string, tokens: Tokens.Tokens, first: number): number | undefined => {
  const { words } = tokens
  const named = knownBehind(words, first)
  if (named !== undefined) return named

  return geneLike(text, tokens, first) ? first + 1 : (changeBehind(words, first) ?? fullBehind(text, tokens, first))
}

import { once } from "../../Memo.ts"
import { autoantibodies } from "../markers/Autoantibodies.ts"
import { dementiaMarkers } from "../markers/DementiaMarkers.ts"
import { signatureMarkers } from "../markers/SignatureMarkers.ts"
import { gluedState, stateAt } from "../markers/StatusLexicon.ts"
import { tumorAntigens } from "../markers/TumorAntigens.ts"
import { tumorGenes } from "../markers/TumorGenes.ts"
import { geneLike, isVariant } from "../markers/VariantNotation.ts"
import * as TokenPhrases from "../matching/TokenPhrases.ts"
import * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import type { Sentence } from "./MarkerRun.ts"
import { betweenWords, fluids, methods, statusWords, therapyWords } from "./MarkerWords.ts"

/** Names in one token that may be written unlike those of genes, which are all in capitals: "Bcl2". */
const unlikeGenes = /^(?:pgr|achr|musk|[a-z]{2,5}\d{1,2})$/

const lowerCase = /[a-z]/

/** The names of genes in words: "anaplastic lymphoma kinase". */
const inWords = once(() =>
  TokenPhrases.beginning(
    [
      ...tumorGenes,
      ...tumorAntigens,
      ...autoantibodies,
      ...signatureMarkers.filter(({ scored }) => scored === true),
      ...dementiaMarkers.filter(({ measured }) => measured !== true),
    ]
      .flatMap(({ exact, forms }) => [...forms, ...exact.filter((symbol) => lowerCase.test(symbol))])
      .map((name) => Tokens.ofWritten(name).words)
      .filter((words) => words.length > 1 || unlikeGenes.test(words[0] ?? ""))
      .map((words) => words.join(" ")),
  ),
)

/** Behind the known name in several tokens that begins with the one at `first`. */
export const knownBehind = (words: Tokens.Words, first: number): number | undefined => {
  const known = inWords()(words, first)

  return known === undefined ? undefined : first + known.length
}

/** What looks like the symbol of a gene in capitals, and tells what is tested, how, or what is given: "FISH", "CSF", "TKI". Genes are made of DNA. */
const ofTests: ReadonlySet<string> = new Set(
  [...betweenWords, ...statusWords, ...fluids, ...methods, ...therapyWords].filter((word) => word !== "dna"),
)

/** Whether a token is a symbol to which a change or a state is glued: "METex14", "BRAFV600E", "IDHwt". */
const isGlued = ({ text, tokens: { ends, starts, words } }: Sentence, at: number): boolean => {
  if (!/\d|m$|t$/.test(words[at] ?? "")) return false
  const [, rest = ""] =
    /^[A-Z]{2}[A-Z\d]{0,5}?([a-z][a-z\d]*|[A-Z]\d{2,4}[A-Z])$/.exec(text.slice(starts[at], ends[at])) ?? []

  return gluedState(rest) !== undefined || isVariant(rest.toLowerCase())
}

/** Whether a token is the symbol of a gene, be a change or a state glued to it. */
export const isSymbol = (sentence: Sentence, at: number): boolean => {
  const { text, tokens } = sentence

  return (geneLike(text, tokens, at) && !ofTests.has(tokens.words[at] ?? "")) || isGlued(sentence, at)
}

/** A name in full is so long at most, in tokens. */
const longestInFull = 9

/** What is no part of a name, but stands between names or before them. */
const besideNames = WordSet.of(
  "and or nor of in for with without to by the a an no not any as such including eg e.g other than known is are be has have had " +
    "positive negative patients participants subjects documented anti",
)

const isOfName = (words: Tokens.Words, at: number): boolean => {
  const word = words[at] ?? ""
  const isWord = /^[a-z0-9'-]+$/.test(word) && !besideNames.has(word)

  return isWord && stateAt(words, at) === undefined && !isVariant(word)
}

/** Where what may be a name in full begins, which ends before a token. Nothing of "anti-" is a part of it. */
const beginning = (words: Tokens.Words, end: number): number => {
  let start = end
  while (start > end - longestInFull && isOfName(words, start - 1)) start--

  return words[start] === "-" && words[start - 1] === "anti" ? start + 1 : start
}

interface Stretch {
  readonly first: number
  readonly last: number
}

/** Names in full, each with its symbol in brackets behind it and others that are listed there: "nucleoporin (NUP98 or NUP214)". `names`: the names of a sentence. */
export const inFull = ({ text, tokens }: Sentence, names: ReadonlyArray<Stretch>): ReadonlyArray<Stretch> => {
  const { words } = tokens

  return names.flatMap(({ first, last }) => {
    const open = first - 1
    if (words[open] !== "(") return []
    const start = Math.min(beginning(words, open), names.find((name) => name.last === open)?.first ?? open)
    let close = last
    while (/^(?:or|and)$/.test(words[close] ?? "") && geneLike(text, tokens, close + 1)) close += 2

    return start < open && words[close] === ")" ? [{ first: start, last: close + 1 }] : []
  })
}

import { once } from "../../Memo.ts"
import { autoantibodies } from "../markers/Autoantibodies.ts"
import { dementiaMarkers } from "../markers/DementiaMarkers.ts"
import { signatureMarkers } from "../markers/SignatureMarkers.ts"
import { stateAt } from "../markers/StatusLexicon.ts"
import { tumorAntigens } from "../markers/TumorAntigens.ts"
import { tumorGenes } from "../markers/TumorGenes.ts"
import { variant } from "../markers/VariantNotation.ts"
import { matches } from "../matching/TokenPhrases.ts"
import * as Tokens from "../text/Tokens.ts"

/** Names in one token that are written unlike those of genes, which are all in capitals. */
const unlikeGenes = /^(?:pgr|achr|musk|ab(?:eta)?42)$/

/** The names of genes in words, "anaplastic lymphoma kinase", by their first word, the longest first. */
const inWords = once(() =>
  Map.groupBy(
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
      .toSorted((one, other) => other.length - one.length),
    ([first]) => first,
  ),
)

const lowerCase = /[a-z]/

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

  return ofName.test(word) && !besideNames.has(word) && stateAt(words, at) === undefined && variant(word) === undefined
}

/** Behind the known name in several tokens that begins with the one at `first`. */
export const knownBehind = (words: ReadonlyArray<string>, first: number): number | undefined => {
  const known = inWords()
    .get(words[first])
    ?.find((phrase) => matches(words, first, phrase))

  return known === undefined ? undefined : first + known.length
}

/** Where a name in full begins that ends before a token. */
export const beginningInFull = (words: ReadonlyArray<string>, end: number): number => {
  let at = end
  while (at > end - longestInFull && isOfName(words, at - 1)) at--

  return at
}

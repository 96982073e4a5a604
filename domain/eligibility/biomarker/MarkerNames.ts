import { once } from "../../Memo.ts"
import { matches } from "../matching/TokenPhrases.ts"
import { fold } from "../text/Folding.ts"
import * as Tokens from "../text/Tokens.ts"
import { tumorAntigens } from "./TumorAntigens.ts"
import { tumorGenes } from "./TumorGenes.ts"
import * as VariantNotation from "./VariantNotation.ts"

type Phrase = ReadonlyArray<string>

const longestFirst = (phrases: ReadonlyArray<Phrase>): ReadonlyArray<Phrase> =>
  phrases.toSorted((a, b) => b.length - a.length)

/** The names of genes in words, "anaplastic lymphoma kinase", by their first word and by their last. */
const inWords = once(() => {
  const phrases = longestFirst(
    [...tumorGenes, ...tumorAntigens].flatMap(({ exact, forms }) =>
      [...forms, ...exact.filter((symbol) => lowerCase.test(symbol))]
        .map((name) => Tokens.of(fold(name), 0, name.length).words)
        .filter((words) => words.length > 1 || words[0] === "pgr"),
    ),
  )

  return {
    byFirst: Map.groupBy(phrases, (words) => words[0]),
    byLast: Map.groupBy(phrases, (words) => words.at(-1)),
  }
})

const lowerCase = /[a-z]/

const isNumber = /^\d$/

/** Before the name of a gene, or the number of one, that ends with the token at `last`; nothing if none does. */
export const before = (text: string, tokens: Tokens.Tokens, last: number): number | undefined => {
  const { words } = tokens
  const named = inWords()
    .byLast.get(words[last])
    ?.find((phrase) => matches(words, last - phrase.length + 1, phrase))
  if (named !== undefined) return last - named.length

  const word = words[last] ?? ""
  const isSymbol = VariantNotation.geneLike(text, tokens, last) && VariantNotation.variant(word) === undefined

  return isSymbol || isNumber.test(word) ? last - 1 : undefined
}

/** Behind the name of a gene that begins with the token at `first`; nothing if none does. */
export const behind = (text: string, tokens: Tokens.Tokens, first: number): number | undefined => {
  const { words } = tokens
  const named = inWords()
    .byFirst.get(words[first])
    ?.find((phrase) => matches(words, first, phrase))
  if (named !== undefined) return first + named.length

  return VariantNotation.geneLike(text, tokens, first) ? first + 1 : undefined
}

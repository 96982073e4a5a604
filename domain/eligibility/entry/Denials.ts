import * as TokenPhrases from "../matching/TokenPhrases.ts"
import type { Words } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import { listed } from "../text/WordSet.ts"

/** Where an entry denies something: the tokens from `first` to before `last`. */
export interface Denial {
  readonly first: number
  readonly last: number
}

const phraseAt = TokenPhrases.beginning(listed`
  no evidence of, no signs of, no sign of, no, not, non, none, nor, neither, never, nil, false, cannot, without, w / o, lack of, lacks,
  lacking, absence of, free, free of, free from, rules out, rule out, ruled out, excluded, excludes, denies, denied
`)

/** What "non" belongs to the name of: "non-small cell lung cancer" denies nothing of what stands beside it. */
const namedWithNon = WordSet.of(
  "small lymphocytic wnt shh squamous hodgkin hodgkin's hodgkins seminoma seminomatous melanoma muscle clear gcb functional functioning smoker smokers smoking",
)

const isOfName = (words: Words, at: number): boolean =>
  words[at] === "non" && namedWithNon.has(words[words[at + 1] === "-" ? at + 2 : at + 1] ?? "")

/** Of a sample, "cell-free DNA". */
const isOfSample = (words: Words, at: number): boolean =>
  words[at] === "free" && words[words[at - 1] === "-" ? at - 2 : at - 1] === "cell"

/** What stands at the end of an entry as an answer: "NRG1 fusion: n", "EGFR mutation (-)". */
const isAnswer = (words: Words, at: number): boolean =>
  /^[n-]$/.test(words[at] ?? "") && (at + 1 === words.length || (words[at - 1] === "(" && words[at + 1] === ")"))

const lengthAt = (words: Words, at: number): number =>
  isOfSample(words, at) || isOfName(words, at) ? 0 : (phraseAt(words, at)?.length ?? (isAnswer(words, at) ? 1 : 0))

/** What denies something among the words of an entry, in their order. */
export const of = (words: Words): ReadonlyArray<Denial> => {
  const found: Array<Denial> = []
  for (let at = 0; at < words.length; ) {
    const length = lengthAt(words, at)
    if (length > 0) found.push({ first: at, last: at + length })
    at += Math.max(1, length)
  }

  return found
}

const foreign = WordSet.of(
  "sin ningun ninguna nunca nicht kein keine keinen keiner ohne nein nie pas sans aucun aucune jamais senza nessun nessuna sem nao geen niet zonder " +
    "ikke inte ej utan uten brak bez yok",
)

/** Whether an entry holds a word by which another language denies. Of German, Spanish, French, Italian, Portuguese and their neighbours. */
export const areAmong = (entered: Words): boolean => entered.some((word) => foreign.has(word))

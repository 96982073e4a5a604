import type { Kind } from "../markers/AlterationKind.ts"
import { variant } from "../markers/VariantNotation.ts"
import { isNumber } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import type { MarkerStatus } from "./MarkerStatus.ts"
import * as SpecifiedChanges from "./SpecifiedChanges.ts"
import { stateAt } from "./StateMatcher.ts"
import { addKind } from "./StatusCues.ts"

type Words = ReadonlyArray<string>

const between = WordSet.of(", / ; and or and/or - a an gene exon exons skipping activating point high level")

const widest = 24

/** What behind a comma tells how something was found, and no more of what it is. */
const howFound = WordSet.of(
  "found shown detected identified confirmed documented proven determined measured tested assessed as by per",
)

const isPassed = (word: string): boolean => between.has(word) || isNumber(word) || variant(word) !== undefined

/**
 * The kinds of alterations that are listed from the token at `from` to before `end`, be the marker named again that ends before `last`;
 * nothing where anything else stands there.
 */
const listed = (words: Words, last: number, from: number, end: number): ReadonlyArray<Kind> | undefined => {
  const kinds = new Set<Kind>()
  for (let at = from; at < end && (at === from || !howFound.has(words[at] ?? "")); ) {
    const state = stateAt(words, at)
    const isOther = state === undefined ? !isPassed(words[at] ?? "") : state.claim !== "present" || state.kind === "any"
    if (isOther && SpecifiedChanges.overName(words, last, at) === at) return undefined
    if (state !== undefined) addKind({ kinds }, state)
    at += state?.words.length ?? 1
  }

  return kinds.size === 0 ? undefined : [...kinds]
}

const nearNoun = 4

/** Where it begins to be told, in brackets, behind a colon or in so many words, what alterations are meant. */
const opening = (words: Words, last: number): number | undefined => {
  for (let at = last; at < last + nearNoun; at++) {
    const state = stateAt(words, at)
    if (state?.noun !== true || state.kind !== "alteration") continue
    const behind = at + state.words.length
    const linked = SpecifiedChanges.behindLinks(words, behind)

    return SpecifiedChanges.isTelling(words, behind, linked) ? linked : undefined
  }

  return undefined
}

/** Where what is told from a token on ends: with the bracket around it, or its clause. */
const endOf = (words: Words, from: number): number => {
  const stop = words[from - 1] === "(" ? /^\)$/ : /^[.;)]$/
  const end = words.findIndex((word, at) => at >= from && stop.test(word))

  return end < 0 ? words.length : end
}

/** "FGFR2 alterations (mutation or amplification)", "alterations, namely an FGFR2 fusion": these kinds of them, and no others. `last` is behind the marker's name. */
export const of = (status: MarkerStatus, words: Words, last: number): MarkerStatus => {
  if (!status.kinds.includes("alteration")) return status
  const from = opening(words, last)
  if (from === undefined) return status
  const end = endOf(words, from)
  const kinds = end > from + widest ? undefined : listed(words, last, from, end)

  return kinds === undefined || kinds.includes("alteration") ? status : { ...status, kinds }
}

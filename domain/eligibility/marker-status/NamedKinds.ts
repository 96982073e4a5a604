import type { Kind } from "../markers/AlterationKind.ts"
import { variant } from "../markers/VariantNotation.ts"
import { isNumber } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import type { MarkerStatus } from "./MarkerStatus.ts"
import { stateAt } from "./StateMatcher.ts"
import { addKind } from "./StatusCues.ts"

type Words = ReadonlyArray<string>

const between = WordSet.of(", / ; and or and/or - gene exon exons skipping activating high level")

const widest = 24

/** The kinds of alterations that are listed from the token at `from` to before `end`; nothing where anything else stands there. */
const listed = (words: Words, from: number, end: number): ReadonlyArray<Kind> | undefined => {
  const kinds = new Set<Kind>()
  for (let at = from; at < end; ) {
    const state = stateAt(words, at)
    const word = words[at] ?? ""
    if (state === undefined && !between.has(word) && !isNumber(word) && variant(word) === undefined) return undefined
    if (state !== undefined && (state.claim !== "present" || state.kind === "any")) return undefined
    if (state !== undefined) addKind({ kinds }, state)
    at += state?.words.length ?? 1
  }

  return kinds.size === 0 ? undefined : [...kinds]
}

const nearNoun = 4

/** Where a list in brackets or behind a colon begins that says what alterations are meant. */
const opening = (words: Words, last: number): number | undefined => {
  for (let at = last; at < last + nearNoun; at++) {
    const state = stateAt(words, at)
    const isNoun = state?.noun === true && state.kind === "alteration"
    if (isNoun) return words[at + 1] === "(" || words[at + 1] === ":" ? at + 1 : undefined
  }

  return undefined
}

const endOf = (words: Words, open: number): number => {
  const stop = words[open] === "(" ? /^\)$/ : /^[.;]$/
  const end = words.findIndex((word, at) => at > open && stop.test(word))

  return end < 0 ? words.length : end
}

/** "FGFR2 alterations (mutation or amplification)": these kinds of them, and no others. `last` is behind the marker's name. */
export const of = (status: MarkerStatus, words: Words, last: number): MarkerStatus => {
  if (!status.kinds.includes("alteration")) return status
  const open = opening(words, last)
  const end = open === undefined ? 0 : endOf(words, open)
  const kinds = open === undefined || end > open + widest ? undefined : listed(words, open + 1, end)

  return kinds === undefined || kinds.includes("alteration") ? status : { ...status, kinds }
}

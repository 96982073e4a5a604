import type { Span } from "../document/Span.ts"
import * as WordSet from "../text/WordSet.ts"
import * as Nearby from "../treatment/Nearby.ts"

type Words = ReadonlyArray<string>

/** What may stand between what cannot be done and the operation: "curative treatment, such as radiation or". */
const ways = WordSet.of(
  "to for by with a the any potentially curative curatively definitive radical local locoregional aggressive intent therapy therapies treatment treatments " +
    "including include such as like i e g . eg ie ( , / - or and radiation radiotherapy chemoradiation chemoradiotherapy ablation transplantation either surgical complete",
)

const farthest = 18

const allowing = WordSet.of("amenable eligible suitable candidate candidates appropriate curable")

const disallowing = WordSet.of("ineligible unsuitable incurable unamenable")

const denials = WordSet.of("not no non cannot")

const nearDenial = 4

const between = WordSet.of("be a an - considered deemed longer felt")

/** The first token of "not amenable" where the token at `at` ends it; nothing where it does not. */
const denialAt = (words: Words, at: number): number | undefined => {
  if (disallowing.has(words[at] ?? "")) return at
  const isTreated = words[at] === "treated" && words[at - 1] === "be"
  if (!isTreated && !allowing.has(words[at] ?? "")) return undefined
  const before = Nearby.lastOther(words, at, nearDenial, between)

  return denials.has(words[before] ?? "") && (!isTreated || words[before] === "cannot") ? before : undefined
}

/**
 * An operation together with the words before it by which no cure is possible, the operation included: "not amenable to curative therapy,
 * such as radiation or surgery". Nothing where they do not say so.
 */
export const whole = (span: Span): Span | undefined => {
  const { first, tokens } = span
  const { starts, words } = tokens
  const denial = denialAt(words, Nearby.lastOther(words, first, farthest, ways))

  return denial === undefined ? undefined : { ...span, first: denial, start: starts[denial] ?? span.start }
}

const glance = 120

const stem = /amenabl|eligib|suitabl|candidat|appropriat|curabl|be treated/

/** Whether a glance at the letters before a place leaves it possible, so that its sentence is worth dividing into words. */
export const mayBeOne = (folded: string, start: number): boolean =>
  stem.test(folded.slice(Math.max(0, start - glance), start))

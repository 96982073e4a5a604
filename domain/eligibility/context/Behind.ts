import * as WordSet from "../text/WordSet.ts"
import { deeper } from "./Brackets.ts"
import type { AssertionStatus } from "./CuesAhead.ts"
import * as CuesBehind from "./CuesBehind.ts"
import * as ScopeEnds from "./ScopeEnds.ts"

type Words = ReadonlyArray<string>

const farthest = 30

const begins = WordSet.of(", ( [ - * •")

/** Whether the clause around a mention begins at `at`. */
const isBegin = (words: Words, at: number): boolean =>
  at === 0 || begins.has(words[at - 1] ?? "") || ScopeEnds.behind(words).has(at - 1)

const nones = WordSet.of("no none neither")

/** Where the clause around the mention begins with none: "No prior therapy is allowed", "none of the following is", "neither A nor B is". -1 if it does not. */
const none = (words: Words, first: number): number => {
  let start = first
  while (start > first - farthest && !isBegin(words, start)) start--

  return nones.has(words[start] ?? "") ? start : -1
}

/** Whether what is said of the mention is said of none of it. */
export const ofNone = (words: Words, first: number): boolean => {
  const start = none(words, first)

  return start >= 0 && start < first
}

/** What a cue makes of a mention; nothing where it says nothing of it. */
const judged = (words: Words, cue: CuesBehind.Cue, first: number, last: number): AssertionStatus | undefined => {
  const { first: at, sure, verdict } = cue
  if (verdict === "required") return none(words, first) >= 0 ? "neutral" : undefined
  if (verdict !== "allowed" && verdict !== "forbidden") return verdict
  const isNegated = words[at - 1] === "not" || words[at - 2] === "not"
  if ((verdict === "allowed") === (isNegated !== ofNone(words, first))) return "forbidden"

  return at - last < sure ? "allowed" : "permitted"
}

/** What the cue at `at` makes of a mention, if one stands there that governs it. What introduces a list is governed by what its clauses say. */
const atToken = (words: Words, at: number, first: number, last: number): AssertionStatus | undefined => {
  const cue = CuesBehind.of(words).get(at)
  if (cue === undefined || at - last > cue.scope) return undefined
  const isOfOther = first < words.length && words.slice(last, at).some((word) => cue.endedBy.has(word))

  return isOfOther ? undefined : judged(words, cue, first, last)
}

/** Judged by what the clause goes on to say: "… are allowed". Parentheses that open behind the mention speak of something else. */
export const behind = (words: Words, first: number, last: number): AssertionStatus => {
  if (CuesBehind.of(words).size === 0) return "affirmed"
  const ends = ScopeEnds.behind(words)
  let depth = 0
  for (let at = last; at < words.length && at <= last + farthest; at++) {
    const status = depth > 0 ? undefined : atToken(words, at, first, last)
    if (status !== undefined) return status
    depth = deeper(depth, words[at] ?? "")
    if (depth < 0 && at > last) break
    depth = Math.max(0, depth)
    if (depth === 0 && ends.has(at)) break
  }

  return "affirmed"
}

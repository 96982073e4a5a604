import type { AssertionStatus } from "./AssertionStatus.ts"
import { closes, listed, opens, passes, type Scope, stopsAt } from "./Scope.ts"
import { afterAnd, doubtful } from "./TriggerLexicon.ts"
import { cueAt } from "./Triggers.ts"

/** Turns that nothing has ended yet may still hold where they reach no more: that is not for us to tell. */
const lasting: ReadonlySet<string> = new Set(["negated", "excepted"])

/** What a cue before the mention makes of it. */
export const ahead = (
  words: ReadonlyArray<string>,
  first: number,
  last: number,
  introducing = false,
): AssertionStatus => {
  let scope: Scope | undefined
  let depth = 0
  for (let at = 0; at < first; at++) {
    const word = words[at] ?? ""
    if (opens(word)) depth++
    else if (closes(word)) {
      if (depth === 0) scope = undefined
      depth = Math.max(0, depth - 1)
    }
    if (scope !== undefined) {
      if (word === "," && depth === scope.depth && scope.comma < 0) scope = { ...scope, comma: at }
      if (at === scope.end && passes(word, scope.cue)) {
        scope = { ...scope, end: at + 1 }
        continue
      }
      const clause = word === "and" && afterAnd.has(words[at + 1] ?? "")
      const far = at >= scope.end + scope.cue.reach && (introducing || !lasting.has(scope.cue.turn))
      if (clause || far || depth < scope.depth || stopsAt(words, at, introducing ? scope.end : at, scope))
        scope = undefined
    }
    const cue = cueAt(words, at, first)
    if (cue !== undefined) {
      const end = at + cue.words.length
      const elsewhere = cue.reach === 0 && end !== first
      if (cue.turn !== "none" && !elsewhere) scope = { cue, depth, end, comma: -1 }
      at = end - 1
    }
  }
  if (scope === undefined || scope.cue.turn === "none") return "affirmed"
  if (introducing) return scope.cue.turn
  if (first > scope.end + scope.cue.reach) return lasting.has(scope.cue.turn) ? "uncertain" : "affirmed"
  const abbreviated = opens(words[first - 1]) && closes(words[last])
  if (depth - (abbreviated ? 1 : 0) > scope.depth) return "uncertain"
  if (scope.cue.turn === "incapable" && words.slice(scope.end, first).some((word) => doubtful.has(word)))
    return "uncertain"
  const strict = scope.cue.turn === "negated" || scope.cue.words[0] === "other"
  if (scope.comma >= 0 && strict && !listed(words, scope.end, first, scope.cue.turn)) return "uncertain"

  return scope.cue.turn
}

import { matches } from "./Phrases.ts"
import type { Polarity } from "./Polarity.ts"
import type { Tokens } from "./Tokens.ts"
import { afterAnd, before, type Cue, laterStops, newClause, stops, type Turn } from "./vocabulary/Cues.ts"

const byFirst: ReadonlyMap<string, ReadonlyArray<Cue>> = Map.groupBy(
  [...before].sort((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? "",
)

const cueAt = (words: ReadonlyArray<string>, at: number): Cue | undefined =>
  byFirst.get(words[at] ?? "")?.find((cue) => matches(words, at, cue.words))

interface Scope {
  readonly cue: Cue
  readonly depth: number
  readonly end: number
  readonly comma: number
}

const opens = (word: string | undefined): boolean => word === "(" || word === "["

const closes = (word: string | undefined): boolean => word === ")" || word === "]"

/** A word that stands in the way of a cue. What follows "unless" is a clause of its own, with a verb. */
const stopsAt = (word: string, at: number, { cue, end }: Scope): boolean =>
  (stops.has(word) && !(cue.words[0] === "unless" && !clauseMarks.has(word))) ||
  (cue.turn === "negated" && at > end && laterStops.has(word))

const clauseMarks: ReadonlySet<string> = new Set([".", ";", ":", "but", "however"])

/** Whether the commas between a cue and a mention are those of one list, "no A, B or C": its items are short and closed by "or". */
const listed = (words: ReadonlyArray<string>, from: number, mention: number, turn: Turn): boolean => {
  let length = 0
  let closed = false
  for (let at = from; at < words.length && at < mention + 14; at++) {
    const word = words[at] ?? ""
    if (word === "." || word === ";" || word === ":") break
    if (word === "or" || word === "nor" || (word === "and" && turn === "excepted")) {
      closed = true
      if (at > mention) return true
    }
    length = word === "," ? 0 : length + 1
    if (at <= mention && (length > 5 || (length === 1 && words[at - 1] === "," && newClause.has(word)))) return false
  }

  return closed
}

/** What a cue before the mention makes of it. */
export const ahead = ({ words }: Tokens, first: number, last: number, introducing = false): Polarity => {
  let scope: Scope | undefined
  let depth = 0
  for (let at = 0; at < first; at++) {
    const word = words[at] ?? ""
    if (opens(word)) depth++
    else if (closes(word)) depth = Math.max(0, depth - 1)
    if (scope !== undefined) {
      if (word === "," && depth === scope.depth && scope.comma < 0) scope = { ...scope, comma: at }
      if (word === ":" && at === scope.end) {
        scope = { ...scope, end: at + 1 }
        continue
      }
      const clause = word === "and" && afterAnd.has(words[at + 1] ?? "")
      const far = at >= scope.end + scope.cue.reach
      if (clause || far || depth < scope.depth || stopsAt(word, introducing ? scope.end : at, scope)) scope = undefined
    }
    const cue = cueAt(words, at)
    if (cue !== undefined) {
      const end = at + cue.words.length
      const elsewhere = cue.reach === 0 && end !== first
      if (cue.turn !== "none" && !elsewhere) scope = { cue, depth, end, comma: -1 }
      at = end - 1
    }
  }
  if (scope === undefined || scope.cue.turn === "none" || (!introducing && first > scope.end + scope.cue.reach))
    return "affirmed"
  const abbreviated = opens(words[first - 1]) && closes(words[last])
  if (introducing) return scope.cue.turn
  if (depth - (abbreviated ? 1 : 0) > scope.depth) return "uncertain"
  const strict = scope.cue.turn === "negated" || scope.cue.words[0] === "other"
  if (scope.comma >= 0 && strict && !listed(words, scope.end, first, scope.cue.turn)) return "uncertain"

  return scope.cue.turn
}

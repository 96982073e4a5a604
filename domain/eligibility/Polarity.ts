import type { Tokens } from "./Tokens.ts"
import {
  afterAnd,
  allowing,
  before,
  type Cue,
  forbidding,
  laterStops,
  newClause,
  optional,
  stops,
  suffixes,
  type Turn,
} from "./vocabulary/Cues.ts"

/** How a mention stands in its sentence. `uncertain`: something turns it, perhaps. */
export type Polarity = "affirmed" | "negated" | "excepted" | "allowed" | "forbidden" | "neutral" | "uncertain"

const byFirst: ReadonlyMap<string, ReadonlyArray<Cue>> = Map.groupBy(
  [...before].sort((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? "",
)

const matches = (words: ReadonlyArray<string>, at: number, phrase: ReadonlyArray<string>): boolean =>
  phrase.every((word, index) => words[at + index] === word)

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
const ahead = ({ words }: Tokens, first: number, last: number, introducing = false): Polarity => {
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
      if (cue.turn !== "none") scope = { cue, depth, end, comma: -1 }
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

const linking: ReadonlySet<string> = new Set("is are was were be being been not also considered still".split(" "))

const reach = 30

const ends: ReadonlySet<string> = new Set([".", ";", ":", "but", "however", "if", "unless", "except"])

const ofStudy: ReadonlySet<string> = new Set(
  "the this study trial enrollment enrolment participation inclusion protocol entry part arm cohort".split(" "),
)

/** "Ineligible for chemotherapy": not for the study. */
const elsewhere = (words: ReadonlyArray<string>, at: number): boolean => {
  const eligible = words.findIndex((word, index) => index >= at && /^(?:in)?eligible$/.test(word))
  if (eligible < 0 || eligible > at + 2) return false

  return words[eligible + 1] === "for" && !ofStudy.has(words[eligible + 2] ?? "")
}

/** Judged by what the clause goes on to say: "… are allowed". Parentheses that open behind the mention speak of something else. */
const behind = ({ words }: Tokens, mention: number): Polarity => {
  let depth = 0
  for (let at = mention; at < words.length && at < mention + reach; at++) {
    const word = words[at] ?? ""
    if (word === "(" || word === "[") depth++
    else if (word === ")" || word === "]") {
      if (depth === 0 && at > mention) break
      depth = Math.max(0, depth - 1)
    }
    if (depth > 0) continue
    if (ends.has(word)) break
    const linked = linking.has(words[at - 1] ?? "") || linking.has(word)
    if (!linked) continue
    if (elsewhere(words, at)) continue
    const negated = words[at - 1] === "not" || words[at - 2] === "not"
    if (optional.some((phrase) => matches(words, at, phrase))) return "neutral"
    if (allowing.some((phrase) => matches(words, at, phrase))) return negated ? "forbidden" : "allowed"
    if (forbidding.some((phrase) => matches(words, at, phrase))) return negated ? "allowed" : "forbidden"
  }

  return "affirmed"
}

/** How the mention that begins at token `first` and ends before token `last` stands in its sentence. */
export const of = (tokens: Tokens, first: number, last: number): Polarity => {
  const turned = ahead(tokens, first, last)
  if (turned !== "affirmed") return turned
  if (tokens.words[last] === "-" && suffixes.has(tokens.words[last + 1] ?? "")) return "negated"

  return behind(tokens, last)
}

/** How a line that ends with a colon makes the lines below it stand. `tokens` are those before the colon. */
export const introduced = (tokens: Tokens): Polarity => {
  const turned = ahead(tokens, tokens.words.length, tokens.words.length, true)

  return turned === "affirmed" ? behind(tokens, 0) : turned
}

/** What stands `below` a line that itself stands `above`. Two turns may cancel out or repeat each other: that is not for us to tell. */
export const under = (above: Polarity, below: Polarity): Polarity => {
  if (above === "affirmed") return below

  return below === "affirmed" ? above : "uncertain"
}

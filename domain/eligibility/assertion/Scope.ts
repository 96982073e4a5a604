import { besideAbility, type Cue, doneWith, laterStops, newClause, stops, type Turn } from "./TriggerLexicon.ts"

/** What a cue governs while a sentence is read: from `end` on, at its `depth` of brackets; `comma` is the first one in it. */
export interface Scope {
  readonly cue: Cue
  readonly depth: number
  readonly end: number
  readonly comma: number
}

export const opens = (word: string | undefined): boolean => word === "(" || word === "["

export const closes = (word: string | undefined): boolean => word === ")" || word === "]"

/** Whether a preposition begins something else than what was negated: "no surgery for …", but "never treated with …". */
const turnsAway = (words: ReadonlyArray<string>, at: number): boolean => {
  const word = words[at] ?? ""
  if (!laterStops.has(word)) return false
  if (word === "with") return !doneWith.has(words[at - 1] ?? "")

  return !(word === "at" && bounds.has(words[at + 1] ?? ""))
}

const bounds: ReadonlySet<string> = new Set(["least", "most"])

/** Whether the word at `at` stands in the way of a cue. What follows "unless" is a clause of its own, with a verb. */
export const stopsAt = (words: ReadonlyArray<string>, at: number, from: number, { cue, end }: Scope): boolean => {
  const word = words[at] ?? ""
  if (stops.has(word)) return cue.words[0] !== "unless" || clauseMarks.has(word)
  const ofAbility = cue.turn === "incapable" || cue.turn === "uncertain"
  if (ofAbility && (besideAbility.has(word) || (word === "or" && cue.turn === "uncertain"))) return true

  return (cue.turn === "negated" || ofAbility) && from > end && turnsAway(words, at)
}

const clauseMarks: ReadonlySet<string> = new Set([".", ";", ":", "but", "however", "including"])

/** What follows "other than" without being what is excepted: "causes other than that of …", "other than related to …". */
const pronouns: ReadonlySet<string> = new Set("that those of with in from related due to caused by".split(" "))

/** What may stand between a cue and what it governs, as if it were not there. */
export const passes = (word: string, { turn, words }: Cue): boolean =>
  word === ":" || (words[0] === "other" && pronouns.has(word)) || (turn === "negated" && word.endsWith("ly"))

/**
 * Whether the commas between a cue and a mention are those of one list, "no A, B or C": its items are short, and "or" closes it.
 * Behind a comma that follows the close something else begins.
 */
export const listed = (words: ReadonlyArray<string>, from: number, mention: number, turn: Turn): boolean => {
  let length = 0
  let depth = 0
  let closed = false
  for (let at = from; at < words.length && at < mention + 14; at++) {
    const word = words[at] ?? ""
    if (word === "." || word === ";" || word === ":") break
    if (opens(word)) depth++
    else if (closes(word)) depth--
    const joins = word === "or" || word === "nor" || (word === "and" && turn === "excepted")
    if (joins && depth <= 0) {
      if (at < mention && words[at - 1] === "," && newClause.has(words[at + 1] ?? "")) return false
      closed = true
      if (at > mention) return true
    }
    if (closed && word === "," && at < mention) return false
    length = word === "," || joins ? 0 : length + 1
    if (at <= mention && (length > 5 || (length === 1 && words[at - 1] === "," && newClause.has(word)))) return false
  }

  return closed
}

import * as Means from "./Means.ts"
import type { Trigger } from "./Trigger.ts"
import { terminationAt } from "./Triggers.ts"

type Words = ReadonlyArray<string>

/** What a trigger governs while a sentence is read: from `start` on, at its `depth` of brackets; `comma` is the first one in it. */
export interface Scope {
  readonly trigger: Trigger
  readonly depth: number
  readonly start: number
  readonly comma: number
  /** Something ended it within brackets that are deeper than its own: until they close. 0 if nothing did. */
  readonly pausedAt: number
}

export const opens = (word: string | undefined): boolean => word === "(" || word === "["

export const closes = (word: string | undefined): boolean => word === ")" || word === "]"

/** The depth of brackets behind a token. */
export const deeper = (depth: number, word: string): number => depth + (opens(word) ? 1 : closes(word) ? -1 : 0)

/** What follows "other than" without being what is excepted: "causes other than that of …", "other than related to …". */
const pronouns: ReadonlySet<string> = new Set("that those of with in from related due to caused by".split(" "))

/** What may stand between a trigger and what it governs, as if it were not there. */
const isTransparent = (word: string, { category, literal }: Trigger): boolean =>
  word === ":" || (literal[0] === "other" && pronouns.has(word)) || (category === "negation" && word.endsWith("ly"))

/** Turns that nothing has ended yet may still hold where their scope is over: that is not for us to tell. */
export const lasts = ({ category }: Trigger): boolean => category === "negation" || category === "exception"

/** "Unless contraindicated, …": what comes before the sentence it belongs to ends with a comma. */
const isAhead = ({ depth, start, trigger }: Scope): boolean =>
  trigger.literal[0] === "unless" && start === trigger.literal.length && depth === 0

/** Whether a token ends a scope. Before a line's colon the whole line is governed, but no more than the scope. */
const isEnded = (words: Words, at: number, { start, trigger }: Scope, isLead: boolean): boolean => {
  if (at >= start + trigger.scope && (isLead || !lasts(trigger))) return true
  if (Means.areAside(words, at)) return false
  const isRightBehind = isLead || at === start

  return terminationAt(words, at, "forward", isRightBehind ? trigger.endedAtOnceBy : trigger.endedBy) !== undefined
}

/** The scope behind the token at `at`, which stands at a `depth` of brackets; nothing where it is ended. */
export const behind = (words: Words, at: number, depth: number, scope: Scope, isLead: boolean): Scope | undefined => {
  const word = words[at] ?? ""
  if (at === scope.start && isTransparent(word, scope.trigger)) return { ...scope, start: at + 1 }
  if (depth < scope.depth) return undefined
  const pausedAt = depth < scope.pausedAt ? 0 : scope.pausedAt
  if (word === "," && depth === 0 && isAhead(scope)) return undefined
  if (isEnded(words, at, scope, isLead)) return depth > scope.depth ? { ...scope, pausedAt: depth } : undefined
  const isFirstComma = word === "," && depth === scope.depth && scope.comma < 0

  return isFirstComma || pausedAt !== scope.pausedAt
    ? { ...scope, pausedAt, comma: isFirstComma ? at : scope.comma }
    : scope
}

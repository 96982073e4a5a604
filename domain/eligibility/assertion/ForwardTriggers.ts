import type { AssertionStatus } from "./AssertionStatus.ts"
import { doubtful } from "./Incapability.ts"
import * as ListedScope from "./ListedScope.ts"
import * as Scope from "./Scope.ts"
import type { Category, Trigger } from "./Trigger.ts"
import { forwardAt } from "./Triggers.ts"
import * as UnfitGroup from "./UnfitGroup.ts"

type Words = ReadonlyArray<string>

const statuses: Readonly<Record<Category, AssertionStatus>> = {
  negation: "negated",
  exception: "excepted",
  permission: "allowed",
  prohibition: "forbidden",
  optionality: "neutral",
  obligation: "affirmed",
  incapability: "incapable",
  uncertainty: "uncertain",
}

/** The scope that a mention stands in, if in any, and at which depth of brackets the mention stands. */
interface Place {
  readonly scope: Scope.Scope | undefined
  readonly depth: number
}

/** Triggers that reach no farther than the next token open a scope only right before the mention. */
const isElsewhere = ({ scope }: Trigger, start: number, mention: number): boolean => scope === 0 && start !== mention

const placeOf = (words: Words, mention: number, isLead: boolean): Place => {
  let scope: Scope.Scope | undefined
  let depth = 0
  for (let at = 0; at < mention; at++) {
    const word = words[at] ?? ""
    if (Scope.closes(word) && depth === 0) scope = undefined
    depth = Math.max(0, Scope.deeper(depth, word))
    const row = forwardAt(words, at, mention)
    const start = scope?.start
    if (scope !== undefined && row?.kind !== "pseudo-termination") scope = Scope.behind(words, at, depth, scope, isLead)
    const isPassed = scope !== undefined && scope.start !== start
    if (row === undefined || isPassed) continue
    const next = at + row.literal.length
    if (row.kind === "trigger" && !isElsewhere(row, next, mention))
      scope = { trigger: row, depth, start: next, comma: -1, pausedAt: 0 }
    at = next - 1
  }

  return { scope, depth }
}

const introducing: ReadonlySet<string> = new Set(["following", "criteria", "any", "one", "all", "either"])

const open: ReadonlySet<string> = new Set(["of", "with", "for", "to", "in", "by", "from", "or", "and"])

/** "Relapsed after therapy, unless contraindicated:", "patients without mutations:" tell nothing of the list below; "without history of:" does. */
const isComplete = (words: Words, end: number, { start, trigger }: Scope.Scope): boolean => {
  const clause = words.slice(start, end)
  const [first] = trigger.literal
  const mayBe = first === "unless" || (first === "without" && !open.has(clause.at(-1) ?? ""))

  return mayBe && clause.length > 0 && !clause.some((word) => introducing.has(word))
}

/** What introduces a list stands as its trigger says: a line that ends before token `end` with a colon. */
export const ofLead = (words: Words, end: number): AssertionStatus => {
  const { scope } = placeOf(words, end, true)
  if (scope === undefined || isComplete(words, end, scope) || UnfitGroup.isTold(words.slice(0, end))) return "affirmed"

  return statuses[scope.trigger.category]
}

/** Whether a comma stands between a trigger and a mention that does not belong to a list of both. */
const isCutOff = (words: Words, scope: Scope.Scope, mention: number): boolean => {
  const { category, literal } = scope.trigger
  const isStrict = category === "negation" || literal[0] === "other"

  return scope.comma >= 0 && isStrict && !ListedScope.holds(words, scope, mention)
}

/** What the triggers before a mention of the tokens from `first` to before `last` make of it. */
export const ahead = (words: Words, first: number, last: number): AssertionStatus => {
  const { depth, scope } = placeOf(words, first, false)
  if (scope === undefined || scope.pausedAt > 0) return "affirmed"
  const { start, trigger } = scope
  if (first > start + trigger.scope) return Scope.lasts(trigger) ? "uncertain" : "affirmed"
  const isAbbreviation = Scope.opens(words[first - 1]) && Scope.closes(words[last])
  if (depth - (isAbbreviation ? 1 : 0) > scope.depth) return "uncertain"
  const isDoubtful = trigger.category === "incapability" && words.slice(start, first).some((word) => doubtful.has(word))

  return isDoubtful || isCutOff(words, scope, first) ? "uncertain" : statuses[trigger.category]
}

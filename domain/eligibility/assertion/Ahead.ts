import * as WordSet from "../text/WordSet.ts"
import type { AssertionStatus } from "./AssertionStatus.ts"
import * as ListedScope from "./ListedScope.ts"
import * as Scope from "./Scope.ts"
import * as UnfitGroup from "./UnfitGroup.ts"

type Words = ReadonlyArray<string>

const introducing = WordSet.of("following criteria any one all either")

const open = WordSet.of("of with for to in by from or and")

/** "Relapsed after therapy, unless contraindicated:", "patients without mutations:" tell nothing of the list below; "without history of:" does. */
const isComplete = (words: Words, { cue: [first], start }: Scope.Scope): boolean => {
  const clause = words.slice(start)
  const mayBe = first === "unless" || (first === "without" && !open.has(clause.at(-1) ?? ""))

  return mayBe && clause.length > 0 && !clause.some((word) => introducing.has(word))
}

/** What introduces a list stands as its cue says: the words of a line before its colon. */
export const ofLead = (words: Words): AssertionStatus => {
  const scope = Scope.ofLead(words)

  return scope === undefined || isComplete(words, scope) || UnfitGroup.isTold(words) ? "affirmed" : scope.reach.status
}

/** Whether a comma stands between a cue and a mention that does not belong to a list of both. */
const isCutOff = (words: Words, scope: Scope.Scope, mention: number): boolean =>
  scope.comma >= 0 &&
  (scope.reach.status === "negated" || scope.cue[0] === "other") &&
  !ListedScope.holds(words, scope, mention)

/**
 * Verbs whose object may be there though somebody is unable to do it: "unable to stop anticoagulants", "unable to tolerate
 * chemotherapy"; and words behind which it is not clear what the inability goes on to.
 */
const doubtful = WordSet.of(
  "stop discontinue cease quit refrain abstain avoid limit withhold interrupt suspend forgo tolerate take receive swallow " +
    "correct control or /",
)

/** What the cues before a mention of the tokens from `first` to before `last` make of it. */
export const ahead = (words: Words, first: number, last: number): AssertionStatus => {
  const { depth, scope } = Scope.of(words, first)
  if (scope === undefined || scope.pausedAt > 0) return "affirmed"
  const { reach, start } = scope
  if (first > start + reach.scope) return Scope.lasts(reach) ? "uncertain" : "affirmed"
  const isAbbreviation = Scope.opens(words[first - 1]) && Scope.closes(words[last])
  if (depth - (isAbbreviation ? 1 : 0) > scope.depth) return "uncertain"
  const isDoubtful = reach.status === "incapable" && words.slice(start, first).some((word) => doubtful.has(word))

  return isDoubtful || isCutOff(words, scope, first) ? "uncertain" : reach.status
}

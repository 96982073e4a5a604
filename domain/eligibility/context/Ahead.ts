import * as KnownNumbers from "../rules/KnownNumbers.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as WordSet from "../text/WordSet.ts"
import type { AssertionStatus } from "./CuesAhead.ts"
import * as ListedScope from "./ListedScope.ts"
import * as Scope from "./Scope.ts"

/** Who is told to be unfit for some treatment, and what else denies. */
export const table = RuleTable.of<"unfit for a treatment" | "denied">({
  name: "groups who are unfit for a treatment",
  classes: {
    unfit: "unfit unsuitable ineligible inappropriate",
    judging: "considered deemed regarded felt thought judged to be being as a an good appropriate suitable medically",
    fit: "suitable eligible fit appropriate amenable able candidate candidates",
    treatment:
      "chemo~ therap~ immunotherap~ radiotherap~ chemoradiotherap~ treatment~ transplant~ induction~ surg~ resection~ radiation~ ~ectomy",
    study: "study trial protocol this enrol~ participat~ inclusion entry if who when after because due",
  },
  rows: [
    telling("unfit for a treatment", [
      ["{unfit} for|to !{study}{0,7} {treatment}", "patients [unfit for intensive chemotherapy]"],
      [
        "not {judging}{0,5} {fit} for|to !{study}{0,7} {treatment}",
        "the following are [not considered suitable for intensive chemotherapy]",
        "not eligible for the study treatment",
      ],
    ]),
    telling("denied", [
      ["{unfit}", "are [ineligible] for the study"],
      ["{unfit} for|to receive|start{0,6} treatment", "are [ineligible for treatment]"],
      ["not {judging}{0,5} {fit}", "are [not eligible] for the study"],
      ["not {judging}{0,5} {fit} for|to receive|start{0,6} treatment", "are [not eligible to receive treatment]"],
      ["not|no|none|without|never|cannot|neither", "[none] of the following"],
    ]),
  ],
})

/**
 * "The following are not considered suitable for intensive chemotherapy": it tells for which treatment those who follow are unfit,
 * and keeps none of them out.
 */
const isTold = (words: ReadonlyArray<string>): boolean =>
  table.find(KnownNumbers.ofWords(words))[0]?.row.means === "unfit for a treatment"

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

  return scope === undefined || isComplete(words, scope) || isTold(words) ? "affirmed" : scope.reach.status
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

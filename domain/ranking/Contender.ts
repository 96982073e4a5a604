import { Predicate } from "effect"
import * as Criteria from "../criteria/Criteria.ts"
import type { CriterionCheck } from "../criteria/CriterionCheck.ts"
import type { Question } from "../eligibility/Questions.ts"
import type { Opened } from "../eligibility/Reading.ts"
import type { Candidate } from "./Candidate.ts"
import * as Score from "./Score.ts"

/** A study that may be among the best. Its text is read for one question after the other, as long as it may. */
export interface Contender {
  /** As it would stand if the inclusion criteria spoke of all that is unread. It never comes to stand higher. */
  readonly candidate: Candidate
  /** Reads for the next question; nothing where all are read. */
  readonly readOn: (() => Contender) | undefined
}

/** What is known of a study before its text is read. */
export interface Known {
  readonly text: Opened
  readonly fields: ReadonlyArray<CriterionCheck>
  readonly standing: Omit<Candidate, "checks" | "score">
  readonly evidence: Omit<Score.Evidence, "checks" | "unread">
}

/** A question, and where its answer stands among the others. */
interface Step {
  readonly question: Question
  readonly place: number
}

/**
 * The order in which texts are read: first for what lifts a study most if it is spoken of, because without it the study may fall
 * too far to be read for the rest.
 */
export const stepsOf = (questions: ReadonlyArray<Question>): ReadonlyArray<Step> =>
  questions
    .map((question, place) => ({ question, place }))
    .toSorted((one, other) => Score.worthOf(other.question.kind) - Score.worthOf(one.question.kind))

/** A study before so many of the steps. `told`: what its text told at the others, each in its place. */
const before = (
  known: Known,
  steps: ReadonlyArray<Step>,
  told: ReadonlyArray<CriterionCheck | undefined>,
): Contender => {
  const [step, ...further] = steps
  const checks = [...known.fields, ...told.filter(Predicate.isNotUndefined)]
  const score = Score.of({
    ...known.evidence,
    checks: Criteria.ofProfile(checks),
    unread: steps.map(({ question }) => question.kind),
  })

  return {
    candidate: { ...known.standing, checks, score },
    readOn:
      step && (() => before(known, further, told.with(step.place, Criteria.checkText(step.question, known.text)))),
  }
}

/** A study whose text is not read yet. */
export const of = (known: Known, steps: ReadonlyArray<Step>): Contender =>
  before(
    known,
    steps,
    steps.map(() => undefined),
  )

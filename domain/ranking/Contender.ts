import * as Criteria from "../criteria/Criteria.ts"
import type { CriterionCheck } from "../criteria/CriterionCheck.ts"
import type { Question } from "../eligibility/Questions.ts"
import type { AnnotatedStudy } from "../eligibility/Reading.ts"
import type { Candidate, Standing } from "./Candidate.ts"
import * as Score from "./Score.ts"

/** A study that may be among the best. Its text is read for one question after the other, as long as it may. */
export interface Contender {
  /** As it would stand if the inclusion criteria spoke of all that is unread. It never comes to stand higher. */
  readonly standing: Standing
  /** Reads for the next question; nothing where all are read. */
  readonly readOn: (() => Contender) | undefined
  /** The study with its checks, as far as they were made. */
  readonly candidate: () => Candidate
}

/** What is known of a study before its text is read. */
export interface Known {
  readonly annotated: AnnotatedStudy
  readonly standing: Omit<Standing, "score">
  readonly score: (spoken: Score.Spoken) => Score.Score
}

/** What all studies are read for. */
export interface Reading {
  readonly criteria: Criteria.Criteria
  /**
   * The order in which texts are read: first for what lifts a study most if it is spoken of, because without it the study may
   * fall too far to be read for the rest.
   */
  readonly steps: ReadonlyArray<Question>
}

export const reading = (criteria: Criteria.Criteria): Reading => ({
  criteria,
  steps: criteria.questions.toSorted((one, other) => Score.worthOf(other.kind) - Score.worthOf(one.kind)),
})

/** A study whose text was read for so many of the steps. `told`: what it told at them; `spoken`: what that comes to. */
const behind = (
  known: Known,
  reading: Reading,
  told: ReadonlyArray<CriterionCheck>,
  spoken: Score.Spoken,
): Contender => {
  const { annotated } = known
  const { criteria, steps } = reading
  const next = steps[told.length]
  const standing = { ...known.standing, score: known.score(spoken) }

  return {
    standing,
    readOn:
      next &&
      (() => {
        const check = Criteria.checkText(next, annotated.text)

        return behind(known, reading, [...told, check], Score.told(spoken, next.kind, check.state))
      }),
    candidate: () => ({
      ...standing,
      checks: [
        ...Criteria.checkFields(criteria, annotated.study),
        ...criteria.questions.flatMap((question) => told[steps.indexOf(question)] ?? []),
      ],
    }),
  }
}

/** A study whose text is not read yet. */
export const of = (known: Known, reading: Reading): Contender =>
  behind(known, reading, [], Score.mostOf(reading.steps.map(({ kind }) => kind)))

import * as ConditionQuery from "../condition/ConditionQuery.ts"
import * as Criteria from "../criteria/Criteria.ts"
import type { CriterionCheck } from "../criteria/CriterionCheck.ts"
import type { Question } from "../eligibility/Questions.ts"
import * as Reading from "../eligibility/Reading.ts"
import type { GeoPoint } from "../study/GeoPoint.ts"
import * as SiteDistance from "../study/SiteDistance.ts"
import { isOpenToday, type Study } from "../study/Study.ts"
import type { Candidate, Standing } from "./Candidate.ts"
import * as Relevance from "./Relevance.ts"

/** A study of which not everything is known yet. It stands no higher than this, whatever turns out. */
export interface Prospect extends Standing {
  /** Finds out one thing more. */
  readonly refine: () => Prospect | Candidate
}

type Checks = ReadonlyArray<CriterionCheck>

const asksForBiomarker = (checks: Checks): boolean =>
  checks.some(({ kind, state }) => kind === "biomarker" && state === "mentioned_inclusion")

/** What is known of a criterion that only a text can speak of: nothing yet, that the text may speak of it, or what it says. */
type Known = undefined | "may speak" | CriterionCheck

const glance = (question: Question, text: Reading.Opened): Known => Criteria.glanceAtText(question, text) ?? "may speak"

/**
 * Looks at studies for one profile, from what costs least to what costs most: their structured fields, how directly they are
 * about the condition, what their texts may speak of, what they say, and where their sites are. `from` is where the patient
 * is, if the request says so in coordinates.
 */
export const of = (criteria: Criteria.Criteria, from: GeoPoint | undefined) => {
  const { profile, questions } = criteria
  const condition = ConditionQuery.of(profile.condition)
  const mayAsk = profile.biomarkers.length > 0
  const nothing: ReadonlyArray<Known> = questions.map(() => undefined)

  return (study: Study): Prospect => {
    const fields = Criteria.checkFields(criteria, study)

    /** What may still turn out in the patient's favour is taken to do so. */
    const standing = (known: ReadonlyArray<Known>, directness: number): Standing => {
      const told = { not_matched: 0, matched: 0, unknown: 0, mentioned_inclusion: 0, mentioned_exclusion: 0 }
      for (const { state } of Criteria.ofProfile(fields)) told[state]++
      for (const one of known) told[typeof one === "object" ? one.state : "mentioned_inclusion"]++

      return {
        study,
        mismatches: told.not_matched,
        directness,
        inclusions: told.mentioned_inclusion,
        unknowns: told.unknown,
        exclusions: told.mentioned_exclusion,
        isOpenToday: isOpenToday(study),
        milesToNearestOpen: 0,
      }
    }

    const candidate = (checks: Checks, directness: number): Candidate => {
      const asks = asksForBiomarker(checks)

      return {
        ...standing(checks, asks === mayAsk ? directness : Relevance.of(study, condition, asks)),
        milesToNearestOpen: from === undefined ? 0 : SiteDistance.milesToNearestOpen(study, from),
        checks: [...fields, ...checks],
      }
    }

    const looked = (text: Reading.Opened, known: ReadonlyArray<Known>, directness: number): Prospect => ({
      ...standing(known, directness),
      refine: () => {
        const unseen = known.indexOf(undefined)
        const next = unseen >= 0 ? unseen : known.indexOf("may speak")
        const question = questions[next]
        if (question === undefined)
          return candidate(
            known.filter((one) => typeof one === "object"),
            directness,
          )
        const found = next === unseen ? glance(question, text) : Criteria.checkText(question, text)

        return looked(text, known.with(next, found), directness)
      },
    })

    return {
      ...standing(nothing, Relevance.most),
      refine: () => {
        const text = Reading.opened(study.eligibility)
        const glanced = questions.map((question) => (question.isGlanceCheap ? glance(question, text) : undefined))

        return looked(text, glanced, Relevance.of(study, condition, mayAsk))
      },
    }
  }
}

import * as Criteria from "../criteria/Criteria.ts"
import * as ConditionMarkers from "../eligibility/biomarker/ConditionMarkers.ts"
import * as MarkerHinges from "../eligibility/biomarker/MarkerHinges.ts"
import type { Question } from "../eligibility/Questions.ts"
import * as Reading from "../eligibility/Reading.ts"
import type { Signpost } from "../eligibility/Signpost.ts"
import type { Study } from "../study/Study.ts"
import type { Candidate, Standing } from "./Candidate.ts"
import * as Relevance from "./Relevance.ts"
import * as Score from "./Score.ts"

/** What is known of a study before its text is read. */
export interface Known extends Omit<Standing, "score" | "study"> {
  readonly annotated: Reading.AnnotatedStudy
  readonly evidence: Score.Known
}

/** What all studies are read for, and in which order. */
export interface Plan {
  readonly criteria: Criteria.Criteria
  /** What is asked for the order alone. */
  readonly unchecked: ReadonlyArray<Question>
  /**
   * The order in which texts are read: first for what lifts a study most if it is spoken of, because without it the study may
   * fall too far to be read for the rest.
   */
  readonly questionsInOrder: ReadonlyArray<Question>
  /** How many of them come before a text is read for the markers by which it selects: what counts as much. */
  readonly beforeOthers: number
  /** What a text that was not read may come to. */
  readonly unread: Score.Spoken
  /** The markers that the profile names. */
  readonly markers: ReadonlySet<string>
}

/** What the criteria ask of texts, and what is asked `unchecked`, what counts most first, and what is entered twice once. */
export const plan = (criteria: Criteria.Criteria, unchecked: ReadonlyArray<Question>): Plan => {
  const asked = [...new Set([...criteria.questions, ...unchecked])]
  const named = [...criteria.profile.biomarkers, ...ConditionMarkers.of(criteria.profile).markers]

  const questionsInOrder = asked.toSorted((one, other) => Score.worthOf(other) - Score.worthOf(one))

  return {
    criteria,
    unchecked,
    questionsInOrder,
    beforeOthers: questionsInOrder.filter((question) => Score.worthOf(question) >= Score.worthOfOthers).length,
    unread: Score.mostOf(asked),
    markers: new Set(named.flatMap(MarkerHinges.toldBy)),
  }
}

/** How far a text was read. */
interface Progress {
  /** What it told on the questions that it was read for, in their order. */
  readonly told: ReadonlyArray<Signpost>
  /** What it may come to if the inclusion criteria speak of all that is unread. */
  readonly spoken: Score.Spoken
  /** Whether it was read for the markers by which it selects. */
  readonly knowsOthers: boolean
}

/**
 * A study that may be among the best. Its text is read for one question after the other, as long as it may, and once for the markers by which
 * it selects. It stands as if the inclusion criteria spoke of all that is unread: it never comes to stand higher.
 */
export class Contender implements Standing {
  readonly study: Study
  readonly mismatches: number
  readonly milesToNearestOpen: () => number
  readonly score: Score.Score
  private readonly known: Known
  private readonly plan: Plan
  private readonly progress: Progress

  constructor(known: Known, plan: Plan, progress: Progress = { told: [], spoken: plan.unread, knowsOthers: false }) {
    this.known = known
    this.plan = plan
    this.progress = progress
    this.study = known.annotated.study
    this.mismatches = known.mismatches
    this.milesToNearestOpen = known.milesToNearestOpen
    this.score = Score.of(known.evidence, progress.spoken)
  }

  /** Reads for what is next; nothing where all is read. */
  readOn(): Contender | undefined {
    const { known, plan } = this
    const { knowsOthers, spoken, told } = this.progress
    if (!knowsOthers && told.length === plan.beforeOthers) {
      const otherMarker = this.otherMarkers().length > 0

      return new Contender(known, plan, { told, spoken: { ...spoken, otherMarker }, knowsOthers: true })
    }
    const next = plan.questionsInOrder[told.length]
    if (next === undefined) return undefined
    const signpost = Reading.answer(known.annotated.text, next)

    return new Contender(known, plan, {
      told: [...told, signpost],
      spoken: Score.afterAnswer(spoken, next, signpost),
      knowsOthers,
    })
  }

  private otherMarkers(): ReadonlyArray<string> {
    return MarkerHinges.others(this.study.title, this.known.annotated.text, this.plan.markers)
  }

  /** The study with its checks, as far as they were made. What the texts told is worded here. */
  candidate(): Candidate {
    const { known, mismatches, milesToNearestOpen, plan, score, study } = this
    const { told } = this.progress
    const { directness, setting } = known.evidence
    const { criteria, questionsInOrder, unchecked } = plan
    const signposts = (questions: ReadonlyArray<Question>) =>
      questions.flatMap((question) => {
        const signpost = told[questionsInOrder.indexOf(question)]

        return signpost === undefined ? [] : [{ question, signpost }]
      })
    const asked = signposts(criteria.questions)
    const checks = [
      ...Criteria.checkFields(criteria, study),
      ...asked.map(({ question, signpost }) => Criteria.checkOf(question, signpost)),
    ]
    const isNamed = Relevance.isNamed(directness)

    return {
      study,
      mismatches,
      milesToNearestOpen,
      score,
      checks,
      told: [...asked, ...signposts(unchecked)].map(
        ({ question: { entered, kind }, signpost: { asksForOther, isSpared, state } }) => ({
          kind,
          entered,
          asksForOther,
          isSpared,
          state,
        }),
      ),
      otherMarkers: this.otherMarkers(),
      setting,
      isNamed,
    }
  }
}

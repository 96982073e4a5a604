import { Order } from "effect"
import * as Bisection from "../Bisection.ts"
import * as ConditionQuery from "../condition/ConditionQuery.ts"
import * as LaunchArea from "../condition/LaunchArea.ts"
import * as Criteria from "../criteria/Criteria.ts"
import * as ConditionMarkers from "../eligibility/biomarker/ConditionMarkers.ts"
import * as Questions from "../eligibility/Questions.ts"
import type * as Reading from "../eligibility/Reading.ts"
import { once } from "../Memo.ts"
import type { Profile } from "../Profile.ts"
import * as Steps from "../Steps.ts"
import type { GeoPoint } from "../study/GeoPoint.ts"
import * as SiteDistance from "../study/SiteDistance.ts"
import { isOpenToday, type Study } from "../study/Study.ts"
import * as AffirmedProfile from "./AffirmedProfile.ts"
import type { Candidate, Standing } from "./Candidate.ts"
import * as Contender from "./Contender.ts"
import * as Relevance from "./Relevance.ts"
import * as Treatment from "./Treatment.ts"
import * as TreatmentSetting from "./TreatmentSetting.ts"
import * as WordFit from "./WordFit.ts"
import * as StudyWords from "./words/StudyWords.ts"

const fewest = Order.number
const most = Order.reverse(fewest)
const first = Order.string
const last = Order.reverse(first)

/** The order in which options are shown, one line a rule; no two studies are equal in it. */
export const order = (one: Standing, other: Standing): number =>
  fewest(one.mismatches, other.mismatches) ||
  most(one.score.hundredths, other.score.hundredths) ||
  most(Number(isOpenToday(one.study)), Number(isOpenToday(other.study))) ||
  fewest(one.milesToNearestOpen(), other.milesToNearestOpen()) ||
  last(one.study.lastUpdatePosted ?? "", other.study.lastUpdatePosted ?? "") ||
  first(one.study.nctId, other.study.nctId)

const wordsOf = ({ biomarkers, condition, stage }: Profile): ReadonlyArray<string> =>
  WordFit.wordsOf([LaunchArea.find(condition)?.name ?? condition, stage ?? "", ...biomarkers].join("\n"))

const nowhere = () => 0

/** How far the nearest site of a study is that is open, reckoned once. */
const milesFrom = (from: GeoPoint | undefined, study: Study): (() => number) =>
  from === undefined ? nowhere : once(() => SiteDistance.milesToNearestOpen(study, from))

/** All that is known of studies before their texts are read for what is asked: in steps, and one for what their words are worth. */
function* contenders(
  criteria: Criteria.Criteria,
  from: GeoPoint | undefined,
  annotated: ReadonlyArray<Reading.AnnotatedStudy>,
): Steps.Steps<ReadonlyArray<Contender.Contender>> {
  const told = ConditionMarkers.of(criteria.profile)
  const profile = AffirmedProfile.of(criteria.profile, told.markers)
  const condition = Relevance.subject(ConditionQuery.of(told.disease ?? criteria.profile.condition))
  const settings = TreatmentSetting.ofPatient(profile)
  const plan = Contender.plan(criteria, Questions.of({ condition: profile.condition, biomarkers: told.markers }))
  yield
  const read = yield* Steps.each(annotated, (each) => ({ each, own: StudyWords.of(each) }))
  const fit = WordFit.of(
    read.map(({ own }) => own),
    { inText: wordsOf(profile), inSubject: WordFit.wordsOf(profile.biomarkers.join("\n")) },
  )
  yield

  return yield* Steps.each(read, ({ each, own }, index) => {
    const { study } = each
    const directness = Relevance.of(each, own, condition)
    const known = {
      annotated: each,
      mismatches: Criteria.mismatches(criteria, study),
      milesToNearestOpen: milesFrom(from, study),
      evidence: {
        directness,
        setting: TreatmentSetting.agreement(settings, own.settings),
        treats: Treatment.isGivenBy(study),
        words: Relevance.isOfOther(study, directness, condition) ? 0 : (fit.inText[index] ?? 0),
        markerWords: fit.inSubject[index] ?? 0,
      },
    }

    return new Contender.Contender(known, plan)
  })
}

/** Reads the text of the study at a place for what is next, and puts it where it stands then, there or behind. Tells whether there was anything left. */
const readOn = (standing: Array<Contender.Contender>, place: number): boolean => {
  const further = standing[place]?.readOn()
  if (further === undefined) return false
  standing.splice(place, 1)
  const before = Bisection.countWhile(standing, (other) => order(other, further) < 0)
  standing.splice(Math.max(place, before), 0, further)

  return true
}

/** The best of some contenders, read whole, a few questions to texts a step. Of the others no more is read than shows that they are not among them. */
function* best(contenders: ReadonlyArray<Contender.Contender>, limit: number): Steps.Steps<ReadonlyArray<Candidate>> {
  const standing = contenders.toSorted(order)
  let asked = 0
  for (let place = 0; place < Math.min(limit, standing.length); ) {
    if (!readOn(standing, place)) place++
    else if (Steps.isStep(++asked)) yield
  }

  return yield* Steps.each(standing.slice(0, limit), (contender) => contender.candidate())
}

/**
 * Holds studies against a profile, and gives the best of them in order, `limit` at most. `from` is where the patient is, if the
 * request says so in coordinates. A study's words count beside those of the others, so that what one of them is worth depends on all.
 */
export function* ranked(
  criteria: Criteria.Criteria,
  from: GeoPoint | undefined,
  annotated: ReadonlyArray<Reading.AnnotatedStudy>,
  limit = annotated.length,
): Steps.Steps<ReadonlyArray<Candidate>> {
  return yield* best(yield* contenders(criteria, from, annotated), limit)
}

import * as ConditionQuery from "../condition/ConditionQuery.ts"
import * as LaunchArea from "../condition/LaunchArea.ts"
import * as Criteria from "../criteria/Criteria.ts"
import type * as Reading from "../eligibility/Reading.ts"
import type { Profile } from "../Profile.ts"
import type { GeoPoint } from "../study/GeoPoint.ts"
import * as SiteDistance from "../study/SiteDistance.ts"
import { isOpenToday } from "../study/Study.ts"
import type { Candidate } from "./Candidate.ts"
import * as Relevance from "./Relevance.ts"
import * as Score from "./Score.ts"
import * as Treatment from "./Treatment.ts"
import * as TreatmentSetting from "./TreatmentSetting.ts"
import * as WordFit from "./WordFit.ts"
import * as StudyWords from "./words/StudyWords.ts"

const fewest = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1)
const most = (one: number, other: number): number => fewest(other, one)
const first = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1)
const last = (one: string, other: string): number => first(other, one)

/** The order in which options are shown, one line a rule; no two studies are equal in it. */
export const order = (one: Candidate, other: Candidate): number =>
  fewest(one.mismatches, other.mismatches) ||
  most(one.score.hundredths, other.score.hundredths) ||
  most(Number(isOpenToday(one.study)), Number(isOpenToday(other.study))) ||
  fewest(one.milesToNearestOpen, other.milesToNearestOpen) ||
  last(one.study.lastUpdatePosted ?? "", other.study.lastUpdatePosted ?? "") ||
  first(one.study.nctId, other.study.nctId)

const wordsOf = ({ biomarkers, condition, stage }: Profile): ReadonlyArray<string> =>
  WordFit.wordsOf([LaunchArea.find(condition)?.name ?? condition, stage ?? "", ...biomarkers].join("\n"))

/**
 * Holds studies against a profile, best first. `from` is where the patient is, if the request says so in coordinates. A study's
 * words count beside those of the others, so that what one of them is worth depends on all.
 */
export const ranked = (
  criteria: Criteria.Criteria,
  from: GeoPoint | undefined,
  annotated: ReadonlyArray<Reading.AnnotatedStudy>,
): ReadonlyArray<Candidate> => {
  const { profile } = criteria
  const condition = Relevance.subject(ConditionQuery.of(profile.condition))
  const settings = TreatmentSetting.ofPatient(profile)
  const read = annotated.map((each) => {
    const own = StudyWords.of(each)
    const checks = Criteria.check(criteria, each)
    each.text?.close()

    return { each, own, checks }
  })
  const told = read.map(({ own }) => own)
  const words = WordFit.of(told, "whole", wordsOf(profile))
  const markerWords = WordFit.of(told, "about", WordFit.wordsOf(profile.biomarkers.join("\n")))

  return read
    .map(({ checks, each, own }, index): Candidate => {
      const { study } = each
      const ofProfile = Criteria.ofProfile(checks)
      const setting = TreatmentSetting.agreement(settings, own.settings)

      return {
        study,
        checks,
        mismatches: ofProfile.filter(({ state }) => state === "not_matched").length,
        setting,
        score: Score.of({
          checks: ofProfile,
          directness: Relevance.of(each, own, condition, Criteria.asksForBiomarker(checks)),
          setting,
          treats: Treatment.isGivenBy(study),
          words: words[index] ?? 0,
          markerWords: markerWords[index] ?? 0,
        }),
        milesToNearestOpen: from === undefined ? 0 : SiteDistance.milesToNearestOpen(study, from),
      }
    })
    .toSorted(order)
}

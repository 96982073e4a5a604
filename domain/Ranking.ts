import { Order } from "effect"
import * as Condition from "./Condition.ts"
import * as Criteria from "./Criteria.ts"
import type { CriterionCheck } from "./CriterionCheck.ts"
import * as Directness from "./Directness.ts"
import type { GeoPoint } from "./GeoPoint.ts"
import * as Sites from "./Sites.ts"
import type { Study } from "./Study.ts"

/** A study with its checks, and what it is ordered by. */
export interface Candidate {
  readonly study: Study
  readonly checks: ReadonlyArray<CriterionCheck>
  readonly mismatches: number
  readonly directness: number
  readonly inclusions: number
  readonly unknowns: number
  readonly exclusions: number
  readonly isOpenToday: boolean
  readonly milesToNearestOpen: number
}

const count = (checks: ReadonlyArray<CriterionCheck>, state: CriterionCheck["state"]) =>
  Criteria.ofProfile(checks).filter((check) => check.state === state).length

const asksForBiomarker = (checks: ReadonlyArray<CriterionCheck>): boolean =>
  checks.some((check) => check.state === "mentioned_inclusion" && Criteria.isOfBiomarker(check))

/** Weighs studies for one profile; `from` is where the patient is, if the request says so in coordinates. */
export const weigh = (criteria: Criteria.Criteria, from: GeoPoint | undefined) => {
  const condition = Condition.of(criteria.profile.condition)

  return (study: Study): Candidate => {
    const checks = Criteria.check(criteria, study)

    return {
      study,
      checks,
      mismatches: count(checks, "not_matched"),
      directness: Directness.of(study, condition, asksForBiomarker(checks)),
      inclusions: count(checks, "mentioned_inclusion"),
      unknowns: count(checks, "unknown"),
      exclusions: count(checks, "mentioned_exclusion"),
      isOpenToday: Criteria.isOpenToday(study),
      milesToNearestOpen: from === undefined ? 0 : Sites.milesToNearestOpen(study, from),
    }
  }
}

const fewest = (key: (candidate: Candidate) => number) => Order.mapInput(Order.number, key)
const most = (key: (candidate: Candidate) => number) => Order.mapInput(Order.reverse(Order.number), key)

const openTodayFirst = most(({ isOpenToday }) => (isOpenToday ? 1 : 0))
const latestUpdateFirst = Order.mapInput(
  Order.reverse(Order.string),
  ({ study }: Candidate) => study.lastUpdatePosted ?? "",
)
const byNctNumber = Order.mapInput(Order.string, ({ study }: Candidate) => study.nctId)

/** The order in which options are shown, one line a rule; no two studies are equal in it. */
export const order: Order.Order<Candidate> = Order.combineAll([
  fewest(({ mismatches }) => mismatches),
  most(({ directness }) => directness),
  most(({ inclusions }) => inclusions),
  fewest(({ unknowns }) => unknowns),
  fewest(({ exclusions }) => exclusions),
  openTodayFirst,
  fewest(({ milesToNearestOpen }) => milesToNearestOpen),
  latestUpdateFirst,
  byNctNumber,
])

export const rank = (candidates: ReadonlyArray<Candidate>): ReadonlyArray<Candidate> => candidates.toSorted(order)

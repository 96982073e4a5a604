import { countWhile } from "../Bisection.ts"
import type * as Criteria from "../criteria/Criteria.ts"
import type { GeoPoint } from "../study/GeoPoint.ts"
import type { Study } from "../study/Study.ts"
import type { Candidate, Standing } from "./Candidate.ts"
import * as UpperBound from "./UpperBound.ts"

const fewest = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1)
const most = (one: number, other: number): number => fewest(other, one)
const first = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1)
const last = (one: string, other: string): number => first(other, one)

/** The order in which options are shown, one line a rule; no two studies are equal in it. */
export const order = (one: Standing, other: Standing): number =>
  fewest(one.mismatches, other.mismatches) ||
  most(one.directness, other.directness) ||
  most(one.inclusions, other.inclusions) ||
  fewest(one.unknowns, other.unknowns) ||
  fewest(one.exclusions, other.exclusions) ||
  most(Number(one.isOpenToday), Number(other.isOpenToday)) ||
  fewest(one.milesToNearestOpen, other.milesToNearestOpen) ||
  last(one.study.lastUpdatePosted ?? "", other.study.lastUpdatePosted ?? "") ||
  first(one.study.nctId, other.study.nctId)

/** Where one belongs among others, the best of which stands last. */
const placeOf = (others: ReadonlyArray<Standing>, one: Standing): number =>
  countWhile(others, (other) => order(other, one) > 0)

/**
 * The best of the studies, in order: as many as `limit`. The one in front is always looked at further until all is known of
 * it; of those behind, no more than shows that they belong there, so that most texts are never read.
 */
export const best = (
  criteria: Criteria.Criteria,
  from: GeoPoint | undefined,
  studies: ReadonlyArray<Study>,
  limit: number,
): ReadonlyArray<Candidate> => {
  const waiting: Array<UpperBound.Prospect | Candidate> = studies
    .map(UpperBound.of(criteria, from))
    .toSorted((one, other) => order(other, one))
  const candidates: Array<Candidate> = []
  while (candidates.length < limit) {
    const front = waiting.pop()
    if (front === undefined) break
    if ("refine" in front) {
      const refined = front.refine()
      waiting.splice(placeOf(waiting, refined), 0, refined)
    } else candidates.push(front)
  }

  return candidates
}

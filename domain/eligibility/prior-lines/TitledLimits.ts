import type { Group } from "../document/Groups.ts"
import { type Claim, unbounded } from "../line-claims/Claim.ts"
import type { Mention } from "../mention/Mention.ts"

interface Told extends Mention {
  readonly claim: Claim
  readonly group: Group
}

/** Whether one stands under the line of the other, as its title or as what introduces it, or both under the same title. */
const isUnder = (one: Told, { place: { group, lineEnd, sentence } }: Told): boolean =>
  (one.place.group !== undefined && one.place.group[0] === group?.[0]) ||
  [one.place.group, one.place.lead].some(
    (line) => line !== undefined && line[0] <= sentence.start && line[1] >= sentence.start && line[1] <= lineEnd,
  )

const isLimit = ({ claim: { exact, high }, stand }: Told): boolean =>
  exact && high !== unbounded && stand.outcome === "inclusion"

/** Whether the limit of one holds for the other: of several alternatives, only where both are of the same line. */
const binds = (limit: Told, one: Told): boolean =>
  isLimit(limit) &&
  (limit.group === "alternative"
    ? one.group === limit.group && one.place.lineEnd === limit.place.lineEnd
    : isUnder(limit, one))

const asksForSome = ({ claim: { exact, high, low }, stand }: Told): boolean =>
  !exact && low > 0 && high === unbounded && stand.outcome === "inclusion"

/**
 * "Cohort B (relapsed or refractory)" over "no more than five prior lines": a title lets in no more than what stands under it, nor does
 * what stands beside it, "progressed on an antibody"; nor "prior therapy is allowed", with "up to three lines" behind it.
 */
export const of = <Some extends Told>(stated: ReadonlyArray<Some>): ReadonlyArray<Some> =>
  stated.map((one) => {
    const limits = asksForSome(one) ? stated.filter((other) => binds(other, one)) : []
    const high = Math.max(...limits.map(({ claim }) => claim.high))

    return limits.length === 0 || high < one.claim.low ? one : { ...one, claim: { ...one.claim, high } }
  })

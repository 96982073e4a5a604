import { type Claim, unbounded } from "../line-claims/Claim.ts"
import type { Mention } from "../mention/Mention.ts"

interface Told extends Mention {
  readonly claim: Claim
}

/** Whether one stands under the line of the other, as its title or as what introduces it. */
const isUnder = (one: Told, { place: { lineEnd, sentence } }: Told): boolean =>
  [one.place.group, one.place.lead].some(
    (line) => line !== undefined && line[0] <= sentence.start && line[1] >= sentence.start && line[1] <= lineEnd,
  )

const isLimit = ({ claim: { exact, high }, stand }: Told): boolean =>
  exact && high !== unbounded && stand.outcome === "inclusion"

const asksForSome = ({ claim: { exact, high, low }, stand }: Told): boolean =>
  !exact && low > 0 && high === unbounded && stand.outcome === "inclusion"

/** "Cohort B (relapsed or refractory)" over "no more than five prior lines": a title lets in no more than what stands under it. */
export const of = <Some extends Told>(stated: ReadonlyArray<Some>): ReadonlyArray<Some> =>
  stated.map((one) => {
    const limits = asksForSome(one) ? stated.filter((other) => isLimit(other) && isUnder(other, one)) : []
    const high = Math.max(...limits.map(({ claim }) => claim.high))

    return limits.length === 0 || high < one.claim.low ? one : { ...one, claim: { ...one.claim, high } }
  })

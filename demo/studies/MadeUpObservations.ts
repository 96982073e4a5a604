import { NctId } from "../../domain/study/NctId.ts"
import type { Observation, ObservedStatus } from "../../domain/study/Observation.ts"

const day = 24 * 60 * 60 * 1000

/** A few observations at sites of made-up studies, some days before `now` (epoch milliseconds). None of them was made. */
export const madeUpObservations = (now: number): ReadonlyArray<Observation> => {
  const seen = (
    nctId: string,
    [facility, city, country]: readonly [facility: string, city: string, country: string],
    status: ObservedStatus,
    daysAgo: number,
    acceptsReferrals: boolean | null,
    notes: string | null,
  ): Observation => ({
    nctId: NctId(nctId),
    site: { facility, city, state: null, country },
    status,
    lastVerifiedAt: now - daysAgo * day,
    acceptsReferrals,
    notes,
  })

  return [
    seen(
      "NCT99300201",
      ["Example Morningside Cancer Center", "New York", "United States"],
      "recruiting",
      4,
      true,
      "Made up: the coordinator answers within two days.",
    ),
    seen(
      "NCT99300201",
      ["Bayou Example Cancer Center", "Houston", "United States"],
      "waitlist",
      11,
      true,
      "Made up: next screening slots in six weeks.",
    ),
    seen(
      "NCT99300201",
      ["Humber Example Cancer Centre", "Toronto", "Canada"],
      "not_recruiting",
      2,
      false,
      "Made up: the site has paused new participants.",
    ),
  ]
}

import { Effect, Either, Schema } from "effect"
import { type Audience, seesObservations } from "../../application/Caller.ts"
import { siteAvailability } from "../../application/SiteAvailability.ts"
import { inTurns } from "../../application/Turns.ts"
import type * as Profile from "../../domain/Profile.ts"
import * as NamedPlace from "../../domain/study/NamedPlace.ts"
import * as NctId from "../../domain/study/NctId.ts"
import { InvalidRequest } from "../input/InvalidRequest.ts"
import { parserOf } from "../input/Parse.ts"
import { accepts } from "../wire/Accepts.ts"
import { Viewpoint } from "../wire/MatchRequest.ts"
import { optional } from "../wire/Optional.ts"
import type { AvailabilityResponse, MatchedOption } from "../wire/Payloads.ts"
import { Ending } from "./Ending.ts"
import { locationOf } from "./Location.ts"
import * as NamesMeant from "./NamesMeant.ts"
import * as Presentation from "./Presentation.ts"

const example = "NCT01234567"

const NctNumber = Schema.String.pipe(Schema.pattern(/^\s*[Nn][Cc][Tt]\d{8}\s*$/)).annotations({
  description: "A study's number on ClinicalTrials.gov: NCT and eight digits.",
  examples: [example],
})

export const Arguments = Schema.Struct({
  nct_id: NctNumber.pipe(accepts(`NCT and eight digits, such as "${example}"`)),
  location: optional(Viewpoint),
})

/** Which study is asked for, and from where it is looked at. */
export interface Availability {
  readonly nctId: NctId.NctId
  readonly location?: Profile.Location
}

const decode = parserOf(Arguments)

export const parse = (input: unknown): Either.Either<Availability, InvalidRequest> =>
  Either.map(decode(input), ({ location, nct_id }) => ({
    nctId: NctId.NctId(nct_id.trim().toUpperCase()),
    ...(location === undefined ? {} : { location: locationOf(location) }),
  }))

/** The number as it stands in a path. */
export const parsePath = (segment: string): Either.Either<Availability, InvalidRequest> =>
  NctId.is(segment)
    ? Either.right({ nctId: segment })
    : Either.left(
        new InvalidRequest({
          sentence: `"nctId" in the path must be NCT, in capitals, and eight digits, such as ${example}.`,
          field: "nctId",
        }),
      )

/** Whether a study has sites, and none in a place in words. */
export const hasNoneIn = (
  { sites }: Pick<typeof MatchedOption.Type, "sites">,
  location: Profile.Location | undefined,
): location is Extract<Profile.Location, { _tag: "Named" }> =>
  location?._tag === "Named" && sites.length > 0 && !NamedPlace.hasAnyOf(location.place, sites)

/** One study with all its sites. */
export const run = Effect.fnUntraced(function* ({ location, nctId }: Availability, audience: Audience) {
  const { checks, overlay, provenance, study } = yield* siteAvailability(nctId)
  const observed = overlay.get(study.nctId)
  const isPro = seesObservations(audience)
  const shown = Presentation.option(study, checks, Presentation.siteOrder(location), isPro ? observed : undefined)
  const suggestions = hasNoneIn(shown, location) ? yield* inTurns(NamesMeant.placesMeant(location.place)) : []

  return {
    study: shown,
    ...(suggestions.length === 0 ? {} : { suggestions }),
    verified_fields_included: isPro,
    ...(isPro ? {} : { verified_site_count: observed?.size ?? 0 }),
    source: Presentation.source(provenance),
    ...(yield* Ending),
  } satisfies typeof AvailabilityResponse.Type
})

import { Effect, Either, Schema } from "effect"
import { type Caller, seesObservations } from "../../application/Caller.ts"
import { siteAvailability } from "../../application/SiteAvailability.ts"
import * as NctId from "../../domain/study/NctId.ts"
import { InvalidRequest } from "../InvalidRequest.ts"
import { parserOf } from "../Parse.ts"
import { accepts } from "../wire/Accepts.ts"
import { type AvailabilityResponse, NctNumber } from "../wire/Payloads.ts"
import { Ending } from "./Ending.ts"
import * as Presentation from "./Presentation.ts"

const what = "NCT and eight digits, such as NCT01234567"

export const Arguments = Schema.Struct({ nct_id: NctNumber.pipe(accepts(what)) })

const decode = parserOf(Arguments)

export const parse = (input: unknown): Either.Either<NctId.NctId, InvalidRequest> =>
  Either.map(decode(input), ({ nct_id }) => NctId.NctId(nct_id))

/** The number as it stands in a path. */
export const parsePath = (segment: string): Either.Either<NctId.NctId, InvalidRequest> =>
  NctId.is(segment)
    ? Either.right(segment)
    : Either.left(new InvalidRequest({ sentence: `"nctId" in the path must be ${what}.`, field: "nctId" }))

/** One study with all its sites. */
export const run = Effect.fnUntraced(function* (nctId: NctId.NctId, caller: Caller) {
  const { checks, overlay, provenance, study } = yield* siteAvailability(nctId)
  const observed = overlay.get(study.nctId)
  const isPro = seesObservations(caller)

  return {
    study: Presentation.option(study, checks, undefined, isPro ? observed : undefined),
    verified_fields_included: isPro,
    ...(isPro ? {} : { verified_site_count: observed?.size ?? 0 }),
    source: Presentation.source(provenance),
    ...(yield* Ending),
  } satisfies typeof AvailabilityResponse.Type
})

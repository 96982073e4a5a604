import { Effect, Either } from "effect"
import { remembering } from "../../../domain/Memo.ts"
import * as Availability from "../../functions/Availability.ts"
import * as Conditions from "../../functions/Conditions.ts"
import * as Ending from "../../functions/Ending.ts"
import * as Match from "../../functions/Match.ts"
import { InvalidRequest } from "../../input/InvalidRequest.ts"
import * as StrictJson from "../../input/StrictJson.ts"
import * as Reply from "../reply/Reply.ts"
import * as RequestBody from "../request/RequestBody.ts"
import type { Endpoint } from "./Endpoint.ts"

const jsonOf = (body: Uint8Array): Either.Either<unknown, InvalidRequest> =>
  Either.mapLeft(StrictJson.parse(body), (fault) =>
    fault._tag === "TextIsNotJson" ? new InvalidRequest({ sentence: fault.sentence }) : fault,
  )

export const match: Endpoint = {
  template: "/v1/match",
  method: "POST",
  mayTakeLong: true,
  check: (request) =>
    Effect.gen(function* () {
      const body = yield* RequestBody.read(request)
      const match = yield* Either.flatMap(jsonOf(body), Match.parse)

      return { body, run: (caller) => Effect.map(Match.run(match, caller), Reply.ok) }
    }),
}

export const availability: Endpoint = {
  template: "/v1/availability/{nctId}",
  method: "GET",
  mayTakeLong: true,
  check: (_, parameter) =>
    Effect.map(Availability.parsePath(parameter), (asked) => ({
      run: (caller) => Effect.map(Availability.run(asked, caller), Reply.ok),
    })),
}

const conditionsReply = remembering((ending: Ending.Words) => Reply.ok(Conditions.payload(ending)))

export const conditions: Endpoint = {
  template: "/v1/conditions",
  method: "GET",
  mayTakeLong: false,
  check: () => Effect.succeed({ run: () => Effect.map(Ending.Ending, conditionsReply) }),
}

import { expect } from "bun:test"
import type { AvailabilityResponse, ConditionsResponse, MatchResponse } from "../../interfaces/wire/Payloads.ts"
import type { ErrorResponse } from "../../interfaces/wire/WireError.ts"
import { asked, posted, type Running } from "./service.ts"

const payload = async <A>(answer: Response): Promise<A> => {
  expect(answer.status).toBe(200)

  return (await answer.json()) as A
}

/** The payload of a match that is answered with 200. */
export const match = async (service: Running, body: unknown, key?: string): Promise<typeof MatchResponse.Type> =>
  payload(await service.send("/v1/match", posted(body, key)))

/** The payload of an availability that is answered with 200. */
export const availability = async (
  service: Running,
  nctId: string,
  key?: string,
): Promise<typeof AvailabilityResponse.Type> => payload(await service.send(`/v1/availability/${nctId}`, asked(key)))

/** The payload of the conditions. */
export const conditions = async (service: Running, key?: string): Promise<typeof ConditionsResponse.Type> =>
  payload(await service.send("/v1/conditions", asked(key)))

/** What an answer that is an error says, and nothing else: its body has no other property. */
export const error = async (answer: Response): Promise<(typeof ErrorResponse.Type)["error"]> => {
  const body = (await answer.json()) as typeof ErrorResponse.Type
  expect(Object.keys(body)).toEqual(["error"])

  return body.error
}

/** The three headers of the caller's quota. */
export const quota = ({ headers }: Response) => ({
  limit: Number(headers.get("x-ratelimit-limit") ?? Number.NaN),
  remaining: Number(headers.get("x-ratelimit-remaining") ?? Number.NaN),
  reset: Number(headers.get("x-ratelimit-reset") ?? Number.NaN),
})

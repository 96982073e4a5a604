import type { Answer, Option } from "../answer/Wire.ts"
import type { Request } from "../profile/Draft.ts"
import * as Outcome from "./Outcome.ts"

const jsonOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/** Asks the service that the page came from. Nothing of it is kept by the browser. */
const ask = async <A>(path: string, key: string, init: RequestInit): Promise<Outcome.Outcome<A>> => {
  try {
    const response = await fetch(new URL(path, document.baseURI), {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${key}` },
      cache: "no-store",
      credentials: "omit",
    })

    return Outcome.of<A>(response.status, response.headers, await jsonOf(response), Date.now())
  } catch {
    return init.signal?.aborted === true ? { _tag: "Stopped" } : { _tag: "Offline" }
  }
}

export const match = (request: Request, key: string, signal: AbortSignal): Promise<Outcome.Outcome<Answer>> =>
  ask<Answer>("v1/match", key, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
    signal,
  })

/** All sites of a study, with their contacts. */
export const availability = (nctId: string, key: string): Promise<Outcome.Outcome<{ readonly study: Option }>> =>
  ask(`v1/availability/${nctId}`, key, { method: "GET" })

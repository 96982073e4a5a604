import * as Shapes from "../answer/Shapes.ts"
import type { Answer, Availability } from "../answer/Wire.ts"
import type { Request } from "../profile/Draft.ts"
import * as Outcome from "./Outcome.ts"

/** What the service is asked with: the visitor's own key or the public one. */
export interface Key {
  readonly text: string
  readonly isOwn: boolean
}

const jsonOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/** Asks the service that the page came from. Nothing of it is kept by the browser. */
const ask = async <A>(
  path: string,
  key: Key,
  isAnswer: (body: unknown) => body is A,
  init: RequestInit,
): Promise<Outcome.Outcome<A>> => {
  try {
    const response = await fetch(new URL(path, document.baseURI), {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${key.text}` },
      cache: "no-store",
      credentials: "omit",
    })

    return Outcome.of(response.status, response.headers, await jsonOf(response), isAnswer, {
      now: Date.now(),
      isOwnKey: key.isOwn,
    })
  } catch {
    return init.signal?.aborted === true ? { _tag: "Stopped" } : { _tag: "Offline" }
  }
}

export const match = (request: Request, key: Key, signal: AbortSignal): Promise<Outcome.Outcome<Answer>> =>
  ask("v1/match", key, Shapes.isMatch, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
    signal,
  })

/** All sites of a study, with their contacts. */
export const availability = (nctId: string, key: Key): Promise<Outcome.Outcome<Availability>> =>
  ask(`v1/availability/${nctId}`, key, Shapes.isAvailability, { method: "GET" })

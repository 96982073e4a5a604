import { Either } from "effect"
import type * as Steps from "../../domain/Steps.ts"
import type { Arrival } from "./Arrival.ts"
import { type AttemptHasFailed, ends, passes } from "./FailedAttempt.ts"
import type { Inquiry } from "./Inquiry.ts"
import { BodyIsTooLongAtOnce } from "./JsonBytes.ts"
import * as ObjectCount from "./ObjectCount.ts"
import * as PageJson from "./PageJson.ts"
import * as ParseCache from "./ParseCache.ts"

type Arrived = Extract<Arrival, { readonly _tag: "Arrived" }>

/** What the registry told: `json` is the whole `body`, parsed and nothing more. */
export interface Told extends Omit<Arrived, "_tag"> {
  readonly _tag: "Told"
  readonly json: unknown
}

/** What the registry said. */
export type RegistryAnswer = Told | Exclude<Arrival, Arrived>

/**
 * An answer of which nothing but the JSON is wanted. Its bytes make room at once: left to the collector, those of many answers would
 * stand in memory side by side.
 */
export const withoutBytes = (answer: RegistryAnswer): RegistryAnswer => {
  if (answer._tag === "Told") answer.body.transfer(0)

  return answer
}

const notJson = passes("malformed", "not JSON, or cut off")
const tooMuch = ends("malformed", "more than was asked for")
const tooLong = ends("malformed", "too long to be read at once")

/** An answer that was parsed, and how many objects it holds. */
interface Parsed {
  readonly objects: number
  readonly json: unknown
}

/** Throws where there are more objects than an inquiry may bring. */
const within = ({ mostObjects }: Inquiry, objects: number): number => {
  if (objects > mostObjects) throw tooMuch

  return objects
}

const failureOf = (fault: unknown): AttemptHasFailed => {
  if (fault === tooMuch) return tooMuch

  return fault instanceof BodyIsTooLongAtOnce ? tooLong : notJson
}

/**
 * Reads answers, in steps. It knows what answers said lately that came more than once: whole ones, and the records of pages, so many
 * bytes of each.
 */
export const reader = (mostRemembered: number) => {
  const answers = ParseCache.make<Parsed>(mostRemembered)
  const records = ParseCache.make<unknown>(mostRemembered)

  function* parsed(body: ArrayBuffer, inquiry: Inquiry): Steps.Steps<Parsed> {
    const objects = within(inquiry, ObjectCount.of(body))
    yield

    return { objects, json: yield* PageJson.parse(body, records.recall) }
  }

  return function* (arrival: Arrival, inquiry: Inquiry): Steps.Steps<Either.Either<RegistryAnswer, AttemptHasFailed>> {
    if (arrival._tag !== "Arrived") return Either.right(arrival)
    const { body, from, headers, retrievedAt } = arrival
    try {
      const { json, objects } = yield* answers.recallInSteps(new Uint8Array(body), () => parsed(body, inquiry))
      within(inquiry, objects)

      return Either.right({ _tag: "Told", body, from, headers, retrievedAt, json })
    } catch (fault) {
      return Either.left(failureOf(fault))
    }
  }
}

/** How the registry words its refusal of a number like NCT00000000. */
export const isFormatComplaint = (reason: string): boolean => /incorrect format/i.test(reason)

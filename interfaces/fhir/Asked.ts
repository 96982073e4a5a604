import { Either, Predicate } from "effect"
import type * as Steps from "../../domain/Steps.ts"
import * as Match from "../functions/Match.ts"
import { InvalidRequest } from "../input/InvalidRequest.ts"
import { RecordIsUnclear } from "../input/RecordIsUnclear.ts"
import { mostOptions } from "../wire/Limits.ts"
import * as ParameterFaults from "./ParameterFaults.ts"
import { type Element, number, text, typeOf } from "./reading/Element.ts"
import * as Parameter from "./reading/Parameter.ts"
import * as RecordReading from "./reading/RecordReading.ts"
import * as Resources from "./reading/Resources.ts"
import * as Statuses from "./reading/Statuses.ts"
import { type Told, told } from "./reading/Told.ts"

/** What a clinic asks for: studies for the profile that its record tells. */
export interface Asked {
  readonly match: Match.Match
  readonly told: ReadonlyArray<Told>
  /** Whether a study can be what is asked for: not where only others are asked for than those that are open. */
  readonly isOfOpenStudies: boolean
}

const types: ReadonlySet<string> = new Set(["Bundle", "Parameters"])

const isRecord = (sent: unknown): sent is Element => Predicate.isRecord(sent) && types.has(typeOf(sent))

const limitOf = (resources: Resources.Resources, most: number): Either.Either<number | undefined, InvalidRequest> => {
  const [element] = Parameter.given(resources, "_count")
  if (element === undefined) return Either.right(most < mostOptions ? most : undefined)
  const count =
    number(element, "valueInteger") ??
    number(element, "valueDecimal") ??
    Number(text(element, "valueString") ?? Number.NaN)

  return Number.isInteger(count) && count >= 1 && count <= mostOptions
    ? Either.right(Math.min(count, most))
    : Either.left(
        new InvalidRequest({ sentence: `"_count" must be a whole number from 1 to ${mostOptions}.`, field: "_count" }),
      )
}

const noOpenOnes = told(
  "None of the requested statuses means that a study takes participants; only open studies are searched, so the answer is empty.",
  Parameter.at("recruitmentStatus"),
)

const notARecord = new InvalidRequest({
  sentence: "The body must be a FHIR resource: a Bundle, or Parameters that hold one.",
})

/** Reads what a clinic sent, on a day of UTC; `most` is how many studies an answer may hold. */
export function* of(
  sent: unknown,
  today: Date,
  most: number = mostOptions,
): Steps.Steps<Either.Either<Asked, InvalidRequest | RecordIsUnclear>> {
  if (!isRecord(sent)) return Either.left(notARecord)
  const resources = yield* Resources.of(sent)
  const checked = ParameterFaults.check(resources)
  if (Either.isLeft(checked)) return Either.left(checked.left)
  const reading = yield* RecordReading.of(resources, today)

  return Either.gen(function* () {
    const { leftAside, request, told } = yield* Either.mapLeft(reading, (refusal) => new RecordIsUnclear(refusal))
    const limit = yield* limitOf(resources, most)
    const match = yield* Match.parse({ ...request, ...(limit === undefined ? {} : { limit }) })
    const statuses = Parameter.given(resources, "recruitmentStatus").flatMap((element) => Statuses.of(element) ?? [])
    const isOfOpenStudies = statuses.length === 0 || statuses.some(Statuses.isOpen)

    return { match, told: [...told, ...leftAside, ...(isOfOpenStudies ? [] : [noOpenOnes])], isOfOpenStudies }
  })
}

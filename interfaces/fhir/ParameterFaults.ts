import { Either } from "effect"
import { InvalidRequest } from "../input/InvalidRequest.ts"
import * as Condition from "./reading/Condition.ts"
import type { Element } from "./reading/Element.ts"
import * as Parameter from "./reading/Parameter.ts"
import * as Place from "./reading/Place.ts"
import type { Resources } from "./reading/Resources.ts"
import * as Statuses from "./reading/Statuses.ts"

interface Rule {
  readonly name: Parameter.Name
  readonly read: (element: Element) => unknown
  readonly accepted: string
}

/** Parameters whose values are refused where they cannot be read: without them, a search would silently be another one. */
const rules: ReadonlyArray<Rule> = [
  {
    name: "condition",
    read: Condition.nameIn,
    accepted: "name a disease, as valueString, valueCoding or valueCodeableConcept",
  },
  {
    name: "travelRadius",
    read: Place.milesOf,
    accepted: "be a number of miles above 0, or a quantity in miles or kilometers",
  },
  {
    name: "recruitmentStatus",
    read: Statuses.of,
    accepted: "be a status of studies, such as recruiting, not-yet-recruiting, active or completed",
  },
]

const single: ReadonlyArray<Parameter.Name> = ["condition", "zipCode", "travelRadius", "_count"]

/** Refuses parameters that cannot be read, or stand several times where only one can be used. */
export const check = (resources: Resources): Either.Either<void, InvalidRequest> => {
  const repeated = single.find((name) => Parameter.given(resources, name).length > 1)
  if (repeated !== undefined)
    return Either.left(new InvalidRequest({ sentence: `"${repeated}" must be given only once.`, field: repeated }))
  const broken = rules.find(({ name, read }) =>
    Parameter.given(resources, name).some((element) => read(element) === undefined),
  )

  return broken === undefined
    ? Either.void
    : Either.left(new InvalidRequest({ sentence: `"${broken.name}" must ${broken.accepted}.`, field: broken.name }))
}

const json = /^(?:application\/(?:fhir\+)?json(?:;.*)?|json)$/i

/** Refuses parameters in an address, where nothing reads them but for how the answer is written: it is JSON. */
export const checkQuery = (query: URLSearchParams): Either.Either<void, InvalidRequest> => {
  const refused = (sentence: string, field: string) => Either.left(new InvalidRequest({ sentence, field }))
  if (query.getAll("_format").some((format) => !json.test(format.replaceAll(" ", "+"))))
    return refused('Answers are JSON; "_format" must be json.', "_format")

  return [...query.keys()].every((name) => name === "_format" || name === "_pretty")
    ? Either.void
    : refused("Parameters must stand in the body, in a Parameters resource, and not in the address.", "query")
}

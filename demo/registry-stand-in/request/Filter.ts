import { Either } from "effect"
import * as Enums from "../record/Enums.ts"
import * as Json from "../record/Json.ts"
import * as Nct from "../record/Nct.ts"
import type { Study } from "../record/StoredStudy.ts"
import * as Areas from "../search/Areas.ts"
import * as Geo from "./Geo.ts"
import * as Parameters from "./Parameters.ts"
import * as Query from "./Query.ts"

type Accepts = (study: Study) => boolean

const groups = ["filter", "postFilter"]

export const parameters = [
  ...groups.flatMap((group) =>
    ["overallStatus", "geo", "ids", "advanced", "synonyms"].map((name) => `${group}.${name}`),
  ),
  "aggFilters",
  "geoDecay",
]

/** `proximity` is the factor of relevance that the distance to the nearest site gives. */
export interface Filter {
  readonly accepts: Accepts
  readonly proximity: (study: Study) => number
}

export const none: Filter = { accepts: () => true, proximity: () => 1 }

const statusPath = ["protocolSection", "statusModule", "overallStatus"]

const readers: Readonly<Record<string, (value: string) => Either.Either<Accepts, string>>> = {
  overallStatus: (value) => {
    const statuses = Parameters.list(value)
    const unknown = statuses.find((status) => !Enums.Status.includes(status))

    return unknown === undefined
      ? Either.right((study) => Json.at(study, statusPath).some((status) => statuses.includes(String(status))))
      : Either.left(Parameters.invalid("overallStatus", unknown))
  },
  ids: (value) => {
    const sent = Parameters.list(value)
    const numbers = sent.flatMap((id) => Nct.canonical(id) ?? [])
    const malformed = sent.find((id) => Nct.canonical(id) === undefined)

    return malformed === undefined
      ? Either.right(Query.isOneOf(numbers))
      : Either.left(Parameters.invalid("ids", malformed))
  },
  advanced: (value) =>
    Either.map(
      Query.compile(value, Areas.BasicSearch, "advanced filter"),
      (match) => (study: Study) => match(study) !== undefined,
    ),
}

const refuseUnserved = (sent: Parameters.Parameters): Either.Either<void, string> => {
  const unserved = ["filter.synonyms", "postFilter.synonyms", "aggFilters"].find(
    (name) => (sent.get(name) ?? "") !== "",
  )

  return unserved === undefined
    ? Either.void
    : Either.left(`the registry stand-in does not serve the parameter \`${unserved}\``)
}

const circles = (sent: Parameters.Parameters): Either.Either<ReadonlyArray<Geo.Circle>, string> =>
  Either.all(
    groups
      .flatMap((group) => sent.get(`${group}.geo`) ?? [])
      .map((value) => Either.fromNullable(Geo.circle(value), () => Parameters.invalid("geo", value))),
  )

/** The default of `geoDecay` is the registry's own. */
export const read = (sent: Parameters.Parameters): Either.Either<Filter, string> =>
  Either.gen(function* () {
    yield* refuseUnserved(sent)
    const accepts: Array<Accepts> = []
    for (const group of groups)
      for (const [name, reader] of Object.entries(readers)) {
        const value = sent.get(`${group}.${name}`) ?? ""
        if (value !== "") accepts.push(yield* reader(value))
      }
    const around = yield* circles(sent)
    const wanted = sent.get("geoDecay") ?? "func:exp,scale:300mi,offset:0mi,decay:0.5"
    const decay = yield* Either.fromNullable(Geo.decay(wanted), () => Parameters.invalid("geoDecay", wanted))

    return {
      accepts: (study: Study) =>
        accepts.every((accepted) => accepted(study)) &&
        around.every((circle) => Geo.nearest(study, circle) <= circle.kilometers),
      proximity: (study: Study) =>
        around.reduce((factor, circle) => factor * Geo.proximity(decay, Geo.nearest(study, circle)), 1),
    }
  })

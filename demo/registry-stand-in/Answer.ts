import { Either, Encoding } from "effect"
import type * as Json from "./record/Json.ts"
import * as Nct from "./record/Nct.ts"
import { aliases, nctId, type Study } from "./record/StoredStudy.ts"
import * as Listing from "./request/Listing.ts"
import * as Parameters from "./request/Parameters.ts"
import * as Presentation from "./request/Presentation.ts"

export const basePath = "/api/v2"

const apiVersion = "2.0.5"
const formats = ["json", "csv", "json.zip", "fhir.json", "ris"]
const unserved = ["metadata", "search-areas", "enums"]

const refusal = (status: number, reason: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(reason, { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers } })

const fromEither = (answer: Either.Either<Json.JsonObject, string>): Response =>
  Either.match(answer, {
    onLeft: (reason) => refusal(400, reason),
    onRight: (body) => Response.json(body, { headers: { "content-type": "application/json" } }),
  })

const single = (studies: ReadonlyArray<Study>, id: string, url: URL): Response => {
  const number = Nct.canonical(id)
  if (number === undefined) return refusal(400, `NCT number ${id} has incorrect format`)
  const presentation = Either.flatMap(Parameters.read(url.searchParams, Presentation.parameters), (sent) =>
    Presentation.read(sent, formats, []),
  )
  if (Either.isLeft(presentation)) return refusal(400, presentation.left)
  const study = studies.find((candidate) => nctId(candidate) === number)
  if (study !== undefined) return fromEither(Either.right(presentation.right(study)))
  const renamed = studies.find((candidate) => aliases(candidate).includes(number))

  return renamed === undefined
    ? refusal(404, `NCT number ${number} not found`)
    : refusal(301, "", { location: `${basePath}/studies/${nctId(renamed)}${url.search}` })
}

const decoded = (segment: string): string => Either.getOrElse(Encoding.decodeUriComponent(segment), () => segment)

/** What the registry would answer to this request if these were all its studies. */
export const to = (studies: ReadonlyArray<Study>, dataTimestamp: string, request: Request): Response => {
  const url = new URL(request.url)
  if (request.method !== "GET") return refusal(405, "Method Not Allowed", { allow: "GET" })
  if (url.pathname === `${basePath}/studies`) return fromEither(Listing.of(studies, url.searchParams))
  if (url.pathname === `${basePath}/version`)
    return fromEither(Either.map(Parameters.read(url.searchParams, []), () => ({ apiVersion, dataTimestamp })))
  const [, id] = new RegExp(`^${basePath}/studies/([^/]+)$`).exec(url.pathname) ?? []

  return id === undefined || unserved.includes(id)
    ? refusal(404, `the registry stand-in does not serve ${url.pathname}`)
    : single(studies, decoded(id), url)
}

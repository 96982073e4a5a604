import type { ErrorForm } from "../reply/Reply.ts"
import { type Endpoint, methodsOf } from "./Endpoint.ts"
import { asOutcome } from "./RecordReply.ts"
import { methodsOfPage, type WebPage } from "./WebPage.ts"

/** What stands at a path. */
export type Route =
  | { readonly _tag: "Call"; readonly endpoint: Endpoint }
  | { readonly _tag: "Show"; readonly page: WebPage }
  | { readonly _tag: "Nothing"; readonly isMetered: boolean; readonly errorForm?: ErrorForm }

/** `/v1/availability/{nctId}` as Bun's router writes it. */
const patternOf = (template: string): string => template.replaceAll(/\{(\w+)\}/g, ":$1")

/** A path as it is declared, and as clients write it that encode its signs: `%24match`. */
const spellingsOf = (template: string): ReadonlyArray<string> => [
  ...new Set([patternOf(template), patternOf(template).replaceAll("$", "%24")]),
]

/** Paths under the base URL tell of the caller's quota, also where nothing is. */
const nothingUnderTheBase: Route = { _tag: "Nothing", isMetered: true }

/** So do those of the clinic's door, in its own words. */
const nothingForRecords: Route = { _tag: "Nothing", isMetered: true, errorForm: asOutcome }

/** How errors at a route are written, where not in the one shape. */
export const formOf = (route: Route): ErrorForm | undefined => {
  switch (route._tag) {
    case "Call":
      return route.endpoint.errorForm
    case "Nothing":
      return route.errorForm
    case "Show":
      return undefined
  }
}

/** The path of a route as it is declared, and the methods that it takes; nothing where nothing is. */
export const declared = (route: Route): { readonly path: string; readonly allow: string } | undefined => {
  switch (route._tag) {
    case "Call":
      return { path: route.endpoint.template, allow: methodsOf(route.endpoint).join(", ") }
    case "Nothing":
      return undefined
    case "Show":
      return { path: route.page.path, allow: methodsOfPage }
  }
}

/** What stands where no pattern fits. */
export const elsewhere: Route = { _tag: "Nothing", isMetered: false }

/** All that is known, by the pattern of its path; the pattern that says more comes before one with a star. */
export const known = (endpoints: ReadonlyArray<Endpoint>, pages: ReadonlyArray<WebPage>): ReadonlyMap<string, Route> =>
  new Map<string, Route>([
    ...endpoints.flatMap((endpoint) =>
      spellingsOf(endpoint.template).map((pattern) => [pattern, { _tag: "Call", endpoint }] as const),
    ),
    ...pages.map((page) => [page.path, { _tag: "Show", page }] as const),
    ["/v1", nothingUnderTheBase],
    ["/v1/*", nothingUnderTheBase],
    ["/fhir", nothingForRecords],
    ["/fhir/*", nothingForRecords],
  ])

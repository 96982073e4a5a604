import type { Endpoint } from "./Endpoint.ts"
import type { WebPage } from "./WebPage.ts"

/** What stands at a path. */
export type Route =
  | { readonly _tag: "Call"; readonly endpoint: Endpoint }
  | { readonly _tag: "Show"; readonly page: WebPage }
  | { readonly _tag: "Nothing"; readonly isMetered: boolean }

/** `/v1/availability/{nctId}` as Bun's router writes it. */
const patternOf = (template: string): string => template.replaceAll(/\{(\w+)\}/g, ":$1")

/** Paths under the base URL tell of the caller's quota, also where nothing is. */
const nothingUnderTheBase: Route = { _tag: "Nothing", isMetered: true }

/** What stands where no pattern fits. */
export const elsewhere: Route = { _tag: "Nothing", isMetered: false }

/** All that is known, by the pattern of its path; the pattern that says more comes before one with a star. */
export const known = (endpoints: ReadonlyArray<Endpoint>, pages: ReadonlyArray<WebPage>): ReadonlyMap<string, Route> =>
  new Map<string, Route>([
    ...endpoints.map((endpoint) => [patternOf(endpoint.template), { _tag: "Call", endpoint }] as const),
    ...pages.map((page) => [page.path, { _tag: "Show", page }] as const),
    ["/v1", nothingUnderTheBase],
    ["/v1/*", nothingUnderTheBase],
  ])

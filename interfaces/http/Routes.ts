import type { Endpoint } from "./Endpoint.ts"

/** The endpoint of a path, and what stands in the path for its parameter. */
export interface Found {
  readonly endpoint: Endpoint
  readonly parameter: string
}

/** `/v1/availability/{nctId}` as what stands before and behind the braces. */
const around = (template: string): readonly [before: string, behind: string | undefined] => {
  const [before = "", behind] = template.split(/\{[^}]*\}/)

  return [before, behind]
}

/** Finds endpoints by path. */
export const finderOf = (endpoints: ReadonlyArray<Endpoint>) => {
  const exact = new Map(endpoints.map((endpoint) => [endpoint.template, { endpoint, parameter: "" }]))
  const open = endpoints.flatMap((endpoint) => {
    const [before, behind] = around(endpoint.template)

    return behind === undefined ? [] : [{ before, behind, endpoint }]
  })

  return (path: string): Found | undefined => {
    const found = exact.get(path)
    if (found !== undefined) return found
    const match = open.find(({ before, behind }) => path.startsWith(before) && path.endsWith(behind))
    const parameter = match === undefined ? "" : path.slice(match.before.length, path.length - match.behind.length)

    return match === undefined || parameter === "" || parameter.includes("/")
      ? undefined
      : { endpoint: match.endpoint, parameter }
  }
}

/** The methods that an endpoint answers to. */
export const methodsOf = ({ method }: Endpoint): ReadonlyArray<string> =>
  method === "GET" ? ["GET", "HEAD"] : ["POST"]

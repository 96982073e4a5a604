import { InitializeRequestSchema, JSONRPCRequestSchema } from "@modelcontextprotocol/sdk/types.js"
import { mustBe } from "../input/Expectation.ts"
import * as FieldPath from "../input/FieldPath.ts"
import { type FieldFault, invalidRequest } from "../input/InvalidRequest.ts"
import { mostFieldErrors } from "../wire/WireError.ts"
import type { Request } from "./Envelope.ts"
import { versions } from "./Protocol.ts"
import * as RpcFault from "./RpcFault.ts"

const names: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  object: "an object",
  record: "an object",
  string: "text",
}

interface Issue {
  readonly path: ReadonlyArray<PropertyKey>
}

/** All tools are listed at once, so that no cursor was ever given out. */
const issuesOfCursor = ({ method, params = {} }: Request): ReadonlyArray<Issue> =>
  method === "tools/list" && Object.hasOwn(params, "cursor") ? [{ path: ["params", "cursor"] }] : []

const issuesOf = (request: Request): ReadonlyArray<Issue> => {
  const { id, method, params = {} } = request
  const schema = method === "initialize" ? InitializeRequestSchema : JSONRPCRequestSchema
  const { error } = schema.safeParse({ jsonrpc: "2.0", id, method, params })

  return [...(error?.issues ?? []), ...issuesOfCursor(request)]
}

/** What a value of the protocol must be, as far as there are words for it. */
const expected = (field: string, issue: Issue): string | undefined => {
  if (field === "protocolVersion") return `text; served are ${versions.join(", ")}`
  if (field === "cursor") return "left out, as all tools are listed at once"

  return "expected" in issue ? names[String(issue.expected)] : undefined
}

const memberOf = (value: unknown, name: PropertyKey): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined

/** JSON holds nothing that is undefined: what is there has a value. */
const isMissing = (params: object, path: ReadonlyArray<PropertyKey>): boolean =>
  path.reduce(memberOf, params) === undefined

const told =
  (params: object) =>
  (issue: Issue): FieldFault => {
    const path = issue.path.slice(1)
    const field = FieldPath.cut(FieldPath.written(path))
    const what = expected(field, issue)

    return {
      sentence:
        what === undefined
          ? `"${field}" is not what the protocol accepts there.`
          : mustBe(`"${field}"`, what, isMissing(params, path)),
      field,
      ...(field === "protocolVersion" ? { knownKeys: versions } : {}),
    }
  }

/** As they stand in the params; what is missing comes last. */
const inOrderOf = (params: object, issues: ReadonlyArray<Issue>): ReadonlyArray<Issue> => {
  const names: ReadonlyArray<PropertyKey> = Object.keys(params)
  const placeOf = ({ path: [, name = ""] }: Issue) => (names.includes(name) ? names.indexOf(name) : names.length)

  return issues.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/**
 * What in the params has not the shape that the protocol gives them. The SDK would answer with a dump of its validator, or,
 * where `_meta` is at fault, not at all.
 */
export const faultOf = (request: Request): RpcFault.RpcFault | undefined => {
  const { id, params = {} } = request
  const [first, ...others] = inOrderOf(params, issuesOf(request)).slice(0, mostFieldErrors).map(told(params))

  return first === undefined ? undefined : RpcFault.of(id, -32602, invalidRequest(first, ...others))
}

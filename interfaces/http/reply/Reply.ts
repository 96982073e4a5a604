import {
  descriptionOf,
  type ErrorDescription,
  type Failure,
  toWireFailure,
  unexpected,
  wrongMethod,
} from "../../Failure.ts"
import type { Links } from "../../Links.ts"
import type { Fault } from "../../telemetry/Visit.ts"

/** An answer before it is written. */
export interface Reply {
  readonly status: number
  readonly contentType: string | null
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  /** For an operator, where it is an error. */
  readonly fault?: Fault
  /** What it tells, where it is an error in the one shape. */
  readonly description?: ErrorDescription
}

/** How a door has its errors, where not in the one shape. */
export type ErrorForm = (what: ErrorDescription) => Pick<Reply, "contentType" | "body">

/** A reply as a door has it. */
export const inForm = (reply: Reply, form: ErrorForm | undefined): Reply =>
  form === undefined || reply.description === undefined ? reply : { ...reply, ...form(reply.description) }

const json = "application/json"

/** A payload. */
export const ok = (payload: unknown): Reply => ({
  status: 200,
  contentType: json,
  body: JSON.stringify(payload),
  headers: {},
})

/** An error in the one shape. */
const error = (
  what: ErrorDescription,
  links: Links,
  headers: Readonly<Record<string, string>> = {},
  reason: string = what.code,
): Reply => {
  const { error, retryAfter, status } = toWireFailure(what, links)

  return {
    status,
    contentType: json,
    body: JSON.stringify({ error }),
    headers: {
      ...headers,
      ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
      ...(what.challenge === undefined ? {} : { "www-authenticate": what.challenge }),
    },
    fault: { code: what.code, reason },
    description: what,
  }
}

export const failure = (fact: Failure, links: Links): Reply => error(descriptionOf(fact, links), links, {}, fact._tag)

export const defect = (links: Links): Reply => error(unexpected, links, {}, "Defect")

/** `allow` names the methods that are taken. */
export const methodIsNotAllowed = (allow: string, links: Links): Reply => error(wrongMethod(allow), links, { allow })

/** `path` was asked for, `paths` are those where there is something. */
export const nothingHere = (path: string, paths: ReadonlyArray<string>, links: Links): Reply => {
  const meant = paths.find((each) => `${each}/` === path)
  const there =
    meant === undefined ? `available paths: ${paths.join(", ")}` : `without the slash at its end, ${meant} is`

  return error({ status: 404, code: "not_found", message: `Nothing is served at this path; ${there}.` }, links)
}

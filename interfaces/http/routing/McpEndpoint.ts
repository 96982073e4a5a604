import { Effect, Either } from "effect"
import type { Mirrors } from "../../mcp/current/Mirrors.ts"
import * as Envelope from "../../mcp/Envelope.ts"
import * as Era from "../../mcp/Era.ts"
import * as Version from "../../mcp/ProtocolVersion.ts"
import { type Accepted, check, type Refused } from "../../mcp/RequestCheck.ts"
import * as RpcFault from "../../mcp/RpcFault.ts"
import type { Reply } from "../reply/Reply.ts"
import * as RequestBody from "../request/RequestBody.ts"
import type { CheckedRequest, Endpoint } from "./Endpoint.ts"

const json = (status: number, message: object): Reply => ({
  status,
  contentType: "application/json",
  body: JSON.stringify(message),
  headers: {},
})

const refusal = (status: number, fault: RpcFault.RpcFault): CheckedRequest => ({
  run: () =>
    Effect.succeed({
      ...json(status, RpcFault.messageOf(fault)),
      fault: { code: String(fault.code), reason: RpcFault.reasons[fault.code] },
    }),
})

/** What is wrong with a method's params travels on 200; in the older era an unknown method does, too. */
const statuses: { readonly [Part in Refused["of"]]: number } = {
  era: 400,
  method: 404,
  "older method": 200,
  params: 200,
}

const accepted: CheckedRequest["run"] = () => Effect.succeed({ status: 202, contentType: null, body: "", headers: {} })

const answered = ({ refuse, run }: Accepted, body: Uint8Array): CheckedRequest => ({
  body,
  run: (caller) => Effect.map(run(caller), (message) => json(200, message)),
  ...(refuse === undefined ? {} : { refuse: (what) => Effect.map(refuse(what), (message) => json(200, message)) }),
})

/** What is wrong with a message that cannot be read is HTTP 400, but for its params: of them only `_meta`, in the current era. */
const statusOf = ({ method, of }: Envelope.Unreadable, header: string | null): number => {
  if (of === "message") return 400

  return of === "meta" && Era.isCurrent(header) && method !== "initialize" ? 400 : 200
}

const notified = (message: Envelope.Notification, body: Uint8Array, version: string | null): CheckedRequest => {
  const fault = Version.faultOf(message, version)

  return fault === undefined ? { body, run: accepted } : refusal(400, fault)
}

const requested = (message: Envelope.Request, body: Uint8Array, mirrors: Mirrors): CheckedRequest => {
  const request = check(message, mirrors)

  return request._tag === "Refused" ? refusal(statuses[request.of], request.fault) : answered(request, body)
}

const mirrorsOf = ({ headers }: Request): Mirrors => ({
  version: headers.get("mcp-protocol-version"),
  method: headers.get("mcp-method"),
  name: headers.get("mcp-name"),
})

/** The tool endpoint: one JSON-RPC message a request, of either era, JSON answers, no session. */
export const mcp: Endpoint = {
  template: "/mcp",
  method: "POST",
  mayTakeLong: true,
  check: (incoming) =>
    Effect.map(RequestBody.read(incoming), (body) => {
      const mirrors = mirrorsOf(incoming)

      return Either.match(Envelope.parse(body), {
        onLeft: (unreadable) => refusal(statusOf(unreadable, mirrors.version), unreadable.fault),
        onRight: (message) =>
          message._tag === "Notification"
            ? notified(message, body, mirrors.version)
            : requested(message, body, mirrors),
      })
    }),
}

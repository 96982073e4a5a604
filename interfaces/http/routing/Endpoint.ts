import type { Effect } from "effect"
import type { Caller } from "../../../application/Caller.ts"
import type { ErrorDescription, Failure } from "../../Failure.ts"
import type { Ports } from "../../functions/Ports.ts"
import type { ErrorForm, Reply } from "../reply/Reply.ts"

/** A request that was read and found valid; or one whose answer is known already, which then has no `body` to claim. */
export interface CheckedRequest {
  /** The bytes that a repeated request is recognized by. */
  readonly body?: Uint8Array
  readonly run: (caller: Caller) => Effect.Effect<Reply, Failure, Ports>
  /** How it is told that running came to nothing, where not in the one shape of all errors. */
  readonly refuse?: (what: ErrorDescription) => Effect.Effect<Reply>
}

/** One endpoint of the specification: what it is called by, and how a request to it is read. */
export interface Endpoint {
  /** The path with its parameter in braces: `/v1/availability/{nctId}`. */
  readonly template: string
  readonly method: "GET" | "POST"
  /** Whether there may be something to wait for, a body or the registry: such a call ends when its caller hangs up. */
  readonly mayTakeLong: boolean
  /** How its errors are written, where not in the one shape. */
  readonly errorForm?: ErrorForm
  /** Reads and checks a request; `parameter` is what stands in the path for the braces, decoded. */
  readonly check: (request: Request, parameter: string) => Effect.Effect<CheckedRequest, Failure, Ports>
}

/** The methods that an endpoint answers to. */
export const methodsOf = ({ method }: Endpoint): ReadonlyArray<string> =>
  method === "GET" ? ["GET", "HEAD"] : ["POST"]

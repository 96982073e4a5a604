import { Either, Predicate } from "effect"
import { mustBe } from "../input/Expectation.ts"
import { type FieldFault, type InvalidRequest, invalidRequest } from "../input/InvalidRequest.ts"
import * as StrictJson from "../input/StrictJson.ts"
import * as RpcFault from "./RpcFault.ts"

export type Params = Readonly<Record<string, unknown>>

/** A request waits for an answer. */
export interface Request {
  readonly _tag: "Request"
  readonly id: RpcFault.RequestId
  readonly method: string
  readonly params: Params | undefined
}

/** What waits for no answer: a notification, or an answer, which has no method. */
export interface Notification {
  readonly _tag: "Notification"
  readonly method?: string
  readonly params?: unknown
}

/** A JSON-RPC message that was sent to us. */
export type Message = Request | Notification

/**
 * A message that cannot be read: what of it is wrong, and the method that it names. Params that are no object at all are wrong as
 * `meta`, too, as they can hold none.
 */
export interface Unreadable {
  readonly of: "message" | "meta" | "params"
  readonly method: unknown
  readonly fault: RpcFault.RpcFault
}

const members = ["jsonrpc", "id", "method", "params", "result", "error"]

const idOf = (message: Params): RpcFault.RequestId | null => {
  const id = message["id"]

  return typeof id === "string" || (typeof id === "number" && Number.isSafeInteger(id)) ? id : null
}

const has = (message: Params, name: string) => Object.hasOwn(message, name)

/** As the method names it, which knows nothing of what is around its arguments. */
const withinArguments = ({ field = "", sentence }: FieldFault): FieldFault => ({
  sentence,
  field: field.replace(/^params\.(?:arguments\.)?/, ""),
})

const isOfParams = ({ field = "" }: FieldFault) => field.startsWith("params.")

const ofMessage = (id: RpcFault.RequestId | null, fault: FieldFault): Unreadable => ({
  of: "message",
  method: undefined,
  fault: RpcFault.of(id, -32600, fault),
})

const ofParams = (
  id: RpcFault.RequestId | null,
  method: unknown,
  first: FieldFault,
  ...others: ReadonlyArray<FieldFault>
): Unreadable => ({
  of: /^(?:params$|_meta\b)/.test(first.field ?? "") ? "meta" : "params",
  method,
  fault: RpcFault.of(id, -32602, invalidRequest(first, ...others)),
})

/** Names that stand twice in the params are the method's matter; elsewhere they are the message's. */
const refused = (body: Uint8Array, invalid: InvalidRequest): Unreadable => {
  const { errors = [invalid], field, sentence } = invalid
  if (field === undefined) return ofMessage(null, { sentence })
  const sent = StrictJson.lenient(body)
  const message = Predicate.isRecord(sent) ? sent : {}
  const id = field === "id" ? null : idOf(message)
  const [first, ...others] = isOfParams(invalid) ? errors.filter(isOfParams).map(withinArguments) : []

  return first === undefined ? ofMessage(id, { sentence, field }) : ofParams(id, message["method"], first, ...others)
}

const outcomeOf = (message: Params): string | undefined => ["result", "error"].find((name) => has(message, name))

/** What is wrong with the members of a message, whether it asks, tells or answers. */
const envelopeFault = (message: Params): FieldFault | undefined => {
  if (message["jsonrpc"] !== "2.0") {
    const sentence = mustBe('"jsonrpc"', '"2.0"', !has(message, "jsonrpc"))

    return { sentence, field: "jsonrpc", knownKeys: ["2.0"] }
  }
  const unknown = Object.keys(message).find((name) => !members.includes(name))
  if (unknown !== undefined) {
    const sentence = `Unknown member of the message; accepted: ${members.join(", ")}.`

    return { sentence, field: unknown, knownKeys: members }
  }

  return has(message, "result") && has(message, "error") && !has(message, "method")
    ? { sentence: 'An answer has either "result" or "error", not both.', field: "error" }
    : undefined
}

/** What may be null in params, which is as if it were left out: many clients write all members that they know. */
const nullable = ["_meta", "arguments", "cursor"]

const withoutNulls = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([name, value]) => value !== null || !nullable.includes(name)))

/** Reads a message that has or should have a method. */
const called = (message: Params): Either.Either<Message, Unreadable> => {
  const id = idOf(message)
  const refuse = (sentence: string, field: string) => Either.left(ofMessage(id, { sentence, field }))
  const { method, params: sent } = message
  const params = sent ?? undefined
  const outcome = outcomeOf(message)

  if (typeof method !== "string") return refuse(mustBe('"method"', "text", !has(message, "method")), "method")
  if (outcome !== undefined) return refuse(`A message with a method has no "${outcome}".`, outcome)
  if (!has(message, "id")) return Either.right({ _tag: "Notification", method, params })
  if (id === null) return refuse('"id" must be text or a whole number.', "id")
  if (params !== undefined && !Predicate.isRecord(params))
    return Either.left(ofParams(id, method, { sentence: '"params" must be an object.', field: "params" }))

  return Either.right({ _tag: "Request", id, method, params: params && withoutNulls(params) })
}

const messageOf = (message: Params): Either.Either<Message, Unreadable> => {
  const fault = envelopeFault(message)
  if (fault !== undefined) return Either.left(ofMessage(idOf(message), fault))
  const isAnswer = !has(message, "method") && outcomeOf(message) !== undefined

  return isAnswer ? Either.right({ _tag: "Notification" }) : called(message)
}

/** Reads one JSON-RPC 2.0 message. Batches are not accepted: the protocol dropped them. */
export const parse = (body: Uint8Array): Either.Either<Message, Unreadable> => {
  const json = StrictJson.parse(body, "message")
  if (Either.isRight(json)) {
    const sentence = "The message must be one JSON object, as JSON-RPC has it; batches are not accepted."

    return Predicate.isRecord(json.right) ? messageOf(json.right) : Either.left(ofMessage(null, { sentence }))
  }

  return Either.left(
    json.left._tag === "TextIsNotJson"
      ? { of: "message", method: undefined, fault: { id: null, code: -32700, message: json.left.sentence } }
      : refused(body, json.left),
  )
}

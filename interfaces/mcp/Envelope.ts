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

/** Names that stand twice in the params are the method's matter; elsewhere they are the message's. */
const refused = (body: Uint8Array, invalid: InvalidRequest): RpcFault.RpcFault => {
  const { errors = [invalid], field, sentence } = invalid
  if (field === undefined) return RpcFault.of(null, -32600, { sentence })
  const message = StrictJson.lenient(body)
  const id = field !== "id" && Predicate.isRecord(message) ? idOf(message) : null
  const [first, ...others] = isOfParams(invalid) ? errors.filter(isOfParams).map(withinArguments) : []

  return first === undefined
    ? RpcFault.of(id, -32600, { sentence, field })
    : RpcFault.of(id, -32602, invalidRequest(first, ...others))
}

/** The method of a message that was refused for its params. */
export const methodOf = (body: Uint8Array): unknown => {
  const message = StrictJson.lenient(body)

  return Predicate.isRecord(message) ? message["method"] : undefined
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
    const sentence = `The message has a member that is not known; accepted are ${members.join(", ")}.`

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
const called = (message: Params): Either.Either<Message, RpcFault.RpcFault> => {
  const id = idOf(message)
  const refuse = (sentence: string, field: string, code: -32600 | -32602 = -32600) =>
    Either.left(RpcFault.of(id, code, { sentence, field }))
  const { method, params: sent } = message
  const params = sent ?? undefined
  const outcome = outcomeOf(message)

  if (typeof method !== "string") return refuse(mustBe('"method"', "text", !has(message, "method")), "method")
  if (outcome !== undefined) return refuse(`A message with a method has no "${outcome}".`, outcome)
  if (!has(message, "id")) return Either.right({ _tag: "Notification", method, params })
  if (id === null) return refuse('"id" must be text or a whole number.', "id")
  if (params !== undefined && !Predicate.isRecord(params))
    return refuse('"params" must be an object.', "params", -32602)

  return Either.right({ _tag: "Request", id, method, params: params && withoutNulls(params) })
}

const messageOf = (message: Params): Either.Either<Message, RpcFault.RpcFault> => {
  const fault = envelopeFault(message)
  if (fault !== undefined) return Either.left(RpcFault.of(idOf(message), -32600, fault))
  const isAnswer = !has(message, "method") && outcomeOf(message) !== undefined

  return isAnswer ? Either.right({ _tag: "Notification" }) : called(message)
}

/** Reads one JSON-RPC 2.0 message. Batches are not accepted: the protocol dropped them. */
export const parse = (body: Uint8Array): Either.Either<Message, RpcFault.RpcFault> => {
  const json = StrictJson.parse(body, "message")
  if (Either.isRight(json)) {
    const sentence = "The message must be one JSON object, as JSON-RPC has it; batches are not accepted."

    return Predicate.isRecord(json.right) ? messageOf(json.right) : Either.left(RpcFault.of(null, -32600, { sentence }))
  }

  return Either.left(
    json.left._tag === "TextIsNotJson"
      ? { id: null, code: -32700, message: json.left.sentence }
      : refused(body, json.left),
  )
}

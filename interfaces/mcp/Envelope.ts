import { Either, Predicate } from "effect"
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

/** A JSON-RPC message that was sent to us: a request, or what waits for no answer (a notification, or an answer). */
export type Message = Request | { readonly _tag: "Notification" }

const members = ["jsonrpc", "id", "method", "params", "result", "error"]

const idOf = (message: Params): RpcFault.RequestId | null => {
  const id = message["id"]

  return typeof id === "string" || (typeof id === "number" && Number.isSafeInteger(id)) ? id : null
}

const has = (message: Params, name: string) => Object.hasOwn(message, name)

const argument = ({ field = "", sentence }: FieldFault): FieldFault => ({
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
  const [first, ...others] = isOfParams(invalid) ? errors.filter(isOfParams).map(argument) : []

  return first === undefined
    ? RpcFault.of(id, -32600, { sentence, field })
    : RpcFault.of(id, -32602, invalidRequest(first, ...others))
}

/** The method of a message that was refused for its params. */
export const methodOf = (body: Uint8Array): unknown => {
  const message = StrictJson.lenient(body)

  return Predicate.isRecord(message) ? message["method"] : undefined
}

/** Reads one JSON-RPC 2.0 message. Batches are not accepted: the protocol dropped them. */
export const parse = (body: Uint8Array): Either.Either<Message, RpcFault.RpcFault> => {
  const json = StrictJson.parse(body)
  if (Either.isLeft(json)) {
    return Either.left(
      json.left._tag === "TextIsNotJson"
        ? { id: null, code: -32700, message: json.left.sentence }
        : refused(body, json.left),
    )
  }
  const message = json.right
  if (!Predicate.isRecord(message)) {
    const sentence = "The body must be one JSON-RPC message, a JSON object; batches are not accepted."

    return Either.left(RpcFault.of(null, -32600, { sentence }))
  }
  const id = idOf(message)
  const refuse = (sentence: string, field: string, knownKeys?: ReadonlyArray<string>) =>
    Either.left(RpcFault.of(id, -32600, knownKeys === undefined ? { sentence, field } : { sentence, field, knownKeys }))

  if (message["jsonrpc"] !== "2.0") return refuse('"jsonrpc" must be "2.0".', "jsonrpc", ["2.0"])
  const unknown = Object.keys(message).find((name) => !members.includes(name))
  if (unknown !== undefined) {
    return refuse(`The message has a member that is not known; accepted are ${members.join(", ")}.`, unknown, members)
  }
  const outcome = ["result", "error"].find((name) => has(message, name))
  if (!has(message, "method") && outcome !== undefined) {
    return has(message, "result") && has(message, "error")
      ? refuse('An answer has either "result" or "error", not both.', "error")
      : Either.right({ _tag: "Notification" })
  }
  const { method, params } = message
  if (typeof method !== "string") return refuse('"method" must be text.', "method")
  if (outcome !== undefined) return refuse(`A message with a method has no "${outcome}".`, outcome)
  if (!has(message, "id")) return Either.right({ _tag: "Notification" })
  if (id === null) return refuse('"id" must be text or a whole number.', "id")
  if (params !== undefined && !Predicate.isRecord(params)) {
    return Either.left(RpcFault.of(id, -32602, { sentence: '"params" must be an object.', field: "params" }))
  }

  return Either.right({ _tag: "Request", id, method, params })
}

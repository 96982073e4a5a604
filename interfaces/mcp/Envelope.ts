import { Either, Predicate } from "effect"
import * as StrictJson from "../http/StrictJson.ts"

export type RequestId = string | number

export type Params = Readonly<Record<string, unknown>>

/** A JSON-RPC message that was sent to us: a request that waits for an answer, or something that does not. */
export type Message =
  | { readonly _tag: "Request"; readonly id: RequestId; readonly method: string; readonly params: Params | undefined }
  | { readonly _tag: "Notification" }

/** What is wrong with a request, in JSON-RPC's terms. `data` names the field at fault and what is accepted there. */
export interface RpcFault {
  readonly id: RequestId | null
  readonly code: -32700 | -32600 | -32602
  readonly message: string
  readonly data?: { readonly field: string; readonly known_keys?: ReadonlyArray<string> }
}

const members = ["jsonrpc", "id", "method", "params", "result", "error"]

const idOf = (message: Params): RequestId | null =>
  typeof message["id"] === "string" || Number.isSafeInteger(message["id"]) ? (message["id"] as RequestId) : null

/** Reads one JSON-RPC 2.0 message. Batches are not accepted: the protocol dropped them. */
export const parse = (body: Uint8Array): Either.Either<Message, RpcFault> => {
  const json = StrictJson.parse(body)
  if (Either.isLeft(json)) {
    const { _tag, sentence } = json.left

    return Either.left({ id: null, code: _tag === "TextIsNotJson" ? -32700 : -32600, message: sentence })
  }
  const message = json.right
  if (!Predicate.isRecord(message)) {
    return Either.left({
      id: null,
      code: -32600,
      message: "The body must be one JSON-RPC message, a JSON object; batches are not accepted.",
    })
  }
  const id = idOf(message)
  const refuse = (sentence: string, field: string, knownKeys?: ReadonlyArray<string>) =>
    Either.left<RpcFault>({
      id,
      code: -32600,
      message: sentence,
      data: { field: field.slice(0, 200), ...(knownKeys === undefined ? {} : { known_keys: knownKeys }) },
    })

  if (message["jsonrpc"] !== "2.0") return refuse('"jsonrpc" must be "2.0".', "jsonrpc", ["2.0"])
  const unknown = Object.keys(message).find((name) => !members.includes(name))
  if (unknown !== undefined) {
    return refuse(`The message has a member that is not known; accepted are ${members.join(", ")}.`, unknown, members)
  }
  const isAnswer =
    !Object.hasOwn(message, "method") && (Object.hasOwn(message, "result") || Object.hasOwn(message, "error"))
  if (isAnswer) return Either.right({ _tag: "Notification" })
  const { method, params } = message
  if (typeof method !== "string") return refuse('"method" must be text.', "method")
  if (!Object.hasOwn(message, "id")) return Either.right({ _tag: "Notification" })
  if (id === null) return refuse('"id" must be text or a whole number.', "id")
  if (params !== undefined && !Predicate.isRecord(params)) {
    return Either.left({ id, code: -32602, message: '"params" must be an object.', data: { field: "params" } })
  }

  return Either.right({ _tag: "Request", id, method, params })
}

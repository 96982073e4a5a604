import * as FieldPath from "../input/FieldPath.ts"
import { type FieldFault, fieldErrors } from "../input/InvalidRequest.ts"
import type { FieldError } from "../wire/WireError.ts"

export type RequestId = string | number

/** The field at fault, and what is accepted there. */
interface AtFault {
  readonly field: string
  readonly known_keys?: ReadonlyArray<string>
  readonly errors?: ReadonlyArray<typeof FieldError.Type>
}

/** The revisions of the era that are served, and the one that was asked for. */
interface NotServed {
  readonly supported: ReadonlyArray<string>
  readonly requested: string
}

/**
 * What is wrong with a request, in JSON-RPC's terms: no JSON (-32700), no message (-32600), no such method (-32601), its params
 * (-32602); and in the current era a header that differs from the message (-32020), or a revision that is not served (-32022).
 */
export interface RpcFault {
  readonly id: RequestId | null
  readonly code: -32700 | -32600 | -32601 | -32602 | -32020 | -32022
  readonly message: string
  readonly data?: AtFault | NotServed
}

/** An invalid request as JSON-RPC tells of it. */
export const of = (
  id: RequestId | null,
  code: -32600 | -32601 | -32602 | -32020,
  { errors, field, knownKeys, sentence }: FieldFault & { readonly errors?: ReadonlyArray<FieldFault> },
): RpcFault => ({
  id,
  code,
  message: sentence,
  ...(field === undefined
    ? {}
    : {
        data: {
          field: FieldPath.cut(field),
          ...(knownKeys === undefined ? {} : { known_keys: knownKeys }),
          ...(errors === undefined ? {} : { errors: fieldErrors(errors) }),
        },
      }),
})

/** A method that an era does not have; `methods` are those that it has. */
export const ofMethod = (id: RequestId, era: string, methods: ReadonlyArray<string>): RpcFault =>
  of(id, -32601, {
    sentence: `Unknown method in this ${era} of the protocol. Available methods: ${methods.join(", ")}.`,
    field: "method",
    knownKeys: methods,
  })

/** What each code is called where operators read of it. */
export const reasons: { readonly [Code in RpcFault["code"]]: string } = {
  [-32700]: "MessageIsNotJson",
  [-32600]: "MessageIsInvalid",
  [-32601]: "MethodIsUnknown",
  [-32602]: "ParamsAreInvalid",
  [-32020]: "HeaderDiffers",
  [-32022]: "RevisionIsNotServed",
}

/** The message that tells of it. */
export const messageOf = ({ id, ...error }: RpcFault) => ({ jsonrpc: "2.0", id, error })

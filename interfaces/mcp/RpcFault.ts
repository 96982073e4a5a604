import * as FieldPath from "../input/FieldPath.ts"
import { type FieldFault, fieldErrors } from "../input/InvalidRequest.ts"
import type { FieldError } from "../wire/WireError.ts"

export type RequestId = string | number

/** What is wrong with a request, in JSON-RPC's terms. `data` names the field at fault and what is accepted there. */
export interface RpcFault {
  readonly id: RequestId | null
  readonly code: -32700 | -32600 | -32602
  readonly message: string
  readonly data?: {
    readonly field: string
    readonly known_keys?: ReadonlyArray<string>
    readonly errors?: ReadonlyArray<typeof FieldError.Type>
  }
}

/** An invalid request as JSON-RPC tells of it: the message itself (-32600), or the params of its method (-32602). */
export const of = (
  id: RequestId | null,
  code: -32600 | -32602,
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

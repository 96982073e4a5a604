import { ImplementationSchema } from "@modelcontextprotocol/sdk/types.js"
import { Predicate } from "effect"
import { mustBe } from "../../input/Expectation.ts"
import * as FieldPath from "../../input/FieldPath.ts"
import { type FieldFault, invalidRequest } from "../../input/InvalidRequest.ts"
import type { Params, Request } from "../Envelope.ts"
import { currentVersions, versionKey } from "../Era.ts"
import * as RpcFault from "../RpcFault.ts"

/** Where a request says what its client can do, and which client it is. */
export const capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
export const clientKey = "io.modelcontextprotocol/clientInfo"

const isClient = (value: unknown) => value === undefined || ImplementationSchema.safeParse(value).success

const faultsIn = (meta: Params): ReadonlyArray<FieldFault> => {
  const fault = (key: string, what: string, knownKeys?: ReadonlyArray<string>): FieldFault => {
    const field = FieldPath.written(["_meta", key])

    return {
      sentence: mustBe(`"${field}"`, what, !Object.hasOwn(meta, key)),
      field,
      ...(knownKeys === undefined ? {} : { knownKeys }),
    }
  }

  return [
    ...(typeof meta[versionKey] === "string"
      ? []
      : [fault(versionKey, `text: one of ${currentVersions.join(", ")}`, currentVersions)]),
    ...(Predicate.isRecord(meta[capabilitiesKey]) ? [] : [fault(capabilitiesKey, "an object, which may be empty")]),
    ...(isClient(meta[clientKey]) ? [] : [fault(clientKey, "an object with a name and a version, or left out")]),
  ]
}

/** The revision that a request of the current era says it is of, if it says so. */
export const versionOf = ({ params }: Request): string | undefined => {
  const meta = params?.["_meta"]
  const version = Predicate.isRecord(meta) ? meta[versionKey] : undefined

  return typeof version === "string" ? version : undefined
}

/** What `_meta` lacks of what every request of the current era says there. */
export const faultOf = ({ id, params = {} }: Request): RpcFault.RpcFault | undefined => {
  const { _meta = {} } = params
  if (!Predicate.isRecord(_meta)) {
    return RpcFault.of(id, -32602, { sentence: '"_meta" must be an object.', field: "_meta" })
  }
  const [first, ...others] = faultsIn(_meta)

  return first === undefined ? undefined : RpcFault.of(id, -32602, invalidRequest(first, ...others))
}

import {
  InitializeRequestSchema,
  JSONRPCRequestSchema,
  ListToolsRequestSchema,
} from "@modelcontextprotocol/sdk/types.js"
import * as FieldPath from "../FieldPath.ts"
import type { Request } from "./Envelope.ts"
import { versions } from "./Protocol.ts"
import * as RpcFault from "./RpcFault.ts"

const names: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  number: "a number",
  object: "an object",
  record: "an object",
  string: "text",
}

const schemaOf = (method: string) =>
  method === "initialize"
    ? InitializeRequestSchema
    : method === "tools/list"
      ? ListToolsRequestSchema
      : JSONRPCRequestSchema

/**
 * What in the params has not the shape that the protocol gives them. The SDK would answer with a dump of its validator, or,
 * where `_meta` is at fault, not at all.
 */
export const faultOf = ({ id, method, params = {} }: Request): RpcFault.RpcFault | undefined => {
  const { error } = schemaOf(method).safeParse({ jsonrpc: "2.0", id, method, params })
  const issue = error?.issues[0]
  if (issue === undefined) return undefined
  const field = FieldPath.written(issue.path.slice(1))
  const what = "expected" in issue ? names[String(issue.expected)] : undefined
  if (field === "protocolVersion") {
    const sentence = `"protocolVersion" must be text: one of ${versions.join(", ")}.`

    return RpcFault.of(id, -32602, { sentence, field, knownKeys: versions })
  }

  return RpcFault.of(id, -32602, {
    sentence: what === undefined ? `"${field}" is not what the protocol accepts there.` : `"${field}" must be ${what}.`,
    field,
  })
}

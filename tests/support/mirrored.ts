import { Predicate } from "effect"

const versionKey = "io.modelcontextprotocol/protocolVersion"

/** The headers that a client of the tool endpoint's current era sends with a message; none for one of the older era. */
export const mirrored = (message: unknown): Readonly<Record<string, string>> => {
  if (!Predicate.isRecord(message) || !Predicate.isRecord(message["params"])) return {}
  const { method, params } = message
  const { _meta, name } = params
  if (!Predicate.isRecord(_meta) || !Object.hasOwn(_meta, versionKey)) return {}

  return {
    "mcp-protocol-version": String(_meta[versionKey]),
    "mcp-method": String(method),
    ...(typeof name === "string" ? { "mcp-name": name } : {}),
  }
}

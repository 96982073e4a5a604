import * as Meta from "../../mcp/current/Meta.ts"
import * as Era from "../../mcp/Era.ts"
import type { Json } from "../../wire/Json.ts"
import * as Reference from "./Reference.ts"

const text = { type: "string" }

const anything = { type: "object", additionalProperties: true }

const implementation = {
  type: "object",
  properties: { name: text, title: text, version: text },
  required: ["name", "version"],
}

/** What results carry in the current era, and not in the older one. */
export const whole: Json = {
  resultType: { type: "string", const: "complete", description: "In the current era." },
  _meta: {
    type: "object",
    properties: { "io.modelcontextprotocol/serverInfo": implementation },
    description: "In the current era: the server that answers.",
  },
}

/** What results that may be kept carry in the current era. */
export const lasting: Json = {
  ttlMs: {
    type: "integer",
    minimum: 0,
    description: "In the current era: how long this may be cached, in milliseconds.",
  },
  cacheScope: {
    type: "string",
    enum: ["public", "private"],
    description: "In the current era: whether a shared cache may keep it.",
  },
}

/** The parts of messages that only the current era has, as component schemas. */
export const schemas: Json = {
  CurrentVersion: { type: "string", enum: Era.currentVersions, description: "A revision of the current era." },
  CurrentRequestMeta: {
    type: "object",
    properties: {
      [Era.versionKey]: Reference.schema("CurrentVersion"),
      [Meta.capabilitiesKey]: anything,
      [Meta.clientKey]: implementation,
    },
    required: [Era.versionKey, Meta.capabilitiesKey],
    description:
      "What every request of the current era says about itself. Such a request also carries the headers Mcp-Protocol-Version, Mcp-Method and, on tools/call, Mcp-Name.",
  },
  RequestMeta: {
    anyOf: [
      Reference.schema("CurrentRequestMeta"),
      {
        ...anything,
        not: { ...anything, required: [Era.versionKey] },
        description: "In the older era.",
      },
    ],
  },
  DiscoverResult: {
    type: "object",
    properties: {
      supportedVersions: { type: "array", items: Reference.schema("CurrentVersion") },
      capabilities: { type: "object", properties: { tools: anything }, required: ["tools"] },
      instructions: text,
      ...lasting,
      ...whole,
    },
    required: ["resultType", "supportedVersions", "capabilities", "ttlMs", "cacheScope"],
    description: "Answer to server/discover.",
  },
}

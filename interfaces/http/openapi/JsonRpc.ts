import * as Availability from "../../functions/Availability.ts"
import * as Tools from "../../mcp/Tools.ts"
import type { Json } from "../../wire/Json.ts"
import * as JsonSchemas from "../../wire/JsonSchemas.ts"
import { mostFieldErrors } from "../../wire/WireError.ts"
import * as CurrentEraSchemas from "./CurrentEraSchemas.ts"
import { errors } from "./JsonRpcExamples.ts"
import * as Reference from "./Reference.ts"

const only = (value: string) => ({ type: "string", const: value })

const version = only("2.0")

const object = (properties: Json, required: ReadonlyArray<string>, rest: Json = {}): Json => ({
  type: "object",
  properties,
  required,
  ...rest,
})

const id = { type: ["string", "integer"], description: "A string or a whole number; the answer carries the same." }

const request = (method: string, params: Json, isRequired: boolean): Json =>
  object(
    { jsonrpc: version, id, method: only(method), params },
    ["jsonrpc", "id", "method", ...(isRequired ? ["params"] : [])],
    { additionalProperties: false },
  )

/** What may be null, as if it were left out: many clients write all members that they know. */
const orNull = (schema: Json): Json => ({ anyOf: [schema, { type: "null" }] })

const toolCall = (name: string, input: Json, isRequired: boolean): Json =>
  object(
    { name: only(name), arguments: isRequired ? input : orNull(input), _meta: orNull(Reference.schema("RequestMeta")) },
    ["name", ...(isRequired ? ["arguments"] : [])],
    { title: name },
  )

/** An object of which no more is said. */
const anything = { type: "object", additionalProperties: true }

const noArguments = { type: "object", properties: {}, additionalProperties: false }

const text = { type: "string" }

const payloads = ["MatchResponse", "AvailabilityResponse", "ConditionsResponse"].map(Reference.schema)

/** The messages of the tool endpoint, as component schemas. */
export const schemas: Json = {
  ...CurrentEraSchemas.schemas,
  JsonRpcRequest: {
    description:
      "One JSON-RPC 2.0 message. A request carries an id and is answered; a notification carries none and is accepted with 202. Batches are not accepted.",
    oneOf: [
      "InitializeRequest",
      "PingRequest",
      "DiscoverRequest",
      "ToolsListRequest",
      "ToolsCallRequest",
      "JsonRpcNotification",
    ].map(Reference.schema),
  },
  InitializeRequest: request(
    "initialize",
    object(
      {
        protocolVersion: { ...text, description: "A revision of the protocol, such as 2025-11-25." },
        capabilities: anything,
        clientInfo: object({ name: text, version: text }, ["name", "version"]),
      },
      ["protocolVersion", "capabilities", "clientInfo"],
    ),
    true,
  ),
  PingRequest: request("ping", orNull(anything), false),
  DiscoverRequest: request(
    "server/discover",
    object({ _meta: Reference.schema("CurrentRequestMeta") }, ["_meta"]),
    true,
  ),
  ToolsListRequest: request(
    "tools/list",
    orNull(
      object(
        {
          _meta: orNull(Reference.schema("RequestMeta")),
          cursor: { type: "null", description: "All tools are listed at once, so that no cursor is ever given out." },
        },
        [],
      ),
    ),
    false,
  ),
  ToolsCallRequest: request(
    "tools/call",
    {
      oneOf: [
        toolCall(Tools.names.match, Reference.schema("MatchRequest"), true),
        toolCall(Tools.names.availability, JsonSchemas.ofInput(Availability.Arguments), true),
        toolCall(Tools.names.conditions, noArguments, false),
      ],
    },
    true,
  ),
  JsonRpcNotification: object(
    { jsonrpc: version, method: { ...text, examples: ["notifications/initialized"] }, params: orNull(anything) },
    ["jsonrpc", "method"],
    { additionalProperties: false },
  ),
  JsonRpcResult: object(
    {
      jsonrpc: version,
      id,
      result: {
        oneOf: ["InitializeResult", "DiscoverResult", "ToolsListResult", "ToolResult", "EmptyResult"].map(
          Reference.schema,
        ),
      },
    },
    ["jsonrpc", "id", "result"],
  ),
  InitializeResult: object(
    {
      protocolVersion: text,
      capabilities: object({ tools: anything }, ["tools"]),
      serverInfo: object({ name: text, title: text, version: text }, ["name", "version"]),
      instructions: text,
    },
    ["protocolVersion", "capabilities", "serverInfo"],
    { description: "Answer to initialize." },
  ),
  ToolsListResult: object(
    {
      tools: {
        type: "array",
        items: object(
          {
            name: { type: "string", enum: Tools.tools.map(({ name }) => name) },
            title: text,
            description: text,
            inputSchema: anything,
            outputSchema: anything,
            annotations: anything,
          },
          ["name", "description", "inputSchema"],
        ),
      },
      ...CurrentEraSchemas.lasting,
      ...CurrentEraSchemas.whole,
    },
    ["tools"],
    { description: "Answer to tools/list." },
  ),
  ToolResult: object(
    {
      content: {
        type: "array",
        items: object({ type: only("text"), text }, ["type", "text"]),
        description: "A summary in words, with the caveats; for a failure, its code and message.",
      },
      structuredContent: { oneOf: payloads, description: "The payload, as the REST endpoint answers it." },
      isError: {
        type: "boolean",
        description: "True for `not_found` and `internal_error`; the text then starts with that code.",
      },
      ...CurrentEraSchemas.whole,
    },
    ["content"],
    { description: "Answer to tools/call." },
  ),
  EmptyResult: { type: "object", maxProperties: 0, description: "Answer to ping." },
  JsonRpcError: object(
    {
      jsonrpc: version,
      id: { type: ["string", "integer", "null"], description: "Null where the id of the request could not be read." },
      error: object(
        {
          code: {
            type: "integer",
            enum: [-32700, -32600, -32601, -32602, -32020, -32022],
            description:
              "-32700 the body is not JSON; -32600 it is not a JSON-RPC message; -32601 the method is not known; -32602 its params are not accepted. In the current era -32020 a header is missing or differs from the message; -32022 the protocol version is not served.",
          },
          message: text,
          data: object(
            {
              field: { ...text, description: "What is at fault." },
              known_keys: { type: "array", items: text, description: "Everything accepted there." },
              errors: {
                type: "array",
                maxItems: mostFieldErrors,
                items: Reference.schema("FieldError"),
                description: "Where several arguments are wrong: each of them. `field` names the first.",
              },
              supported: { type: "array", items: text, description: "With -32022: the supported versions." },
              requested: { ...text, description: "With -32022: the requested version." },
            },
            [],
          ),
        },
        ["code", "message"],
      ),
    },
    ["jsonrpc", "id", "error"],
    { examples: errors },
  ),
}

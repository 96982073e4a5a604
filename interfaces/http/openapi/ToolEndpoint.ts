import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/sdk/types.js"
import * as Era from "../../mcp/Era.ts"
import * as Tools from "../../mcp/Tools.ts"
import type { Json } from "../../wire/Json.ts"
import * as McpEndpoint from "../routing/McpEndpoint.ts"
import * as JsonRpcExamples from "./JsonRpcExamples.ts"
import { answer, failures, json } from "./Operation.ts"
import * as Reference from "./Reference.ts"

const message = { oneOf: [Reference.schema("JsonRpcResult"), Reference.schema("JsonRpcError")] }

const description = [
  "The same three functions as tools for AI agents: JSON-RPC 2.0 over Streamable HTTP, one message per request, JSON answers, no session. Notifications are accepted with 202. What it says about eligibility is a signpost, never a verdict. It gives no medical advice.",
  "",
  "| tool | does |",
  "|---|---|",
  `| \`${Tools.names.match}\` | as POST /v1/match; its arguments are a MatchRequest |`,
  `| \`${Tools.names.availability}\` | as GET /v1/availability/{nctId}; its arguments are \`nct_id\` and, if the sites are to be put in order, the \`location\` of a match |`,
  `| \`${Tools.names.conditions}\` | as GET /v1/conditions; it takes no arguments |`,
  "",
  "A result holds a summary in words and, as `structuredContent`, the payload of the REST endpoint. `not_found` and `internal_error` are results with `isError: true`, whose text starts with the code.",
].join("\n")

/** What holds for every message: the eras of the protocol, and where errors are told. */
export const protocol = [
  "Both eras of the protocol are supported; each request is recognized on its own. In the **current era** (revision 2026-07-28) `params._meta` names the protocol version and the client's capabilities, and the headers `Mcp-Protocol-Version`, `Mcp-Method` and, on `tools/call`, `Mcp-Name` repeat what the message says; methods: `server/discover`, `tools/list`, `tools/call`. In the **older era** (2025-11-25 and before) none of that is needed; methods: `initialize`, `ping`, `tools/list`, `tools/call`.",
  "",
  "Errors found before the message is read (401, 405, 409, 413, 415, 429, 503, or a malformed Idempotency-Key) have the error shape of REST. From the JSON on, errors are those of JSON-RPC: -32700 and -32600 on HTTP 400; -32602 (bad params, with `data.field` and `data.known_keys`, and where several are wrong `data.errors`) on HTTP 200; -32601 (unknown method) on HTTP 200 in the older era and on 404 in the current one. The current era also has, on HTTP 400: -32602 where `_meta` lacks something, -32020 where a header is missing or differs from the message, -32022 where the protocol version is not served (`data.supported` and `data.requested`).",
].join("\n")

export const parameters: Json = {
  McpProtocolVersion: {
    name: "Mcp-Protocol-Version",
    in: "header",
    required: false,
    description:
      "The revision of the protocol: in the current era that of `params._meta`, in the older era the one agreed on in `initialize`.",
    schema: { type: "string", enum: [...Era.currentVersions, ...SUPPORTED_PROTOCOL_VERSIONS] },
  },
  McpMethod: {
    name: "Mcp-Method",
    in: "header",
    required: false,
    description: "The method of the message. The current era requires it; the older one ignores it.",
    schema: { type: "string", enum: ["server/discover", "tools/list", "tools/call"] },
  },
  McpName: {
    name: "Mcp-Name",
    in: "header",
    required: false,
    description:
      "The tool that `tools/call` calls, as it is or as `=?base64?…?=`. The current era requires it; the older one ignores it.",
    schema: {
      type: "string",
      pattern: `^(?:${Tools.tools.map(({ name }) => name).join("|")}|=\\?base64\\?[A-Za-z0-9+/]+={0,2}\\?=)$`,
      examples: [Tools.names.match],
    },
  },
}

/** The path of the tool endpoint. `invalid` is the response to what is wrong in the error shape of REST. */
export const paths = (invalid: Json): Json => ({
  [McpEndpoint.mcp.template]: {
    post: {
      operationId: "callTools",
      tags: ["Tools"],
      summary: "Speak the Model Context Protocol",
      description,
      parameters: ["IdempotencyKey", "McpProtocolVersion", "McpMethod", "McpName"].map(Reference.parameter),
      requestBody: {
        required: true,
        description: "One JSON-RPC message in UTF-8, at most 256 KiB and 32 levels deep.",
        content: json(Reference.schema("JsonRpcRequest"), JsonRpcExamples.requests),
      },
      responses: {
        200: answer(
          "The answer to a request: a result, or an error about its method or params.",
          json(message, JsonRpcExamples.answers),
          ["Idempotency-Replayed"],
        ),
        202: answer("A notification was accepted. There is no body.", undefined, ["Idempotency-Replayed"]),
        400: answer(
          "The body is not a JSON-RPC message, or in the current era does not agree with its headers and `_meta` (a JSON-RPC error); or a header is malformed (the error shape of REST).",
          json(
            { anyOf: [Reference.schema("JsonRpcError"), Reference.schema("Error")] },
            { ...JsonRpcExamples.refusals, idempotencyKey: { summary: "A malformed Idempotency-Key", value: invalid } },
          ),
        ),
        404: answer(
          "In the current era: the method is unknown, or no longer exists.",
          json(Reference.schema("JsonRpcError"), JsonRpcExamples.misses),
        ),
        ...failures({
          401: "KeyIsNotKnown",
          405: "MethodIsNotAllowed",
          409: "IdempotencyKeyWasReused",
          413: "BodyIsTooLarge",
          415: "MediaTypeIsNotSupported",
          429: "QuotaIsSpent",
          500: "Unexpected",
          503: "ToolsAreBusy",
        }),
      },
    },
  },
})

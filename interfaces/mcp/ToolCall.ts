import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js"
import type { ErrorDescription } from "../Failure.ts"

/** A failure as a result: hosts show its text to the model, which they often do not with a JSON-RPC error. */
export const failed = ({ code, message }: ErrorDescription): CallToolResult => ({
  content: [{ type: "text", text: `${code}: ${message}` }],
  isError: true,
})

import { posted, proKey, type Running } from "../../support/service.ts"

type Json = Readonly<Record<string, unknown>>

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly json: {
    readonly id?: unknown
    readonly error?: { readonly code: number; readonly message: string; readonly data?: Json }
    readonly result?: Json
  }
}

export const request = (method: string, params?: unknown, id: unknown = 1) => ({
  jsonrpc: "2.0",
  id,
  method,
  ...(params === undefined ? {} : { params }),
})

export const call = (name: string, input?: unknown, id: unknown = 1) =>
  request("tools/call", { name, ...(input === undefined ? {} : { arguments: input }) }, id)

/** Posts one message, as text if it is text, and reads what comes back. */
export const say = async (
  { send }: Pick<Running, "send">,
  message: unknown,
  key: string = proKey,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  const response = await send("/mcp", posted(message, key, headers))
  const text = await response.text()

  return { status: response.status, headers: response.headers, text, json: text === "" ? {} : JSON.parse(text) }
}

/** The first text of a tool's result. */
export const textOf = ({ json }: Answer): string => {
  const content = json.result?.["content"]
  const [first] = Array.isArray(content) ? content : []

  return String(first?.text)
}

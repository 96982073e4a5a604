import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js"
import { Effect } from "effect"
import type { Caller } from "../../application/Caller.ts"
import { type Telling, telling, unexpected } from "../Failure.ts"
import { logDefect } from "../http/UnexpectedFailure.ts"
import type { Links } from "../Links.ts"
import type { Call } from "./Tools.ts"

/** What a tool gave, or why it gave nothing; and whether that costs the caller a call. */
export interface Outcome {
  readonly result: CallToolResult
  readonly isCharged: boolean
}

/** A failure as a result: hosts show its text to the model, which they often do not with a JSON-RPC error. */
const failed = ({ code, message }: Telling): Outcome => ({
  result: { content: [{ type: "text", text: `${code}: ${message}` }], isError: true },
  isCharged: code !== "internal_error",
})

/** Runs a tool to a result in any case. */
export const run = (call: Call, caller: Caller, links: Links) =>
  call(caller).pipe(
    Effect.map((result): Outcome => ({ result, isCharged: true })),
    Effect.catchAll((failure) => Effect.succeed(failed(telling(failure, links)))),
    Effect.catchAllDefect((defect) => Effect.as(logDefect(defect), failed(unexpected))),
  )

import { Effect, Stream } from "effect"
import type { Output } from "../telemetry/OutputLines.ts"
import type { Host } from "./Session.ts"

/** What the host writes to, and what it reads. */
export interface Streams {
  readonly input: () => ReadableStream<Uint8Array>
  readonly output: Output
}

/** Whoever is at the other end. Input that breaks off has ended. */
export const host = ({ input, output }: Streams): Host => ({
  input: Stream.fromReadableStream({ evaluate: input, onError: () => "broken" as const }).pipe(
    Stream.catchAll(() => Stream.empty),
  ),
  send: (message) =>
    Effect.async((resume) => {
      output.write(`${JSON.stringify(message)}\n`, () => resume(Effect.void))
    }),
})

/** Ends when nobody reads the output any more. */
export const hostIsGone = ({ output }: Streams): Effect.Effect<void> =>
  Effect.async((resume) => {
    output.on("error", () => resume(Effect.void))
  })

import { Effect, Stream } from "effect"
import type { Host } from "./Session.ts"

/** Input that breaks off has ended. */
const input: Host["input"] = Stream.fromReadableStream({
  evaluate: () => Bun.stdin.stream(),
  onError: () => "broken" as const,
}).pipe(Stream.catchAll(() => Stream.empty))

const send: Host["send"] = (message) =>
  Effect.async((resume) => {
    process.stdout.write(`${JSON.stringify(message)}\n`, () => resume(Effect.void))
  })

/** Whoever started the process, on its standard input and output. */
export const host: Host = { input, send }

/** Ends when nobody reads standard output any more. */
export const hostIsGone: Effect.Effect<void> = Effect.async((resume) => {
  process.stdout.on("error", () => resume(Effect.void))
})

import { Effect } from "effect"

/** Where lines of text go. Writing never waits: a reader that cannot follow loses lines, not requests. */
export interface OutputLines {
  readonly write: (line: string) => void
  /** Ends when everything that was written has left the process. */
  readonly flush: Effect.Effect<void>
}

/** What may wait for a reader before lines are dropped. */
const mostWaitingBytes = 8 * 1024 * 1024

/** How long a reader that stands still may hold up the end of the process. */
const longestFlush = "10 seconds"

const ignore = () => undefined

/** Where the reader of a stream is gone, lines go nowhere. */
const to = (stream: NodeJS.WriteStream): OutputLines => {
  stream.on("error", ignore)

  return {
    write: (line) => {
      if (stream.writableLength < mostWaitingBytes) stream.write(`${line}\n`)
    },
    flush: Effect.async<void>((resume) => {
      stream.write("", () => resume(Effect.void))
    }).pipe(Effect.timeoutOption(longestFlush), Effect.asVoid),
  }
}

export const standardOutput = (): OutputLines => to(process.stdout)

export const standardError = (): OutputLines => to(process.stderr)

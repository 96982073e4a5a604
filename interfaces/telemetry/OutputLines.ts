import { Effect } from "effect"

/** Where lines of text go. Writing never waits: a reader that cannot follow loses lines, not requests. */
export interface OutputLines {
  readonly write: (line: string) => void
  /** Ends when everything that was written has left the process, or when a reader that stands still has had its time. */
  readonly flush: Effect.Effect<void>
}

/** What lines need of a stream. `left` is told when a text has left the process, or will never. */
export interface Output {
  readonly write: (text: string, left: () => void) => unknown
  readonly on: (event: "error", listener: () => void) => unknown
}

/** What may wait for a reader before lines are dropped. */
const mostWaitingBytes = 8 * 1024 * 1024

/** How long a reader that stands still may hold up the end of the process. */
const longestFlush = "10 seconds"

const ignore = () => undefined

/** Counts by itself what waits: Bun's streams do not tell. Where the reader of a stream is gone, lines go nowhere. */
export const to = (stream: Output): OutputLines => {
  let waitingBytes = 0
  let onEmpty: () => void = ignore
  stream.on("error", ignore)

  return {
    write: (line) => {
      if (waitingBytes >= mostWaitingBytes) return
      const text = `${line}\n`
      const bytes = Buffer.byteLength(text)
      waitingBytes += bytes
      stream.write(text, () => {
        waitingBytes -= bytes
        if (waitingBytes === 0) onEmpty()
      })
    },
    flush: Effect.async<void>((resume) => {
      const end = () => resume(Effect.void)
      if (waitingBytes === 0) end()
      else onEmpty = end
    }).pipe(Effect.interruptible, Effect.timeoutOption(longestFlush), Effect.asVoid),
  }
}

export const standardOutput = (): OutputLines => to(process.stdout)

export const standardError = (): OutputLines => to(process.stderr)

import { Effect, Stream } from "effect"

const say = (text: string) =>
  Effect.sync(() => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`)
  })

/** Shows in a terminal how far a stream has come, and clears the line when it ends. */
export const shown =
  (what: string, total: number) =>
  <A, E, R>(stream: Stream.Stream<A, E, R>): Stream.Stream<A, E, R> =>
    Stream.suspend(() => {
      let done = 0

      return Stream.mapChunksEffect(stream, (chunk) => {
        done += chunk.length

        return Effect.as(say(`${what} ${done.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`), chunk)
      })
    }).pipe(Stream.ensuring(say("")))

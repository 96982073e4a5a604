import { Effect, Stream } from "effect"

const every = 1_000

const say = (text: string) =>
  Effect.sync(() => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`)
  })

/** Shows in a terminal how far a stream has come, and clears the line when it ends. */
export const shown =
  (what: string, total: number) =>
  <A, E, R>(stream: Stream.Stream<A, E, R>): Stream.Stream<A, E, R> =>
    stream.pipe(
      Stream.zipWithIndex,
      Stream.tap(([, index]) =>
        index % every === 0
          ? say(`${what} ${index.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`)
          : Effect.void,
      ),
      Stream.map(([item]) => item),
      Stream.ensuring(say("")),
    )

import { HttpServerRequest } from "@effect/platform"
import { Data, Duration, Effect, Stream } from "effect"
import { InvalidRequest } from "../InvalidRequest.ts"

/** The most bytes of a body that are read. */
export const limit = 256 * 1024

export class BodyIsTooLarge extends Data.TaggedError("BodyIsTooLarge")<{ readonly limit: number }> {}

export class MediaTypeIsNotSupported extends Data.TaggedError("MediaTypeIsNotSupported")<{
  readonly field: "Content-Type" | "Content-Encoding"
  readonly what: string
}> {}

const json = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?;?\s*$/i

const checkHeaders = Effect.fnUntraced(function* (headers: Readonly<Record<string, string | undefined>>) {
  if (!json.test(headers["content-type"] ?? "")) {
    return yield* new MediaTypeIsNotSupported({ field: "Content-Type", what: "send application/json in UTF-8" })
  }
  if ((headers["content-encoding"] ?? "identity").toLowerCase() !== "identity") {
    return yield* new MediaTypeIsNotSupported({ field: "Content-Encoding", what: "send it uncompressed" })
  }
  if (Number(headers["content-length"] ?? 0) > limit) return yield* new BodyIsTooLarge({ limit })
})

const joined = (chunks: ReadonlyArray<Uint8Array>, size: number): Uint8Array => {
  const whole = new Uint8Array(size)
  chunks.reduce((offset, chunk) => {
    whole.set(chunk, offset)

    return offset + chunk.length
  }, 0)

  return whole
}

const collect = <E>(stream: Stream.Stream<Uint8Array, E>) =>
  Effect.suspend(() => {
    const chunks: Array<Uint8Array> = []
    let size = 0

    return Stream.runForEach(stream, (chunk) => {
      size += chunk.length
      chunks.push(chunk)

      return size > limit ? new BodyIsTooLarge({ limit }) : Effect.void
    }).pipe(Effect.map(() => joined(chunks, size)))
  })

/** A caller who sends a body more slowly than this is not waited for. */
const patience = Duration.seconds(10)

/** The bytes of a JSON body, never more than the limit. A body whose length was announced is read in one piece. */
export const read = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  yield* checkHeaders(request.headers)
  const isAnnounced = request.headers["content-length"] !== undefined
  const isEmpty = request.source instanceof Request && request.source.body === null
  const bytes =
    isAnnounced || isEmpty
      ? Effect.map(request.arrayBuffer, (buffer) => new Uint8Array(buffer))
      : collect(request.stream)

  return yield* bytes.pipe(
    Effect.catchTag("RequestError", () =>
      Effect.fail(new InvalidRequest({ sentence: "The body could not be read to its end." })),
    ),
    Effect.timeoutFail({
      duration: patience,
      onTimeout: () =>
        new InvalidRequest({ sentence: `The body did not arrive within ${Duration.toSeconds(patience)} seconds.` }),
    }),
  )
})

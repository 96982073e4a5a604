import { Duration, Effect, Either, Stream } from "effect"
import { InvalidRequest } from "../../input/InvalidRequest.ts"
import * as RecordJson from "../../input/RecordJson.ts"
import { mostBytes } from "../../input/StrictJson.ts"
import { BodyIsTooLarge, MediaTypeIsNotSupported } from "../../input/UnreadableBody.ts"

/** What an endpoint takes: of which types, how much, and for how long it is waited for. */
export interface Accepted {
  readonly type: RegExp
  readonly inWords: string
  readonly mostBytes: number
  readonly timeout: Duration.Duration
}

const parameter = String.raw`[^\s=;,"]+\s*=\s*(?:"[^"]*"|[^\s;,"]+)`
const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/gi

/** With whatever parameters. */
const ofType = (type: string): RegExp =>
  new RegExp(String.raw`^application/${type}\s*(?:;\s*(?:${parameter}\s*)?)*$`, "i")

const isInUtf8 = (type: string): boolean =>
  type.matchAll(charset).every(([, name = ""]) => name.toLowerCase() === "utf-8")

/** What most endpoints take. */
const json: Accepted = { type: ofType("json"), inWords: "application/json", mostBytes, timeout: Duration.seconds(10) }

/** A record of a clinic, which has its time also where it is as large as can be and the line is slow. */
export const record: Accepted = {
  type: ofType(String.raw`(?:fhir\+)?json`),
  inWords: "application/fhir+json or application/json",
  mostBytes: RecordJson.mostBytes,
  timeout: Duration.seconds(60),
}

const checkHeaders = (
  headers: Headers,
  { inWords, mostBytes, type }: Accepted,
): Either.Either<void, MediaTypeIsNotSupported | BodyIsTooLarge> => {
  const sent = headers.get("content-type") ?? ""
  if (!type.test(sent) || !isInUtf8(sent)) {
    return Either.left(new MediaTypeIsNotSupported({ field: "Content-Type", what: `send ${inWords} in UTF-8` }))
  }
  if ((headers.get("content-encoding") ?? "identity").toLowerCase() !== "identity") {
    return Either.left(new MediaTypeIsNotSupported({ field: "Content-Encoding", what: "send it uncompressed" }))
  }

  return Number(headers.get("content-length") ?? 0) > mostBytes
    ? Either.left(new BodyIsTooLarge({ limit: mostBytes }))
    : Either.void
}

const broken = () => new InvalidRequest({ sentence: "The body could not be read to its end." })

const collect = (body: ReadableStream<Uint8Array>, { mostBytes }: Accepted) =>
  Effect.suspend(() => {
    const chunks: Array<Uint8Array> = []
    let size = 0

    return Stream.runForEach(
      Stream.fromReadableStream(() => body, broken),
      (chunk) => {
        size += chunk.length
        chunks.push(chunk)

        return size > mostBytes ? new BodyIsTooLarge({ limit: mostBytes }) : Effect.void
      },
    ).pipe(Effect.map(() => Buffer.concat(chunks, size)))
  })

/** A body whose length was announced is read in one piece. To look for one makes a stream of it, which costs more. */
const bytesOf = (request: Request, accepted: Accepted) =>
  request.headers.has("content-length") || request.body === null
    ? Effect.tryPromise({ try: () => request.bytes(), catch: broken })
    : collect(request.body, accepted)

/** The bytes of a JSON body, never more than the limit. */
export const read = (request: Request, accepted = json) =>
  Effect.flatMap(checkHeaders(request.headers, accepted), () => bytesOf(request, accepted)).pipe(
    Effect.timeoutFail({
      duration: accepted.timeout,
      onTimeout: () =>
        new InvalidRequest({
          sentence: `The body did not arrive within ${Duration.toSeconds(accepted.timeout)} seconds.`,
        }),
    }),
  )

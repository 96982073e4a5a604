import type * as HttpClientError from "@effect/platform/HttpClientError"
import type * as HttpClientResponse from "@effect/platform/HttpClientResponse"
import { Effect, Stream } from "effect"
import { BodyIsTooLarge } from "./WholeBody.ts"

/** Reads the short body of a refusal while it arrives, and stops at `mostBytes`, counted after decompression. */
export const bytes = (
  response: HttpClientResponse.HttpClientResponse,
  mostBytes: number,
): Effect.Effect<Uint8Array, HttpClientError.ResponseError | BodyIsTooLarge> =>
  Effect.suspend(() => {
    const pieces: Array<Uint8Array> = []
    let size = 0

    return response.stream.pipe(
      Stream.runForEach((piece) => {
        size += piece.byteLength
        pieces.push(piece)

        return size > mostBytes ? Effect.fail(new BodyIsTooLarge()) : Effect.void
      }),
      Effect.map(() => Buffer.concat(pieces, size)),
    )
  })

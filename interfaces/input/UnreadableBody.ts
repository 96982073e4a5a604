import { Data } from "effect"

/** A body has more bytes than are read. */
export class BodyIsTooLarge extends Data.TaggedError("BodyIsTooLarge")<{ readonly limit: number }> {}

/** A body is not uncompressed JSON in UTF-8, by what its headers say. */
export class MediaTypeIsNotSupported extends Data.TaggedError("MediaTypeIsNotSupported")<{
  readonly field: "Content-Type" | "Content-Encoding"
  readonly what: string
}> {}

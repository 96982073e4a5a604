import type { Span } from "../document/Span.ts"
import * as Chunk from "../rules/Chunk.ts"
import type { ChunkedRun } from "../rules/ChunkedRun.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import * as Level from "../rules/Level.ts"
import type { Mark } from "../rules/MarkedRun.ts"

/** The sentence of a mention, in which it is a mark, and so is each word of the study's own disease, `@own`. */
export const of = (
  { first, last, tokens }: Span,
  mention: Pick<Mark<undefined>, "attributes"> & { readonly name: string },
  own: Pick<Mark<undefined>, "attributes"> & { readonly has: (word: string) => boolean },
): ChunkedRun<undefined> => {
  const number = Chunk.numberOf("own", own.attributes)
  const marks = tokens.words.flatMap((word, at) =>
    (at < first || at >= last) && own.has(word) ? [{ first: at, last: at + 1, number, value: undefined }] : [],
  )
  const mark = { first, last, number: Chunk.numberOf(mention.name, mention.attributes), value: undefined }

  return Level.chunked<never, undefined>(
    Level.plain(KnownNumbers.ofPublished(tokens)),
    [...marks, mark].toSorted((one, other) => one.first - other.first),
  )
}

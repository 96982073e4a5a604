import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"

/** At most this many places of the same letters are read in a text. */
const most = 40

/** Where some letters stand in a text, as far as it is read. */
export const of = ({ folded, mayHold }: Document, letters: string): ReadonlyArray<number> => {
  const found: Array<number> = []
  let at = mayHold(letters) ? folded.indexOf(letters) : -1
  for (; at >= 0 && found.length < most; at = folded.indexOf(letters, at + letters.length)) found.push(at)

  return found
}

/** The sentences in which any of some letters stand, each with the first place of them. */
export const sentences = (document: Document, letters: ReadonlyArray<string>): ReadonlyArray<Span.Span> => {
  const bySentence = new Map<number, Span.Span>()
  for (const at of letters.flatMap((each) => of(document, each))) {
    const span = Span.at(document, at, at + 1)
    if (span !== undefined && !bySentence.has(span.sentence.start)) bySentence.set(span.sentence.start, span)
  }

  return [...bySentence.values()]
}

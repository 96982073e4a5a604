import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"

/** At most this many places of a name are read in a text. */
const most = 40

/** Where a name stands in a text, as far as it is read. `isMeant`: whether its letters from one place to another are that name. */
export const of = (
  { folded, mayHold }: Document,
  name: string,
  isMeant: (start: number, end: number) => boolean = () => true,
): ReadonlyArray<number> => {
  const found: Array<number> = []
  let at = mayHold(name) ? folded.indexOf(name) : -1
  for (; at >= 0 && found.length < most; at = folded.indexOf(name, at + name.length))
    if (isMeant(at, at + name.length)) found.push(at)

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

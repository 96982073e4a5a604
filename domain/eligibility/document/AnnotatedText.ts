import * as Annotation from "../../annotation/Annotation.ts"
import type * as Packing from "../../annotation/Packing.ts"
import type { Document } from "./Document.ts"

/** A text that is asked about: what was worked out of it already, and the text itself, opened only where that is not enough. */
export interface AnnotatedText {
  readonly text: string
  readonly annotation: Annotation.Annotation
  readonly document: () => Document
}

/** Something that a text says whoever asks: found by reading when it is first asked for, and known from then on. */
export type Layer<Told> = (text: AnnotatedText) => Told

/** `packing`: how it is kept with the text's annotation. */
export const layer = <Told>(packing: Packing.Packing<Told>, read: (text: AnnotatedText) => Told): Layer<Told> => {
  const part = Annotation.part(packing)

  return (text) => Annotation.recall(text.annotation, part, () => read(text))
}

import * as Annotation from "../../annotation/Annotation.ts"
import type { Document } from "./Document.ts"

/** A text that is asked about: what was worked out of it already, and the text itself, opened only where that is not enough. */
export interface AnnotatedText {
  readonly text: string
  readonly annotation: Annotation.Annotation
  readonly document: () => Document
}

/** What is read of a text whoever asks, and how it is kept. */
export interface Reading<Told> {
  readonly part: Annotation.Part<Told>
  readonly read: (document: Document) => Told
}

/** What a text says: what was kept of it, or what reading it tells. */
export const told = <Told>({ annotation, document }: AnnotatedText, { part, read }: Reading<Told>): Told =>
  Annotation.recall(annotation, part, () => read(document()))

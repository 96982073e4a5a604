import * as Annotation from "../annotation/Annotation.ts"
import { once } from "../Memo.ts"
import type { Study } from "../study/Study.ts"
import type { AnnotatedText } from "./document/AnnotatedText.ts"
import * as Document from "./document/Document.ts"
import type { Question } from "./mention/Question.ts"
import * as Signpost from "./Signpost.ts"

const written = /\S/

/** A text that is ready to be asked; nothing where the registry publishes none. */
export type Opened = AnnotatedText | undefined

/**
 * `about`: what the study is about, in its own words, so that its diseases are told from others. `annotation`: what was worked out
 * about this text of this study before.
 */
export const open = (
  text: string | null,
  about: () => ReadonlyArray<string> = () => [],
  annotation: Annotation.Annotation = Annotation.empty(),
): Opened =>
  text === null || !written.test(text)
    ? undefined
    : { text, annotation, document: once(() => Document.make(text, about())) }

/** A study with what was worked out about its words, and its text to be asked. */
export interface AnnotatedStudy {
  readonly study: Study
  readonly annotation: Annotation.Annotation
  readonly text: Opened
}

/** A study to be read. `annotation`: what was worked out about the same words before. */
export const annotated = (study: Study, annotation: Annotation.Annotation = Annotation.empty()): AnnotatedStudy => {
  const { conditions, eligibility, keywords, title } = study
  const about = () => [...conditions, ...keywords, title]

  return { study, annotation, text: open(eligibility.text, about, annotation) }
}

/** What a text answers to one question. */
export const answer = (opened: Opened, { find, unsought }: Question): Signpost.Signpost => {
  if (unsought !== undefined) return Signpost.unsought[unsought]

  return opened === undefined ? Signpost.withoutText : Signpost.of(opened.text, find(opened))
}

/** What a study's criteria text answers to each question, in their order. */
export const read = (
  text: string | null,
  questions: ReadonlyArray<Question>,
  about: ReadonlyArray<string> = [],
): ReadonlyArray<Signpost.Signpost> => {
  const opened = open(text, () => about)

  return questions.map((question) => answer(opened, question))
}

import { remembering } from "../Memo.ts"
import type { Study } from "../study/Study.ts"
import * as Document from "./document/Document.ts"
import type { Question } from "./mention/Question.ts"
import * as Questions from "./Questions.ts"
import * as Signpost from "./Signpost.ts"

/** A text that is ready to be read; nothing where the registry publishes none. */
export type Opened = Document.Document | undefined

/** `about`: what the study is about, in its own words, so that its diseases are told from others. */
export const open = (text: string | null, about: ReadonlyArray<string> = []): Opened =>
  text === null || text.trim() === "" ? undefined : Document.make(text, Questions.lookedFor, about)

/** A study's text, opened when it is first asked for. */
export const opened = remembering(
  ({ conditions, eligibility, keywords, title }: Study): Opened =>
    open(eligibility.text, [...conditions, ...keywords, title]),
)

/** What a text answers to one question. Where a glance tells that it cannot speak of it, it is not read. */
export const answer = (opened: Opened, { find, mayMention }: Question): Signpost.Signpost =>
  opened === undefined
    ? Signpost.withoutText
    : mayMention(opened)
      ? Signpost.of(opened, find(opened))
      : Signpost.unmentioned

/** What a study's criteria text answers to each question, in their order. */
export const read = (
  text: string | null,
  questions: ReadonlyArray<Question>,
  about: ReadonlyArray<string> = [],
): ReadonlyArray<Signpost.Signpost> => {
  const opened = open(text, about)

  return questions.map((question) => answer(opened, question))
}

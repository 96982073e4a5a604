import { remembering } from "../Memo.ts"
import type { Eligibility } from "../study/Study.ts"
import * as Document from "./document/Document.ts"
import type { Question } from "./mention/Question.ts"
import * as Questions from "./Questions.ts"
import * as Signpost from "./Signpost.ts"

/** A text that is ready to be read; nothing where the registry publishes none. */
export type Opened = Document.Document | undefined

export const open = (text: string | null): Opened =>
  text === null || text.trim() === "" ? undefined : Document.make(text, Questions.lookedFor)

/** A study's text, opened when it is first asked for. */
export const opened = remembering((eligibility: Eligibility): Opened => open(eligibility.text))

/** What a text answers at a glance, which is that it does not speak of it; nothing where it may. */
export const glance = (opened: Opened, { mayMention }: Question): Signpost.Signpost | undefined =>
  opened === undefined ? Signpost.withoutText : mayMention(opened) ? undefined : Signpost.unmentioned

/** What a text answers to one question. */
export const answer = (opened: Opened, { find }: Question): Signpost.Signpost =>
  opened === undefined ? Signpost.withoutText : Signpost.of(opened, find(opened))

/** What a study's criteria text answers to each question, in their order. */
export const read = (text: string | null, questions: ReadonlyArray<Question>): ReadonlyArray<Signpost.Signpost> => {
  const opened = open(text)

  return questions.map((question) => answer(opened, question))
}

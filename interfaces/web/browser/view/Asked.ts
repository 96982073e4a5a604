import type { Question } from "../questions/SiteQuestions.ts"
import type { Words } from "../words/English.ts"
import { element } from "./Element.ts"
import * as Quoted from "./Quoted.ts"

/** A question with its sentence of the criteria as a quote, which may be shortened. */
export const asked = (
  { quote, words: worded }: Question,
  words: Words,
  shortened: (text: string) => string = (text) => text,
): HTMLElement =>
  element(
    "li",
    {},
    worded.split(/(\{where\}|\{quote\})/).map((part) => {
      if (quote !== undefined && part === "{where}") return Quoted.place(quote, words)

      return quote !== undefined && part === "{quote}" ? Quoted.inline(shortened(quote.text)) : part
    }),
  )

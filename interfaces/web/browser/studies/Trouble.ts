import { type Failing, troubleOf } from "../service/Trouble.ts"
import { button, element, original } from "../view/Element.ts"
import type { Words } from "../words/English.ts"

/** In one paragraph. */
export const sentence = (outcome: Failing, words: Words): HTMLElement => {
  const { heading, text, told } = troubleOf(outcome, words)

  return element("p", { class: "error" }, `${heading}. ${text} `, told !== undefined && original(told))
}

/** What went wrong with a search, with a button to try again where that may help. */
export const trouble = (outcome: Failing, words: Words, again: () => void): ReadonlyArray<HTMLElement> => {
  const { heading, mayTryAgain, text, told } = troubleOf(outcome, words)

  return [
    element("h2", {}, heading),
    ...(text === "" ? [] : [element("p", {}, text)]),
    ...(told === undefined || told === "" ? [] : [element("p", { class: "hint" }, original(told))]),
    ...(mayTryAgain ? [button(words.trouble.again, again, { class: "primary" })] : []),
  ]
}

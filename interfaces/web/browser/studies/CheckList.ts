import * as Checks from "../answer/Checks.ts"
import type { Check, Option } from "../answer/Wire.ts"
import { element } from "../view/Element.ts"
import * as Quoted from "../view/Quoted.ts"
import { sign } from "../view/Sign.ts"
import type { Words } from "../words/English.ts"

const figure = (quote: Checks.Quote, words: Words): HTMLElement =>
  element(
    "figure",
    {},
    element("figcaption", {}, Quoted.place(quote, words), ":"),
    element("blockquote", { lang: "en" }, quote.text),
  )

const line = (check: Check, words: Words): HTMLElement => {
  const standing = Checks.standingOf(check)
  const quotes = Checks.quotesOf(check)
  const told = Checks.published(check, words)
  const stated = [
    sign(standing),
    element(
      "span",
      {},
      element("strong", {}, Checks.nameOf(check, words)),
      ` ${words.checks.states[standing]}${told === undefined ? "" : ` (${told})`}`,
    ),
  ]

  return element(
    "li",
    { class: `check ${standing}` },
    quotes.length === 0
      ? element("p", {}, stated)
      : element(
          "details",
          {},
          element("summary", {}, stated),
          quotes.map((each) => figure(each, words)),
        ),
  )
}

/** How a study compares with what was entered: a line for each check, and the sentences behind it to open. */
export const checkList = (option: Option, words: Words): HTMLUListElement =>
  element(
    "ul",
    { class: "checks" },
    Checks.ofProfile(option).map((check) => line(check, words)),
  )

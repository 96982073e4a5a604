import * as Checks from "../answer/Checks.ts"
import type { Words } from "../words/English.ts"
import { type Child, element, original } from "./Element.ts"

/** What `Checks.placeOf` says, with the words of the registry marked as theirs. */
export const place = (quote: Checks.Quote, words: Words): ReadonlyArray<Child> => {
  const { heading, side } = quote
  const remark = Checks.remarkOf(quote, words)

  return [words.checks[side], heading !== "" && [", ", original(heading)], remark !== "" && ` (${remark})`]
}

/** A sentence of the criteria within one of ours. */
export const inline = (text: Child): HTMLElement => element("q", { lang: "en" }, text)

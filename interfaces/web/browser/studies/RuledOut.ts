import * as Checks from "../answer/Checks.ts"
import type { Option } from "../answer/Wire.ts"
import { type Child, element, folded } from "../view/Element.ts"
import { sign } from "../view/Sign.ts"
import type { Words } from "../words/English.ts"
import { card, type Hands } from "./Card.ts"

/** What a published field of a study says against the profile. */
const misfits = (option: Option, words: Words): ReadonlyArray<Child> =>
  Checks.misfits(option).map((check) => {
    const told = Checks.published(check, words)

    return element(
      "span",
      { class: "misfit not_matched" },
      sign("not_matched"),
      `${Checks.nameOf(check, words)}${told === undefined ? "" : `: ${told}`}`,
    )
  })

/** A study that a published field rules out: its title and what does not fit, and the rest to open. */
export const ruledOut = (option: Option, words: Words, hands: Hands): HTMLDetailsElement => {
  const fold = folded([element("span", { lang: "en" }, option.title), misfits(option, words)])
  fold.className = "ruled-out"
  fold.addEventListener("toggle", () => fold.append(card(option, words, hands)), { once: true })

  return fold
}

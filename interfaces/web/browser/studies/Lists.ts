import * as Checks from "../answer/Checks.ts"
import type { Option } from "../answer/Wire.ts"
import { type Child, element } from "../view/Element.ts"
import { paged } from "../view/Paged.ts"
import type { Words } from "../words/English.ts"
import { card, type Hands } from "./Card.ts"
import { ruledOut } from "./RuledOut.ts"

/** So many are shown at once: what is more can be asked to be shown. */
const step = 5

const cards = (options: ReadonlyArray<Option>, words: Words, hands: Hands): HTMLElement =>
  paged(
    element("ol", { class: "cards" }),
    options,
    step,
    (option) =>
      element(
        "li",
        { "aria-setsize": options.length, "aria-posinset": options.indexOf(option) + 1 },
        card(option, words, hands),
      ),
    (shown) => shown.querySelector("h3"),
    words.options.showNext,
  )

/** The studies that may fit; apart from them, those that a published field rules out. */
export const lists = (options: ReadonlyArray<Option>, words: Words, hands: Hands): ReadonlyArray<Child> => {
  const fitting = options.filter(Checks.mayFit)
  const others = options.filter((option) => !Checks.mayFit(option))

  return [
    fitting.length === 0 ? element("p", {}, words.options.none) : cards(fitting, words, hands),
    others.length > 0 && [
      element("h2", {}, words.options.ruledOut),
      element("p", {}, words.options.ruledOutText),
      others.map((option) => ruledOut(option, words, hands)),
    ],
  ]
}

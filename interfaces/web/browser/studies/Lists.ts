import * as Checks from "../answer/Checks.ts"
import type { Option } from "../answer/Wire.ts"
import { button, type Child, element, focus } from "../view/Element.ts"
import type { Words } from "../words/English.ts"
import { card, type Hands, ruledOut } from "./Card.ts"

/** So many are shown at once: what is more can be asked to be shown. */
const step = 5

/** The first few of a list; a button brings the next ones, and the focus to the first of them. */
const paged = (options: ReadonlyArray<Option>, words: Words, hands: Hands): HTMLElement => {
  const cards = element("div", {})
  const more = button("", () => show(true))
  const show = (isAsked: boolean) => {
    const shown = cards.childElementCount
    const next = options.slice(shown, shown + step).map((option) => card(option, words, hands))
    cards.append(...next)
    const left = options.length - shown - next.length
    more.hidden = left === 0
    more.textContent = words.options.showNext(Math.min(step, left), left)
    if (isAsked) focus(next[0]?.querySelector("h3"))
  }
  show(false)

  return element("div", {}, cards, element("div", { class: "actions" }, more))
}

/** The studies that may fit; apart from them, those that a published field rules out. */
export const lists = (options: ReadonlyArray<Option>, words: Words, hands: Hands): ReadonlyArray<Child> => {
  const fitting = options.filter(Checks.mayFit)
  const others = options.filter((option) => !Checks.mayFit(option))

  return [
    element("h2", {}, words.options.heading),
    fitting.length === 0 ? element("p", {}, words.options.none) : paged(fitting, words, hands),
    others.length > 0 && [
      element("h2", {}, words.options.ruledOut),
      element("p", {}, words.options.ruledOutText),
      others.map((option) => ruledOut(option, words, hands)),
    ],
  ]
}

import type { Option } from "../answer/Wire.ts"
import { lazily } from "../service/Lazily.ts"
import { button, element } from "../view/Element.ts"
import type { Words } from "../words/English.ts"

const tables = lazily<typeof import("./SideBySide.ts")>("compare.js")

export interface BesideButton {
  readonly element: HTMLElement
  /** Is told how many studies are chosen: two to four can stand side by side. */
  readonly offers: (chosen: number) => void
}

/** Opens the chosen studies side by side. */
export const besideButton = (words: Words, chosen: () => ReadonlyArray<Option>): BesideButton => {
  const shown = element("div", {})
  const show = async () => {
    try {
      const { sideBySide } = await tables.load()
      shown.replaceChildren(sideBySide(chosen(), words))
      shown.querySelector<HTMLElement>(".beside")?.focus()
    } catch {
      shown.textContent = words.compare.failed
    }
  }
  const open = button(words.compare.open, () => void show())
  const hint = element("p", { class: "hint" }, words.compare.howMany)

  return {
    element: element("div", {}, open, hint, shown),
    offers: (count) => {
      const mayBe = count >= 2 && count <= 4
      open.hidden = !mayBe
      hint.hidden = mayBe
      shown.replaceChildren()
    },
  }
}

import type { Words } from "../words/English.ts"
import { button, element } from "./Element.ts"

/** What is copied, to be selected by hand. */
const byHand = (text: string, words: Words): HTMLElement => {
  const area = element("textarea", { readonly: true, rows: 6, "aria-label": words.take.copyByHand })
  area.value = text
  area.addEventListener("focus", () => area.select())

  return element("div", {}, element("p", {}, words.take.copyByHand), area)
}

/** A button that copies a text, and says so; where that is not allowed, it shows the text to be copied by hand. */
export const copyButton = (label: string, text: () => string, words: Words): HTMLElement => {
  const status = element("span", { role: "status" })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      status.textContent = words.take.copied
    } catch {
      status.replaceChildren(byHand(text(), words))
      status.querySelector("textarea")?.focus()
    }
  }

  return element(
    "span",
    { class: "copy" },
    button(label, () => void copy()),
    " ",
    status,
  )
}

import type { Explanation, Words } from "../words/English.ts"
import { button, element } from "./Element.ts"

/** A button that tells what a word of art means. Escape closes it, and the focus comes back. */
export const explain = ({ answer, question }: Explanation, words: Words, label: string = question): HTMLButtonElement =>
  button(
    label,
    () => {
      const heading = element("h2", { id: "explanation" }, question)
      const close = button(words.glossary.close, () => dialog.close(), { class: "primary" })
      const dialog = element("dialog", { "aria-labelledby": "explanation" }, heading, element("p", {}, answer), close)
      dialog.addEventListener("close", () => dialog.remove())
      dialog.addEventListener("click", ({ target }) => {
        if (target === dialog) dialog.close()
      })
      document.body.append(dialog)
      dialog.showModal()
    },
    { class: "term", "aria-haspopup": "dialog" },
  )

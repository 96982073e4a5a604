import type { Words } from "../words/English.ts"
import { button, focus } from "./Element.ts"

const watched = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const more = target.nextElementSibling
    if (more instanceof HTMLElement && target.classList.contains("clamped"))
      more.hidden = target.scrollHeight <= target.clientHeight + 1
  }
})

/** The first lines of something, and a button for the rest where there is more. What has the focus is never cut off. */
export const clamped = (made: HTMLElement, words: Words): ReadonlyArray<HTMLElement> => {
  const open = () => {
    made.classList.remove("clamped")
    watched.unobserve(made)
    more.remove()
  }
  const more = button(
    words.more.label,
    () => {
      open()
      focus(made)
    },
    { class: "plain", hidden: true, "aria-label": words.more.name },
  )
  made.classList.add("clamped")
  made.addEventListener("focusin", open)
  watched.observe(made)

  return [made, more]
}

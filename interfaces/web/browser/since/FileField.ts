import type { Answer } from "../answer/Wire.ts"
import { lazily } from "../service/Lazily.ts"
import { element } from "../view/Element.ts"
import type { Words } from "../words/English.ts"
import { languages } from "../words/Languages.ts"

const reader = lazily<typeof import("./WhatIsNew.ts")>("since.js")

const holdsFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") === true

/** Takes files wherever they are dropped on the page, until somebody else does. */
const takeDropped = (take: (file: File | undefined) => void): void => {
  document.body.ondragover = (event) => {
    if (holdsFile(event)) event.preventDefault()
  }
  document.body.ondrop = (event) => {
    if (!holdsFile(event)) return
    event.preventDefault()
    take(event.dataTransfer?.files[0])
  }
}

/** Where a file that was saved before is chosen, or dropped; it is read in the browser, and held against the answer that is shown. */
export const fileField = (answer: Answer, words: Words): HTMLElement => {
  const said = words.since
  const shown = element("div", { role: "status" })
  const compare = async (file: File | undefined) => {
    if (file === undefined) return
    try {
      const [{ whatIsNew }, text] = await Promise.all([reader.load(), file.text()])
      const tables = languages.map(({ statuses }) => statuses)
      shown.replaceChildren(element("div", {}, whatIsNew(text, answer, words, tables)))
    } catch {
      shown.textContent = said.failed
    }
  }
  const input = element("input", { type: "file", id: "saved-file", accept: ".txt,.csv,text/plain,text/csv" })
  input.addEventListener("change", () => void compare(input.files?.[0]))
  const made = element(
    "div",
    { class: "field since" },
    element("label", { for: "saved-file" }, said.label),
    element("p", { class: "hint" }, said.hint),
    input,
    shown,
  )
  takeDropped((file) => {
    made.scrollIntoView()
    void compare(file)
  })

  return made
}

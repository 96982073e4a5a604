import type { Option } from "../answer/Wire.ts"
import { besideButton } from "../compare/BesideButton.ts"
import * as Csv from "../takeaway/Csv.ts"
import { download } from "../takeaway/Download.ts"
import type { Occasion } from "../takeaway/Occasion.ts"
import * as PlainText from "../takeaway/PlainText.ts"
import { copyButton } from "../view/Copy.ts"
import { button, element, folded } from "../view/Element.ts"
import type { Words } from "../words/English.ts"

export interface TakeAway {
  readonly element: HTMLElement
  /** Says again how many are chosen. */
  readonly count: () => void
}

/** Everything that can be done with the studies that were chosen; with none, the first few. */
export const takeAway = (
  words: Words,
  chosen: () => { readonly options: ReadonlyArray<Option>; readonly isChoice: boolean },
  occasion: Occasion,
  link: () => string,
  earlier: HTMLElement,
): TakeAway => {
  const said = words.take
  const status = element("p", { role: "status" })
  const text = () => PlainText.of(chosen().options, occasion, words)
  const email = element("a", { class: "button", href: "mailto:" }, said.email)
  email.addEventListener("click", () => {
    email.href = `mailto:?subject=${encodeURIComponent(said.sheetTitle)}&body=${encodeURIComponent(PlainText.brief(chosen().options, occasion, words))}`
  })
  const beside = besideButton(words, () => chosen().options)
  const count = () => {
    const { isChoice, options } = chosen()
    beside.offers(isChoice ? options.length : 0)
    status.textContent = isChoice ? said.chosen(options.length) : said.noneChosen(options.length)
  }
  count()

  return {
    count,
    element: element(
      "section",
      { class: "take-away", "aria-labelledby": "take-heading" },
      element("h2", { id: "take-heading" }, said.heading),
      status,
      element(
        "div",
        { class: "actions" },
        button(said.print, () => window.print(), { class: "primary" }),
        button(said.text, () => download(`${said.file}.txt`, "text/plain", text())),
        button(said.csv, () => download(`${said.file}.csv`, "text/csv", Csv.of(chosen().options, occasion, words))),
        copyButton(said.copy, text, words),
        email,
      ),
      beside.element,
      earlier,
      folded(said.share, element("p", {}, said.shareText), copyButton(said.shareDo, link, words)),
    ),
  }
}

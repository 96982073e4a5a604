import type { Words } from "../words/English.ts"
import { languages } from "../words/Languages.ts"
import { button, element, outward } from "./Element.ts"
import { ofService } from "./OfService.ts"

export interface Around {
  readonly words: Words
  /** What this service says of its answers; empty where that is nothing. */
  readonly notice: string
  readonly greeting: "link" | "broken" | undefined
  readonly change: (words: Words) => void
  /** Goes straight to the answer. */
  readonly skip: () => void
}

const languageButtons = ({ change, words }: Around): HTMLElement =>
  element(
    "div",
    { class: "languages", role: "group", "aria-label": words.languages },
    languages.map((language) =>
      button(language.name, () => change(language), {
        lang: language.code,
        "aria-pressed": String(language === words),
      }),
    ),
  )

const header = (around: Around): HTMLElement => {
  const { notice, skip, words } = around

  return element(
    "header",
    {},
    button(words.searched.skip, skip, { class: "skip" }),
    element("div", { class: "top" }, element("h1", {}, words.title), languageButtons(around)),
    element("p", { class: "lead" }, words.lead),
    notice !== "" &&
      element("p", { class: "notice" }, element("strong", {}, words.demonstration), " ", ofService(notice, words)),
  )
}

const greeted = ({ greeting, words: { form } }: Around): HTMLElement | undefined =>
  greeting === undefined
    ? undefined
    : element("p", { class: "notice", id: "greeting" }, greeting === "link" ? form.filledFromLink : form.brokenLink)

/** A service that has a notice of its own has not its data from where others have them. */
const footer = ({ notice, words }: Around): HTMLElement =>
  element(
    "footer",
    {},
    notice === "" && element("p", {}, words.footer.source),
    element("p", {}, outward(words.footer.forProgrammers, "docs", words.newTab)),
  )

/** What stands around the form and the answer. */
export const frame = (around: Around, ...parts: ReadonlyArray<HTMLElement>): ReadonlyArray<HTMLElement> => {
  const { words } = around
  const informs = element("p", { class: "informs" }, element("strong", {}, words.informs), " ", words.onlyTheSite)

  return [header(around), element("main", {}, informs, greeted(around), parts), footer(around)]
}

import type { Area } from "../answer/Wire.ts"
import { kinOf } from "../profile/AreaOf.ts"
import type { Part } from "../profile/Chips.ts"
import { type Draft, empty, forArea } from "../profile/Draft.ts"
import * as TestResults from "../profile/TestResults.ts"
import { fromReport } from "../report/ReportField.ts"
import { button, element, focus } from "../view/Element.ts"
import { explain } from "../view/Glossary.ts"
import type { Words } from "../words/English.ts"
import { type Disease, disease, otherStage } from "./Disease.ts"
import * as Entries from "./Entries.ts"
import { controls, type Wrong } from "./Faults.ts"
import { choice, controlOf, field, firstIn, group, list, mark, part } from "./Field.ts"
import { illness } from "./Illness.ts"
import { more } from "./More.ts"
import { place } from "./Place.ts"

export interface Form {
  readonly element: HTMLFormElement
  /** What stands in it now. */
  readonly draft: () => Draft
  /** The visitor's own key; empty where there is none. */
  readonly key: () => string
  /** Shows the whole of it, a part alone, or nothing. */
  readonly shows: (what: Part | "all" | "nothing") => void
  /** Whether all these controls are in sight. */
  readonly holds: (controls: Iterable<string>) => boolean
  /** Shows what is wrong at the fields, and goes to the first, if there is one. */
  readonly refuse: (wrong: Wrong) => void
}

/** What the form asks the page for. */
export interface FormHands {
  readonly submit: () => void
  readonly clear: () => void
  /** Leaves a part as it was. */
  readonly cancel: () => void
}

const age = (words: Words, draft: Draft) =>
  field(
    { id: "age", label: words.form.age },
    element("input", {
      type: "text",
      inputmode: "numeric",
      name: "age",
      value: draft.age,
      autocomplete: "off",
      class: "short",
    }),
  )

const sex = (words: Words, draft: Draft) =>
  group(
    { id: "sex", label: words.form.sex, hint: words.form.sexHint },
    element(
      "div",
      { class: "choices" },
      Entries.sexes(words).map(([value, label]) => choice("radio", "sex", value, label, draft.sex === value)),
    ),
  )

const lines = (words: Words, draft: Draft) =>
  field(
    { id: "lines", label: words.form.lines, hint: words.form.linesHint, term: explain(words.glossary.line, words) },
    list("lines", Entries.lines(words), draft.lines),
  )

/** The form, filled with a draft. */
export const form = (
  words: Words,
  areas: ReadonlyArray<Area>,
  draft: Draft,
  key: string,
  { cancel, clear, submit }: FormHands,
): Form => {
  const where = place(words, draft)
  const about = element("div", { class: "about" })
  const made = element("form", { novalidate: true, autocomplete: "off", "aria-labelledby": "form-heading" })
  const text = (name: string): string => String(new FormData(made).get(name) ?? "")
  const all = (name: string): ReadonlyArray<string> => new FormData(made).getAll(name).map(String)
  const read = (): Draft => ({
    condition: text("condition"),
    stage: text("stage") === otherStage ? text("stageWords") : text("stage"),
    ticked: all("ticked"),
    results: TestResults.together(text("results"), all(fromReport)),
    lines: text("lines"),
    age: text("age"),
    sex: text("sex"),
    ...where.chosen(),
    radius: text("radius") || empty.radius,
    kinds: all("kinds"),
    phases: all("phases"),
  })

  let visible: Part | "all" | "nothing" = "all"
  let shown: Area | undefined | "nothing" = "nothing"
  let takesReport: Disease["takeReport"]
  const changed = (condition: string, stage?: string) => {
    const area = kinOf(condition, areas)?.area
    if (area === shown && stage === undefined) return
    const filled = shown === "nothing" ? draft : forArea(read(), area)
    const { parts, takeReport } = disease(words, area, stage === undefined ? filled : { ...filled, stage })
    takesReport = takeReport
    about.replaceChildren(...parts)
    for (const each of about.querySelectorAll<HTMLElement>("[data-part]")) each.hidden = visible !== "all"
    shown = area
  }

  const reported = (report: string) => {
    mark(made, "condition", words.wrong.report)
    if (visible === "all") takesReport(report)
  }

  const opened = (id: string) => {
    const control = controlOf(made, id)
    const fold = control?.closest("details")
    if (fold) fold.open = true

    return control
  }
  const refuse: Form["refuse"] = (wrong) => {
    for (const id of controls) mark(made, id, wrong.get(id))
    const [first] = wrong.keys()
    if (first !== undefined) focus(opened(first))
  }
  const holds: Form["holds"] = (ids) =>
    [...ids].every((id) => controlOf(made, id)?.closest("[data-part]")?.matches(":not([hidden])") === true)

  const whole = [
    element("h2", { id: "form-heading" }, words.form.heading),
    element("p", {}, words.form.onlyTheIllness, " ", explain(words.glossary.trial, words)),
  ]
  const end = [
    element("p", { class: "privacy" }, words.form.privacy),
    button(words.form.clear, clear, { class: "quiet" }),
  ]
  const search = element("button", { type: "submit", class: "primary" }, words.form.submit)
  const back = button(words.form.cancel, cancel, { class: "quiet" })
  made.append(
    ...whole,
    element(
      "div",
      { class: "parts" },
      part("illness", illness(words, areas, draft.condition, changed, reported)),
      part("place", where.element),
      about,
      part("lines", lines(words, draft)),
      part("age", age(words, draft)),
      part("sex", sex(words, draft)),
      part("more", more(words, draft, key)),
    ),
    element("div", { class: "actions send" }, search, back),
    ...end,
  )
  const shows: Form["shows"] = (what) => {
    visible = what
    made.hidden = what === "nothing"
    made.classList.toggle("alone", what !== "all")
    for (const each of made.querySelectorAll<HTMLElement>("[data-part]"))
      each.hidden = what !== "all" && each.dataset["part"] !== what
    for (const each of [...whole, ...end]) each.hidden = what !== "all"
    back.hidden = what === "all"
    search.textContent = what === "all" ? words.form.submit : words.form.again
    const alone = made.querySelector(`[data-part="${what}"]`)
    if (alone !== null) focus(firstIn(alone))
  }
  made.addEventListener("submit", (event) => {
    event.preventDefault()
    submit()
  })

  return {
    element: made,
    draft: read,
    key: () => text("key").trim(),
    shows,
    holds,
    refuse,
  }
}

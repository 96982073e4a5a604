import type { Area } from "../answer/Wire.ts"
import { kinOf } from "../profile/AreaOf.ts"
import { type Draft, empty, forArea } from "../profile/Draft.ts"
import { button, element, focus } from "../view/Element.ts"
import { explain } from "../view/Glossary.ts"
import type { Words } from "../words/English.ts"
import { disease, otherStage } from "./Disease.ts"
import * as Entries from "./Entries.ts"
import { controls, type Wrong } from "./Faults.ts"
import { choice, controlOf, field, group, list, mark } from "./Field.ts"
import { illness } from "./Illness.ts"
import { more } from "./More.ts"
import { place } from "./Place.ts"

export interface Form {
  readonly element: HTMLFormElement
  /** What stands in it now. */
  readonly draft: () => Draft
  /** The visitor's own key; empty where there is none. */
  readonly key: () => string
  /** Shows what is wrong at the fields, and goes to the first, if there is one. */
  readonly refuse: (wrong: Wrong) => boolean
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
  submit: () => void,
  clear: () => void,
): Form => {
  const where = place(words, draft)
  const about = element("div", {})
  const made = element("form", { novalidate: true, autocomplete: "off", "aria-labelledby": "form-heading" })
  const text = (name: string): string => String(new FormData(made).get(name) ?? "")
  const all = (name: string): ReadonlyArray<string> => new FormData(made).getAll(name).map(String)
  const read = (): Draft => ({
    condition: text("condition"),
    stage: text("stage") === otherStage ? text("stageWords") : text("stage"),
    ticked: all("ticked"),
    results: text("results"),
    lines: text("lines"),
    age: text("age"),
    sex: text("sex"),
    place: text("place"),
    point: where.point(),
    radius: text("radius") || empty.radius,
    kinds: all("kinds"),
    phases: all("phases"),
  })

  let shown: Area | undefined | "nothing" = "nothing"
  const changed = (condition: string) => {
    const area = kinOf(condition, areas)?.area
    if (area === shown) return
    about.replaceChildren(disease(words, area, shown === "nothing" ? draft : forArea(read(), area)))
    shown = area
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

    return first !== undefined
  }

  made.append(
    element("h2", { id: "form-heading" }, words.form.heading),
    element("p", {}, words.form.onlyTheIllness, " ", explain(words.glossary.trial, words)),
    illness(words, areas, draft.condition, changed),
    element("div", { class: "actions" }, element("button", { type: "submit" }, words.form.submitNow)),
    element("h3", {}, words.form.optional),
    about,
    lines(words, draft),
    age(words, draft),
    sex(words, draft),
    where.element,
    more(words, draft, key),
    element("p", { class: "privacy" }, words.form.privacy),
    element(
      "div",
      { class: "actions" },
      element("button", { type: "submit", class: "primary" }, words.form.submit),
      button(words.form.clear, clear, { class: "quiet" }),
    ),
  )
  made.addEventListener("submit", (event) => {
    event.preventDefault()
    submit()
  })

  return {
    element: made,
    draft: read,
    key: () => text("key").trim(),
    refuse,
  }
}

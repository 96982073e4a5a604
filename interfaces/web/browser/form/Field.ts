import type { Part } from "../profile/Chips.ts"
import { type Child, element } from "../view/Element.ts"
import type { Entries } from "./Entries.ts"

export interface Labelled {
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  /** A button that explains a word of the label. */
  readonly term?: HTMLElement | undefined
}

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`
const wordsId = (id: string) => `${id}-words`

/** What names and explains a control; its error is filled in later. */
const described = ({ hint, id }: Labelled): string =>
  hint === undefined ? errorId(id) : `${hintId(id)} ${errorId(id)}`

const around = ({ hint, id, term }: Labelled): ReadonlyArray<Child> => [
  hint !== undefined &&
    element("div", { class: "hint" }, element("span", { id: hintId(id) }, hint), term !== undefined && [" ", term]),
  element("p", { id: errorId(id), class: "error", hidden: true }),
]

/** One control with its label. */
export const field = (labelled: Labelled, control: HTMLElement, ...more: ReadonlyArray<Child>): HTMLDivElement => {
  control.id = labelled.id
  control.setAttribute("aria-describedby", described(labelled))

  return element(
    "div",
    { class: "field" },
    element("label", { for: labelled.id }, labelled.label),
    around(labelled),
    control,
    more,
  )
}

/** A text in the visitor's own words, for where no choice of a control fits. While it is shown, errors of the control are about it. */
export const ownWords = (id: string, name: string, label: string, value: string): HTMLInputElement =>
  element("input", {
    type: "text",
    id: wordsId(id),
    name,
    value,
    autocomplete: "off",
    "aria-label": label,
    "aria-describedby": errorId(id),
  })

/** A part of the form that can be shown alone. */
export const part = (name: Part, ...children: ReadonlyArray<Child>): HTMLElement =>
  element("div", { "data-part": name }, ...children)

/** Several controls under one legend. */
export const group = (labelled: Labelled, ...controls: ReadonlyArray<Child>): HTMLFieldSetElement =>
  element(
    "fieldset",
    { id: labelled.id, class: "field", "aria-describedby": described(labelled) },
    element("legend", {}, labelled.label),
    around(labelled),
    controls,
  )

/** Something to tick, or one of several to choose. */
export const choice = (
  type: "checkbox" | "radio",
  name: string,
  value: string,
  label: Child,
  checked: boolean,
): HTMLLabelElement => element("label", { class: "choice" }, element("input", { type, name, value, checked }), label)

/** A list to choose one of. */
export const list = (name: string, entries: Entries, chosen: string): HTMLSelectElement =>
  element(
    "select",
    { name },
    entries.map(([value, label]) => element("option", { value, selected: value === chosen }, label)),
  )

/** What an error of a control is about. */
const concerned = (form: HTMLFormElement, id: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(`#${wordsId(id)}:not([hidden])`) ?? form.querySelector<HTMLElement>(`#${id}`)

/** Shows what is wrong with a control, or with nothing takes it back. */
export const mark = (form: HTMLFormElement, id: string, message: string | undefined): void => {
  const error = form.querySelector<HTMLElement>(`#${errorId(id)}`)
  if (error === null) return
  error.hidden = message === undefined
  error.textContent = message ?? ""
  for (const control of form.querySelectorAll(`#${id}, #${wordsId(id)}`)) control.removeAttribute("aria-invalid")
  if (message !== undefined) concerned(form, id)?.setAttribute("aria-invalid", "true")
}

/** The first of several controls that can have the focus. */
export const firstIn = (part: ParentNode): HTMLElement | null =>
  part.querySelector<HTMLElement>(":is(input:not([type=hidden]), select, textarea)")

/** Where the focus goes for a field: its control, or the first one of a group. */
export const controlOf = (form: HTMLFormElement, id: string): HTMLElement | null => {
  const found = concerned(form, id)

  return found?.matches("fieldset") ? firstIn(found) : found
}

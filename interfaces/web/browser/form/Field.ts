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

/** What names and explains a control; its error is filled in later. */
const described = ({ hint, id }: Labelled): string =>
  hint === undefined ? errorId(id) : `${hintId(id)} ${errorId(id)}`

const around = ({ hint, id, term }: Labelled): ReadonlyArray<Child> => [
  hint !== undefined && element("p", { id: hintId(id), class: "hint" }, hint),
  term,
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

/** Shows what is wrong with a control, or with nothing takes it back. */
export const mark = (form: HTMLFormElement, id: string, message: string | undefined): void => {
  const control = form.querySelector(`#${id}`)
  const error = form.querySelector<HTMLElement>(`#${errorId(id)}`)
  if (control === null || error === null) return
  error.hidden = message === undefined
  error.textContent = message ?? ""
  if (message === undefined) control.removeAttribute("aria-invalid")
  else control.setAttribute("aria-invalid", "true")
}

/** Where the focus goes for a field: its control, or the first one of a group. */
export const controlOf = (form: HTMLFormElement, id: string): HTMLElement | null => {
  const found = form.querySelector<HTMLElement>(`#${id}`)

  return found?.matches("fieldset") ? found.querySelector<HTMLElement>("input, select") : found
}

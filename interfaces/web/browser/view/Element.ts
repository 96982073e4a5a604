export type Child = Node | string | null | undefined | false | ReadonlyArray<Child>

type Listener = (event: Event) => void

/** Attributes by their names; `true` is an empty one, `false` and `undefined` none. What begins with `on` listens. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined | Listener>>

const put = (target: Element, name: string, value: Attributes[string]): void => {
  if (value === undefined || value === false) return
  if (typeof value === "function") target.addEventListener(name.slice(2), value)
  else target.setAttribute(name, value === true ? "" : String(value))
}

const isNothing = (child: Child): child is null | undefined | false =>
  child === null || child === undefined || child === false

const nodesOf = (children: ReadonlyArray<Child>): ReadonlyArray<Node | string> =>
  children.flatMap((child) => {
    if (isNothing(child)) return []

    return typeof child === "string" || child instanceof Node ? [child] : nodesOf(child)
  })

/** An element of the page. Text is text: nothing in it is taken for markup. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: ReadonlyArray<Child>
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) put(made, name, value)
  made.append(...nodesOf(children))

  return made
}

/** Words of the registry or the service, which are English whatever the page is in. */
export const original = (text: string): HTMLSpanElement => element("span", { lang: "en" }, text)

/** A button that does something in the page. */
export const button = (label: Child, onclick: Listener, attributes: Attributes = {}): HTMLButtonElement =>
  element("button", { type: "button", ...attributes, onclick }, label)

/** A link that leaves the page open: what was found is nowhere else. */
export const outward = (label: Child, href: string, note: string): HTMLAnchorElement =>
  element(
    "a",
    { href, target: "_blank", rel: "noopener noreferrer" },
    label,
    " ",
    element("span", { class: "aside" }, `(${note})`),
  )

/** What can be opened to read more. */
export const folded = (summary: Child, ...children: ReadonlyArray<Child>): HTMLDetailsElement =>
  element("details", {}, element("summary", {}, summary), ...children)

/** Puts the focus on something, also on what is no control, such as a heading. */
export const focus = (target: HTMLElement | null | undefined): void => {
  if (target === null || target === undefined) return
  if (!target.matches("a, button, input, select, textarea, summary")) target.tabIndex = -1
  target.focus()
}

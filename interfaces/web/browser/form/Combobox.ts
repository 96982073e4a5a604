import { element } from "../view/Element.ts"

/** So many are offered at once. */
export const mostOffers = 7

/** Something that may be meant. */
export interface Offer {
  readonly label: string
  readonly take: () => void
}

export interface Offering {
  /** Gets what is offered, when the field is entered. */
  readonly load: () => Promise<void>
  readonly offersFor: (typed: string) => ReadonlyArray<Offer>
}

/**
 * Offers what may be meant below a field while something is typed: the arrows and Enter or a press choose, Escape puts it away. What
 * was typed stays as it is unless something is chosen.
 */
export const combobox = (input: HTMLInputElement, label: string, { load, offersFor }: Offering): HTMLUListElement => {
  const id = `${input.name}-offers`
  const list = element("ul", { id, class: "offers", role: "listbox", "aria-label": label, hidden: true })
  let offers: ReadonlyArray<Offer> = []
  let at = -1
  for (const [name, value] of Object.entries({
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-controls": id,
    "aria-expanded": "false",
  }))
    input.setAttribute(name, value)

  const show = (found: ReadonlyArray<Offer>) => {
    offers = found
    at = -1
    list.replaceChildren(
      ...found.map((offer, index) => {
        const item = element("li", { id: `${id}-${index}`, role: "option", "aria-selected": "false" }, offer.label)
        // A press takes the focus from the field before it is a click.
        item.addEventListener("pointerdown", (event) => event.preventDefault())
        item.addEventListener("click", () => take(index))

        return item
      }),
    )
    list.hidden = found.length === 0
    input.setAttribute("aria-expanded", String(found.length > 0))
    input.removeAttribute("aria-activedescendant")
  }
  const putAway = () => show([])
  const take = (index: number) => {
    const offer = offers[index]
    putAway()
    offer?.take()
  }
  const goTo = (index: number) => {
    list.children[at]?.setAttribute("aria-selected", "false")
    at = (index + offers.length) % offers.length
    const item = list.children[at]
    item?.setAttribute("aria-selected", "true")
    item?.scrollIntoView({ block: "nearest" })
    input.setAttribute("aria-activedescendant", `${id}-${at}`)
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => goTo(at + 1),
    ArrowUp: () => goTo(at < 0 ? -1 : at - 1),
    Escape: putAway,
  }
  let isTypedIn = false
  const typed = () => {
    isTypedIn = true
    show(offersFor(input.value))
  }
  /** What is typed before the names come is looked at when they have. */
  const entered = async () => {
    isTypedIn = false
    await load()
    if (isTypedIn && at < 0 && document.activeElement === input) typed()
  }
  input.addEventListener("focus", () => void entered())
  input.addEventListener("input", typed)
  input.addEventListener("blur", putAway)
  input.addEventListener("keydown", (event) => {
    if (offers.length === 0) return
    if (event.key === "Enter" && at < 0) return putAway()
    const deed = event.key === "Enter" ? () => take(at) : keys[event.key]
    if (deed === undefined) return
    event.preventDefault()
    deed()
  })

  return list
}

import { button, type Child, element } from "./Element.ts"

/** A button, and what it opens in place. */
export interface Disclosure {
  readonly button: HTMLButtonElement
  readonly panel: HTMLElement
  readonly open: () => void
  /** Makes its content anew, if it was made. */
  readonly renew: () => void
}

/** Opens and closes what is made when it is first opened. `about` tells those who hear the label alone what it is of. */
export const disclosure = (id: string, label: string, about: string, make: () => Child): Disclosure => {
  const panel = element("div", { id, class: "panel", hidden: true })
  const toggle = (isOpen: boolean) => {
    if (isOpen && panel.childElementCount === 0) panel.append(element("div", {}, make()))
    panel.hidden = !isOpen
    opener.setAttribute("aria-expanded", String(isOpen))
  }
  const opener = button(label, () => toggle(panel.hidden !== false), {
    class: "discloses",
    "aria-label": `${label}: ${about}`,
    "aria-expanded": "false",
    "aria-controls": id,
  })

  const renew = () => {
    panel.replaceChildren()
    if (!panel.hidden) toggle(true)
  }

  return { button: opener, panel, open: () => toggle(true), renew }
}

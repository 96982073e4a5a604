import { button, element, focus } from "./Element.ts"

/**
 * The first few of a list; a button brings the next ones, and the focus to what is `first` in them. `label` says how many come next of
 * how many that are left.
 */
export const paged = <Item>(
  list: HTMLElement,
  items: ReadonlyArray<Item>,
  step: number,
  show: (item: Item) => HTMLElement,
  first: (shown: HTMLElement) => HTMLElement | null,
  label: (next: number, left: number) => string,
): HTMLElement => {
  const bring = (): HTMLElement | undefined => {
    const shown = list.childElementCount
    const next = items.slice(shown, shown + step).map(show)
    const left = items.length - shown - next.length
    list.append(...next)
    more.hidden = left === 0
    more.textContent = label(Math.min(step, left), left)

    return next[0]
  }
  const more = button("", () => {
    const next = bring()
    if (next !== undefined) focus(first(next))
  })
  bring()

  return element("div", {}, list, element("div", { class: "actions" }, more))
}

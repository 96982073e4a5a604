import type { Chip, Part } from "../profile/Chips.ts"
import { button, element, focus } from "../view/Element.ts"
import type { Words } from "../words/English.ts"

export interface ChipHands {
  /** Opens the part of the form that a chip is of. */
  readonly edit: (part: Part) => void
  readonly remove: (chip: Chip) => void
  /** Opens the whole form. */
  readonly change: () => void
}

const shown = (chip: Chip, words: Words, { edit, remove }: ChipHands): HTMLElement =>
  element(
    "li",
    { class: "chip" },
    button(chip.value, () => edit(chip.part), { "aria-label": words.chips.change(chip.name, chip.value) }),
    chip.without !== undefined &&
      button("×", () => remove(chip), { class: "out", "aria-label": words.chips.remove(chip.name, chip.value) }),
  )

/**
 * The profile that was searched with: each thing to be changed or taken out in place. Of many, the style shows the first, and fewer
 * where there is little room.
 */
export const chipLine = (chips: ReadonlyArray<Chip>, words: Words, hands: ChipHands): HTMLElement => {
  const items = chips.map((chip) => shown(chip, words, hands))
  const all = element(
    "li",
    { class: "all" },
    button(words.chips.all(chips.length), () => {
      const hidden = items.find((item) => !item.checkVisibility())
      line.classList.remove("some")
      all.remove()
      focus(hidden?.querySelector("button"))
    }),
  )
  const line = element(
    "ul",
    { class: "chips some", "aria-label": words.searched.for },
    items,
    all,
    element("li", {}, button(words.searched.change, hands.change)),
  )

  return line
}

import type { Area } from "../answer/Wire.ts"
import { kinOf, speltOf } from "../profile/AreaOf.ts"
import { button, element } from "../view/Element.ts"
import type { Words } from "../words/English.ts"

interface Proposed {
  readonly says: string
  readonly condition: string
}

const proposed = (condition: string, areas: ReadonlyArray<Area>, words: Words): Proposed | undefined => {
  const spelt = speltOf(condition, areas)
  if (spelt !== undefined) return { says: words.proposal.spelt(spelt), condition: spelt }
  const kin = kinOf(condition, areas)
  if (kin === undefined || kin.isSame) return undefined
  const name = words.areas[kin.area.slug] ?? kin.area.name

  return { says: words.proposal.part(name), condition: name }
}

/** What else the illness may be searched as: what was meant where it seems misspelt, or the launch area that it is a part of. */
export const proposal = (
  searched: string,
  areas: ReadonlyArray<Area>,
  words: Words,
  search: (condition: string) => void,
): HTMLElement | undefined => {
  const found = proposed(searched.trim(), areas, words)
  if (found === undefined) return undefined
  const { condition, says } = found

  return element(
    "div",
    { class: "actions" },
    element("p", {}, says),
    button(words.proposal.label(condition), () => search(condition)),
  )
}

import type { Area } from "../answer/Wire.ts"
import { kinOf } from "../profile/AreaOf.ts"
import type { Draft } from "../profile/Draft.ts"
import { button, element } from "../view/Element.ts"
import type { Words } from "../words/English.ts"

/** What else the illness may be searched as: the launch area that it is a part of. */
export const proposal = (
  draft: Draft,
  areas: ReadonlyArray<Area>,
  words: Words,
  search: (draft: Draft) => void,
): HTMLElement | undefined => {
  const kin = kinOf(draft.condition, areas)
  if (kin === undefined || kin.isSame) return undefined
  const name = words.areas[kin.area.slug] ?? kin.area.name

  return element(
    "div",
    { class: "actions" },
    element("p", {}, words.proposal.part(name)),
    button(words.proposal.label(name), () => search({ ...draft, condition: name })),
  )
}

import { mayTakePeople } from "../answer/SiteOrder.ts"
import type { Site } from "../answer/Wire.ts"
import { choice, list } from "../form/Field.ts"
import { element } from "../view/Element.ts"
import type { Words } from "../words/English.ts"

/** Fewer are seen at a glance. */
const few = 5

/** Where a site is, as widely as helps to choose: its state, or its country where it has none. */
const regionOf = ({ country, state }: Site): string => state ?? country ?? ""

const regionsOf = (sites: ReadonlyArray<Site>): ReadonlyArray<string> =>
  [...new Set(sites.map(regionOf))].filter((region) => region !== "").toSorted()

/** Choices of which places are shown: those that are open, those of one state. Nothing where there are few. */
export const siteFilter = (
  sites: ReadonlyArray<Site>,
  words: Words,
  show: (sites: ReadonlyArray<Site>) => void,
): HTMLElement | undefined => {
  const regions = regionsOf(sites)
  const areAllOpen = sites.every(mayTakePeople)
  if (sites.length <= few || (areAllOpen && regions.length < 2)) return undefined
  const open = choice("checkbox", "open", "open", words.places.openOnly, false)
  const region = list("region", [["", words.places.anywhere], ...regions.map((each) => [each, each] as const)], "")
  region.setAttribute("aria-label", words.places.region)
  const made = element(
    "div",
    { class: "choices", role: "group", "aria-label": words.places.which },
    !areAllOpen && open,
    regions.length > 1 && region,
  )
  made.addEventListener("change", () => {
    const isOpen = open.querySelector("input")?.checked === true
    show(
      sites.filter(
        (site) => (!isOpen || mayTakePeople(site)) && (region.value === "" || regionOf(site) === region.value),
      ),
    )
  })

  return made
}

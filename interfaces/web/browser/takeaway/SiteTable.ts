import * as WhomToAsk from "../../../functions/WhomToAsk.ts"
import type { Site } from "../answer/Wire.ts"
import * as ContactLine from "../lines/ContactLine.ts"
import * as SiteLine from "../lines/SiteLine.ts"
import { element } from "../view/Element.ts"
import type { Words } from "../words/English.ts"

/** What a column is called, and what it says of a site. */
type Column = readonly [name: string, told: (site: Site) => string]

const telephone = (site: Site, words: Words): string => {
  const whom = WhomToAsk.first(site.contacts)

  return whom === undefined ? "" : [whom.name, ContactLine.phoneOf(whom, words)].filter(Boolean).join(", ")
}

const columnsOf = (sites: ReadonlyArray<Site>, words: Words): ReadonlyArray<Column> => [
  [SiteLine.heading(sites, words), (site) => SiteLine.placeOf(site, words)],
  ...(SiteLine.areByDistance(sites)
    ? [[words.columns.distance, ({ distance_miles }: Site) => String(distance_miles ?? "")] as const]
    : []),
  [
    words.columns.status,
    ({ registry_status }) => (registry_status === null ? "" : (words.statuses[registry_status] ?? registry_status)),
  ],
  [words.columns.phone, (site) => telephone(site, words)],
]

/** Places with their telephones; what is not published is left free to be written in. */
export const siteTable = (sites: ReadonlyArray<Site>, words: Words): HTMLTableElement => {
  const columns = columnsOf(sites, words)

  return element(
    "table",
    {},
    element(
      "thead",
      {},
      element(
        "tr",
        {},
        columns.map(([name]) => element("th", { scope: "col" }, name)),
      ),
    ),
    element(
      "tbody",
      {},
      sites.map((site) =>
        element(
          "tr",
          {},
          columns.map(([, told]) => element("td", {}, told(site))),
        ),
      ),
    ),
  )
}

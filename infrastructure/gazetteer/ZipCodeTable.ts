import * as Grid from "../../domain/place/Grid.ts"
import type { GeoPoint } from "../../domain/study/GeoPoint.ts"

export interface Source extends GeoPoint {
  readonly zipCode: string
}

/** Of a ZIP code's five digits so many tell the area. */
const areaDigits = 3

/** The table of ZIP codes that the domain reads: a line an area; each code's last two digits and its point. */
export const of = (sources: ReadonlyArray<Source>): string => {
  const areas = Map.groupBy(sources, ({ zipCode }) => zipCode.slice(0, areaDigits))

  return Array.from(areas, ([area, own]) => {
    const grid = Grid.around(own)
    const told = own.map((source) => `${source.zipCode.slice(areaDigits)}${Grid.write(grid, source)}`)

    return `${area}\t${Grid.heading(grid)}\t${told.toSorted().join("")}\n`
  })
    .toSorted()
    .join("")
}

import * as AreaNames from "../../../../domain/condition/AreaNames.ts"
import { remembering } from "../../../../domain/Memo.ts"
import * as Spelling from "../../../functions/Spelling.ts"
import type { Area } from "../answer/Wire.ts"
import { languages } from "../words/Languages.ts"

type Areas = ReadonlyArray<Area>

const findersOf = remembering((areas: Areas) => {
  const named = areas.map((area) => ({
    ...area,
    area,
    alsoCalled: [...area.alsoCalled, ...languages.flatMap(({ areas }) => areas[area.slug] ?? [])],
  }))
  const kinOf = AreaNames.among(named)

  return { kinOf, speltOf: Spelling.ofAreas(named, kinOf) }
})

/** The launch area that a text is about, by its slug or a name in any language of the page; `isSame` where it is about no less. */
export const kinOf = (condition: string, areas: Areas): AreaNames.Kin<Area> | undefined => {
  const kin = findersOf(areas).kinOf(condition)

  return kin === undefined ? undefined : { area: kin.area.area, isSame: kin.isSame }
}

/** The launch area that a text names. */
export const areaOf = (condition: string, areas: Areas): Area | undefined => {
  const kin = kinOf(condition, areas)

  return kin?.isSame === true ? kin.area : undefined
}

/** What a text may have been meant for that names no launch area, but would if it were spelt better. */
export const speltOf = (condition: string, areas: Areas): string | undefined => findersOf(areas).speltOf(condition)

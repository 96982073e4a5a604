import * as AreaNames from "../../../../domain/condition/AreaNames.ts"
import { remembering } from "../../../../domain/Memo.ts"
import type { Area } from "../answer/Wire.ts"
import { languages } from "../words/Languages.ts"

type Areas = ReadonlyArray<Area>

const finderOf = remembering((areas: Areas) =>
  AreaNames.among(
    areas.map((area) => ({
      ...area,
      area,
      alsoCalled: [...area.alsoCalled, ...languages.flatMap(({ areas }) => areas[area.slug] ?? [])],
    })),
  ),
)

/** The launch area that a text is about, by its slug or a name in any language of the page; `isSame` where it is about no less. */
export const kinOf = (condition: string, areas: Areas): AreaNames.Kin<Area> | undefined => {
  const kin = finderOf(areas)(condition)

  return kin === undefined ? undefined : { area: kin.area.area, isSame: kin.isSame }
}

/** The launch area that a text names. */
export const areaOf = (condition: string, areas: Areas): Area | undefined => {
  const kin = kinOf(condition, areas)

  return kin?.isSame === true ? kin.area : undefined
}

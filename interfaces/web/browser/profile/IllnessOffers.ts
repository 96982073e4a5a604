import type { Area } from "../answer/Wire.ts"
import type { Words } from "../words/English.ts"
import { kinOf } from "./AreaOf.ts"
import { type Named, namesLike } from "./NamesLike.ts"
import { stageWithin } from "./StageWithin.ts"

/** An illness that may be meant, with the stage that was typed with it. */
export interface IllnessOffer {
  readonly label: string
  readonly condition: string
  readonly stage: string | undefined
}

const ofArea = (area: Area, stage: string | undefined, words: Words): IllnessOffer => {
  const condition = words.areas[area.slug] ?? area.name

  return {
    label: stage === undefined ? condition : `${condition} – ${words.suggested[stage] ?? stage}`,
    condition,
    stage,
  }
}

/** A launch area by each of its names, in the language of the page first. */
const areaNames = (areas: ReadonlyArray<Area>, words: Words): ReadonlyArray<Named & { readonly area: Area }> =>
  areas.flatMap((area) =>
    [words.areas[area.slug] ?? area.name, area.name, ...area.alsoCalled].map((name) => ({ name, area })),
  )

/** What a few letters may be meant for: launch areas, one with its stage where that stands in the words, then other illnesses. */
export const illnessOffers = (
  typed: string,
  areas: ReadonlyArray<Area>,
  known: ReadonlyArray<Named>,
  words: Words,
  most: number,
): ReadonlyArray<IllnessOffer> => {
  const kin = kinOf(typed, areas)
  const stage = kin === undefined ? undefined : stageWithin(typed, kin.area)
  const offers = [
    ...(kin === undefined ? [] : [ofArea(kin.area, stage, words)]),
    ...namesLike(typed, areaNames(areas, words), most).map(({ area }) => ofArea(area, undefined, words)),
    ...namesLike(typed, known, most).map(({ name }) => ({ label: name, condition: name, stage: undefined })),
  ]
  const once = new Map(offers.toReversed().map((offer) => [offer.label.toLowerCase(), offer]))

  return offers.filter((offer) => once.get(offer.label.toLowerCase()) === offer && offer.label !== typed).slice(0, most)
}

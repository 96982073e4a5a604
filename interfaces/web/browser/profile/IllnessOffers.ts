import type { Area } from "../answer/Wire.ts"
import { english, type Words } from "../words/English.ts"
import { areaOf, kinOf, speltOf } from "./AreaOf.ts"
import { type Like, type Named, namesLike, namesNear } from "./NamesLike.ts"
import { stageBefore, stageWithin } from "./StageWithin.ts"

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

interface NamedArea extends Named {
  readonly area: Area
}

/** Launch areas by all their names, that in the language of the page first. */
const namedAreas = (areas: ReadonlyArray<Area>, words: Words): ReadonlyArray<NamedArea> =>
  areas.map((area) => ({ area, name: words.areas[area.slug] ?? area.name, also: [area.name, ...area.alsoCalled] }))

/** What is sent is the English name; the one that was being typed stands before it, unless the page is English and its name holds that as well. */
const ofKnown = ({ as, named: { name } }: Like<Named>, typed: string, { code }: Words): IllnessOffer => {
  const isAlone = as === name || (code === english.code && namesLike(typed, [{ name, also: [] }], 1).length > 0)

  return { label: isAlone ? name : `${as} – ${name}`, condition: name, stage: undefined }
}

const ofOthers = (
  like: ReadonlyArray<Like<Named>>,
  typed: string,
  areas: ReadonlyArray<Area>,
  words: Words,
): ReadonlyArray<IllnessOffer> =>
  like.filter(({ named }) => areaOf(named.name, areas) === undefined).map((each) => ofKnown(each, typed, words))

/** Launch areas of which a name is begun behind a stage: "recurrent gliob". */
const behindStage = (typed: string, areas: ReadonlyArray<Area>, words: Words): ReadonlyArray<IllnessOffer> =>
  areas.flatMap((area) => {
    const told = stageBefore(typed, area)

    return told === undefined
      ? []
      : namesLike(told.rest, namedAreas([area], words), 1).map(() => ofArea(area, told.stage, words))
  })

/** What a few letters may be meant for: launch areas, one with its stage where that stands in the words, then other illnesses; where none is, what is spelt nearly so. */
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
    ...(kin === undefined ? behindStage(typed, areas, words) : [ofArea(kin.area, stage, words)]),
    ...namesLike(typed, namedAreas(areas, words), most).map(({ named }) => ofArea(named.area, undefined, words)),
    ...ofOthers(namesLike(typed, known, most), typed, areas, words),
  ]
  if (offers.length === 0) {
    const spelt = speltOf(typed, areas)

    return spelt === undefined
      ? ofOthers(namesNear(typed, known, most), typed, areas, words)
      : illnessOffers(spelt, areas, known, words, most)
  }
  const once = new Map(offers.toReversed().map((offer) => [offer.label.toLowerCase(), offer]))

  return offers.filter((offer) => once.get(offer.label.toLowerCase()) === offer && offer.label !== typed).slice(0, most)
}

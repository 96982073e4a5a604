import { remembering } from "../../Memo.ts"
import type { Document } from "../document/Document.ts"
import type { Atoms } from "../matching/Atoms.ts"

/** Runs of letters by which a sentence tells of earlier treatment, whatever else it holds. */
const telling: Atoms = [
  ..."remission progress relaps refractor fail resistan intolera exhausted recur respond responsive benefit naive treated pretreatment salvage regimen option ineffective".split(
    " ",
  ),
  "no longer effective",
  "no longer beneficial",
  "no longer work",
  "stopped working",
  "ceased to be",
  "lost its",
  "lost their",
  "platinum sensitive",
  "platinum-sensitive",
  "platin-sensitive",
]

/** Runs of letters by which it does where a treatment is called nearby. */
const hinting: Atoms =
  "line prior previous receiv receipt undergone earlier past newly systemic chemo cytotoxic anticancer neoplastic first attempt completed administered exposed exposure given persist never without specific available exist alternative anti-tumo antitumo".split(
    " ",
  )

/** How a treatment is called, or a disease that may have had none yet. */
const naming: Atoms =
  "therap treatment chemo line regimen diagnosed systemic cytotoxic anticancer neoplastic antibod inhibitor platin transplant attempt".split(
    " ",
  )

/** What a text is to look out for, so that it is known where it may speak of earlier treatment. */
export const atoms: ReadonlyArray<Atoms> = [telling, hinting, naming]

/** What is too short to share anything: "2L", "R/R", "CR2", "yet", "LOT", "PD after". */
const short =
  /(?<![a-z0-9])(?:[1-4]l|cr[1-9]|r\/r|yet|lots?|pd\s+(?:on|under|after|following|during|despite))(?![a-z0-9])/g

const shortIn = (folded: string): ReadonlyArray<number> => Array.from(folded.matchAll(short), ({ index }) => index)

/** So far from a hint its treatment may be called, in characters. */
const reach = 100

/** The hints that have a name within their reach; both in order. */
const near = (hints: ReadonlyArray<number>, names: ReadonlyArray<number>): ReadonlyArray<number> => {
  let next = 0

  return hints.filter((hint) => {
    while (next < names.length && (names[next] ?? 0) < hint - reach) next++

    return next < names.length && (names[next] ?? 0) <= hint + reach
  })
}

/**
 * Places around which a text may speak of earlier treatment, in order: where there is none, it does not, unless by "had",
 * "before", "advanced" or the name of a drug alone, which stand in most texts.
 */
export const signs = remembering(({ folded, placesOf }: Document): ReadonlyArray<number> => {
  const all = [...placesOf(telling), ...near(placesOf(hinting), placesOf(naming)), ...shortIn(folded)]

  return all.sort((one, other) => one - other)
})

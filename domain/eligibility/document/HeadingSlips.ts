import * as Slips from "../text/Slips.ts"
import * as WordSet from "../text/WordSet.ts"

const nouns = WordSet.of("inclusion exclusion eligibility ineligibility inclusioncriteria exclusioncriteria")

const criteria = WordSet.of("criteria criterion")

/** Words of their own that are two slips away from these. */
const others = WordSet.of(
  "conclusion occlusion seclusion infusion effusion illusion collusion excision incision excursion extrusion intrusion explosion expulsion intelligibility",
)

const shortest = 6

const most = 2

/** The word of some that another is a slip or two away from, if none of them is as near; "" if there is none. */
const meant = (word: string, some: ReadonlySet<string>): string => {
  if (word.length < shortest || others.has(word)) return ""
  for (let slips = 1; slips <= most; slips++) {
    const [only, another] = [...some].filter((each) => Slips.areWithin(word, each, slips))
    if (only !== undefined) return another === undefined ? only : ""
  }

  return ""
}

/** The noun that a misspelt one is meant to be: "exclusion" of "exlcusion". */
export const noun = (word: string): string => meant(word, nouns)

/** Whether a misspelt word is meant to be "criteria". */
export const isCriteria = (word: string): boolean => meant(word, criteria) !== ""

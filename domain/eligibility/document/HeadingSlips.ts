import * as Slips from "../text/Slips.ts"
import * as WordSet from "../text/WordSet.ts"

const nouns = "inclusion exclusion eligibility ineligibility inclusioncriteria exclusioncriteria".split(" ")

const criteria = ["criteria", "criterion"]

/** Words of their own that are two slips away from these. */
const others = WordSet.of(
  "conclusion occlusion seclusion infusion effusion illusion collusion excision incision excursion extrusion intrusion explosion expulsion intelligibility",
)

const shortest = 6

const most = 2

/** Whether one of the first two letters is the same, or stands one place away: most words are told by that to be none of these. */
const beginAlike = (word: string, other: string): boolean =>
  word[0] === other[0] || word[1] === other[1] || word[0] === other[1] || word[1] === other[0]

/** The word of some that another is a slip or two away from, if none of them is as near; "" if there is none. */
const meant = (word: string, some: ReadonlyArray<string>): string => {
  if (word.length < shortest || others.has(word)) return ""
  if (!some.some((each) => beginAlike(word, each))) return ""
  const alike = some.filter((each) => beginAlike(word, each))
  for (let slips = 1; slips <= most; slips++) {
    const [only, another] = alike.filter((each) => Slips.areWithin(word, each, slips))
    if (only !== undefined) return another === undefined ? only : ""
  }

  return ""
}

/** The noun that a misspelt one is meant to be: "exclusion" of "exlcusion". */
export const noun = (word: string): string => meant(word, nouns)

/** Whether a misspelt word is meant to be "criteria". */
export const isCriteria = (word: string): boolean => meant(word, criteria) !== ""

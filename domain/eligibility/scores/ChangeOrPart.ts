import * as WordSet from "../text/WordSet.ts"

type Words = ReadonlyArray<string>

const changes = WordSet.of(
  "change changes changed decline declines declined declining difference differences decrease decreases decreased decreasing increase increases increased increasing improvement improved reduction reduced drop dropped loss lost deterioration deteriorated worsening worsened progression slope fall falling fell lowering delta variation fluctuation differ differs vary varies",
)

const parts = WordSet.of(
  "subscore subscores subscale subscales subtest subtests item items domain domains orientation recall attention memory registration delayed question questions component components",
)

/** What leads from a change to the score that changed: "decline of more than 4 points on the MMSE". */
const linking = WordSet.of(
  "in of on from the by point points a an their its at least more than or equal to greater less no not > < = ≥ ≤ total score scores ( \\ one two three four five six - any significant relative absolute percent % predicted forced slow vital diffusing diffusion capacity lung lungs for carbon monoxide",
)

/** In tokens. */
const farthest = 12

/** Whether the words before a token tell of a change of what stands there. */
const followsChange = (words: Words, first: number): boolean => {
  let at = first - 1
  while (at > first - farthest && (linking.has(words[at] ?? "") || /^\d/.test(words[at] ?? ""))) at--

  return changes.has(words[at] ?? "")
}

/** What ends with the two times between which a score changes. */
const twoTimes = /\b(?:differences?|changes?|variation|discrepancy) (?:in|of|between) [^,;(]*$/

/** In tokens. */
const farthestTimes = 9

/** "Difference between screening and baseline [MMSE]". */
const isOfTwoTimes = (words: Words, first: number): boolean =>
  twoTimes.test(words.slice(Math.max(0, first - farthestTimes), first).join(" "))

/** In tokens, from a change to the score whose value tells how it is counted. */
const farthestChange = 24

/** In tokens. */
const nearCondition = 5

const condition = WordSet.of("if when where")

/** "An increase of 1 point, or of 0.5 if the [EDSS] is above 5.5": for whom a change is counted how. */
const isConditionOfChange = (words: Words, first: number): boolean =>
  words.slice(Math.max(0, first - nearCondition), first).some((word) => condition.has(word)) &&
  words.slice(Math.max(0, first - farthestChange), first).some((word) => changes.has(word))

/** In tokens. */
const near = 3

const isEnd = (word: string): boolean => /^(?:[,;.()[\]]|with|without|no|and|or|if)$/.test(word)

/** The words behind a token up to the end of the clause. */
const clauseBehind = (words: Words, last: number): Words => {
  const behind = words.slice(last, last + near)
  const end = behind.findIndex(isEnd)

  return end < 0 ? behind : behind.slice(0, end)
}

/** A part of a scale, where its name follows the values. */
const single = /^(?:items?|subscales?|domains?|components?|questions?)$/

const yearly = /^(?:year|annum|yr|annual|annually)$/

/**
 * Whether a text tells a change of a score, or a part of it: "MMSE decline of 3 points", "MMSE recall item". Its name begins at token
 * `first` and ends before `nameEnd`, its values before `last`.
 */
export const isTold = (words: Words, first: number, nameEnd: number, last: number): boolean => {
  const behindName = clauseBehind(words, nameEnd)
  const behindRange = clauseBehind(words, last)

  return (
    followsChange(words, first) ||
    isOfTwoTimes(words, first) ||
    isConditionOfChange(words, first) ||
    behindName.some((word) => changes.has(word) || parts.has(word)) ||
    behindRange.some(
      (word, at) => changes.has(word) || single.test(word) || (yearly.test(word) && behindRange[at - 1] === "per"),
    )
  )
}

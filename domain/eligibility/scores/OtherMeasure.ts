import { matches } from "../matching/TokenPhrases.ts"
import * as WordSet from "../text/WordSet.ts"
import type { Score } from "./ScoreLexicon.ts"

type Words = ReadonlyArray<string>

const changes = WordSet.of(
  "change changes changed decline declines declined declining difference differences decrease decreases decreased decreasing increase increases increased increasing improvement improved reduction reduced drop dropped loss lost deterioration deteriorated worsening worsened progression slope fall falling fell lowering delta variation fluctuation differ differs vary varies",
)

const parts = WordSet.of(
  "subscore subscores subscale subscales subtest subtests item items domain domains orientation recall attention memory registration delayed question questions component components",
)

/** What leads from a change to the score that changed: "decline of more than 4 points on the MMSE". */
const linking = WordSet.of(
  "in of on from the by point points a an their its at least more than or equal to greater less no not > < = ≥ ≤ total score scores ( \\ one two three four five six - any significant",
)

const farthest = 12

/** Whether the words before a token tell of a change of what stands there. */
const followsChange = (words: Words, first: number): boolean => {
  let at = first - 1
  while (at > first - farthest && (linking.has(words[at] ?? "") || /^\d/.test(words[at] ?? ""))) at--

  return changes.has(words[at] ?? "")
}

const twoTimes = /\b(?:differences?|changes?|variation|discrepancy) (?:in|of|between) [^,;(]*$/

const farthestTimes = 9

/** "Difference between screening and baseline [MMSE]". */
const isOfTwoTimes = (words: Words, first: number): boolean =>
  twoTimes.test(words.slice(Math.max(0, first - farthestTimes), first).join(" "))

const near = 3

const isEnd = (word: string): boolean => /^(?:[,;.()[\]]|with|without|no|and|or|if)$/.test(word)

/** The words behind a token up to the end of the clause. */
const clauseBehind = (words: Words, last: number): Words => {
  const behind = words.slice(last, last + near)
  const end = behind.findIndex(isEnd)

  return end < 0 ? behind : behind.slice(0, end)
}

const single = /^(?:items?|subscales?|domains?|components?|questions?)$/

const yearly = /^(?:year|annum|yr|annual|annually)$/

/** Whether a change of the score is told, or a part of it: "MMSE decline of 3 points", "MMSE recall item". */
const isChangeOrPart = (words: Words, first: number, nameEnd: number, last: number): boolean => {
  const behindName = clauseBehind(words, nameEnd)
  const behindRange = clauseBehind(words, last)

  return (
    followsChange(words, first) ||
    isOfTwoTimes(words, first) ||
    behindName.some((word) => changes.has(word) || parts.has(word)) ||
    behindRange.some(
      (word, at) => changes.has(word) || single.test(word) || (yearly.test(word) && behindRange[at - 1] === "per"),
    )
  )
}

const others = WordSet.of(
  "caregiver caregivers caregiver's carer carers carer's informant informants informant's partner partners partner's companion spouse spouse's donor donors donor's relative relatives guardian",
)

const farthestOther = 10

const controls =
  /\bcontrols\b|\bcontrol (?:group|cohort|subjects?|participants?)\b|\bhealthy (?:volunteers?|subjects?|participants?|individuals|adults|elderly)\b/

/** Whether words are of those who do not have the disease, and are compared with those who do. */
export const areOfControls = (words: string): boolean => controls.test(words)

const nearOther = 4

/** "[MMSE] of the caregiver". */
const belongsToOthers = (behind: Words): boolean =>
  /^(?:of|in|for)$/.test(behind[0] ?? "") && behind.some((word) => others.has(word))

/** The words before a token from the beginning of its clause. */
const clauseBefore = (words: Words, first: number): string => {
  const before = words.slice(Math.max(0, first - farthestOther), first)

  return before.slice(before.findLastIndex((word) => /^[,;.]$/.test(word)) + 1).join(" ")
}

/** Whether the score is somebody else's: "a caregiver with an MMSE of at least 27". */
const isOfOthers = (words: Words, first: number, nameEnd: number, last: number): boolean => {
  const before = words.slice(Math.max(0, first - farthestOther), first)
  const at = before.findLastIndex((word) => others.has(word))
  const isBefore = at >= 0 && !before.slice(at + 1).some((word) => /^[,;.:]$/.test(word) || word === "and")

  return isBefore || [nameEnd, last].some((end) => belongsToOthers(words.slice(end, end + nearOther)))
}

const meaning = /\b(?:(?:is|are|was|were) (?:considered|regarded|interpreted)|indicat(?:es|ing)|suggest(?:s|ing))\b/

const farthestMeaning = 4

/** Whether a text only tells what some values mean: "a score of 26 or more is considered normal". */
const isMeaning = (words: Words, last: number): boolean =>
  meaning.test(words.slice(last, last + farthestMeaning).join(" "))

const isOtherScale = ({ notBefore = [], notBehind }: Score, words: Words, first: number, nameEnd: number): boolean => {
  const before = words[words[first - 1] === "-" ? first - 2 : first - 1] ?? ""

  return notBehind?.has(before) === true || notBefore.some((phrase) => matches(words, nameEnd, phrase.split(" ")))
}

/**
 * Whether what a text names is not the score of the patient: another scale with such a name, a change or a part of it, somebody else's, or
 * what its values mean. Its name begins at token `first` and ends before `nameEnd`, its values before `last`.
 */
export const isMeant = (score: Score, words: Words, first: number, nameEnd: number, last: number): boolean =>
  isOtherScale(score, words, first, nameEnd) ||
  isChangeOrPart(words, first, nameEnd, last) ||
  isOfOthers(words, first, nameEnd, last) ||
  areOfControls(clauseBefore(words, first)) ||
  isMeaning(words, last)

import * as WordSet from "../text/WordSet.ts"

type Words = ReadonlyArray<string>

/** Whose score criteria ask for besides the patient's. */
const others = WordSet.of(
  "caregiver caregivers caregiver's carer carers carer's informant informants informant's partner partners partner's companion spouse spouse's donor donors donor's relative relatives guardian",
)

/** In tokens before the name of a score. */
const farthest = 10

const controls =
  /\bcontrols\b|\bcontrol (?:group|cohort|subjects?|participants?)\b|\bhealthy (?:volunteers?|subjects?|participants?|individuals|adults|elderly)\b/

/** Whether words are of those who do not have the disease, and are compared with those who do. */
export const areOfControls = (words: string): boolean => controls.test(words)

/** The words before a token from the beginning of its clause. */
const clauseBefore = (words: Words, first: number): string => {
  const before = words.slice(Math.max(0, first - farthest), first)

  return before.slice(before.findLastIndex((word) => /^[,;.]$/.test(word)) + 1).join(" ")
}

/** "A caregiver with an [MMSE] of at least 27". */
const standsBehindOthers = (words: Words, first: number): boolean => {
  const before = words.slice(Math.max(0, first - farthest), first)
  const at = before.findLastIndex((word) => others.has(word))

  return at >= 0 && !before.slice(at + 1).some((word) => /^[,;.:]$/.test(word) || word === "and")
}

/** In tokens. */
const near = 4

/** "[MMSE] of the caregiver": whether what ends before a token belongs to others. */
const belongsToOthers = (words: Words, end: number): boolean =>
  /^(?:of|in|for)$/.test(words[end] ?? "") && words.slice(end, end + near).some((word) => others.has(word))

/** Whether a score is somebody else's. Its name begins at token `first` and ends before `nameEnd`, its values before `last`. */
export const isOne = (words: Words, first: number, nameEnd: number, last: number): boolean =>
  standsBehindOthers(words, first) ||
  belongsToOthers(words, nameEnd) ||
  belongsToOthers(words, last) ||
  areOfControls(clauseBefore(words, first))

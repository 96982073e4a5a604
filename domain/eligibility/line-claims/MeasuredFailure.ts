import { linkingDisease } from "./FailureWords.ts"

type Words = ReadonlyArray<string>

/** Words with which it begins by what measure a failure was told. */
const beginning: ReadonlySet<string> = new Set("per by according based as using (".split(" "))

const measuring =
  /^(?:i?recist|criteria|rano|lugano|iwcll|imwg|pcwg\d?|bicr|imaging|investigators?|physicians?|assess(?:ed|ment)|judged|determined|defined|evaluat(?:ed|ion)|measured)$/

const before: ReadonlySet<string> = new Set([...linkingDisease, "while"])

const ends: ReadonlySet<string> = new Set("; and or who not no without with".split(" "))

/** "(RECIST) or PCWG3". */
const isOrMeasure = (words: Words, at: number): boolean => words[at] === "or" && measuring.test(words[at + 1] ?? "")

/** A full stop, but not that of "version 1.1". */
const isStop = (words: Words, at: number): boolean => words[at] === "." && !/^v?\d+$/.test(words[at - 1] ?? "")

const widest = 32

/**
 * Behind what tells by whom and by what a failure was found: the "after" of "(progression) per Response Evaluation Criteria in Solid
 * Tumors 1.1 as assessed by the investigator after"; the place itself where nothing of the kind begins.
 */
export const behind = (words: Words, from: number): number => {
  if (!beginning.has(words[from] ?? "")) return from
  let isMeasured = false
  for (let at = from + 1; at < from + widest && at < words.length; at++) {
    const word = words[at] ?? ""
    if (before.has(word) && words[at - 1] !== "based") return isMeasured ? at : from
    if ((ends.has(word) && !isOrMeasure(words, at)) || isStop(words, at)) return from
    isMeasured ||= measuring.test(word)
  }

  return from
}

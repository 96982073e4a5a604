import { clauseEnds } from "../treatment/LineLexicon.ts"

type Words = ReadonlyArray<string>

const diagnosed = /^(?:diagnos(?:is|ed)|presentation|presenting|novo|outset)$/

const first = /^(?:initial|first|primary|original|newly|new|de|at|upon)$/

/** "At initial diagnosis", "the time of diagnosis", "newly diagnosed", "de novo". */
const isAt = (words: Words, at: number): boolean =>
  diagnosed.test(words[at] ?? "") &&
  (first.test(words[at - 1] ?? "") || (words[at - 1] === "of" && words[at - 2] === "time"))

const farthest = 16

const isIn = (words: Words, from: number, to: number): boolean => {
  for (let at = Math.max(0, from); at < to && at < words.length; at++) if (isAt(words, at)) return true

  return false
}

/** What may stand between the "or" and what came back: "or at the time of recurrence". */
const linking =
  /^(?:at|a|an|as|the|time|of|in|on|upon|with|may|be|is|have|has|first|local|later|disease|appearing|arising|occurring|presenting|developing|found|detected)$/

/** "(At diagnosis) or at recurrence (after treatment)". */
const isBefore = (words: Words, at: number): boolean => {
  let or = at - 1
  while (or > at - farthest && linking.test(words[or] ?? "")) or--

  return words[or] === "or" && isIn(words, or - farthest, or)
}

/** "(Recurrence after treatment) or at diagnosis". */
const isBehind = (words: Words, last: number): boolean => {
  for (let at = last; at < last + farthest && at < words.length; at++) {
    const word = words[at] ?? ""
    if (clauseEnds.has(word)) return false
    if (word === "or") return isIn(words, at, at + farthest / 2)
  }

  return false
}

/** Whether a failure that is told from one place to another is one of two ways in, and to be found at diagnosis is the other. */
export const isOr = (words: Words, at: number, last: number): boolean => isBefore(words, at) || isBehind(words, last)

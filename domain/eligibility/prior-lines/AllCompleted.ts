import type { Claim } from "../line-claims/Claim.ts"
import { earlier } from "../treatment/LineLexicon.ts"

type Words = ReadonlyArray<string>

const over = /^(?:completed?|finish(?:ed|ing)?|stopp?(?:ed|ing)|discontinued|ended|ceased|concluded)$/

const all = /^(?:all|any)$/

const nearEnd = 5

const between = /^(?:of|their|his|her|other|the|with)$/

/** "Completed all (prior treatment)". */
const isBefore = (words: Words, first: number, last: number): boolean => {
  for (let at = Math.max(0, first - nearEnd); at < last; at++) {
    if (!over.test(words[at] ?? "")) continue
    let next = at + 1
    while (between.test(words[next] ?? "")) next++
    if (all.test(words[next] ?? "")) return true
  }

  return false
}

const verbs = /^(?:must|should|shall|have|has|had|be|been|is|are|was|were|to)$/

/** "All (prior treatment) must have been completed". */
const isBehind = (words: Words, first: number, last: number): boolean => {
  let verb = last
  while (verbs.test(words[verb] ?? "")) verb++

  return (
    verb > last &&
    over.test(words[verb] ?? "") &&
    words.slice(Math.max(0, first - 2), last).some((word) => all.test(word))
  )
}

/** Whether it is told only that all earlier treatment, whatever there was of it, is to be over. */
export const isMeant = (words: Words, { exact, first, last }: Claim): boolean =>
  !exact &&
  words.slice(Math.max(0, first - 1), last).some((word) => earlier.has(word)) &&
  (isBefore(words, first, last) || isBehind(words, first, last))

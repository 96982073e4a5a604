import { drug, local, narrow, narrowing, notNarrowing, systemic } from "./LineLexicon.ts"

type Words = ReadonlyArray<string>

const widestBrackets = 8

/** Behind what stands in brackets: "prior treatment (at any time) with …". */
const behindBrackets = (words: Words, at: number): number => {
  const closed = words[at] === "(" ? words.indexOf(")", at) : -1

  return closed < 0 || closed > at + widestBrackets ? at : closed + 1
}

const isOfClass = (word: string): boolean => drug.test(word) || narrow.has(word)

const reach = 4

/** Whether what a treatment was given with is less than systemic treatment: "with an anti-PD-1 antibody". */
const isNarrowerWith = (words: Words, from: number): boolean => {
  if (words[from] === "any" && words[from + 1] === "of") return true
  for (const word of words.slice(from, from + reach)) {
    if (isOfClass(word) || word === "anti" || local.has(word)) return true
    if (systemic.has(word)) return false
  }

  return !notNarrowing.has(words[from] ?? "")
}

const holding = /^(?:includ|contain)/

const nearHolding = 3

/** "Prior treatment must have included an antibody": no more is asked for than that class. */
const mustHold = (words: Words, at: number): boolean => {
  if (words[at] !== "must" && words[at] !== "should") return false
  const held = words.slice(at + 1, at + 1 + nearHolding).findIndex((word) => holding.test(word))

  return held >= 0 && isNarrowerWith(words, at + held + 2)
}

/** Whether the words from a place on narrow the treatment before them to a drug or to a class of drugs. */
export const isAt = (words: Words, from: number): boolean => {
  const behind = behindBrackets(words, from)
  const at = (words[behind] ?? "").endsWith("ly") ? behind + 1 : behind
  const word = words[at] ?? ""
  const next = words[at + 1] ?? ""
  if (word === "-") return next === "based" || next === "containing"
  if (word === "of") return isOfClass(next)
  if (mustHold(words, at)) return true

  return word === "with" ? isNarrowerWith(words, at + 1) : narrowing.has(word)
}

import { backwardAt } from "./Triggers.ts"

type Words = ReadonlyArray<string>

const places: ReadonlySet<string> = new Set(["in", "from", "for"])

const contrasts: ReadonlySet<string> = new Set(["but", "yet", "whereas", "while"])

const auxiliary: ReadonlySet<string> = new Set("is are was were will be may can also".split(" "))

const mark = /^[.;:()]$/

const farthest = 8

/** Whether what a part of a study keeps out, where its verdict ends before the token at `from`, is let in by another: "excluded in one cohort but allowed in another". */
export const letsIn = (words: Words, from: number): boolean => {
  if (!places.has(words[from] ?? "")) return false
  for (let at = from + 1; at < from + farthest && !mark.test(words[at] ?? "."); at++) {
    if (!contrasts.has(words[at] ?? "")) continue
    let verdict = at + 1
    while (auxiliary.has(words[verdict] ?? "")) verdict++
    if (words[verdict] === "not") return places.has(words[verdict + 1] ?? "")

    return backwardAt(words, verdict)?.category === "permission"
  }

  return false
}

import { breaks, everBefore } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import type { Treatment } from "../treatment/TreatmentPhrase.ts"

type Words = ReadonlyArray<string>

const nearStandard = 4

/** "Received all therapies known to help". */
const isAllOfThem = (words: Words, at: number, name: Words): boolean =>
  words[at] === "received" && name.includes("all") && /s$/.test(name.at(-1) ?? "")

/** "Received other treatment previously." */
const isEverBefore = (words: Words, last: number): boolean =>
  everBefore.has(words[last] ?? "") && breaks.has(words[last + 1] ?? ".")

/** Whether it is told which treatment was received: a systemic one, an earlier one, one for a disease. */
export const isAt = (words: Words, at: number, { isGrouped, isPrior, isSystemic, kind, last }: Treatment): boolean => {
  const isForDisease = words[last] === "for" && /^[a-z]/.test(words[last + 1] ?? "")

  const name = Nearby.before(words, last, nearStandard)
  const isStandard = kind === "any" && (name.includes("standard") || isAllOfThem(words, at, name))

  return (
    isSystemic ||
    isPrior ||
    isStandard ||
    (kind === "any" && isEverBefore(words, last)) ||
    (isForDisease && (isGrouped || kind === "any"))
  )
}

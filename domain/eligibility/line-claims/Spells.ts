import * as Counting from "../numbers/Counts.ts"
import { negators } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import { asOneLine, type Claim, failedWith, having } from "./Claim.ts"

type Words = ReadonlyArray<string>

/** The units of time that a treatment is given for. */
export const units: ReadonlyArray<string> = ["weeks", "months", "years"]

/** Behind "at least 16 weeks of"; the place itself where no such span stands. */
export const behind = (words: Words, from: number): number => {
  const { last = from, unit = "" } = Counting.at(words, from) ?? {}

  return units.includes(unit) && words[last] === "of" ? last + 1 : from
}

const reach = 8

const receiving: ReadonlySet<string> = new Set("received completed completion undergone had have must".split(" "))

/** Words of how long ago something was, or of how long there was nothing. */
const apart: ReadonlySet<string> = new Set([
  ...negators,
  ..."within since after before prior last first off free stopped discontinued elapsed".split(" "),
])

const limiting: ReadonlySet<string> = new Set(["more", "exceeding", "most", "up", "maximum", "maximally"])

/** "No more than", "up to", which need not be any. */
const isLimit = (before: Words): boolean => {
  const at = before.findLastIndex((word) => limiting.has(word))

  return at >= 0 && (before[at] !== "more" || before[at - 1] === "no" || before[at - 1] === "not")
}

/** "(Must have received) at least four months of systemic therapy", "no more than 28 weeks of systemic therapy". */
export const byLength = (words: Words, at: number): Claim | undefined => {
  if (!units.includes(words[at] ?? "") || words[at + 1] !== "of") return undefined
  const before = Nearby.before(words, at, reach)
  const treatment = before.some((word) => receiving.has(word)) ? TreatmentPhrase.at(words, at + 2) : undefined
  if (treatment?.kind !== "any" || !treatment.isSystemic) return undefined
  if (isLimit(before)) return { ...having(0, 0, at, treatment.last), beyond: "silent" }

  return before.some((word) => apart.has(word)) ? undefined : asOneLine(words, failedWith(at, treatment.last))
}

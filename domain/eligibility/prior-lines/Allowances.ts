import type { Claim } from "./Claim.ts"
import { obligations, permissions } from "./LineLexicon.ts"

type Words = ReadonlyArray<string>

const may: ReadonlySet<string> = new Set(["may", "could", "can", "might"])

const ends: ReadonlySet<string> = new Set([".", ";"])

const ofSome: ReadonlySet<string> = new Set(["who", "if", "with"])

/** "Who had …" and not "must have had …": the words before a claim say of whom something else is asked. */
const isCondition = (before: Words): boolean =>
  before.some((word) => ofSome.has(word)) && !before.some((word) => obligations.has(word))

/** "Is allowed", "as long as", "provided"; and "must be …", where the claim says of whom. */
const letsIn = (words: Words, at: number, first: number): boolean => {
  const word = words[at] ?? ""
  const next = words[at + 1] ?? ""
  if (permissions.has(word)) return next !== "for" && next !== "to"
  if (obligations.has(word)) return isCondition(words.slice(0, first))

  return word === "provided" || (word === "as" && next === "long")
}

const farthest = 24

/** Whether the words behind a claim, but for those in brackets, let in what it tells. */
const isLetInBehind = (words: Words, { first, last }: Claim): boolean => {
  let depth = 0
  for (let at = last; at < words.length && at < last + farthest && !ends.has(words[at] ?? ""); at++) {
    if (words[at] === "(") depth++
    if (words[at] === ")") depth--
    if (depth <= 0 && letsIn(words, at, first)) return true
  }

  return false
}

const near = 6

const nearIf = 12

/** Whether what a claim tells is let in and not asked for: "may have received …", "… is allowed", "who had … must be …". */
export const isPermitted = (words: Words, claim: Claim): boolean => {
  const { first } = claim
  const around = words.slice(Math.max(0, first - near), first + 2)
  if (around.some((word) => may.has(word))) return true
  if (around.some((word) => obligations.has(word))) return false

  return isLetInBehind(words, claim) || words.slice(Math.max(0, first - nearIf), first).includes("if")
}

const otherwise: ReadonlySet<string> = new Set(
  "for no not ineligible unsuitable unfit inappropriate unable are is who when without lack whose cannot decline standard".split(
    " ",
  ),
)

const nearBehind = 16

/** "Progressed, or for whom there is no standard therapy". */
const isOrOtherwise = (words: Words, last: number): boolean => {
  for (let at = last; at < words.length && at < last + nearBehind && !ends.has(words[at] ?? ""); at++) {
    if (words[at] === "or" && words[at - 1] !== "with" && otherwise.has(words[at + 1] ?? "")) return true
  }

  return false
}

const fitness = /^(?:ineligible|eligible|unable|exists?|available|unsuitable|candidates?|declined?)$/

const nearBefore = 8

const nearFitness = 14

/** "Ineligible for standard therapy or progressed". */
const isOtherwiseOr = (words: Words, first: number): boolean => {
  for (let at = first - 1; at >= 0 && at >= first - nearBefore; at--) {
    const word = words[at] ?? ""
    if (ends.has(word) || word === ")") return false
    if (word === "or") return words.slice(Math.max(0, at - nearFitness), at).some((one) => fitness.test(one))
  }

  return false
}

/** Whether something else than treatment is enough as well. */
export const isEitherWay = (words: Words, { first, last }: Claim): boolean =>
  isOrOtherwise(words, last) || isOtherwiseOr(words, first)

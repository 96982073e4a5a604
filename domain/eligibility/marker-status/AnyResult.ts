import { permissions } from "../assertion/Permission.ts"
import { changes, type MarkerStatus } from "./MarkerStatus.ts"
import { stateAt } from "./StateMatcher.ts"

const unmattering: ReadonlySet<string> = new Set(
  "any regardless irrespective independent independently whatever".split(" "),
)

const joint = /^(?:or|and|\/)$/

/** Whether the words before a marker say that no result matters: "regardless of", "without regard to", "with or without", "may or may not have". */
export const mattersNot = (words: ReadonlyArray<string>, from: number): boolean => {
  for (let at = Math.max(0, from - 4); at < from; at++) {
    if (unmattering.has(words[at] ?? "")) return true
    if (words[at] === "without" && (joint.test(words[at - 1] ?? "") || words[at + 1] === "regard")) return true
    if (words[at] === "may" && words[at + 1] === "not" && joint.test(words[at - 1] ?? "")) return true
  }

  return false
}

/** "Presence or absence of": what is found is only looked for. */
export const isLookedFor = (words: ReadonlyArray<string>, from: number): boolean => {
  const at = /^(?:the|an?)$/.test(words[from - 1] ?? "") ? from - 2 : from - 1

  return (
    words[at] === "of" && words[at - 1] === "absence" && joint.test(words[at - 2] ?? "") && words[at - 3] === "presence"
  )
}

const scores: ReadonlySet<string> = new Set(["tps", "cps"])

const measures: ReadonlySet<string> = new Set([
  ...scores,
  ..."score scores scoring level levels value values result results".split(" "),
])

/** "Any PD-L1 score", "any HER2 status", "any CPS". */
const isMeasured = (words: ReadonlyArray<string>, { state }: MarkerStatus, last: number): boolean =>
  state === "status" ||
  scores.has(words[last - 1] ?? "") ||
  words.slice(last, last + 3).some((word) => measures.has(word))

/** What may be there without anybody's knowing. */
const undetermined: ReadonlySet<string> = new Set([
  "unknown",
  "indeterminate",
  "undetermined",
  "untested",
  "unconfirmed",
])

/** Whether what begins at token `first` is said to be unknown: "unknown or indeterminate BRAF mutation or RET fusion". */
export const isUndetermined = (words: ReadonlyArray<string>, first: number): boolean =>
  undetermined.has(words[first - 1] ?? "")

const accepting: ReadonlySet<string> = new Set([...permissions, "accepted"])

const nearAny = 16

const nearStatus = 4

const nearAccepting = 8

/** "Any progesterone receptor and HER2 status is allowed". */
export const isAnyOfSeveral = (words: ReadonlyArray<string>, from: number, last: number): boolean =>
  words.slice(Math.max(0, from - nearAny), from).includes("any") &&
  words.slice(last, last + nearStatus).includes("status") &&
  words.slice(last, last + nearAccepting).some((word) => accepting.has(word))

const nearLevel = 6

const beforeAny: ReadonlySet<string> = new Set([...measures, ..."expression status : ( -".split(" ")])

const mostBeforeAny = 4

/** Whether a marker is told to be changed: in "mutation of KRAS (any)" it may be any change, and not none. */
const isChanged = ({ kinds, state }: MarkerStatus): boolean =>
  state === "present" && kinds.some((kind) => changes.has(kind))

/** "HER2 any", "PD-L1 expression: any", "PD-L1 (any CPS)". */
const isAnyAlone = (words: ReadonlyArray<string>, last: number): boolean => {
  let at = last
  while (beforeAny.has(words[at] ?? "") && at < last + mostBeforeAny) at++
  if (words[at] !== "any") return false

  return /^[.,;)]$/.test(words[at + 1] ?? ".") || (at > last && scores.has(words[at + 1] ?? ""))
}

/** Whether the words behind a marker say that no result matters: "HER2 any", "PD-L1 expression of any level". */
export const isAnyBehind = (words: ReadonlyArray<string>, status: MarkerStatus, last: number): boolean => {
  if (!isChanged(status) && isAnyAlone(words, last)) return true
  const any = words.slice(last, last + nearLevel).indexOf("any")

  return any >= 0 && words[last + any + 1] === "level" && /^(?:of|at)$/.test(words[last + any - 1] ?? "")
}

const mayBe: ReadonlySet<string> = new Set(["may", "can", "could", "might"])

const nearMay = 10

const clauseEnd = /^(?:[.;:(]|no|not|if|unless)$/

/** "MGMT must be known, but may be methylated or unmethylated": opposites of which the one or the other may be there. */
export const mayBeEither = (words: ReadonlyArray<string>, last: number): boolean => {
  for (let at = last; at < last + nearMay && !clauseEnd.test(words[at] ?? "."); at++) {
    if (!mayBe.has(words[at] ?? "") || words[at + 1] !== "be") continue
    const first = stateAt(words, words[at + 2] === "either" ? at + 3 : at + 2)
    const joint = at + (words[at + 2] === "either" ? 3 : 2) + (first?.words.length ?? 0)
    const second = words[joint] === "or" ? stateAt(words, joint + 1) : undefined

    return first !== undefined && second !== undefined && first.claim !== second.claim
  }

  return false
}

/** "Any level of PD-L1 expression". */
const isOfAnyLevel = (words: ReadonlyArray<string>, from: number): boolean =>
  words[from - 1] === "of" && words[from - 2] === "level" && words[from - 3] === "any"

/** Whether any result of it is accepted in so many words: "any PD-L1 score", "any HER2 status". */
export const isAny = (words: ReadonlyArray<string>, from: number, status: MarkerStatus, last: number): boolean =>
  (words[from - 1] === "any" && isMeasured(words, status, last)) || isOfAnyLevel(words, from)

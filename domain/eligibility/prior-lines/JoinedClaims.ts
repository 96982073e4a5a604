import type { Claim } from "../line-claims/Claim.ts"
import { conditions, negators, people } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"

type Words = ReadonlyArray<string>

const outsideBrackets = (words: Words): Words => {
  let depth = 0

  return words.filter((word) => {
    if (word === "(") depth++
    const isOutside = depth <= 0
    if (word === ")") depth--

    return isOutside
  })
}

/** An "or", but not that of "radiologically or clinically", nor of "treated with or intolerant to" the same. */
const isJoint = (words: Words, at: number): boolean =>
  words[at] === "or" &&
  !(/.ly$/.test(words[at - 1] ?? "") && /.ly$/.test(words[at + 1] ?? "")) &&
  !/^(?:with|to|on|by|after|during)$/.test(words[at - 1] ?? "")

const nearDenial = 5

const isDenied = (words: Words, { first }: Claim): boolean => Nearby.hasBefore(words, first, nearDenial, negators)

/** "Those who have not had chemotherapy and those who have": the one is denied, and the other told. */
const isOpposite = (words: Words, one: Claim, next: Claim): boolean =>
  one.low === next.low && isDenied(words, one) !== isDenied(words, next)

const widestAside = 4

const farCondition = 8

const forSome: ReadonlySet<string> = new Set([...conditions, "for"])

/** "One to three lines (one to four, if one was an antibody)": behind it in brackets a wider range for some. */
const isWidened = (words: Words, one: Claim, next: Claim): boolean => {
  const isWider = next.low <= one.low && next.high >= one.high
  const behind = words.slice(next.last, next.last + farCondition)
  const close = behind.indexOf(")")

  return (
    isWider &&
    one.exact &&
    next.exact &&
    words[next.first - 1] === "(" &&
    next.first - one.last <= widestAside &&
    behind.slice(0, close < 0 ? farCondition : close).some((word) => forSome.has(word))
  )
}

/** Whether one claim and the next are alternatives. */
export const areAlternatives = (words: Words, one: Claim, next: Claim | undefined): boolean => {
  if (next === undefined) return false
  if (isWidened(words, one, next)) return true
  const between = outsideBrackets(words.slice(one.last, next.first))
  if (words[one.first - 1] === "both") return between.length === 1 && between[0] === "and"

  if (isOpposite(words, one, next) && between.some((word, at) => word === "and" && people.has(between[at + 1] ?? "")))
    return true
  const isJoined = between.some((_, at) => isJoint(between, at))

  return isJoined && !between.some((word) => word === ";" || word === "." || word === "and")
}

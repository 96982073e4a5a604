import * as ListedScope from "../assertion/ListedScope.ts"

type Words = ReadonlyArray<string>

const denials: ReadonlySet<string> = new Set(["no", "without"])

/** Other words that turn a clause, or introduce one: what they reach is not for a comma to end. */
const turns: ReadonlySet<string> = new Set([
  ...denials,
  ..."not never none nor neither except excepting excluding excluded other than unless following :".split(" "),
])

const ends: ReadonlySet<string> = new Set([".", ";", ":", ","])

/** So far before an item what denies is looked for, and so far behind it the close of its list, in tokens. */
const farthest = 40

const nearClose = 14

const isAlternative = (words: Words, at: number): boolean =>
  words[at] === "nor" || (words[at] === "or" && !ListedScope.isWithinItem(words, at))

/** Whether "or" joins an item, which begins at a token, or one of those that follow, to what is denied before it. */
const isJoined = (words: Words, from: number, last: number): boolean => {
  for (let at = from; at < last + nearClose && at < words.length; at++) {
    const word = words[at] ?? ""
    if (at > last && ends.has(word) && word !== ",") return false
    if (isAlternative(words, at)) return true
  }

  return false
}

const brackets = /^[()[\]]$/

/** An item that begins at a token, behind something denied that ends with the token `denied`. */
export interface ItemOfItsOwn {
  readonly from: number
  readonly denied: number
}

/**
 * The item of a mention that a comma sets apart from what "no" or "without" denies before it, if no "or" joins it to that:
 * "no brain metastases, [HER2-positive]". Whether it is a further item of a list is told by what it says.
 */
export const of = (words: Words, first: number, last: number): ItemOfItsOwn | undefined => {
  const comma = words.lastIndexOf(",", first - 1)
  if (comma <= 0 || words.slice(comma, last).some((word) => brackets.test(word))) return undefined
  const start = Math.max(0, comma - farthest)
  const before = words.slice(start, comma)
  const turn = before.findLastIndex((word) => turns.has(word))
  const opened = before.filter((word) => word === "(").length - before.filter((word) => word === ")").length

  if (!denials.has(before[turn] ?? "") || opened !== 0) return undefined

  const denied = words.indexOf(",", start + turn) - 1

  return isJoined(words, denied + 2, last) ? undefined : { from: comma + 1, denied }
}

import { closes, deeper } from "../context/Brackets.ts"
import * as ListedScope from "../context/ListedScope.ts"
import * as WordSet from "../text/WordSet.ts"

type Words = ReadonlyArray<string>

const denials = WordSet.of("no not without absence excluding")

/** Other words that turn a clause, or introduce one: what they reach is not for a comma to end. */
const turns: ReadonlySet<string> = new Set([
  ...denials,
  ..."never none nor neither except excepting excluded other than unless following :".split(" "),
])

const ends = WordSet.of(". ; : ,")

/** So far before an item what denies is looked for, and so far behind it the close of its list, in tokens. */
const farthest = 40

const nearClose = 14

const isAlternative = (words: Words, at: number): boolean => words[at] === "or" && !ListedScope.isWithinItem(words, at)

/** What leads to how something was found, or where: "positive by CSF or PET". */
const means = WordSet.of("by via on in per")

/** Places from `from` to before `to` that stand in no brackets of their own. */
const outside = (words: Words, from: number, to: number): ReadonlyArray<number> => {
  const places: Array<number> = []
  let depth = 0
  for (let at = from; at < to && at < words.length; at++) {
    const word = words[at] ?? ""
    depth = Math.max(0, deeper(depth, word))
    if (depth === 0 && !closes(word)) places.push(at)
  }

  return places
}

/** Whether an item, which begins at a token, is of so many years past: "no other cancer, breast cancer within 5 years". */
const isOfPast = (words: Words, from: number): boolean => {
  const end = words.indexOf(",", from)

  return words.slice(from, end < 0 ? from + nearClose : Math.min(end, from + nearClose)).includes("within")
}

/** Whether "or" joins an item, which begins at a token, or one of those that follow, to what is denied before it. */
const isJoined = (words: Words, from: number, last: number): boolean => {
  let isOfMeans = false
  for (const at of outside(words, from, last + nearClose)) {
    const word = words[at] ?? ""
    if (at > last && ends.has(word) && word !== ",") return false
    isOfMeans = word !== "," && (isOfMeans || means.has(word))
    if (isAlternative(words, at) && !isOfMeans) return true
  }

  return false
}

/** How many brackets words open, less those that they close. */
const opened = (words: Words): number => words.reduce((depth, word) => deeper(depth, word), 0)

/**
 * An item that begins at the token `from`, behind what is denied, a list of which "or" has closed: the tokens from `first` to `denied`.
 */
export interface ItemOfItsOwn {
  readonly from: number
  readonly first: number
  readonly denied: number
}

/**
 * The item of a mention that a comma sets apart from what "no" or "without" denies before it, if no "or" joins it to that:
 * "no brain metastases, [HER2-positive]". Whether it is a further item of a list is told by what it says.
 */
export const of = (words: Words, first: number, last: number): ItemOfItsOwn | undefined => {
  const near = Math.max(0, first - nearClose)
  const comma = near + words.slice(near, first).lastIndexOf(",")
  const behind = words[last] === ")" ? last + 1 : last
  if (comma <= near || opened(words.slice(comma, behind)) !== 0) return undefined
  const start = Math.max(0, comma - farthest)
  const before = words.slice(start, comma)
  const turn = before.findLastIndex((word) => turns.has(word))
  if (!denials.has(before[turn] ?? "") || opened(before) !== 0) return undefined
  const denied = outside(words, start + turn + 1, comma + 1)
  const close = denied.find((at) => isAlternative(words, at)) ?? start + turn
  const end = denied.find((at) => at > close && words[at] === ",") ?? comma

  return isJoined(words, end + 1, last) || isOfPast(words, comma + 1)
    ? undefined
    : { from: comma + 1, first: start + turn + 1, denied: end - 1 }
}

const deniers = WordSet.of("no not without never none nor neither excluding")

/**
 * Where an item begins that a comma sets apart from something that is denied before it: "no heart failure, [at least two lines]". 0 if none
 * does, or if what stands before introduces a list.
 */
export const beginsAt = (words: Words, first: number): number => {
  const comma = words[first - 1] === "and" ? first - 2 : first - 1
  const before = words[comma] === "," ? words.slice(0, comma) : []

  return before.some((word) => deniers.has(word)) && !before.includes(":") ? first : 0
}

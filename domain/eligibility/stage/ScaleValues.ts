import type * as Interval from "../quantities/Interval.ts"
import * as ShortBrackets from "./ShortBrackets.ts"
import * as StageBounds from "./StageBounds.ts"

type Words = ReadonlyArray<string>

/** From where to where on a scale, in tenths: a whole stage but 0 takes in its parts, so that III is 30 to 39 and IIIB is 32. */
export type Range = Interval.Interval

const romans: ReadonlyArray<string> = ["0", "i", "ii", "iii", "iv", "v", "vi"]

const numberOf = (numeral: string): number => (/^\d$/.test(numeral) ? Number(numeral) : romans.indexOf(numeral))

/** Nobody has a half of what is not there: 0.5 is more than 0. */
const whole = (number: number): Range => [number * 10, number === 0 ? 0 : number * 10 + 9]

/** The range of a value in tenths: that of a whole one takes in its parts. */
export const ofTenths = (tenths: number): Range => (tenths % 10 === 0 ? whole(tenths / 10) : [tenths, tenths])

const letters = "abcde"

const numbered = /^(\d|i{1,3}|iv|vi?)([a-e])?$/

const part = (number: number, letter: string | undefined): Range => {
  if (letter === undefined) return whole(number)
  const tenths = number * 10 + letters.indexOf(letter) + 1

  return [tenths, tenths]
}

/** The tenths of a number that begins at a token: "0.5", or "0,5" as some write it, of the lowest values only, since others are listed so. */
const tenthAt = (words: Words, at: number): string | undefined => {
  const [whole = "", mark, tenth = "", next = ""] = words.slice(at, at + 4)
  const isWritten = mark === "." && /^\d$/.test(whole) && /^\d$/.test(tenth)
  const isHalf = mark === "," && /^[0-3]$/.test(whole) && /^[05]$/.test(tenth) && !/^[.%a-e]$/.test(next)

  return isWritten || isHalf ? tenth : undefined
}

/** The value that begins at a token, and where it ends. */
const valueAt = (words: Words, at: number): { readonly range: Range; readonly end: number } | undefined => {
  const word = words[at] ?? ""
  const tenth = tenthAt(words, at)
  if (tenth !== undefined) {
    const from = Number(word) * 10 + Number(tenth)

    return { range: tenth === "0" ? whole(Number(word)) : [from, from], end: at + 3 }
  }
  const letter = letters.indexOf(word)
  if (word.length === 1 && letter >= 0) return { range: whole(letter + 1), end: at + 1 }
  const parts = numbered.exec(word)

  return parts === null ? undefined : { range: part(numberOf(parts[1] ?? ""), parts[2]), end: at + 1 }
}

/** What may stand between the name of a scale and its value. */
const leading: ReadonlySet<string> = new Set(
  "stage stages staging range ranges ranging from scale class classes category score scores scoring group grade global total system classification of a is between : = ( ) , - g gs who functional modified revised clinical type types fc nyha mgfa heart failure level levels rating skin phototype phototypes physical status ps stages osteoarthritis angina dyspnea dyspnoea".split(
    " ",
  ),
)

const joints: ReadonlySet<string> = new Set([
  ",",
  "/",
  "or",
  "and",
  "-",
  "~",
  "to",
  "through",
  "stage",
  "class",
  "grade",
  "type",
])

const spanning: ReadonlySet<string> = new Set(["-", "~", "to", "through"])

const farthest = 8

const top = 99

const bounded = ([from, to]: Range, bound: StageBounds.Bound): Range => {
  switch (bound) {
    case "up":
      return [from, top]
    case "above":
      return [to + 1, top]
    case "down":
      return [0, to]
    default:
      return [0, from - 1]
  }
}

/** Values that stand one after the other, and the token that they end before. */
export interface Listed {
  readonly ranges: ReadonlyArray<Range>
  readonly last: number
}

const times = /^(?:days?|weeks?|months?|years?|hours?|visits?|times)$/

/** The value that goes on a list at a token; nothing where time is told, "CDR 1, [2 weeks] before". */
const furtherAt = (words: Words, at: number): ReturnType<typeof valueAt> => {
  const value = valueAt(words, at)

  return value === undefined || times.test(words[value.end] ?? "") ? undefined : value
}

/** The values of a list that begins at a token, and where they end. */
const listed = (words: Words, from: number): Listed => {
  const ranges: Array<Range> = []
  let last = from
  for (let next = from; ; ) {
    const value = next === from ? valueAt(words, next) : furtherAt(words, next)
    if (value === undefined) return { ranges, last }
    const before = ranges.at(-1)
    const isSpanned = before !== undefined && spanning.has(words[next - 1] ?? "")
    ranges.push(isSpanned ? [before[0], value.range[1]] : value.range)
    last = value.end
    const behind = ShortBrackets.behind(words, last)
    next = behind
    while (next < behind + 3 && joints.has(words[next] ?? "")) next++
    if (next === behind) return { ranges, last }
  }
}

const behindLeading = (words: Words, at: number): number => {
  let from = at
  while (from < at + farthest && leading.has(words[from] ?? "")) from++

  return from
}

/** The values that follow the name of a scale, which ends before the token at `at`, and where they end. */
export const behind = (words: Words, at: number): Listed => {
  const from = behindLeading(words, at)
  const right = StageBounds.at(words, from)
  const { last, ranges } = listed(words, right === undefined ? from : behindLeading(words, right.end))
  const only = ranges.at(-1)
  if (only === undefined) return { ranges, last: at }
  const left = right === undefined ? StageBounds.behind(words, last) : undefined
  const bound = right?.bound ?? left

  return bound === undefined
    ? { ranges, last }
    : { ranges: [...ranges.slice(0, -1), bounded(only, bound)], last: left === undefined ? last : last + 2 }
}

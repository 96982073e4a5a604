import * as StageBounds from "./StageBounds.ts"

type Words = ReadonlyArray<string>

/** From where to where on a scale, in tenths: a whole stage takes in its parts, so that III is 30 to 39 and IIIB is 32. */
export type Range = readonly [from: number, to: number]

const numerals: ReadonlyMap<string, number> = new Map(
  ["0", "i", "ii", "iii", "iv", "v"].flatMap((roman, number) => [
    [roman, number] as const,
    [`${number}`, number] as const,
  ]),
)

const letters = "abcd"

const numbered = /^(\d|i{1,3}|iv|v)([a-d])?$/

const part = (number: number, letter: string | undefined): Range => {
  const from = number * 10 + (letter === undefined ? 0 : letters.indexOf(letter) + 1)

  return letter === undefined ? [from, from + 9] : [from, from]
}

/** The value that begins at a token, and where it ends. */
const valueAt = (words: Words, at: number): { readonly range: Range; readonly end: number } | undefined => {
  const word = words[at] ?? ""
  const tenth =
    /^\d$/.test(word) && words[at + 1] === "." && /^\d$/.test(words[at + 2] ?? "") ? words[at + 2] : undefined
  if (tenth !== undefined) {
    const from = Number(word) * 10 + Number(tenth)

    return { range: tenth === "0" ? [from, from + 9] : [from, from], end: at + 3 }
  }
  const letter = letters.indexOf(word)
  if (word.length === 1 && letter >= 0) return { range: [(letter + 1) * 10, (letter + 1) * 10 + 9], end: at + 1 }
  const parts = numbered.exec(word)
  const number = numerals.get(parts?.[1] ?? "")

  return parts === null || number === undefined ? undefined : { range: part(number, parts[2]), end: at + 1 }
}

/** What may stand between the name of a scale and its value. */
const leading: ReadonlySet<string> = new Set(
  "stage stages staging class classes category score scores scoring group grade global system classification of a is : = ( ) , - gs who functional modified revised clinical type types fc nyha mgfa heart failure".split(
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

/** The values of a list that begins at a token, and where they end. */
const listed = (words: Words, from: number): Listed => {
  const ranges: Array<Range> = []
  let last = from
  for (let next = from; ; ) {
    const value = valueAt(words, next)
    if (value === undefined) return { ranges, last }
    const before = ranges.at(-1)
    const isSpanned = before !== undefined && spanning.has(words[next - 1] ?? "")
    ranges.push(isSpanned ? [before[0], value.range[1]] : value.range)
    last = value.end
    next = last
    while (next < last + 3 && joints.has(words[next] ?? "")) next++
    if (next === last) return { ranges, last }
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
  const bound = right?.bound ?? StageBounds.behind(words, last)

  return bound === undefined ? { ranges, last } : { ranges: [...ranges.slice(0, -1), bounded(only, bound)], last }
}

export const overlap = ([from, to]: Range, [otherFrom, otherTo]: Range): boolean => from <= otherTo && otherFrom <= to

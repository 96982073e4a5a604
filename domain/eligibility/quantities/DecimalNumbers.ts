import { isNumber } from "../text/Tokens.ts"
import { numberWords, type WrittenNumber } from "./WrittenNumbers.ts"

type Words = ReadonlyArray<string>

const tens: ReadonlyMap<string, number> = new Map(
  "ten twenty thirty forty fifty sixty seventy eighty ninety"
    .split(" ")
    .map((word, index) => [word, (index + 1) * 10] as const),
)

const teens: ReadonlyMap<string, number> = new Map(
  "thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, index) => [word, index + 13] as const),
)

const digits = /^\d{1,3}$/

const most = 9

/** "Twenty", "twenty-four". */
const inWords = (words: Words, at: number): WrittenNumber | undefined => {
  const word = words[at] ?? ""
  const ten = tens.get(word)
  const small = numberWords.get(word) ?? teens.get(word)
  if (ten === undefined) return small === undefined ? undefined : { number: small, last: at + 1 }
  const place = words[at + 1] === "-" ? at + 2 : at + 1
  const one = numberWords.get(words[place] ?? "") ?? 0

  return one > 0 && one <= most ? { number: ten + one, last: place + 1 } : { number: ten, last: at + 1 }
}

/** Behind a number repeated in brackets: "twenty (20)". */
const behindRepeated = (words: Words, { last, number }: WrittenNumber): number =>
  words[last] === "(" && words[last + 1] === String(number) && words[last + 2] === ")" ? last + 3 : last

/** The number that is written at a place, in digits with or without a fraction, or as a word: "0.5", "26", "twenty-four". */
export const at = (words: Words, at: number): WrittenNumber | undefined => {
  const word = words[at] ?? ""
  if (!digits.test(word)) {
    const written = inWords(words, at)

    return written === undefined ? undefined : { ...written, last: behindRepeated(words, written) }
  }
  const isFraction = words[at + 1] === "." && isNumber(words[at + 2])

  return isFraction
    ? { number: Number(`${word}.${words[at + 2]}`), last: at + 3 }
    : { number: Number(word), last: at + 1 }
}

import * as Ranges from "../numbers/Ranges.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"

/** Digits as a number, with its unit: "3 copies", "≥ 20%", and neither "two" nor "19-9" nor the "2+" of a stain. */
const digits = /^(?!.*(?:\d-\d|\+$)).*\d/

const before = /(?:^|[\s:=])$/

/** What ends it, behind the most that there may be: "14/30". */
const behind = /^(?:\/\d{1,9})?(?=$|[\s,;)])/

/** Where the last number stands that does so by itself, and is no part of a name as in "Ki-67". */
const lastIn = (text: string): readonly [start: number, end: number] | undefined => {
  const tokens = Tokens.ofWritten(text)

  return Ranges.of(KnownNumbers.ofWritten(tokens))
    .flatMap(({ first, last }) => {
      const [start = 0, end = 0] = [tokens.starts[first], tokens.ends[last - 1]]
      const most = behind.exec(text.slice(end))?.[0].length
      const isAlone = digits.test(text.slice(start, end)) && before.test(text.slice(0, start))

      return isAlone && most !== undefined ? [[start, end + most] as const] : []
    })
    .at(-1)
}

const marks = /^[:=,;]{1,3}|[:=,;]{1,3}$/g

/** What stands between a name and its number, or behind both. */
const joining = WordSet.of("of copies copy number repeat repeats score level value length")

/** A name is no shorter than this. */
const shortest = 3

/** The name of what a number was entered of, without the last where there are several, "SMN2 3 copies" and "3 copies of SMN2"; nothing where there is none. */
export const of = (text: string): string | undefined => {
  const number = lastIn(text)
  if (number === undefined) return undefined
  const [start, end] = number
  const words = `${text.slice(0, start)} ${text.slice(end)}`
    .split(/\s+/)
    .map((word) => word.replace(marks, ""))
    .filter((word) => word !== "")
  const begin = words.findIndex((word) => word.toLowerCase() !== "of")
  const last = words.findLastIndex((word) => !joining.has(word.toLowerCase()))
  const name = words.slice(Math.max(0, begin), last + 1).join(" ")

  return name.length >= shortest && /\p{L}/u.test(name) ? name : undefined
}

import * as StageBounds from "./StageBounds.ts"
import * as StageLists from "./StageLists.ts"
import * as StageNumber from "./StageNumber.ts"

type Words = ReadonlyArray<string>

const longestAside = 12

/** Behind a bracket that tells by whose manual a stage is numbered: "stage (AJCC, 8th edition) II". */
const behindManual = (words: Words, at: number): number | undefined => {
  if (words[at] !== "(" || StageNumber.of(words[at + 1]) !== undefined) return undefined
  const length = words.slice(at, at + longestAside).indexOf(")")
  const close = at + length
  const next = words[close + 1] === ":" ? close + 2 : close + 1

  return length > 0 && StageNumber.of(words[next]) !== undefined ? next : undefined
}

const longestNoun = 4

/** The bracket behind a noun that holds the numbers: "advanced stage lymphoma (III/IV)". */
const behindNoun = (words: Words, at: number): number | undefined => {
  for (let next = at; next < at + longestNoun; next++) {
    if (words[next] === "(") return StageLists.isPlain(words[next + 1]) ? next : undefined
    if (!/^[a-z]{3,}$/.test(words[next] ?? "")) return undefined
  }

  return undefined
}

/** Where the numbers begin: "stage: II", "a stage of II". */
const start = (words: Words, at: number): number =>
  words[at] === ":" || words[at] === "of" ? at + 1 : (behindManual(words, at) ?? behindNoun(words, at) ?? at)

/** Numbered stages. `isOpen`: a bound takes in others than those that are told. */
interface Numerals extends StageLists.Listed {
  readonly isOpen: boolean
}

/** The numbered stages that follow at `at`, behind the word "stage", with those that ranges and bounds take in, and where they end. */
export const behind = (words: Words, at: number): Numerals => {
  const right = StageBounds.at(words, at)
  const { last, named } = StageLists.at(words, right?.end ?? start(words, at))
  const [only, another] = named
  if (only === undefined) return { named, last: at, isOpen: false }
  const wide = StageBounds.behind(words, last)
  if (wide !== undefined)
    return { named: [...named, ...StageBounds.taken(named.at(-1) ?? only, wide)], last: last + 2, isOpen: true }
  const bound = another === undefined ? (right?.bound ?? StageBounds.before(words, at - 1)) : undefined

  return bound === undefined
    ? { named, last, isOpen: false }
    : { named: StageBounds.taken(only, bound), last, isOpen: true }
}

/** The number of a stage in Roman numerals. */
export const roman = /^(?:i{1,3}|iv|[ⅰ-ⅳ])[abc]?$/

/** The numbered stages that stand before the word "stage", which the token at `at` is: "III or IV stage". */
export const before = (words: Words, at: number): ReadonlyArray<string> => {
  const isRoman = (place: number): boolean => roman.test(words[place] ?? "")
  let from = at
  while (isRoman(from - 1) || (StageLists.isJoint(words[from - 1]) && isRoman(from - 2))) from--

  return StageLists.at(words.slice(from, at), 0).named
}

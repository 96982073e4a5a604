import * as StageNumber from "./StageNumber.ts"
import { within } from "./StageRanges.ts"

type Words = ReadonlyArray<string>

const joiners: ReadonlySet<string> = new Set(", / or and - ~ to through thru & + until".split(" "))

/** What tells nothing of the number, and how much of a tumour there is. */
const silent: ReadonlySet<string> = new Set(
  "stage stages ( ) non un nonbulky bulky select selected resectable operable unresectable inoperable potentially clinical pathologic pathological either".split(
    " ",
  ),
)

/** Whether a word may stand between the numbers of several stages. */
export const joins = (word = ""): boolean => silent.has(word) || joiners.has(word)

/** Whether a word joins two numbers. */
export const isJoint = (word = ""): boolean => joiners.has(word)

const ranges: ReadonlySet<string> = new Set(["-", "~", "to", "through", "thru", "until"])

/** What is counted or measured where a number before it is no stage: "Stage I or 3 months after resection". */
const measures: ReadonlySet<string> = new Set(
  (
    "year years yr yrs month months mo week weeks wk wks day days hour hours h minutes times time x % cm mm mg kg ml g dl " +
    "cycle cycles dose doses line lines prior previous more fewer less points courses regimens lesions sites metastases"
  ).split(" "),
)

const digit = /^[1-4]/

/** Whether a number is one of something else: of a list, it is written as the others are, and nothing is counted behind it. */
const isOther = (words: Words, at: number, first: string): boolean => {
  const word = words[at] ?? ""
  if (words[at - 1]?.startsWith("stage")) return false
  const range = ranges.has(words[at + 1] ?? "") ? 2 : 0
  const counted = words[at + range + 1] ?? ""

  const isMixed = word !== "0" && first !== "0" && digit.test(word) !== digit.test(first)

  return isMixed || (digit.test(word) && measures.has(counted))
}

/** "II A, II B", and not "stage II, a life expectancy". */
const isSpaced = (words: Words, at: number): boolean =>
  StageNumber.of(words[at - 1]) !== undefined && (at + 1 >= words.length || joins(words[at + 1]))

/** A part by its letter alone: "IIIB/C", "IVa-b", "I (A or B)", "II A". A lone "a" is one only where nothing else can be meant. */
const partAt = (words: Words, at: number, last: string | undefined): string | undefined => {
  const word = words[at] ?? ""
  const before = words[at - 1]
  if (last === undefined || !/^[abcd]$/.test(word)) return undefined
  const isPart =
    word === "a" ? before === "(" || isSpaced(words, at) : joins(before) || StageNumber.of(before) !== undefined

  return isPart ? `${last[0]}${word}` : undefined
}

const longestAside = 12

/** A number that can be nothing else. */
export const isPlain = (word = ""): boolean => /^(?:i{1,3}[abc]\d?|ii|iii|iv[abc]?)$/.test(word)

const resuming = /^(?:disease|cancer|\)|\.|,|;)$/

/** What joins the next number of a list behind what was told of one. */
const resumers: ReadonlySet<string> = new Set(["or", "and", ",", "to", "through"])

/** Behind what is told of one stage, where a list of them goes on: "IIIB (T3N2) or IV", "IIIB with effusion to IV". */
const resumed = (words: Words, at: number): number | undefined => {
  for (let next = at; next < Math.min(words.length, at + longestAside); next++) {
    const word = words[next] ?? ""
    if (/^[.;:]$/.test(word)) return undefined
    const isJoined = resumers.has(word) && isPlain(words[next + 1])
    if (isJoined && resuming.test(words[next + 2] ?? ".")) return next
  }

  return undefined
}

/** The numbers of a list, and where they end. */
export interface Listed {
  readonly named: ReadonlyArray<string>
  readonly last: number
}

/** So many words are read for the numbers of a list. */
const farthest = 18

/** A bracket that holds no number is an aside. */
const isPassed = (words: Words, at: number): boolean => {
  const next = words[at + 1]

  return joins(words[at]) && (words[at] !== "(" || StageNumber.of(next) !== undefined || /^[abc]$/.test(next ?? ""))
}

/** A list as far as it is read: its numbers, the first as it is written, and what joins the next to them. */
interface List {
  readonly words: Words
  readonly named: Array<string>
  first: string
  last: number
  joint: string
}

const stageAt = ({ first, named, words }: List, at: number): string | undefined =>
  partAt(words, at, named.at(-1)) ?? (first !== "" && isOther(words, at, first) ? undefined : StageNumber.of(words[at]))

const add = (list: List, stage: string, at: number): void => {
  const before = list.named.at(-1)
  if (before !== undefined && ranges.has(list.joint)) list.named.push(...within(before, stage))
  list.named.push(stage)
  list.first ||= list.words[at] ?? ""
  list.last = at + 1
  list.joint = ""
}

/** Reads what stands at a token: where to go on, or nothing where the list ends. */
const step = (list: List, at: number): number | undefined => {
  const { first, words } = list
  const word = words[at] ?? ""
  if (isPassed(words, at)) {
    if (joiners.has(word)) list.joint = word
    return at + 1
  }
  const stage = stageAt(list, at)
  if (stage === undefined) return first === "" ? undefined : resumed(words, at)
  add(list, stage, at)

  return at + 1
}

/** The numbers of a list that begins at a token, ranges filled. */
export const at = (words: Words, from: number): Listed => {
  const list: List = { words, named: [], first: "", last: from, joint: "" }
  const stop = Math.min(words.length, from + farthest)
  for (let next: number | undefined = from; next !== undefined && next < stop; ) next = step(list, next)

  return { named: list.named, last: list.last }
}

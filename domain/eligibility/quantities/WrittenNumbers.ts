import { isDigit } from "../text/Characters.ts"

type Words = ReadonlyArray<string>

/** A number, and behind what it stands. */
export interface WrittenNumber {
  readonly number: number
  readonly last: number
}

/** Source: how registry records of oncology studies write them. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  "zero one two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, number) => [word, number] as const),
)

/** Nobody has had more lines of treatment than two digits tell. */
const digits = /^\d\d?$/

const numberAt = (words: Words, at: number): number | undefined => {
  const word = words[at] ?? ""
  if (!isDigit(word.charCodeAt(0))) return numberWords.get(word)

  return digits.test(word) ? Number(word) : undefined
}

/** Behind a number repeated in brackets: "two (2)". */
const behindRepeated = (words: Words, at: number): number =>
  words[at] === "(" && numberAt(words, at + 1) !== undefined && words[at + 2] === ")" ? at + 3 : at

/** What the label of some of the patients begins with: "Cohort 1". */
export const labels = /^(?:cohort|arm|part|group|phase|stratum|strata)s?$/

const longestLabel = 6

const lineNumber = /^(?:first|second|third|fourth|fifth|\d(?:st|nd|rd|th))$/

/** "2nd line", "second-line", "2L". */
const isLine = (words: Words, at: number): boolean =>
  /^\dl$/.test(words[at] ?? "") ||
  (lineNumber.test(words[at] ?? "") && words[words[at + 1] === "-" ? at + 2 : at + 1] === "line")

/** Behind the label of those whom a number is of, or of the line that comes next: "one (Cohort 1)", "one (2nd line)". */
const behindLabel = (words: Words, at: number): number => {
  if (words[at] !== "(" || !(labels.test(words[at + 1] ?? "") || isLine(words, at + 1))) return at
  const close = words.slice(at, at + longestLabel).indexOf(")")

  return close < 0 ? at : at + close + 1
}

/** The number that is written at a place: in digits, as a word, as "a single". */
export const at = (words: Words, at: number): WrittenNumber | undefined => {
  if (words[at] === "a" && words[at + 1] === "single") return { number: 1, last: at + 2 }
  const none = behindNone(words, at)
  if (none !== undefined) return { number: 0, last: none }
  const number = numberAt(words, at)

  return number === undefined ? undefined : { number, last: behindLabel(words, behindRepeated(words, at + 1)) }
}

/** The words, but for digits, that a number begins with. */
export const beginnings: ReadonlySet<string> = new Set([...numberWords.keys(), "none", "no", "a"])

const joints: ReadonlySet<string> = new Set(["-", "to", "or", "and", ","])

const mostListed = 5

const atMost: ReadonlySet<string> = new Set([",", "at", "most", "maximally", "up", "to", "only"])

/** Behind what joins a number to the next: "or", ", or", "or, at most,". */
const behindJoint = (words: Words, at: number): number => {
  let next = words[at] === "," && words[at + 1] === "or" ? at + 2 : at + 1
  if (words[next - 1] === "or") while (atMost.has(words[next] ?? "")) next++

  return next
}

const earlier: ReadonlySet<string> = new Set(["prior", "previous", "earlier"])

/** Behind "none", "no prior" where another number follows, which makes a number of it: "none or one", "no prior or only one". */
const behindNone = (words: Words, at: number): number | undefined => {
  if (words[at] !== "none" && words[at] !== "no") return undefined
  const last = words[at] === "no" && earlier.has(words[at + 1] ?? "") ? at + 2 : at + 1
  const isJoined = words[last] === "or" || words[last] === ","

  return isJoined && numberAt(words, behindJoint(words, last)) !== undefined ? last : undefined
}

/** The last of rising numbers that are joined to one: of "one, two or three" the three, of "1-2" the two; a comma needs an "or" behind it. */
export const lastOf = (words: Words, first: WrittenNumber): WrittenNumber => {
  let last = first
  let told = first
  for (let item = 0; item < mostListed && joints.has(words[last.last] ?? ""); item++) {
    const from = behindJoint(words, last.last)
    const next = at(words, from)
    if (next === undefined || next.number <= last.number) break
    const isLast = words[last.last] !== "," || from > last.last + 1 || words[next.last] === undefined
    last = next
    if (isLast) told = next
  }

  return told
}

import { isDigit, isLetter } from "../text/Characters.ts"
import {
  bareNouns,
  criteriaWords,
  exclusionNouns,
  inclusionNouns,
  neutralBeginnings,
  oldHeadings,
  qualifiers,
  sentenceWords,
} from "./HeadingLexicon.ts"

export type Side = "inclusion" | "exclusion" | "neither"

/**
 * A heading at the beginning of a line: `end` is where its content begins, in the same line or at its end. A sentence that
 * introduces a list is a heading and content at once: its content is itself.
 */
export interface Heading {
  readonly side: Side
  readonly end: number
  readonly introduces: boolean
}

interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}

const longest = 18

const participles: ReadonlySet<string> = new Set(["included", "excluded", "eligible", "ineligible"])

/** What a remark says of criteria that the registry does not publish. */
const remarks: ReadonlySet<string> = new Set(["apply", "applies", "defined", "may", "protocol"])

const isPlain = (code: number): boolean => isLetter(code) || isDigit(code)

const endOf = (folded: string, from: number): number => {
  let at = from + 1
  while (isPlain(folded.charCodeAt(at))) at++
  if (folded.charCodeAt(at) !== 39 || !isLetter(folded.charCodeAt(at + 1))) return at
  at += 2
  while (isLetter(folded.charCodeAt(at))) at++

  return at
}

/** The first words of a line, at most so many: letters and digits, with an apostrophe inside. */
const wordsOf = (folded: string, from: number, end: number, most: number): ReadonlyArray<Word> => {
  const words: Array<Word> = []
  for (let at = from; at < end && words.length < most; ) {
    if (!isPlain(folded.charCodeAt(at))) {
      at++
      continue
    }
    const stop = endOf(folded, at)
    words.push({ text: folded.slice(at, stop), start: at, end: Math.min(stop, end) })
    at = stop
  }

  return words
}

const textOf = (words: ReadonlyArray<Word>, at: number): string => words[at]?.text ?? ""

const sides: ReadonlyMap<string, Side> = new Map([
  ...[...inclusionNouns, "included", "eligible"].map((word) => [word, "inclusion"] as const),
  ...[...exclusionNouns, "excluded", "ineligible", "contraindications"].map((word) => [word, "exclusion"] as const),
])

const sideOf = (words: ReadonlyArray<Word>, at: number): Side | undefined => {
  const side = sides.get(textOf(words, at))
  if (side !== "inclusion") return side
  const before = textOf(words, at - 1)

  return before === "non" || before === "not" ? "exclusion" : "inclusion"
}

/** Whether the noun at `at` stands beside "criteria": "inclusion criteria", "criteria for inclusion". Behind the pair. */
const pairEnd = (words: ReadonlyArray<Word>, at: number): number => {
  if (criteriaWords.has(textOf(words, at + 1))) return at + 2
  for (let back = at - 1; back >= 0 && back >= at - 3; back--) {
    if (criteriaWords.has(textOf(words, back)) && ["for", "of"].includes(textOf(words, back + 1))) return at + 1
  }

  return -1
}

const behind = (folded: string, from: number, end: number): number => {
  let at = from
  while (at < end && " *:.)-–".includes(folded[at] ?? "")) at++

  return at
}

/** A sentence that introduces a list: "Patients will be excluded if any of the following apply:". */
const introduction = (words: ReadonlyArray<Word>): Side | undefined => {
  const texts = words.map(({ text }) => text)
  const listed = texts.some((text) => text === "following" || text === "if" || text === "criteria" || text === "must")
  if (!listed) return undefined
  if (texts[0] === "none") return "exclusion"
  const verb = texts.findIndex((text) => ["excluded", "ineligible", "exclude", "excludes", "exclusion"].includes(text))
  if (verb >= 0) return texts.includes("not") && !texts.includes("eligible") ? undefined : "exclusion"
  const eligible = texts.findIndex((text) => text === "eligible" || text === "included" || text === "inclusion")
  if (eligible < 0) return undefined

  return texts.slice(0, eligible).some((text) => text === "not" || text === "cannot") ? "exclusion" : "inclusion"
}

/** "Inclusion and exclusion criteria": of both, hence of neither. */
const plural = (words: ReadonlyArray<Word>): boolean =>
  words.some(({ text }) => text === "inclusion") && words.some(({ text }) => text === "exclusion")

/** What a heading holds that is no list's introduction, has no colon and is longer than four words. */
const telling: ReadonlyArray<string> = [
  "crit",
  "condition",
  "characteristics",
  "requirements",
  "inclusion of ",
  "minority inclusion",
]

/** How long the heading is that most texts have. */
const usual = "inclusion criteria:".length

const few = 4

/** Whether a line without a colon may be a heading at all: most that could be are told by a glance not to be. */
const mayHead = (folded: string, from: number, end: number): boolean => {
  const line = folded.slice(from, end)

  return (
    telling.some((letters) => line.includes(letters)) ||
    (line.includes("inclusion") && line.includes("exclusion")) ||
    wordsOf(folded, from, end, few + 1).length <= few
  )
}

const titleOf = (head: ReadonlyArray<Word>): string => head.map(({ text }) => text).join(" ")

const neutralWords: ReadonlySet<string> = new Set(neutralBeginnings.map((beginning) => beginning.split(" ")[0] ?? ""))

const isNeutral = (head: ReadonlyArray<Word>): boolean => {
  if (!neutralWords.has(textOf(head, 0))) return false
  const title = titleOf(head)

  return neutralBeginnings.some((beginning) => title.startsWith(beginning))
}

/**
 * The heading that a line begins with, if it does. `from` is behind the line's bullet, which only a heading made of nouns
 * may have: a bulleted sentence introduces no more than its own sub-points.
 */
export const at = (text: string, folded: string, from: number, end: number, bulleted: boolean): Heading | undefined => {
  if (end - from === usual && folded.startsWith("clusion criteria:", from + 2)) {
    if (folded.startsWith("in", from)) return { side: "inclusion", end, introduces: false }
    if (folded.startsWith("ex", from)) return { side: "exclusion", end, introduces: false }
  }
  const colonIn = folded.slice(from, end).indexOf(":")
  const colon = colonIn < 0 ? -1 : from + colonIn
  if (colon < 0 && !mayHead(folded, from, end)) return undefined
  const words = wordsOf(folded, from, end, longest)
  if (words.length === 0) return undefined
  const head = colon < 0 ? words : words.filter((each) => each.start < colon)
  const whole = words.length < longest
  const headEnd = colon < 0 ? end : behind(folded, colon, end)
  if (head.length <= few && oldHeadings.has(titleOf(head)))
    return { side: "inclusion", end: headEnd, introduces: false }
  if (isNeutral(head)) return { side: "neither", end: headEnd, introduces: false }
  if (plural(head)) {
    return head.some(({ text }) => remarks.has(text)) ? { side: "neither", end: from, introduces: false } : undefined
  }
  if (head.length <= few && head.every(({ text }) => bareNouns.has(text) || qualifiers.has(text))) {
    const noun = head.findIndex(({ text }) => bareNouns.has(text))
    const side = noun < 0 ? undefined : sideOf(head, noun)
    if (side !== undefined && (colon >= 0 || !participles.has(textOf(head, noun))))
      return { side, end: headEnd, introduces: false }
  }
  const noun = head.findIndex((_, index) => sideOf(head, index) !== undefined && pairEnd(head, index) >= 0)
  const side = noun < 0 ? undefined : sideOf(head, noun)
  if (side !== undefined) {
    const pair = pairEnd(head, noun)
    const last = head[pair - 1]
    const sentence = head.some(({ text }) => sentenceWords.has(text))
    const item = bulleted && colon < 0 && (noun > 1 || text[from] === folded[from])
    if (!sentence && !item && (colon >= 0 || whole) && noun <= 8 && (colon >= 0 || head.length <= 14)) {
      const stop = folded[last?.end ?? end] === "." && head.length > pair
      if (!stop) return { side, end: headEnd, introduces: false }
    }
    const runsIn = noun <= 2 && last !== undefined && !head.slice(0, pair).some(({ text }) => sentenceWords.has(text))
    const next = last === undefined ? end : behind(folded, last.end, end)
    const capital = text[next] !== folded[next] || /[^a-z]/.test(folded[next] ?? "-")
    if (runsIn && last !== undefined && (capital || folded[last.end] === "." || next > last.end + 1)) {
      return { side, end: next, introduces: false }
    }
  }
  if (bulleted || colon < 0 || behind(folded, colon, end) < end) return undefined
  const introduced = introduction(head)

  return introduced === undefined ? undefined : { side: introduced, end: from, introduces: true }
}

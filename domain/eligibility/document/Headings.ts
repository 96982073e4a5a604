import type { RowMatch } from "../rules/Row.ts"
import type { Run } from "../rules/Run.ts"
import * as ByWord from "../text/ByWord.ts"
import { isWord } from "../text/Characters.ts"
import * as Contractions from "../text/Contractions.ts"
import * as NumberedText from "../text/NumberedText.ts"
import * as HeadingTable from "./HeadingTable.ts"
import type { Heading, Side } from "./Segment.ts"

type Text = NumberedText.NumberedText

interface Line {
  readonly text: string
  readonly words: Text
  readonly from: number
  readonly end: number
  readonly bulleted: boolean
  /** Where its first colon stands, -1 if it has none. */
  readonly colon: number
  /** How many of its words up to the colon are looked at, and of each the token of the text. */
  readonly count: number
  readonly tokens: ArrayLike<number>
}

/** So many words of a line are looked at. */
const longest = 18

/** What a word of a text stands for: itself, the words of a contraction, or none where it is a mark. */
interface Told {
  readonly parts: ReadonlyArray<string> | "itself"
}

const itself: Told = { parts: "itself" }

const mark: Told = { parts: [] }

const told = ByWord.of((word): Told => {
  if (!isWord(word.charCodeAt(0))) return mark
  const parts = Contractions.spelledOut(word)

  return parts === undefined ? itself : { parts }
})

/** One line is read after the other, in the same room: its words, and of each the token of the text. */
const read = { numbers: new Int32Array(longest + 1), tokens: new Int32Array(longest), count: 0 }

const noSpaces = new Uint8Array(0)

const opening = "(".charCodeAt(0)

const closing = ")".charCodeAt(0)

const colonMark = ":".charCodeAt(0)

const add = (number: number, token: number): void => {
  if (read.count === longest) return
  read.numbers[read.count] = number
  read.tokens[read.count++] = token
}

/** Reads what a token of the text stands for, behind what was read so far. */
const readWord = (vocabulary: Text["vocabulary"], number: number, token: number): void => {
  const { parts } = told(vocabulary, number)
  if (parts === "itself") add(number, token)
  else for (const part of parts) add(vocabulary.numberOf(part), token)
}

/** Reads the words of a stretch into their room, but for those in brackets with which it does not begin. */
const readWords = (words: Text, from: number, end: number): void => {
  const { numbers, starts, vocabulary } = words
  const first = NumberedText.firstFrom(words, from)
  read.count = 0
  let depth = 0
  for (let at = first; (starts[at] ?? end) < end && read.count < longest; at++) {
    const number = numbers[at] ?? 0
    if (number === opening && at > first) depth++
    else if (number === closing && depth > 0) depth--
    else if (depth === 0) readWord(vocabulary, number, at)
  }
}

const colonIn = (folded: string, from: number, end: number): number => {
  for (let at = from; at < end; at++) if (folded.charCodeAt(at) === colonMark) return at

  return -1
}

/** The first words of a stretch, and the colon behind them; no other marks. */
const firstWords = (words: Text, from: number, end: number, colon: number): Run => {
  readWords(words, from, colon < 0 ? end : colon)
  const { count, numbers } = read
  if (colon >= 0) numbers[count] = colonMark

  return { vocabulary: words.vocabulary, numbers, joined: noSpaces, from: 0, to: count + (colon < 0 ? 0 : 1) }
}

/** Behind the marks between a heading and its content. */
const behind = (folded: string, from: number, end: number): number => {
  let at = from
  while (at < end && " *:.)-–".includes(folded[at] ?? "")) at++

  return at
}

/** Where the content of a line begins whose heading ends with its colon, or with itself. */
const contentOf = ({ colon, end, words: { folded } }: Line): number => (colon < 0 ? end : behind(folded, colon, end))

const headed = (side: Side, end: number): Heading => ({ side, end, introduces: false })

const longestTitle = 14

type Row = RowMatch<HeadingTable.Told>

const endOf = ({ tokens, words }: Line, { last }: Row): number => NumberedText.endOf(words, tokens[last - 1] ?? 0)

/** Whether a line that holds a noun and "criteria" is no more than a heading, up to its colon or its end. */
const isTitle = (line: Line, row: Row): boolean => {
  const { bulleted, colon, count, from, text, words } = line
  const last = colon < 0 ? count : count + 1
  if (row.to < last || (colon < 0 && count > longestTitle)) return false
  const isItem = bulleted && colon < 0 && (row.first > 1 || text[from] === words.folded[from])
  const goesOn = words.folded[endOf(line, row)] === "." && count > row.last

  return !isItem && !goesOn
}

/** A noun and "criteria" behind which a heading runs into its content stand no farther from its beginning. */
const farthest = 2

/** Where the content begins that follows a heading without a colon, "Inclusion criteria Adults with …"; -1 where none does. */
const runsInto = (line: Line, row: Row): number => {
  const { end, text, words } = line
  const { folded } = words
  const stop = endOf(line, row)
  const next = behind(folded, stop, end)
  const isCapital = text[next] !== folded[next] || /[^a-z]/.test(folded[next] ?? "-")

  return row.first <= farthest && (isCapital || next > stop + 1) ? next : -1
}

const listing = /\b(?:following|if|criteria|must)\b/

/** Whether a line is a sentence that ends with its colon, behind which a list stands. A bulleted one introduces no more than its own sub-points. */
const introduces = (line: Line): boolean =>
  !line.bulleted && contentOf(line) >= line.end && listing.test(line.words.folded.slice(line.from, line.colon))

/** Whether a line has more words, up to its colon, than are looked at. */
const isCut = ({ colon, count, end, tokens, words }: Line): boolean =>
  count === longest &&
  words.folded.slice(NumberedText.endOf(words, tokens[count - 1] ?? 0), colon < 0 ? end : colon).trim() !== ""

/** Reads what a row says of a line; nothing where it is for another row to tell. */
const ways: Readonly<Record<HeadingTable.Told["as"], (side: Side, line: Line, row: Row) => Heading | undefined>> = {
  title: (side, line) => headed(side, contentOf(line)),
  remark: (side, line) => headed(side, line.from),
  pair: (side, line, row) => {
    const content = isTitle(line, row) ? contentOf(line) : runsInto(line, row)

    return content < 0 ? undefined : headed(side, content)
  },
  introduction: (side, line) => (introduces(line) ? { side, end: line.from, introduces: true } : undefined),
  "plain words": (side, line) => (line.bulleted || isCut(line) ? undefined : headed(side, contentOf(line))),
}

/** What is told by nouns of headings comes before what is told in plain words. */
const byNouns = (one: Row, other: Row): number =>
  Number(one.row.means.as === "plain words") - Number(other.row.means.as === "plain words")

/**
 * The heading that a line begins with, if it does. `from` is behind the line's bullet, which only a heading made of nouns
 * may have: a bulleted sentence introduces no more than its own sub-points. Nor does it reach beyond a bullet within the line.
 */
export const at = (text: string, words: Text, from: number, stop: number, bulleted: boolean): Heading | undefined => {
  const bullet = words.folded.slice(from, stop).indexOf(" •")
  const end = bullet < 0 ? stop : from + bullet
  const colon = colonIn(words.folded, from, end)
  const rows = HeadingTable.table.find(firstWords(words, from, end, colon))
  if (rows.length === 0) return undefined
  const line: Line = { text, words, from, end, bulleted, colon, count: read.count, tokens: read.tokens }
  for (const row of rows.length > 1 ? rows.toSorted(byNouns) : rows) {
    const { as, side } = row.row.means
    const heading = side === "both" ? undefined : ways[as](side, line, row)
    if (heading !== undefined) return heading
  }

  return undefined
}

const wordsOf = (vocabulary: Text["vocabulary"], number: number): ReadonlyArray<string> => {
  const { parts } = told(vocabulary, number)

  return parts === "itself" ? [vocabulary.wordOf(number)] : parts
}

/** So many words tell which part a heading heads, and no more. */
const few = 3

/** Whether a heading says more than which part it heads, so that it may name a marker: "HER2 Inclusion Criteria". */
export const saysMore = (words: Text, from: number, end: number): boolean => {
  const { numbers, starts, vocabulary } = words
  let count = 0
  let arePlain = true
  for (let at = NumberedText.firstFrom(words, from); (starts[at] ?? end) < end && count <= few; at++)
    for (const word of wordsOf(vocabulary, numbers[at] ?? 0)) {
      count++
      arePlain &&= HeadingTable.plain.has(word)
    }

  return count > few || (count === few && !arePlain)
}

/** The headings that are sought within lines: those of the two words that nearly every text has, and what may qualify them; and "Cohort A: Inclusion". */
const inline =
  /\b(?:(?:key|main|major|general|specific|additional|the) )?(?:non-?)?(?:in|ex)clusion criteria\b|(?<=[:-] ?)(?:in|ex)clusions?(?= ?:?$)/g

const common = "clusion"

/** Where the next words stand, from a place on, that may be a heading within a line; the end of the text where there are none. */
export const nextWithin = (folded: string, from: number): number => {
  const found = folded.indexOf(common, from)

  return found < 0 ? folded.length : found
}

/** Words behind which "inclusion criteria" belongs to their sentence. */
const before =
  "also in the these those this all any other following and or of meet meets meeting met per to with by under for additional defined see"

const joined = new RegExp(`(?:\\b(?:${before.replaceAll(" ", "|")})|/)$`)

/** Words that may as well belong to a heading: a colon has to follow. */
const behindNoun = /\b(?:protocol|study|key|main|major|general|specific|non)$/

const inlineVerb = /^ (?:were|are|include|comprised?)(?= ?:)/

const nextItem = /^ {0,3}(?:[-*•(]|\d{1,2}[.)]|[A-Z])/

/** Behind "criteria" from its first letter. */
const lastWord = "criteria".length

/** So far a heading's surroundings are looked at on each side, in characters. */
const widest = 24

/** Whether the words between two places of a line stand apart from what is before them, as those of a heading do. */
const standsApart = (text: string, folded: string, previous: string, at: number, named: number): boolean => {
  const stop = named + (inlineVerb.exec(folded.slice(named, named + widest))?.[0].length ?? 0)
  const isCapital = text[at] !== folded[at]
  const afterStop = /[.;:*•-]$/.test(previous)
  if (!isCapital && !afterStop) return false
  if (/^ ?:/.test(folded.slice(stop, stop + 2))) return true
  if (behindNoun.test(previous)) return false
  const isTitle = isCapital && text[named - lastWord] !== folded[named - lastWord]

  return stop >= folded.length || (isCapital && afterStop) || (isTitle && nextItem.test(text.slice(stop, stop + 6)))
}

/** Where headings stand inside of a line, glued to what is before them: "… informed consent Exclusion Criteria: …". */
export const within = (text: string, folded: string, from: number, end: number): ReadonlyArray<number> => {
  const line = folded.slice(from, end)
  const written = text.slice(from, end)
  const found: Array<number> = []
  for (const { 0: words, index: at } of line.matchAll(inline)) {
    const previous = line.slice(Math.max(0, at - widest), at).trimEnd()
    if (at > 0 && !joined.test(previous) && standsApart(written, line, previous, at, at + words.length))
      found.push(from + at)
  }

  return found
}

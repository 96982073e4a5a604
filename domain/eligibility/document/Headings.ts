import type { NumberedText } from "../text/NumberedText.ts"
import * as HeadingLine from "./HeadingLine.ts"
import { neutralBeginnings, sentenceWords } from "./HeadingWord.ts"
import * as PlainHeading from "./PlainHeading.ts"
import type { Heading, Side } from "./Segment.ts"

type Line = HeadingLine.HeadingLine

type Words = ReadonlyArray<HeadingLine.Word>

/** Reads a line as one kind of heading: the heading, `no heading` at all, or nothing where it is for another step to tell. */
type Step = (line: Line) => Heading | "no heading" | undefined

const headed = (side: Side, end: number): Heading => ({ side, end, introduces: false })

const few = 4

/** A whole heading of the registry's old layout. */
const old: Step = (line) =>
  HeadingLine.isOld(line.head) ? headed("inclusion", HeadingLine.contentOf(line)) : undefined

const neutralWords: ReadonlySet<string> = new Set(neutralBeginnings.map((beginning) => beginning.split(" ")[0] ?? ""))

/** What neither inclusion nor exclusion criteria follow. */
const neutral: Step = (line) => {
  if (!neutralWords.has(HeadingLine.textOf(line.head, 0))) return undefined
  const title = line.head.map(({ text }) => text).join(" ")
  const begins = neutralBeginnings.some((beginning) => title.startsWith(beginning))

  return begins ? headed("neither", HeadingLine.contentOf(line)) : undefined
}

/** What a remark says of criteria that the registry does not publish. */
const remarks: ReadonlySet<string> = new Set(["apply", "applies", "defined", "may", "protocol"])

/** "Inclusion and exclusion criteria": of both, hence of neither. */
const both: Step = ({ from, head }) => {
  const isOfBoth = head.some(({ text }) => text === "inclusion") && head.some(({ text }) => text === "exclusion")
  if (!isOfBoth) return undefined

  return head.some(({ text }) => remarks.has(text)) ? headed("neither", from) : "no heading"
}

/** Nouns without "criteria" beside them. */
const bare: Step = (line) => {
  const side = line.head.length <= few ? HeadingLine.bareSide(line.head, line.colon >= 0) : undefined

  return side === undefined ? undefined : headed(side, HeadingLine.contentOf(line))
}

const isSentence = (words: Words): boolean => words.some(({ text }) => sentenceWords.has(text))

/** The noun and "criteria" stand near the beginning, and no farther than this. */
const latestNoun = 8

const longestTitle = 14

/** The words by which a title is told from a sentence: what its brackets hold does not count, unless they hold the heading itself. */
const tellingWords = ({ folded, head }: Line, { noun }: HeadingLine.Pair): Words => {
  const outside = HeadingLine.outsideBrackets(folded, head)

  return outside.some((word) => word === head[noun]) ? outside : head
}

/** Whether a line that holds a noun and "criteria" is no more than a heading, up to its colon or its end. */
const isTitle = (line: Line, pair: HeadingLine.Pair): boolean => {
  const { bulleted, colon, folded, from, head, isWhole, text } = line
  const { end, noun } = pair
  const isShort = colon >= 0 || (isWhole && head.length <= longestTitle)
  if (!isShort || noun > latestNoun || isSentence(tellingWords(line, pair))) return false
  const isItem = bulleted && colon < 0 && (noun > 1 || text[from] === folded[from])
  const goesOn = folded[head[end - 1]?.end ?? -1] === "." && head.length > end

  return !isItem && !goesOn
}

/** Where the content begins that follows a heading without a colon, "Inclusion criteria Adults with …"; -1 where none does. */
const runsInto = ({ end, folded, head, text }: Line, pair: HeadingLine.Pair): number => {
  const last = head[pair.end - 1]
  if (last === undefined || pair.noun > 2 || isSentence(head.slice(0, pair.end))) return -1
  const next = HeadingLine.behind(folded, last.end, end)
  const isCapital = text[next] !== folded[next] || /[^a-z]/.test(folded[next] ?? "-")

  return isCapital || folded[last.end] === "." || next > last.end + 1 ? next : -1
}

/** "Inclusion criteria", "criteria for exclusion". */
const paired: Step = (line) => {
  const pair = HeadingLine.pairOf(line.head)
  if (pair === undefined) return undefined
  if (isTitle(line, pair)) return headed(pair.side, HeadingLine.contentOf(line))
  const content = runsInto(line, pair)

  return content < 0 ? undefined : headed(pair.side, content)
}

/** "Who cannot join", "You may take part if". */
const plain: Step = (line) => {
  if (line.bulleted || !line.isWhole) return undefined
  const side = PlainHeading.sideOf(
    line.head.map(({ text }) => text),
    line.colon >= 0,
  )

  return side === undefined ? undefined : headed(side, HeadingLine.contentOf(line))
}

/** A sentence that ends with a colon and introduces a list. A bulleted one introduces no more than its own sub-points. */
const introducing: Step = (line) => {
  if (line.bulleted || line.colon < 0 || HeadingLine.contentOf(line) < line.end) return undefined
  const side = PlainHeading.sideIntroduced(line.head.map(({ text }) => text))

  return side === undefined ? undefined : { side, end: line.from, introduces: true }
}

const steps: ReadonlyArray<Step> = [old, neutral, both, bare, paired, introducing, plain]

/** What a heading may be that holds no letters by which most are told. */
const unusual: ReadonlyArray<Step> = [bare, paired, plain]

/** The heading that most texts have: it is told at a glance, as the steps would tell it. */
const usual = "clusion criteria:"

const usualAt = (folded: string, from: number, end: number): Heading | undefined => {
  if (end - from !== usual.length + 2 || !folded.startsWith(usual, from + 2)) return undefined
  if (folded.startsWith("in", from)) return headed("inclusion", end)

  return folded.startsWith("ex", from) ? headed("exclusion", end) : undefined
}

/** What a heading holds that is no list's introduction, has no colon and is longer than four words. */
const telling: ReadonlyArray<string> = [
  "crit",
  "condition",
  "characteristics",
  "requirements",
  "inclusion of ",
  "minority inclusion",
]

/** Whether a line without a colon may be a heading at all: most that could be are told by a glance not to be. */
const mayHead = (words: NumberedText, from: number, end: number): boolean => {
  const line = words.folded.slice(from, end)

  return (
    telling.some((letters) => line.includes(letters)) ||
    (line.includes("inclusion") && line.includes("exclusion")) ||
    HeadingLine.hasAtMost(words, from, end, few)
  )
}

const firstOf = (steps: ReadonlyArray<Step>, line: Line): Heading | undefined => {
  for (const read of steps) {
    const found = read(line)
    if (found !== undefined) return found === "no heading" ? undefined : found
  }

  return undefined
}

/**
 * The heading that a line begins with, if it does. `from` is behind the line's bullet, which only a heading made of nouns
 * may have: a bulleted sentence introduces no more than its own sub-points.
 */
export const at = (
  text: string,
  words: NumberedText,
  from: number,
  end: number,
  bulleted: boolean,
): Heading | undefined => {
  const { folded } = words
  const heading = usualAt(folded, from, end)
  if (heading !== undefined) return heading
  const colon = HeadingLine.colonOf(folded, from, end)
  if (colon < 0 && !mayHead(words, from, end)) return undefined

  return firstOf(steps, HeadingLine.of(text, words, from, end, colon, bulleted))
}

/** The heading that a line begins with if it is misspelt, or in plain words: "Exculsoin citeria", "Who cannot join". */
export const unusualAt = (
  text: string,
  words: NumberedText,
  from: number,
  end: number,
  bulleted: boolean,
): Heading | undefined =>
  firstOf(unusual, HeadingLine.of(text, words, from, end, HeadingLine.colonOf(words.folded, from, end), bulleted))

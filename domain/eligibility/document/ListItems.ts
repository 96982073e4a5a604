import type { Segment } from "./Segment.ts"
import type { Sentence } from "./Sentences.ts"

/** "a", "2", "iii". */
const name = String.raw`([a-z]|\d|i{2,3}|iv|vi{1,3})`

/** "a)", "(2)", "iii)", "1.)"; "2." only behind a mark or a joint, where no sentence ends with it. */
const mark = new RegExp(
  String.raw`(?<![a-z0-9(])\(?${name}\.?\)\s|(?<=[:,;]\s|\b(?:or|and)\s)${name}\.\s(?=[a-z])`,
  "g",
)

const romans: ReadonlyArray<string> = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii"]

/** So far a letter may stand behind the one before it: one may have been left out. */
const farthestNext = 2

/** Where a mark stands in its order, which is that of roman numbers if it begins or goes on so. */
const placeOf = (name: string, before: number): number => {
  const roman = before < romans.length ? romans.indexOf(name) : -1
  if (roman > 0) return roman

  return /\d/.test(name) ? Number(name) : name.charCodeAt(0)
}

/** The items of a line that letters or numbers part: "a) … b) …"; none where there are not two. What stands before the first is no item. */
export const of = (folded: string, { end, start }: Sentence): ReadonlyArray<Sentence> => {
  const begins: Array<number> = []
  let before = 0
  for (const found of folded.slice(start, end).matchAll(mark)) {
    const place = placeOf(found[1] ?? found[2] ?? "", before)
    if (before > 0 && (place <= before || place > before + farthestNext)) continue
    before = place
    begins.push(start + found.index)
  }

  return begins.length < 2 ? [] : begins.map((from, item) => ({ start: from, end: begins[item + 1] ?? end }))
}

const joinsNext = /\bor[\s,:]*$/

const joinsLast = /^(?:or|and\/or)\b/

const widestJoint = 12

/** A line of the same list. */
const areOfOneList = (one: Segment, other: Segment): boolean => one.lead === other.lead && one.side === other.side

const endsWithOr = (folded: string, { end, start }: Segment): boolean =>
  joinsNext.test(folded.slice(Math.max(start, end - widestJoint), end))

const beginsWithOr = (folded: string, { start }: Segment): boolean =>
  joinsLast.test(folded.slice(start, start + widestJoint))

/** Whether an "or" joins an item with the one behind it. */
export const areJoined = (folded: string, one: Segment | undefined, next: Segment | undefined): boolean =>
  one !== undefined &&
  next !== undefined &&
  areOfOneList(one, next) &&
  (endsWithOr(folded, one) || beginsWithOr(folded, next))

/** The lines that an "or" joins with the one before or behind them. */
export const joinedIn = (folded: string, lines: ReadonlyArray<Segment>): ReadonlySet<Segment> => {
  const joined = lines.map((line, at) => areJoined(folded, lines[at - 1], line))

  return new Set(lines.filter((_, at) => joined[at] === true || joined[at + 1] === true))
}

/** Whether a line is nothing but an "or". */
export const isJoint = (folded: string, { end, start }: Segment): boolean =>
  end - start <= widestJoint && /^(?:or|and\/or)[\s,:]*$/.test(folded.slice(start, end))

const number = /^\d{1,2}$/

/** Whether the token at `close` ends the number of an item, "(2)", of those that stand in one sentence. */
export const endsNumber = (words: ReadonlyArray<string>, close: number): boolean =>
  words[close] === ")" && words[close - 2] === "(" && number.test(words[close - 1] ?? "")

const numbered = /\((\d{1,2})\)/g

/** Where the item begins, of those that a passage numbers, "(1) … (2) …", in which its end stands. The first may have lost its number. */
export const lastStart = (passage: string): number => {
  const marks = [...passage.matchAll(numbered)]
  const last = marks.findLast(([, told], at) => (marks[at - 1]?.[1] ?? "1") === `${Number(told) - 1}`)

  return last === undefined || passage.endsWith("two ", last.index) ? 0 : last.index
}

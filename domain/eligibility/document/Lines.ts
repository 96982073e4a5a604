import { isDigit, isLetter, isSpace } from "../text/Characters.ts"

/** What numbers a line, or sets it apart. */
export type Mark = "bullet" | "number" | "letter" | "none"

/** A line of the text: `start` to `end` is what stands after its bullet or number and before its trailing space. */
export interface Line {
  readonly start: number
  readonly end: number
  readonly indent: number
  readonly bulleted: boolean
  readonly mark: Mark
  /** Its number, where it has one that is no part of another's: "3.", not "3.1". */
  readonly value: number | undefined
  readonly afterBlank: boolean
}

const bullets: ReadonlySet<number> = new Set([..."-*•·ˑ●○◦▪■□–—►➢✓#+"].map((bullet) => bullet.charCodeAt(0)))

const skipSpace = (text: string, from: number, end: number): number => {
  let at = from
  while (at < end && isSpace(text.charCodeAt(at))) at++

  return at
}

/** Whether a bracket or a full stop comes soon enough for what begins here to be a letter or a Roman number. */
const numberEnds = (folded: string, from: number, end: number): boolean => {
  for (let at = from + 1; at < end && at <= from + 5; at++) {
    const code = folded.charCodeAt(at)
    if (code === 41 || code === 46) return true
    if (!isLetter(code)) return false
  }

  return false
}

const roman = /^[ivx]+$/

/** Whether a digit stands at a place, or a full stop behind one: "2.3". */
const isPartOfNumber = (folded: string, at: number): boolean => {
  const code = folded.charCodeAt(at)

  return isDigit(code) || (code === 46 && isDigit(folded.charCodeAt(at - 1)))
}

/** Behind the digits, "2.3", or the letters, "a", "ii", that number a line from `first` on; `first` itself if there are none. */
const numberEnd = (folded: string, first: number, end: number): number => {
  let at = first
  while (at < end && isPartOfNumber(folded, at)) at++
  if (at > first) return at
  while (at < end && at < first + 5 && isLetter(folded.charCodeAt(at))) at++

  return at - first > 1 && !roman.test(folded.slice(first, at)) ? first : at
}

/** Behind a number such as `1.`, `2.3.`, `4)`, `(i)`, `a)` or `II.`; `from` itself where there is none. */
const skipNumber = (folded: string, from: number, end: number): number => {
  const begin = folded.charCodeAt(from)
  const opened = begin === 40
  if (!opened && !isDigit(begin) && !numberEnds(folded, from, end)) return from
  const first = opened ? from + 1 : from
  const at = numberEnd(folded, first, end)
  const mark = folded[at]
  const isClosed = mark === ")" || (!opened && mark === ".") || folded[at - 1] === "."
  if (at === first || !isClosed) return from
  const behind = mark === ")" || mark === "." ? at + 1 : at
  const isSpaced = behind >= end || isSpace(folded.charCodeAt(behind))

  return isSpaced || (mark === ")" && !isLetter(folded.charCodeAt(first))) ? behind : from
}

/** Behind every bullet and number at the beginning of a line. */
export const content = (folded: string, from: number, end: number): number => {
  let at = skipSpace(folded, from, end)
  for (let marks = 0; marks < 4 && at < end; marks++) {
    const code = folded.charCodeAt(at)
    const next = bullets.has(code) && !isDigit(folded.charCodeAt(at + 1)) ? at + 1 : skipNumber(folded, at, end)
    if (next === at) break
    at = skipSpace(folded, next, end)
  }

  return at
}

const markOf = (folded: string, first: number, start: number): Mark => {
  if (start === first) return "none"
  const code = folded.charCodeAt(folded[first] === "(" ? first + 1 : first)
  if (isDigit(code)) return "number"

  return isLetter(code) ? "letter" : "bullet"
}

const whole = /^\(?(\d{1,3})[.)]/

const valueOf = (mark: string): number | undefined => {
  const digits = whole.exec(mark)?.[1]

  return digits === undefined ? undefined : Number(digits)
}

/** What the registry writes between two lists, of which the second is else one with the first. */
const apart = "<!--"

/** The lines of a text that hold something. */
export const of = (folded: string): ReadonlyArray<Line> => {
  const lines: Array<Line> = []
  let afterBlank = false
  for (let from = 0; from <= folded.length; ) {
    const found = folded.indexOf("\n", from)
    const stop = found < 0 ? folded.length : found
    const first = skipSpace(folded, from, stop)
    let end = stop
    while (end > first && isSpace(folded.charCodeAt(end - 1))) end--
    if (first < end && !folded.startsWith(apart, first)) {
      const start = content(folded, first, end)
      lines.push({
        start,
        end,
        indent: first - from,
        bulleted: start > first,
        mark: markOf(folded, first, start),
        value: valueOf(folded.slice(first, start)),
        afterBlank,
      })
    }
    afterBlank = first >= end
    from = stop + 1
  }

  return lines
}

/** A paragraph that is broken to a width has lines of at least so many characters. */
const full = 60

/** "≤ 28 days before enrolment", of which the item above tells what. */
const bound = /^[<>≤≥]=? ?\d/

const beginsLow = /[a-z(]/

/**
 * Whether a line goes on with the sentence of the line above it: a list item's hanging text, or a paragraph broken to a width.
 * `isAboveHanging`: whether the line above does so, too.
 */
export const continues = (text: string, folded: string, above: Line, line: Line, isAboveHanging: boolean): boolean => {
  const end = folded[above.end - 1] ?? ""
  if (above.bulleted && !line.bulleted && line.indent > 0 && bound.test(folded.slice(line.start, line.start + 3)))
    return !".;:".includes(end)
  if (line.bulleted || line.afterBlank) return false
  const goesOn = beginsLow.test(text[line.start] ?? "") && !".;:".includes(end)
  if (above.bulleted) return (line.indent > above.indent && end !== ":") || goesOn
  if (isAboveHanging && line.indent > 0) return line.indent === above.indent

  return goesOn && above.end - above.start >= full
}

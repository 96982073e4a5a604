import type { Line } from "./Lines.ts"

/** A paragraph that is broken to a width has lines of at least so many characters. */
const full = 60

/** "≤ 28 days before enrolment", of which the item above tells what. */
const bound = /^[<>≤≥]=? ?\d/

const beginsLow = /[a-z(]/

/**
 * Whether a line goes on with the sentence of the line above it: a list item's hanging text, or a paragraph broken to a width.
 * `isAboveHanging`: whether the line above does so, too.
 */
export const is = (text: string, folded: string, above: Line, line: Line, isAboveHanging: boolean): boolean => {
  const end = folded[above.end - 1] ?? ""
  if (above.bulleted && !line.bulleted && line.indent > 0 && bound.test(folded.slice(line.start, line.start + 3)))
    return !".;:".includes(end)
  if (line.bulleted || line.afterBlank) return false
  const goesOn = beginsLow.test(text[line.start] ?? "") && !".;:".includes(end)
  if (above.bulleted) return (line.indent > above.indent && end !== ":") || goesOn
  if (isAboveHanging && line.indent > 0) return line.indent === above.indent

  return goesOn && above.end - above.start >= full
}

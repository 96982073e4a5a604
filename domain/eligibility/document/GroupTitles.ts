import type { Line } from "./Lines.ts"

const longest = 80

/** What a sentence, or an item of a list, ends with. */
const ending = /[.;,]$/

/** So many lines before a title are looked at for the list that it ends. */
const near = 2

/** Whether a line is the title of what follows it: short, by itself behind a blank line, and no item of the list that ends above it. */
export const isOne = (folded: string, lines: ReadonlyArray<Line>, number: number): boolean => {
  const line = lines[number]
  if (line === undefined || line.bulleted || !line.afterBlank || line.end - line.start > longest) return false
  const isItemAbove = lines.slice(Math.max(0, number - near), number).some(({ bulleted }) => bulleted)

  return isItemAbove && !ending.test(folded.slice(line.start, line.end))
}

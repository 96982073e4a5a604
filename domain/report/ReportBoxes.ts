import type { ReportLine } from "./ReportLine.ts"

/** A box of a form: ticked, where it holds a sign, or not. */
const box =
  /\[\s?(?<inside>[xX✓✔])?\s?\]|(?<sign>[☑☒✅])|[☐□]|(?<!\S)_{1,4}(?<between>[xX])_{1,4}(?!\S)|(?<!\S)_{2,9}(?=\s\p{L})/gu

const isTicked = ({ groups }: RegExpExecArray): boolean =>
  Object.values(groups ?? {}).some((each) => each !== undefined)

const indentOf = (line: string): number => line.length - line.trimStart().length

/** What is ticked in a line, behind what stands before its first box; nothing where nothing is, and nothing stands there. */
const choiceOf = (line: string, boxes: ReadonlyArray<RegExpExecArray>): string | undefined => {
  const before = line.slice(0, boxes[0]?.index)
  const ticked = boxes.flatMap((each, at) =>
    isTicked(each) ? [line.slice(each.index + each[0].length, boxes[at + 1]?.index).trim()] : [],
  )

  return ticked.length > 0 || before.trim() !== "" ? `${before}${ticked.join(", ")}` : undefined
}

/** The lines of a form with what is ticked. What is not goes, with the lines below it that stand further in. */
export const ticked = (lines: ReadonlyArray<ReportLine>): ReadonlyArray<ReportLine> => {
  const result: Array<ReportLine> = []
  let left: number | undefined
  for (const { from, text } of lines) {
    const boxes = [...text.matchAll(box)]
    if (boxes.length === 0 && left !== undefined && text.trim() !== "" && indentOf(text) > left) continue
    const choice = boxes.length === 0 ? text : choiceOf(text, boxes)
    left = choice === undefined ? indentOf(text) : undefined
    if (choice !== undefined) result.push({ text: choice, from })
  }

  return result
}

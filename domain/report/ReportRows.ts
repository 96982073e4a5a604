import * as ReportCells from "./ReportCells.ts"
import * as ReportHeadings from "./ReportHeadings.ts"
import * as ReportLabels from "./ReportLabels.ts"
import * as ReportReference from "./ReportReference.ts"

/** The label of what is beyond the usual: "Flag: HIGH". */
const flag = new RegExp(`^(?:${ReportLabels.flag}): `, "i")

/** Which laboratory has done a test: "WBC 01", "TSH (04)". */
const laboratory = /(?<=\p{L}\){0,2}) \(?0[1-9]\)?$|(?<=\p{N}) \(0[1-9]\)$/u

/** How far a test has come, and when its sample was taken: "status: FINAL", "collected 12-Nov-2024". */
const ofOrder =
  /^(?:(?:status:? )?(?:final|preliminary|corrected|completed?|resulted|endbefund)(?: results?)?|(?:collected|drawn|received|resulted|released)(?: on)?:? .{0,3}\d.*)$/i

/** What tells that a row is of the material by which a test is checked: "BRAF V600E   positive control   detected". */
const ofControl = /^(?:[a-z]+ )?(?:positive|negative|internal|external|kit|assay) controls?\b/i

/** What a result is called within bounds, which tells of a value within them alone: "neg < 1:80". */
const ofBounds = new RegExp(
  `^(?:${ReportReference.verdict}|normal)\\s?[:=]?\\s?(?:[<>≤≥]=?\\s?\\d|\\d[\\d.,]{0,9} ?[-–] ?\\d)`,
  "i",
)

const isValue = ({ text }: ReportCells.Cell): boolean => /^[<>≤≥]?=?\s?\d/.test(text)

const matchIn = ({ at, text }: ReportCells.Cell, pattern: RegExp): ReadonlyArray<ReportCells.Cell> => {
  const found = pattern.exec(text)

  return found === null ? [] : [{ at: at + found.index, text: found[0] }]
}

/** The cells behind a value that tell what it is called within bounds, and what they call it. */
const judgedIn = (cells: ReadonlyArray<ReportCells.Cell>) => {
  const at = cells.findIndex(isValue)
  const bounds = at < 0 ? [] : cells.slice(at + 1).filter(({ text }) => ofBounds.test(text))
  const reference = bounds.map(({ text }) => text).join("; ")

  return { bounds, verdict: ReportReference.verdictOf(cells[at]?.text ?? "", reference) }
}

/**
 * A row without cells that tell what is usual, "cut-off: ≥ 50 %", or of the order, without the label of what is beyond that, "Flag: HIGH",
 * and the number of a laboratory; nothing of one of a control.
 */
export const ofResult = (line: string): string => {
  const [name, ...cells] = ReportCells.cellsOf(line)
  if (name === undefined || cells.length === 0) return line
  if (ofControl.test(cells[0]?.text ?? "")) return ReportCells.blanked(line, [name, ...cells])
  const labels = cells.flatMap((cell) => matchIn(cell, flag))
  const limits = cells.filter(({ text }) => ofOrder.test(text) || ReportHeadings.isOfLimits(text))
  const { bounds, verdict } = judgedIn(cells)
  const left = ReportCells.blanked(line, [...matchIn(name, laboratory), ...limits, ...labels, ...bounds])

  return verdict === undefined ? left : `${left.trimEnd()}  ${verdict}`
}

import * as ReportCells from "./ReportCells.ts"
import * as ReportHeadings from "./ReportHeadings.ts"
import * as ReportLabels from "./ReportLabels.ts"

/** The label of what is beyond the usual: "Flag: HIGH". */
const flag = new RegExp(`^(?:${ReportLabels.flag}): `, "i")

/** Which laboratory has done a test: "WBC 01", "TSH (04)". */
const laboratory = /(?<=\p{L}\){0,2}) \(?0[1-9]\)?$|(?<=\p{N}) \(0[1-9]\)$/u

/** How far a test has come, and when its sample was taken: "status: FINAL", "collected 12-Nov-2024". */
const ofOrder =
  /^(?:(?:status:? )?(?:final|preliminary|corrected|completed?|resulted|endbefund)(?: results?)?|(?:collected|drawn|received|resulted|released)(?: on)?:? .{0,3}\d.*)$/i

/** What tells that a row is of the material by which a test is checked: "BRAF V600E   positive control   detected". */
const ofControl = /^(?:[a-z]+ )?(?:positive|negative|internal|external|kit|assay) controls?\b/i

const matchIn = ({ at, text }: ReportCells.Cell, pattern: RegExp): ReadonlyArray<ReportCells.Cell> => {
  const found = pattern.exec(text)

  return found === null ? [] : [{ at: at + found.index, text: found[0] }]
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

  return ReportCells.blanked(line, [...matchIn(name, laboratory), ...limits, ...labels])
}

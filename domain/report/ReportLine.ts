/** A line of a report as it is read, and the numbers of the pasted lines that it was made of. */
export interface ReportLine {
  readonly text: string
  readonly from: ReadonlyArray<number>
}

/** The lines of a text as they were pasted. */
export const linesOf = (report: string): ReadonlyArray<string> => report.split(/\r?\n/)

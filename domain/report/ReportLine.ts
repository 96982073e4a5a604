/** A line of a report as it is read, and the numbers of the pasted lines that it was made of. */
export interface ReportLine {
  readonly text: string
  readonly from: ReadonlyArray<number>
}

/** The lines of a text as they were pasted. */
export const linesOf = (report: string): ReadonlyArray<string> => report.split(/\r?\n/)

/** Some of the lines that were pasted, by their numbers, in order. */
export const written = (pasted: ReadonlyArray<string>, numbers: ReadonlyArray<number>): string =>
  [...new Set(numbers)]
    .toSorted((one, other) => one - other)
    .map((number) => pasted[number]?.trim() ?? "")
    .filter((line) => line !== "")
    .join("\n")

/** So many characters at most are shown of what was pasted. */
export const longest = 240

/** So many of them stand before what is told. */
const before = 80

/** As much of a text as is shown, around a place in it, with no word cut. */
export const around = (text: string, place: number): string => {
  if (text.length <= longest) return text
  const start = Math.max(0, Math.min(place - before, text.length - longest))
  const end = start + longest
  const behind = start === 0 ? text.slice(0, end) : `…${text.slice(start, end).replace(/^\S*\s+/, "")}`

  return end >= text.length ? behind : `${behind.replace(/\s\S*$/, "").trimEnd()}…`
}

import { mostBiomarkers } from "../../../../domain/Profile.ts"
import type { Area } from "../answer/Wire.ts"

/** How much of a sample has a change: it says something of the result before it, and is none by itself. */
const share = /[,;]\s*(?=(?:VAF|MAF|AF|allele (?:frequency|fraction))\b)/gi

/** Results of a report, however they were copied: one on each line, or with commas (not those of a number) or semicolons between them. A heading is none. */
export const listed = (results: string): ReadonlyArray<string> =>
  results
    .replace(share, " ")
    .split(/[\n;]|,(?!\d)/)
    .map((result) => result.replace(/^[\s•*·–-]+/, "").trim())
    .filter((result) => result !== "" && !result.endsWith(":"))

/** Results with more of them, none twice. */
export const together = (results: string, more: ReadonlyArray<string>): string =>
  more.length === 0 ? results : [...new Set([...listed(results), ...more])].join("\n")

/** More than somebody writes of results by themselves. */
const longestList = 400

/** Whether a pasted text is a whole report rather than a list of results. */
export const isReport = (pasted: string): boolean =>
  pasted.length > longestList || listed(pasted).length > mostBiomarkers

/** Results as the form of an area holds them: those that it suggests, to tick, and the others, to write. */
export const bySuggestion = (results: ReadonlyArray<string>, area: Area | undefined) => {
  const suggested = new Set(area?.biomarkers)

  return {
    suggested: results.filter((each) => suggested.has(each)),
    others: results.filter((each) => !suggested.has(each)),
  }
}

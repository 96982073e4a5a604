import type { ReportPassage } from "./ReportPassages.ts"

const fluid =
  "(?:csf|cerebrospinal fluid|spinal fluid|lumbar puncture|liquor|lcr|l[ií]quido cefalorraqu[ií]deo|(?:pleural|ascitic|peritoneal|synovial|pericardial|joint) (?:fluid|effusion)|ascites|dialysate|pleurapunktat|aszites|l[ií]quido (?:pleural|asc[ií]tico))"

const beginning = new RegExp(`^\\W{0,8}${fluid}\\b`, "i")

const columns = /\s\s\S|\t|:\s\S/

const value = /\p{L} [<>≤≥]?\d[\d.,]{0,12}(?!\S)/u

/** Whether a line has values behind a name, "glucose 62", and no date and no number of a test, nor what stands in brackets. */
const isValued = (text: string): boolean => columns.test(text) || value.test(text.slice(text.lastIndexOf(")") + 1))

/** Whether a sentence or a row begins with a fluid that is not the blood: "CSF: WBC 1, glucose 62". */
export const begins = (text: string): boolean => beginning.test(text)

/** The passages of a report that stand under the name of a fluid that is not the blood, up to the end of their block. */
export const under = (passages: ReadonlyArray<ReportPassage>): ReadonlySet<ReportPassage> => {
  const found = new Set<ReportPassage>()
  passages.forEach((passage, at) => {
    const above = passages[at - 1]
    if (above === undefined) return
    const isBelowName = begins(above.text) && !isValued(above.text.trim())
    if (isBelowName || (found.has(above) && !passage.isFirst)) found.add(passage)
  })

  return found
}

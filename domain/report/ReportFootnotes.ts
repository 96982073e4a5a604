import * as ReportedState from "./ReportedState.ts"
import * as ReportLexer from "./ReportLexer.ts"

/** A note below a table, by its sign. A star that a space follows begins an item of a list. */
const note = /^(§{1,3}|†{1,3}|‡{1,3}|\*{1,3}(?=\p{L})|#{1,3}(?=\p{L})|\([a-z]\)(?= \p{L}))\s?(\p{L}.*)/u

/** Whether a note tells that it is not known what a change means, or that it means nothing. */
const isOfUncertain = (text: string): boolean => {
  const { isOpen, isUncertain } = ReportedState.of(ReportLexer.of(text))

  return isUncertain || isOpen
}

/** The sign behind a result; a star without a space before it ends the name of a change. */
const written = (sign: string): string => `${sign.startsWith("*") ? "(?<= )" : ""}${sign.replaceAll(/[*()]/g, "\\$&")}`

/** What the notes of a report say of its results: a line of it in which those with the sign of a note are of uncertain significance. */
export const of = (report: string): ((line: string) => string) => {
  const signs = report.split("\n").flatMap((line) => {
    const [, sign = "", text = ""] = note.exec(line.trim()) ?? []

    return isOfUncertain(text) ? [sign] : []
  })
  if (signs.length === 0) return (line) => line
  const any = [...new Set(signs)].map(written).join("|")
  const behind = "(?<=[\\p{L}\\p{N})%*]\\t?) ?"
  const end = "(?![§†‡#*])(?=[^\\S\\n]*(?:[\\t|,;]|$)|  )"

  const noted = new RegExp(`${behind}(?:${any})${end}`, "mu")

  return (line) =>
    line.includes("\t") && noted.test(line)
      ? line.replace(noted, "").replace(/^[^\t]*/, "$& VUS")
      : line.replace(noted, " VUS")
}

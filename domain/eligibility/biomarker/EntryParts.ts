import * as EnteredTreatments from "./EnteredTreatments.ts"
import * as EntryPieces from "./EntryPieces.ts"
import * as SaidBeside from "./SaidBeside.ts"
import * as SharedWords from "./SharedWords.ts"

/** So many markers of one entry are asked for. */
const most = 16

const before: ReadonlySet<string> = new Set(" \n,;|)].:/")

const behind: ReadonlySet<string> = new Set(" \n,;|([.:")

/** Without what separated it from other parts. */
const trimmed = (part: string): string => {
  let start = 0
  let end = part.length
  while (start < end && before.has(part[start] ?? "")) start++
  while (end > start && behind.has(part[end - 1] ?? "")) end--

  return part.slice(start, end)
}

/** Without the half of a bracket whose other half stands in another part. */
const withoutHalves = (part: string): string => {
  const opened = part.split("(").length
  const closed = part.split(")").length
  if (opened === closed) return part

  return part.replace(opened < closed ? ")" : "(", " ")
}

const clean = (part: string): string =>
  withoutHalves(trimmed(part))
    .replace(/\bw\/o\b/gi, "without")
    .replace(/\s+/g, " ")
    .trim()

/**
 * The single markers that an entry names, each as if it had been entered by itself: "HR+/HER2-" is "HR+" and "HER2-", "EGFR/ALK
 * negative" is "EGFR negative" and "ALK negative". An entry of one marker is as it was written, but for treatments and what is said of
 * something else.
 */
export const of = (written: string): ReadonlyArray<string> => {
  const told = SaidBeside.without(EnteredTreatments.without(written))
  const pieces = EntryPieces.of(told)
  if (pieces.length < 2) return [told === written ? written : clean(told)]

  return [...new Set(SharedWords.of(told, pieces).map(clean))].filter((part) => part !== "").slice(0, most)
}

import * as MarkerRun from "../marker-status/MarkerRun.ts"
import { stateAt } from "../marker-status/StateMatcher.ts"
import { variant } from "../markers/VariantNotation.ts"
import * as Tokens from "../text/Tokens.ts"
import { drug } from "../treatment/LineLexicon.ts"
import * as EntryPieces from "./EntryPieces.ts"
import * as NamedPlaces from "./NamedPlaces.ts"
import * as SaidBeside from "./SaidBeside.ts"
import * as SharedWords from "./SharedWords.ts"
import * as TherapyTarget from "./TherapyTarget.ts"

const isTreatment = (word: string): boolean =>
  TherapyTarget.therapyWords.has(word) || word.endsWith("therapy") || drug.test(word)

/** Whether a stretch of an entry tells of a treatment, and of no marker but as its target: "prior KRAS inhibitor: no", "no osimertinib". */
const isOfTreatment = (stretch: string): boolean => {
  const tokens = Tokens.ofWritten(stretch)
  const { ends, starts, words } = tokens
  const targets = NamedPlaces.of(stretch)
  if (targets.length === 0)
    return (
      words.some(isTreatment) &&
      !words.some((word, at) => stateAt(words, at) !== undefined || variant(word) !== undefined)
    )

  return targets.every(({ end, start }) => {
    const first = ends.findIndex((each) => each > start)
    const behind = starts.findIndex((each) => each >= end)

    return TherapyTarget.isNamed(MarkerRun.written(stretch, tokens, first, behind < 0 ? words.length : behind))
  })
}

/** An entry without what it tells of treatments, "KRAS G12C, prior KRAS inhibitor: no"; as it is where it tells of nothing else. */
const withoutTreatments = (written: string): string => {
  const stretches = NamedPlaces.stretches(written, NamedPlaces.of(written))
  if (stretches.length < 2) return written
  const ofTreatments = stretches.map(({ end, start }) => isOfTreatment(written.slice(start, end)))
  if (!ofTreatments.includes(true) || !ofTreatments.includes(false)) return written

  return stretches
    .flatMap(({ end, start }, at) => {
      if (ofTreatments[at] === true) return []

      return ofTreatments[at + 1] === true
        ? [written.slice(start, end), ","]
        : [written.slice(start, stretches[at + 1]?.start ?? written.length)]
    })
    .join("")
}

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
  const told = SaidBeside.without(withoutTreatments(written))
  const pieces = EntryPieces.of(told)
  if (pieces.length < 2) return [told === written ? written : clean(told)]

  return [...new Set(SharedWords.of(told, pieces).map(clean))].filter((part) => part !== "").slice(0, most)
}

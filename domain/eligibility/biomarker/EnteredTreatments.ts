import * as MarkerRun from "../marker-status/MarkerRun.ts"
import { stateAt } from "../marker-status/StateMatcher.ts"
import { variant } from "../markers/VariantNotation.ts"
import * as Tokens from "../text/Tokens.ts"
import { drug } from "../treatment/LineLexicon.ts"
import * as EntryStretches from "./EntryStretches.ts"
import * as NamedPlaces from "./NamedPlaces.ts"
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
export const without = (written: string): string => {
  const stretches = EntryStretches.of(written, NamedPlaces.of(written))
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

import * as Denials from "../entry/Denials.ts"
import type * as Entered from "../entry/Entered.ts"
import * as Uncertainty from "../entry/Uncertainty.ts"
import * as StatusComparison from "../marker-status/StatusComparison.ts"
import type { Marker } from "../markers/Marker.ts"
import { type StateWord, stateAt } from "../markers/StatusLexicon.ts"
import { isVariant } from "../markers/VariantNotation.ts"
import * as WordSet from "../text/WordSet.ts"
import * as EnteredWords from "./EnteredWords.ts"
import * as SaidBeside from "./SaidBeside.ts"
import * as StatedMarker from "./StatedMarker.ts"

type Words = ReadonlyArray<string>

const isAbsence = ({ expressed }: Marker, { claim, kind }: StateWord): boolean =>
  claim === "absent" || (expressed === true && kind === "deletion")

/** What sets a state apart from what stands before it: a hyphen within a word does not. */
const apart = /[(,;/] ?$| - ?$/

/**
 * Whether what is denied is itself an absence, "not HER2-negative", "KRAS wild-type: no". One that is set apart says the same again:
 * "no mutation (negative)".
 */
const isOfAbsence = (entry: Entered.Entered, denials: ReadonlyArray<Denials.Denial>, marker: Marker): boolean => {
  const states = EnteredWords.statesBeside(entry)
  const isSaidAgain = (at: number): boolean => apart.test(entry.text.slice(0, entry.tokens.starts[at]))

  return denials.every(({ last }) => {
    const behind = states.filter(({ at }) => at >= last)

    return behind.length === 0 || behind.some(({ at, state }) => isAbsence(marker, state) && !isSaidAgain(at))
  })
}

/** What is asked where some words deny something: those that the reading of states has not followed deny all the rest. */
export const of = (
  entry: Entered.Entered,
  rest: Entered.Entered,
  denials: ReadonlyArray<Denials.Denial>,
): StatedMarker.StatedMarker | undefined => {
  const affirmed = StatedMarker.read(rest)
  if (affirmed === undefined) return undefined
  if (affirmed.asked.state === "absent" && !isOfAbsence(entry, denials, affirmed.marker)) return affirmed
  const asWritten = StatedMarker.read(entry)
  const isSameMarker = asWritten?.marker.name === affirmed.marker.name
  if (isSameMarker && asWritten.asked.state !== affirmed.asked.state) return asWritten
  const asked = StatusComparison.oppositeOf(affirmed.marker, affirmed.asked)

  return asked === undefined ? { ...affirmed, untold: Uncertainty.remark } : { ...affirmed, asked }
}

/** "Non-V600E" is any other change. */
const isOfOtherChange = (words: Words, { first, last }: Denials.Denial): boolean =>
  words[first] === "non" && isVariant(words[words[last] === "-" ? last + 1 : last])

/** Names of markers, and states, may hold what denies elsewhere: "not MSI-H", "non-HPV-driven", "non-carrier". */
export const denialsIn = (entry: Entered.Entered): ReadonlyArray<Denials.Denial> => {
  const { words } = entry.tokens

  return Denials.of(words).filter(
    (denial) =>
      EnteredWords.outsideNames(entry).has(denial.first) &&
      stateAt(words, denial.first) === undefined &&
      !isOfOtherChange(words, denial),
  )
}

const clauseEnd = WordSet.of(", ; . ( )")

/**
 * Whether what is denied is told in words that are not understood, "KRAS G12C not inspired", or of one sample alone ("found in blood, not
 * in tissue"), and names no marker or state first.
 */
export const isOfUnknown = (entry: Entered.Entered, { last }: Denials.Denial): boolean => {
  const { words } = entry.tokens
  const outside = EnteredWords.outsideNames(entry)
  const isEnd = (at: number): boolean =>
    !outside.has(at) || clauseEnd.has(words[at] ?? "") || stateAt(words, at) !== undefined || isVariant(words[at])
  const behind = words.slice(last).findIndex((_, at) => isEnd(last + at))
  const denied = words.slice(last, behind < 0 ? words.length : last + behind)

  return denied.some((word, at) => SaidBeside.samples.has(word) || !EnteredWords.isUnderstood(entry, last + at))
}

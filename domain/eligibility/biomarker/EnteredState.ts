import * as Denials from "../entry/Denials.ts"
import * as Entered from "../entry/Entered.ts"
import * as Uncertainty from "../entry/Uncertainty.ts"
import type { MarkerStatus } from "../marker-status/MarkerStatus.ts"
import * as StatusComparison from "../marker-status/StatusComparison.ts"
import type { Marker } from "../markers/Marker.ts"
import { stateAt, statesIn } from "../markers/StatusLexicon.ts"
import { isVariant } from "../markers/VariantNotation.ts"
import * as MeasureFindings from "../measurement/MeasureFindings.ts"
import type * as Remark from "../mention/Remark.ts"
import * as Runs from "../rules/Runs.ts"
import type { Words } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as EnteredScores from "./EnteredScores.ts"
import * as EnteredWords from "./EnteredWords.ts"
import * as SaidBeside from "./SaidBeside.ts"
import * as StatedMarker from "./StatedMarker.ts"

type Denied = ReadonlyArray<Denials.Denial>

/** "Non-V600E" is any other change. */
const isOfOtherChange = (words: Words, { first, last }: Denials.Denial): boolean =>
  words[first] === "non" && isVariant(words[words[last] === "-" ? last + 1 : last])

/** What an entry denies. Names of markers, and states, may hold what denies elsewhere: "not MSI-H", "non-HPV-driven", "non-carrier". */
export const denialsIn = (entry: Entered.Entered): Denied => {
  const { words } = entry.tokens

  return Denials.of(words).filter(
    (denial) =>
      EnteredWords.outsideNames(entry).has(denial.first) &&
      stateAt(words, denial.first) === undefined &&
      !isOfOtherChange(words, denial),
  )
}

/** What sets a state apart from what stands before it: a hyphen within a word does not. */
const apart = /[(,;/] ?$| - ?$/

/**
 * Whether what is denied is itself an absence, "not HER2-negative", "KRAS wild-type: no". One that is set apart says the same again:
 * "no mutation (negative)".
 */
const isOfAbsence = (entry: Entered.Entered, denials: Denied, { expressed }: Marker): boolean => {
  const { text, tokens } = entry

  return denials.every(({ last }) => {
    const behind = EnteredWords.statesBeside(entry).filter(({ at }) => at >= last)
    const isAbsence = ({ at, state: { claim, kind } }: (typeof behind)[number]): boolean =>
      (claim === "absent" || (expressed === true && kind === "deletion")) &&
      !apart.test(text.slice(0, tokens.starts[at]))

    return behind.length === 0 || behind.some(isAbsence)
  })
}

/** What is told where some words deny something, without which there is the rest: those that the reading of states has not followed deny all of that. */
const denied = (
  entry: Entered.Entered,
  rest: Entered.Entered,
  denials: Denied,
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

const clauseEnd = WordSet.of(", ; . ( )")

/**
 * Whether what is denied is told in words that are not understood, "KRAS G12C not inspired", or of one sample alone ("found in blood, not
 * in tissue"), and names no marker or state first.
 */
const isOfUnknown = (entry: Entered.Entered, { last }: Denials.Denial): boolean => {
  const { words } = entry.tokens
  const outside = EnteredWords.outsideNames(entry)
  const isEnd = (at: number): boolean =>
    !outside.has(at) || clauseEnd.has(words[at] ?? "") || stateAt(words, at) !== undefined
  const behind = words.slice(last).findIndex((_, at) => isEnd(last + at))
  const denied = words.slice(last, behind < 0 ? words.length : last + behind)

  return denied.some((word, at) => SaidBeside.samples.has(word) || !EnteredWords.isUnderstood(entry, last + at))
}

const since = WordSet.of(
  "now currently today later then subsequently eventually meanwhile progression relapse recurrence rebiopsy repeat repeated",
)

const changing = WordSet.of("converted conversion reverted turned became discordance")

const opposites: ReadonlyArray<ReadonlySet<string>> = [WordSet.of("positive pos"), WordSet.of("negative neg")]

/**
 * Whether an entry tells of two results, of another sample each, "BRCA negative (germline), positive (somatic)", or one of them of another
 * time: "HER2 positive, now negative", "converted from ER+ to ER-". Which of them counts is not told.
 */
const isOfTwoResults = (words: Words): boolean => {
  const hold = (some: ReadonlySet<string>): boolean => words.some((word) => some.has(word))
  if (opposites.every(hold)) return true
  const isChanged = hold(changing)
  if (!isChanged && !hold(since)) return false
  const results = statesIn(words).flatMap(({ state: { claim, noun } }) => (noun ? [] : claim))
  const last = words.at(-1) === "-" ? ["absent"] : []

  return new Set([...results, ...last]).size > (isChanged ? 0 : 1)
}

/** Whether an absence is told of a stain behind what no stain shows, and that is there: "HER2 mutation, IHC negative". */
const isOfStain = (words: Words, state: MarkerStatus["state"]): boolean => {
  const stain = words.findIndex((word) => StatedMarker.stains.has(word))
  const before = statesIn(words.slice(0, Math.max(0, stain)))

  return state === "absent" && before.some(({ state: { kind } }) => kind === "mutation" || kind === "amplification")
}

/**
 * Whether an absence is told behind words that are not understood, and a change that is there before these, "EGFR L858R, XYZ negative", or
 * before the name, "XYZ negative EGFR L858R".
 */
const isOfUnknownTest = (entry: Entered.Entered, state: MarkerStatus["state"]): boolean => {
  const { starts, words } = entry.tokens
  const results = statesIn(words)
  const last = results.findLast(({ state: { claim, noun } }) => claim === "absent" && !noun)?.at ?? 0
  const change = words.findLastIndex(
    (word, at) => at < last && (isVariant(word) || results.some((each) => each.at === at)),
  )
  const names = EnteredWords.namesIn(entry)
  const isBefore = names.length > 0 && names.every(({ name }) => name.start > (starts[last] ?? 0))
  const behindChange = change < 0 ? last : change + 1
  const from = isBefore ? Math.max(0, last - 1) : behindChange

  return (
    state === "absent" &&
    words
      .slice(from, last)
      .some((word, at) => !StatedMarker.ofTests.has(word) && !EnteredWords.isUnderstood(entry, from + at))
  )
}

const told: ReadonlySet<MarkerStatus["state"]> = new Set(["present", "absent", "low", "bare"])

/** Why what was entered tells no state; nothing where it does. `rest`: what it says but for what it denies. */
const untold = (
  entry: Entered.Entered,
  rest: Entered.Entered,
  { asked, literal, marker }: StatedMarker.StatedMarker,
): Remark.Remark | undefined => {
  const { words } = entry.tokens
  const { state, variants } = asked
  const isOpen = Uncertainty.isTold(Runs.ofWritten(entry.tokens))
  if (isOpen || isOfTwoResults(words) || isOfStain(words, state) || isOfUnknownTest(rest, state))
    return Uncertainty.remark
  const states = EnteredWords.statesBeside(rest).map(({ state }) => state)
  // The last result was not read as that of what was entered: "EGFR L858R stool negative"
  const isAbsentAtLast = states.findLast(({ noun }) => !noun)?.claim === "absent"
  if (rest === entry && state === "present" && marker.lost !== true && isAbsentAtLast) return Uncertainty.remark
  if (literal !== undefined) return undefined
  // A marker that is named alone is taken for one that is there, and no more than its name was read; letters and a sign alone are no state
  const isUnread = state === "bare" && states.some(({ words }) => words.join("").length > 1)
  if (!told.has(state) || isUnread || !EnteredWords.areUnderstood(rest, variants.length > 0)) return Uncertainty.remark

  return EnteredScores.isAllThatIsTold(entry, marker, asked) ? MeasureFindings.unread : undefined
}

/** The marker that an entry names, with what it says of it and what that leaves open. `denials`: what it denies. */
export const of = (entry: Entered.Entered, denials: Denied): StatedMarker.StatedMarker | undefined => {
  const rest = Entered.without(entry, (at) => denials.some(({ first, last }) => first <= at && at < last))
  const found = denials.length === 0 ? StatedMarker.read(entry) : denied(entry, rest, denials)
  if (found === undefined) return undefined
  const isUnclear = found.untold !== undefined || denials.some((denial) => isOfUnknown(entry, denial))
  const remark = isUnclear ? Uncertainty.remark : untold(entry, rest, found)

  return remark === undefined ? found : { ...found, untold: remark }
}

import type * as Entered from "../entry/Entered.ts"
import * as Uncertainty from "../entry/Uncertainty.ts"
import type { MarkerStatus } from "../marker-status/MarkerStatus.ts"
import { statesIn } from "../markers/StatusLexicon.ts"
import type * as Remark from "../mention/Remark.ts"
import * as WordSet from "../text/WordSet.ts"
import * as EnteredScores from "./EnteredScores.ts"
import * as EnteredWords from "./EnteredWords.ts"
import * as StatedMarker from "./StatedMarker.ts"

const told: ReadonlySet<MarkerStatus["state"]> = new Set(["present", "absent", "low", "bare"])

/** Whether an entry tells a state outside of names; letters and a sign alone do not. */
const tellsMore = (entry: Entered.Entered): boolean =>
  EnteredWords.statesBeside(entry).some(({ state: { words } }) => words.join("").length > 1)

/** Whether the last result was not read as that of what was entered: "EGFR L858R stool negative". */
const isResultUnread = (
  entry: Entered.Entered,
  { asked: { state }, marker: { lost } }: StatedMarker.StatedMarker,
): boolean => {
  const last = EnteredWords.statesBeside(entry).findLast(({ state: { noun } }) => !noun)

  return state === "present" && lost !== true && last?.state.claim === "absent"
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
const isOfTwoResults = (words: ReadonlyArray<string>): boolean => {
  const hold = (some: ReadonlySet<string>): boolean => words.some((word) => some.has(word))
  if (opposites.every(hold)) return true
  const isChanged = hold(changing)
  if (!isChanged && !hold(since)) return false
  const results = statesIn(words).flatMap(({ state: { claim, noun, words } }) =>
    noun || /^[a-z]$/.test(words.join("")) ? [] : claim,
  )
  const last = words.at(-1) === "-" ? ["absent"] : []

  return new Set([...results, ...last]).size > (isChanged ? 0 : 1)
}

/** Whether an absence is told of a stain behind what no stain shows, and that is there: "HER2 mutation, IHC negative". */
const isOfStain = (
  { tokens: { words } }: Entered.Entered,
  { asked: { state } }: StatedMarker.StatedMarker,
): boolean => {
  const stain = words.findIndex((word) => StatedMarker.stains.has(word))

  return (
    state === "absent" &&
    statesIn(words.slice(0, Math.max(0, stain))).some(
      ({ state: { kind } }) => kind === "mutation" || kind === "amplification",
    )
  )
}

/** Why what was entered tells no state; nothing where it does. */
export const of = (
  entry: Entered.Entered,
  rest: Entered.Entered,
  known: StatedMarker.StatedMarker,
): Remark.Remark | undefined => {
  const { asked, literal, marker } = known
  const { words } = entry.tokens
  if (Uncertainty.isTold(words) || isOfTwoResults(words) || isOfStain(entry, known)) return Uncertainty.remark
  if (rest === entry && isResultUnread(entry, known)) return Uncertainty.remark
  if (literal !== undefined) return undefined
  // A marker that is named alone is taken for one that is there, and no more than its name was read
  if (!told.has(asked.state) || (asked.state === "bare" && tellsMore(rest))) return Uncertainty.remark
  if (!EnteredWords.areUnderstood(rest, asked.variants.length > 0)) return Uncertainty.remark

  return EnteredScores.isAllThatIsTold(entry, marker, asked) ? EnteredScores.remark : undefined
}

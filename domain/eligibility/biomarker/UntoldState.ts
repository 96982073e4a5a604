import * as Denials from "../entry/Denials.ts"
import type * as Entered from "../entry/Entered.ts"
import * as Uncertainty from "../entry/Uncertainty.ts"
import type { MarkerStatus } from "../marker-status/MarkerStatus.ts"
import { statesIn } from "../markers/StatusLexicon.ts"
import { variant } from "../markers/VariantNotation.ts"
import type * as Remark from "../mention/Remark.ts"
import * as EnteredScores from "./EnteredScores.ts"
import * as EnteredWords from "./EnteredWords.ts"
import * as OpenResults from "./OpenResults.ts"
import * as StatedMarker from "./StatedMarker.ts"

const told: ReadonlySet<MarkerStatus["state"]> = new Set(["present", "absent", "low", "bare"])

/** Whether an entry tells a state or a change outside of names; letters and a sign alone do not. */
const tellsMore = (entry: Entered.Entered): boolean => {
  const isChange = (at: number): boolean => variant(entry.tokens.words[at] ?? "") !== undefined

  return (
    EnteredWords.statesBeside(entry).some(({ state: { words } }) => words.join("").length > 1) ||
    EnteredWords.outsideNames(entry).values().some(isChange)
  )
}

/** Whether the last result was not read as that of what was entered: "EGFR L858R stool negative". */
const isResultUnread = (
  entry: Entered.Entered,
  { asked: { state }, marker: { lost } }: StatedMarker.StatedMarker,
): boolean => {
  const last = EnteredWords.statesBeside(entry).findLast(({ state: { noun } }) => !noun)

  return state === "present" && lost !== true && last?.state.claim === "absent"
}

/** Whether an absence is told of a stain behind what no stain shows, and that is there: "HER2 mutation, IHC negative". */
const isOfStain = (
  { tokens: { words } }: Entered.Entered,
  { asked: { state } }: StatedMarker.StatedMarker,
): boolean => {
  const stain = words.findIndex((word) => StatedMarker.stains.has(word))
  const before = state === "absent" && stain > 0 ? statesIn(words.slice(0, stain)).map(({ state }) => state) : []
  const isChange = before.some(({ kind }) => kind === "mutation" || kind === "amplification")

  return isChange && before.every(({ claim }) => claim === "present") && Denials.of(words.slice(0, stain)).length === 0
}

/** Why what was entered tells no state; nothing where it does. */
export const of = (
  entry: Entered.Entered,
  rest: Entered.Entered,
  known: StatedMarker.StatedMarker,
): Remark.Remark | undefined => {
  const { asked, literal, marker } = known
  if (OpenResults.areIn(entry) || isOfStain(entry, known)) return Uncertainty.remark
  if (rest === entry && isResultUnread(entry, known)) return Uncertainty.remark
  if (literal !== undefined) return undefined
  // A marker that is named alone is taken for one that is there, and no more than its name was read
  const isUnread = asked.state === "bare" && marker.measured !== true && tellsMore(rest)
  if (!told.has(asked.state) || isUnread) return Uncertainty.remark
  if (!EnteredWords.areUnderstood(rest, asked.variants.length > 0)) return Uncertainty.remark

  return EnteredScores.isAllThatIsTold(entry, marker, asked) ? EnteredScores.remark : undefined
}

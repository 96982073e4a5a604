import { type StateWord, stateAt } from "../markers/StatusLexicon.ts"
import * as BehindCues from "./BehindCues.ts"
import * as MarkerParts from "./MarkerParts.ts"
import { addState, denies } from "./MarkerStatus.ts"
import { end, placeOf, type Step, tokenAt, type Walk, word } from "./MarkerWalk.ts"
import { answering, joints, opposites, plural, statusWords } from "./MarkerWords.ts"

const cueAt = (walk: Walk, at: number): BehindCues.Cue | undefined =>
  BehindCues.inRun(walk.sentence.run).get(tokenAt(walk, at))

/** The state at a place. Letters are states only behind a hyphen, "MSI-H", and signs where they stand apart, "HER2 (+)". */
const stateIn = (walk: Walk, at: number): StateWord | undefined => {
  const state = MarkerParts.stateIn(walk.run, at)
  const mayBe = word(walk, at) === "+" || (at === walk.from + 1 && word(walk, at - 1) === "-")

  return state ?? (mayBe ? stateAt(walk.sentence.tokens.words, tokenAt(walk, at)) : undefined)
}

/** Whether what begins at a place is found of another marker, or of a change: "expression of HER2", "for HER2", "for F508del". */
const isOfAnother = ({ run }: Walk, at: number, linked: string): boolean =>
  linked === "for"
    ? MarkerParts.isName(run, at + 1) || run.chunks[at + 1]?.value?.is === "change"
    : linked === "of" && MarkerParts.isNoun(run, at - 1) && MarkerParts.isName(run, at + 1)

const isBeing = /^(?:be|is|are)$/

/**
 * An adjective that begins the next item: "TP53 mutation, unmutated IGHV", "EGFR mutation and negative ALK fusion", "ER and negative
 * expression of HER2", "ER, or be negative for HER2".
 */
const leadsAnother = (walk: Walk, at: number, { words }: StateWord): boolean => {
  if (!joints.has(word(walk, isBeing.test(word(walk, at - 1)) ? at - 2 : at - 1))) return false
  if (isOfAnother(walk, at + 1, word(walk, at + 1)) || isOfAnother(walk, at + 2, word(walk, at + 2))) return true
  const mayBeOpposite = walk.isStated && opposites.has(words[0] ?? "") && !MarkerParts.isNoun(walk.run, at - 2)

  return !mayBeOpposite && MarkerParts.isName(walk.run, at + 1)
}

/** "MSI-H, HER2 negative", "KRAS G12V or KRAS wild-type": the state of another marker, or of one without the change that is told. A denial may be of both. */
const isOfOther = ({ gathered, isNamedByState, isPastAnother }: Walk, state: StateWord): boolean =>
  isPastAnother && (isNamedByState || (gathered.variants.length > 0 && state.claim === "absent" && !denies(state)))

/** "KRAS mutation, negative pregnancy test", "BRAF V600E and low-grade histology": the adjective of something else. */
const isOfThing = (walk: Walk, at: number, state: StateWord): boolean => {
  const before = word(walk, at - 1)
  if (!walk.isStated || !(joints.has(before) || before === "(")) return false
  return state.words[0] === "stable" || cueAt(walk, at + 1)?.means === "of a thing"
}

const isNotOfMarker = (walk: Walk, at: number, state: StateWord): boolean =>
  !state.noun &&
  (isOfThing(walk, at, state) ||
    leadsAnother(walk, at, state) ||
    isOfOther(walk, state) ||
    cueAt(walk, at + 1)?.means === "of a disease")

/** Where the result of what a noun tells may stand, which ends before a place: "EGFR mutation: negative", "mutations were negative", "mutation status: positive". */
const resultBehind = (walk: Walk, behind: number): number | undefined => {
  const leading = cueAt(walk, behind)
  if (leading?.means === "leads to a result") return placeOf(walk, leading.last, behind)

  return answering.has(word(walk, behind)) ? behind + 1 : undefined
}

/** Adds what a noun tells, which ends before a place, of which words behind it may ask no more than to look for it: "mutation status". */
const ofNoun = (walk: Walk, next: number): number => {
  const at = resultBehind(walk, next)
  const found = at === undefined ? undefined : stateIn(walk, at)
  if (at !== undefined && found?.noun === false && found.words[0] !== "absent") {
    addState(walk.gathered, found, false)

    return at + 1
  }
  if (statusWords.has(word(walk, next)) || cueAt(walk, next)?.means === "only asked for") walk.gathered.status = true

  return next
}

/** A state that stands behind a marker, with what it is said to be: "mutation", "MSI-H", "mutation status: positive". */
export const read: Step = (walk, at) => {
  const found = stateIn(walk, at)
  if (found === undefined) return undefined
  if (cueAt(walk, at)?.means === "amplified" || isNotOfMarker(walk, at, found)) return end
  /** Behind the noun of another's change only its list goes on: "ALK, MET exon 14 skipping [or BRAF alterations]". */
  if (walk.isPastChange && !plural.test(found.words[0] ?? ""))
    return found.noun && joints.has(word(walk, at + 1)) ? at + 1 : end
  const part = walk.run.chunks[at]?.value
  addState(walk.gathered, found, walk.isNegated || (part?.is === "state" && part.isDenied))
  walk.isNegated = false
  walk.isStated = true
  walk.isJoined = false

  return found.noun ? ofNoun(walk, at + 1) : at + 1
}

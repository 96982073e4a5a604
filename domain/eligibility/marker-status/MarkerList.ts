import { remembering } from "../../Memo.ts"
import * as TokenPhrases from "../matching/TokenPhrases.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { deeper, isNumber, type Words } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as BeforeMarker from "./BeforeMarker.ts"
import * as Introductions from "./Introductions.ts"
import * as MarkerParts from "./MarkerParts.ts"
import type * as MarkerRun from "./MarkerRun.ts"
import { itemWords, joints, methods } from "./MarkerWords.ts"

const beside = WordSet.of(", / & + ( [ : ) ] - and or non")

const isWordOfItem = (word: string): boolean => beside.has(word) || itemWords.has(word) || /^\d{1,4}$/.test(word)

/** The class that a list of markers is of, of which it gives examples, and what others are listed with. */
export const table = RuleTable.of({
  name: "classes of markers",
  over: MarkerParts.level,
  classes: { item: itemWords, mark: ", / & + ( [ : - and or", listed: isWordOfItem, joint: ", / and or & nor" },
  parts: { list: "{listed}|@name|@change|@state|@grade|@examples{0,60}" },
  rows: [
    telling("class", [
      [
        '[ @state.noun|{item} ] ( "(" !s ")" )? {mark}* ( @examples ,? {mark}* ){1,2} <list> @marker',
        "other actionable [@state.noun], @examples @name and @marker",
      ],
    ]),
    telling("listed", [
      ["@name _{0,2} {joint} [ @marker ]", "@name @change and [@marker]"],
      ['[ @marker ] ")"? {joint} _{0,2} @name', "[@marker] or @name"],
    ]),
  ],
})

const toldIn = remembering((run: MarkerParts.Reading) => table.find(run))

/** Whether other genes are named beside a marker, or beside its name in full where it is the symbol in brackets behind that. */
export const isListed = (place: MarkerRun.Place): boolean =>
  toldIn(MarkerParts.around(MarkerParts.withFullName(place))).some(({ row }) => row.means === "listed")

/** Whether what stands at a place may be of a list of markers: a name, a change, the noun of an alteration, or a word between them. */
const isOfList = (run: MarkerParts.Reading, place: number): boolean => {
  const word = ChunkedRun.wordAt(run, place)

  return MarkerParts.isNamed(run, place) || joints.has(word) || itemWords.has(word) || isNumber(word) || word === "-"
}

/**
 * Behind the last of the alterations that are named with the one that ends before a place: "EGFR, ALK or ROS1 alterations". What has a
 * state of its own, "EGFR-mutant and …", ends them, and so does the bracket around them; but all of the bracket is of a class before it.
 */
const listEnd = (run: MarkerParts.Reading, last: number, isOfClass: boolean): number => {
  let end = last
  let depth = 0
  let isPastJoint = false
  let isOver = false
  for (let at = last; at < run.to; at++) {
    const word = ChunkedRun.wordAt(run, at)
    const before = depth
    depth = deeper(depth, word)
    isOver ||= word === ";" || (depth === before && !isOfList(run, at))
    if (isOver && !isOfClass) break
    if (depth < 0) return isOfClass ? at : last
    isPastJoint ||= depth === 0 && joints.has(word)
    if (!isOver && MarkerParts.isNamed(run, at) && isPastJoint && depth === 0) end = at + 1
  }

  return end
}

/** Where what a marker is named together with begins, as tokens. */
export interface Reach {
  /** What is said of this token is said of the marker: the first name of its list, or the class or the state that the list is of. */
  readonly start: number
  /** The token that all that is listed ends before, whatever the states between: with the bracket, where a class has it in one, "driver alterations (EGFR, ALK)". */
  readonly last: number
}

/** The first place of what is named beside each other, from one back: "EGFR, ALK or ROS1". A "non" is of one name alone. */
const ofNames = (run: MarkerParts.Reading, words: Words, first: number): number => {
  let start = first
  for (let at = first - 1; at >= run.from; at--) {
    const word = ChunkedRun.wordAt(run, at)
    const isName = MarkerParts.isName(run, at) || methods.has(word)
    if (isName && !TokenPhrases.isBehindNon(words, run.tokens[at] ?? 0)) start = at
    const isClose = /^[)\]]$/.test(word) && MarkerParts.isName(run, at - 1)
    if (!isName && run.chunks[at]?.value?.is !== "change" && !/^[,/&(-]$|^(?:and|or|\d)$/.test(word) && !isClose) break
  }

  return start
}

/** The first place of all that is listed before a marker. */
const listStart = (run: MarkerParts.Reading, first: number): number => {
  let start = first
  while (start > run.from && (run.chunks[start - 1] !== undefined || isWordOfItem(ChunkedRun.wordAt(run, start - 1))))
    start--

  return start
}

/** Behind the last "and" of an item with a state of its own: what is said of that may not be said of what follows. */
const behindItems = (run: MarkerParts.Reading, from: number, first: number): number => {
  for (let at = first - 1; at >= from; at--)
    if (
      ChunkedRun.wordAt(run, at) === "and" &&
      (ChunkedRun.wordAt(run, at - 1) === "," || run.chunks[at - 1]?.value?.is === "state")
    )
      return at

  return run.from
}

const negations = WordSet.of("no without not any")

const having = WordSet.of("have had having harbor harbour carry carrying bear")

/** The word that all of a list may be denied by, which ends right before it: "no", "not" of "do not have". */
const negationBefore = (words: Words, listed: number): string => {
  const word = words[listed - 1] ?? ""

  return having.has(word) && words[listed - 2] === "not" ? "not" : word
}

/** Whether "or" joins what is listed from token `from` on, before the mention or soon behind it. */
const isOfAlternatives = (words: Words, from: number, mention: number): boolean =>
  words.slice(from, mention + 24).some((word) => word === "or")

/** Whether a word before what is listed, up to the marker, denies all of it. `isOneItem`: no item of it has a state of its own. */
const isDeniedTogether = (words: Words, listed: number, marker: number, isOneItem: boolean): boolean => {
  const negation = negationBefore(words, listed)

  return negation === "without" || (isOneItem && negations.has(negation) && isOfAlternatives(words, listed, marker))
}

/** The first place of the state that is said of all of a list, from a place on: "negative for EGFR and ALK". What is taken out of it, or is an example, is no list of it. */
const stateOf = (named: MarkerRun.Place, run: MarkerParts.Reading, from: number): number | undefined =>
  BeforeMarker.told(named).states.findLast(
    ({ first }) =>
      first >= from &&
      first < MarkerParts.markerIn(run) - 1 &&
      !Introductions.areAmong(named.run, run.tokens[first] ?? 0, named.first),
  )?.first

/** What the marker of tokens `first` to before `last` is named together with. */
export const of = (place: MarkerRun.Place): Reach => {
  const { words } = place.tokens
  const named = MarkerParts.withFullName(place)
  const run = MarkerParts.around(named)
  const marker = MarkerParts.markerIn(run)
  const from = listStart(run, marker)
  const lastAnd = behindItems(run, from, marker)
  const owner = toldIn(run).findLast(({ row }) => row.means === "class")?.first ?? stateOf(named, run, lastAnd)
  const listed = owner ?? from
  const isOfClass = owner !== undefined && !MarkerParts.isAdjective(run, owner)
  const [first = 0, end = place.last] = [listed, listEnd(run, marker + 1, isOfClass)].map((at) => run.tokens[at])
  const isOneList = isDeniedTogether(words, first, place.first, lastAnd === run.from)
  const start = owner !== undefined || isOneList ? listed : ofNames(run, words, marker)

  return { start: run.tokens[start] ?? 0, last: Math.max(end, place.last) }
}

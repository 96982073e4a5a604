import * as WordTests from "../rules/WordTests.ts"
import { deeper, type Words } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import type { Cue, Reach } from "./CuesAhead.ts"

/** What a cue governs from `start` on. */
export interface Scope {
  readonly cue: Cue
  readonly reach: Reach
  readonly start: number
}

/** Words at the beginning of an item that show that the list before it has ended. */
const newClause = WordSet.of(
  "with have has had history are is who and patients subjects participants any evidence age aged must able",
)

const longestItem = 5

/** So far behind the mention the close of its list is sought. */
const farthest = 14

const ends = WordSet.of(". ; :")

const value = /^(?:\d+|i{1,3}|iv|v|i{1,3}[abc]|iv[abc])$/

/** What may be altered of FLT3. */
const domain = /^(?:itd|tkd)$/

const ofStage = WordSet.of(
  "relapsed refractory recurrent progressive metastatic advanced locally unresectable resectable borderline mild moderate severe local localized regional distant",
)

/** Where the item ends that stands before the one in which a place is: its last word. */
const lastOfItemBefore = (words: Words, at: number): string => words[words.lastIndexOf(",", at) - 1] ?? ""

/**
 * Whether "or" at a token joins no more than two words of one item: "ECOG 0 or 1", "stage II or III", "no infection, relapsed or refractory
 * disease"; not "no local, recurrent or metastatic disease", which is a list of such words.
 */
const isWithinItem = (words: Words, at: number): boolean => {
  const [before = "", behind = ""] = [words[at - 1], words[at + 1]]
  if (value.test(before) && value.test(behind)) return true
  if (domain.test(before) && domain.test(behind)) return true
  const isPair = words[at - 2] === "," && ofStage.has(before) && ofStage.has(behind)

  return isPair && !ofStage.has(lastOfItemBefore(words, at))
}

const isChange = WordTests.matching(
  "mutat~ alteration~ aberration~ rearrange~ translocat~ fusion~ amplif~ delet~ insert~ variant~ abnormalit~",
)

/** What is said of all that is listed behind it, even of two. */
const lacking = WordSet.of("absence lack")

/** Whether "and" at a token closes a list of changes, each of which is called by what it is: "absence of EGFR mutations, ALK fusions and ROS1 fusions". */
const endsChanges = (words: Words, at: number, { cue, start }: Scope): boolean => {
  const comma = words[at - 1] === "," ? at - 1 : at
  if (!isChange(words[comma - 1] ?? "")) return false
  const isList = words.slice(start + 1, comma).includes(",") || (comma < at && lacking.has(words[cue.last - 2] ?? ""))

  return isList && words.slice(at + 1, at + 1 + longestItem).some(isChange)
}

/** Whether "or" at a token closes a list, of which the mention is an item. */
const isClose = (words: Words, at: number, scope: Scope): boolean => {
  const word = words[at]
  if (word === "or") return !isWithinItem(words, at)
  if (word === "and") return scope.reach.status === "excepted" || endsChanges(words, at, scope)

  return word === "nor"
}

type List = "open" | "closed" | "ended"

/** Whether an item begins at a place that is no item of the list. */
const beginsClause = (words: Words, at: number): boolean => words[at - 1] === "," && newClause.has(words[at] ?? "")

/** ", or who have": whether a word that would close the list joins something else to it. */
const joinsClause = (words: Words, at: number): boolean => words[at - 1] === "," && newClause.has(words[at + 1] ?? "")

/** Whether a list is over at a place: something else is joined to it there, or another comma follows its close. */
const isBroken = (words: Words, at: number, list: List, closes: boolean): boolean =>
  closes ? joinsClause(words, at) : words[at] === "," && list === "closed"

/** How far the list has come before the mention, the item of which included. */
const before = (words: Words, scope: Scope, mention: number): List => {
  let list: List = "open"
  let length = 0
  let depth = 0
  for (let at = scope.start; at <= mention; at++) {
    const word = words[at] ?? ""
    depth = deeper(depth, word)
    const isJoint = isClose(words, at, scope)
    const closes = isJoint && depth <= 0
    if (at < mention && isBroken(words, at, list, closes)) return "ended"
    if (closes) list = "closed"
    length = word === "," || isJoint ? 0 : length + 1
    if (length > longestItem || (length === 1 && beginsClause(words, at))) return "ended"
  }

  return list
}

/** What leads to how something was found, or where: "positive by CSF or PET". */
const means = WordSet.of("by via on in per")

const closesBehind = (words: Words, scope: Scope, mention: number): boolean => {
  let depth = 0
  let isOfMeans = false
  for (let at = mention + 1; at < words.length && at < mention + farthest; at++) {
    const word = words[at] ?? ""
    if (ends.has(word)) return false
    depth = deeper(depth, word)
    isOfMeans = word !== "," && (isOfMeans || means.has(word))
    if (depth <= 0 && !isOfMeans && isClose(words, at, scope)) return true
  }

  return false
}

/**
 * Whether the commas between a trigger and a mention are those of one list, "no A, B or C": its items are short, and "or" closes it.
 * Behind a comma that follows the close something else begins.
 */
export const holds = (words: Words, scope: Scope, mention: number): boolean => {
  const list = before(words, scope, mention)

  return list === "closed" || (list === "open" && closesBehind(words, scope, mention))
}

/** The last word of the list behind a cue, behind which a comma stands before a place. */
export const endOf = (words: Words, scope: Scope, place: number): number => {
  const list = words.slice(scope.start, place)
  const close = list.findIndex((_, at) => isClose(words, scope.start + at, scope))

  return scope.start + list.indexOf(",", Math.max(0, close)) - 1
}

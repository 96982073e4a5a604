import * as Nearby from "../treatment/Nearby.ts"
import * as ListedLines from "./ListedLines.ts"

type Words = ReadonlyArray<string>

/** The lines that are listed from `first` on, with what stands around them. */
export interface Lines {
  readonly low: number
  readonly high: number
  /** How many there must have been: all that are joined by nothing but "and", otherwise the lowest. */
  readonly least: number
  /** Whether later ones are meant as well. */
  readonly later: boolean
  readonly first: number
  /** Behind the last of them, and behind "or later". */
  readonly named: number
  readonly last: number
  /** The words of the clause before them. */
  readonly clause: Words
  /** Behind their units. */
  readonly behind: number
}

const nearClause = 8

/** So far back a clause is read where the lines are what a treatment was given as: "received … as first-line therapy". */
const farClause = 25

const further = /^(?:later|greater|beyond|higher|more|subsequent|above|further)$/

/** "Beyond first-line", "later than first-line". */
const isBeyond = (words: Words, at: number): boolean =>
  words[at - 1] === "beyond" || (words[at - 1] === "than" && words[at - 2] === "later")

/** "≥2L", "at least second-line", "second-line treatment (at least)", "beyond first-line". */
const isAtLeast = (words: Words, at: number, behind: number): boolean =>
  isBeyond(words, at) ||
  words[at - 1] === "least" ||
  words[at - 1] === "≥" ||
  (words[at - 2] === ">" && words[at - 1] === "=") ||
  (words[behind] === "(" && words[behind + 1] === "at" && words[behind + 2] === "least")

/** Words with which something else begins. */
const turning: ReadonlySet<string> = new Set([".", ";", ",", "and", "for", "to", "not", "no"])

/** "Received in the hormone-sensitive or first-line setting". */
const isReceivedIn = (words: Words, at: number): boolean => {
  const before = Nearby.before(words, at, farClause)
  const received = before.findLastIndex((word) => word === "received" || word === "given" || word === "administered")
  const between = before.slice(received + 1)

  return (
    received >= 0 && (between.includes("in") || between.includes("as")) && !between.some((word) => turning.has(word))
  )
}

const nearEither = 5

const together: ReadonlySet<string> = new Set(["either", "together", "combined", "both", "concurrently"])

/** "(Received an antibody,) either in the first line or …". */
const isInEither = (words: Words, at: number): boolean => {
  const near = Nearby.before(words, at, nearEither)

  return near.includes("in") && near.some((word) => together.has(word))
}

/** "For the", before a place. */
const forBefore = (words: Words, at: number): number => {
  const link = words[at - 1] === "the" ? at - 2 : at - 1

  return words[link] === "for" ? link : -1
}

const turningAway: ReadonlySet<string> = new Set([".", ";", "not", "no", "never", "to", "eligible", "planned"])

/** "Received 4-6 months of gemcitabine for the first-line treatment". */
const isReceivedFor = (words: Words, at: number): boolean => {
  const link = forBefore(words, at)
  if (link < 0) return false
  const before = Nearby.before(words, link, farClause)
  const received = before.findLastIndex((word) => word === "received" || word === "completed")

  return received >= 0 && !before.slice(Math.max(0, received - 2)).some((word) => turningAway.has(word))
}

/** "(Given) as first-line", "in the", "as one", "part of", "received … or": what a treatment was given as. */
const isGivenAs = (words: Words, at: number): boolean =>
  words[words[at - 1] === "one" ? at - 2 : at - 1] === "as" ||
  words[at - 1] === "in" ||
  (words[at - 2] === "part" && words[at - 1] === "of") ||
  (words[at - 1] === "or" && isReceivedIn(words, at)) ||
  isInEither(words, at) ||
  isReceivedFor(words, at)

/** "First-line", "first and second line", "second line or later": the lines that are listed from a place on; nothing if none are. */
export const at = (words: Words, at: number): Lines | undefined => {
  const listed = ListedLines.at(words, at)
  if (listed === undefined) return undefined
  const { all, last, numbers, open } = listed
  const low = Math.min(...numbers)
  const high = Math.max(...numbers)
  const isAs = isGivenAs(words, at)
  const behindUnits = ListedLines.behindUnits(words, last)
  const next = words[behindUnits] === "setting" ? behindUnits + 1 : behindUnits
  const behind = words[next] === "(" && words[next + 1] === "or" ? next + 1 : next
  const isOrLater = (words[behind] === "or" || words[behind] === "and") && further.test(words[behind + 1] ?? "")

  return {
    low,
    high,
    least: all ? high : low,
    later: open || isOrLater || isAtLeast(words, at, next),
    first: at,
    named: last,
    last: isOrLater && !open ? behind + 2 : last,
    clause: words.slice(Math.max(0, at - (isAs ? farClause : nearClause)), at),
    behind,
  }
}

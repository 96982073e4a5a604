import { remembering } from "../../Memo.ts"
import { permissions } from "../classes/Participants.ts"
import { deeper, type Words } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import type { AssertionStatus } from "./CuesAhead.ts"
import * as CuesBehind from "./CuesBehind.ts"
import * as ScopeEnds from "./ScopeEnds.ts"
import * as Scopes from "./Scopes.ts"

const verdicts: ReadonlySet<string> = new Set([...permissions, "excluded", "prohibited", "ineligible"])

const references = WordSet.of("following those")

const nearReference = 8

/** Whether the words before a colon introduce what follows it: "any of the following is excluded: …", "allowed: …". */
const introducing = (words: Words, colon: number): boolean =>
  verdicts.has(words[colon - 1] ?? "") ||
  words.slice(Math.max(0, colon - nearReference), colon).some((word) => references.has(word))

const isStop = (word: string | undefined): boolean => word === "." || word === ";"

/** A clause, in brackets or not: where it begins, and the words before the last colon in it or around it. */
interface Clause {
  readonly start: number
  readonly lead: Words | undefined
}

/** By token, the clause in which it stands. */
const clausesOf = remembering((words: Words): ReadonlyArray<Clause> => {
  const around: Array<Clause> = []
  let clause: Clause = { start: 0, lead: undefined }

  return words.map((word, at) => {
    const here = clause
    if (isStop(word)) clause = { start: at + 1, lead: undefined }
    else if (word === ":")
      clause = { start: here.start, lead: introducing(words, at) ? words.slice(here.start, at) : undefined }
    else if (word === "(") {
      around.push(here)
      clause = { start: at + 1, lead: here.lead }
    } else if (word === ")") clause = around.pop() ?? { start: here.start, lead: undefined }

    return here
  })
})

export const leadBefore = (words: Words, mention: number): Words | undefined => clausesOf(words)[mention]?.lead

/** The words of a line that speak of what it introduces: of several sentences the last, "No other therapy. [The following are allowed]". */
const ofList = (words: Words): Words => {
  const last = words.slice(words.findLastIndex(isStop) + 1)

  return last.some((word) => references.has(word)) ? last : words
}

const farthest = 30

const begins = WordSet.of(", ( [ - * •")

const isBegin = (words: Words, at: number): boolean =>
  at === 0 || begins.has(words[at - 1] ?? "") || ScopeEnds.behind(words).has(at - 1)

const nones = WordSet.of("no none neither")

/** The place before another; before a bracket that is closed there, where that is opened. */
const placeBefore = (words: Words, at: number): number =>
  words[at - 1] === ")" ? Math.max(0, words.lastIndexOf("(", at - 1)) : at - 1

/** Where the clause around the mention begins with none: "No prior therapy is allowed", "none of the following is", "neither A nor B is". -1 if it does not. */
const none = (words: Words, first: number): number => {
  let start = first
  while (start > first - farthest && !isBegin(words, start)) start = placeBefore(words, start)

  return nones.has(words[start] ?? "") ? start : -1
}

/** Whether what is said of the mention is said of none of it. */
export const ofNone = (words: Words, first: number): boolean => {
  const start = none(words, first)

  return start >= 0 && start < first
}

const judged = (words: Words, cue: CuesBehind.Cue, first: number, last: number): AssertionStatus | undefined => {
  const { first: at, sure, verdict } = cue
  if (verdict === "required") return none(words, first) >= 0 ? "neutral" : undefined
  if (verdict !== "allowed" && verdict !== "forbidden") return verdict
  if ((verdict === "allowed") === ((words[at - 1] === "not") !== ofNone(words, first))) return "forbidden"

  return at - last < sure ? "allowed" : "permitted"
}

/** What the cue at `at` makes of a mention, if one stands there that governs it. What introduces a list is governed by what its clauses say. */
const atToken = (words: Words, at: number, first: number, last: number): AssertionStatus | undefined => {
  const cue = CuesBehind.of(words).get(at)
  if (cue === undefined || at - last > cue.scope) return undefined
  const isOfOther = first < words.length && words.slice(last, at).some((word) => cue.endedBy.has(word))

  return isOfOther ? undefined : judged(words, cue, first, last)
}

/** So many words may stand between a mention in brackets and their end, or between that and what is said of both. */
const mostBeside = 3

/** Where the bracket ends that is opened at a token, if one is: it belongs to the mention before it, unless it says itself how that stands, "(none)". */
const behindBracket = (words: Words, at: number): number => {
  const end = words[at] === "(" && !CuesBehind.of(words).has(at) ? words.indexOf(")", at) : -1

  return end < 0 || words.slice(at + 1, end).includes("(") ? at : end + 1
}

const being = WordSet.of("is are was were")

/** How far is read behind a bracket that ends at a token, with a mention in it: a little way, if what follows may be said of that as well. */
const endBehind = (words: Words, first: number, last: number, at: number): number => {
  const isOfBoth =
    at <= last + mostBeside &&
    words.lastIndexOf("(", first) > 0 &&
    !words.slice(last, at).some((word) => being.has(word))

  return isOfBoth ? at + 1 + mostBeside : at
}

/**
 * Judged by what the clause goes on to say: "… are allowed". Parentheses that open behind the mention speak of something else; of what ends
 * with them what follows right behind them is said, too: "relapse (platinum-sensitive disease) is not allowed".
 */
export const behind = (words: Words, first: number, named: number): AssertionStatus => {
  if (CuesBehind.of(words).size === 0) return "affirmed"
  const ends = ScopeEnds.behind(words)
  const last = behindBracket(words, named)
  let depth = 0
  let end = named + farthest
  for (let at = last; at < words.length && at < end; at++) {
    const status = depth > 0 ? undefined : atToken(words, at, first, last)
    if (status !== undefined) return status
    depth = deeper(depth, words[at] ?? "")
    if (depth < 0 && at > last) end = endBehind(words, first, last, at)
    depth = Math.max(0, depth)
    if (depth === 0 && ends.has(at)) break
  }

  return "affirmed"
}

/**
 * Out of what a mention is taken: of what must not be, "no malignancy other than …"; of what another sentence says, or of what is asked of
 * somebody else, "An exception to this is …", "12 weeks have passed unless …"; of what people must be or have had, "must have had
 * chemotherapy, except for patients with …"; or of the class that stands before it. "Exception: those with … may be included" says it all.
 */
const exceptedFrom = (words: Words, mention: number, last: number): AssertionStatus => {
  const cue = Scopes.of(words, mention)?.cue
  const isLetIn = words[cue?.last ?? 0] === ":" && /^(?:allowed|permitted)$/.test(behind(words, mention, last))
  if (isLetIn) return "allowed"
  if (cue?.means === "excepted from another sentence") return "excused"
  const at = cue?.first ?? 0
  const end = words[at - 1] === "," ? at - 1 : at
  const around = end > 0 ? Scopes.ahead(words, end, end + 1) : "affirmed"
  if (around === "negated" || around === "forbidden") return "spared"
  if (cue?.means === "unless") return "excused"

  return cue?.means === "excepted from a duty" ? "spared" : "excepted"
}

/**
 * "No EGFR mutation is allowed" says it all with its verb: its "no" does not turn it around once more. "Patients without an EGFR
 * mutation are not eligible" asks for one.
 */
const settled = (words: Words, first: number, last: number, turned: AssertionStatus): AssertionStatus => {
  if (turned === "excepted") return exceptedFrom(words, first, last)
  if (turned !== "affirmed" && turned !== "negated") return turned
  const after = behind(words, first, last)
  if (turned === "negated" && !ofNone(words, first)) return after === "forbidden" ? "allowed" : turned

  return after === "affirmed" ? turned : after
}

const obliging = WordSet.of("must should shall")

/**
 * Whether the words before a negated place say what must not be, in whatever part they stand: "must not have …", "cannot have …",
 * "must be free of …", "were not to have …".
 */
export const forbidsBefore = (words: Words, place: number): boolean =>
  words.slice(0, place).some((word, at) => {
    if (obliging.has(word) || (word === "cannot" && words[at + 1] === "have")) return true
    const before = words[at - 1] ?? ""

    return word === "not" && (before === "may" || (being.has(before) && words[at + 1] === "to"))
  })

const lettered = /[a-z]/

/** Whether the words begin with none: "No evidence of …", "None of the following". */
export const beginsWithNone = (words: Words): boolean => {
  const first = words.find((word) => lettered.test(word))

  return first === "no" || first === "none"
}

const exceptions: ReadonlySet<AssertionStatus> = new Set(["excepted", "spared", "excused"])

/** What introduces a list. A list of what must not be is one in either part of the criteria, and what is excepted from it is let in. */
const lead = (words: Words): AssertionStatus => {
  const end = words.length
  const stand = settled(words, end, 0, Scopes.ofLead(words))
  const isOfNone = () => beginsWithNone(words) || forbidsBefore(words, end)
  if (stand === "negated") return isOfNone() ? "forbidden" : stand

  return exceptions.has(stand) && (words.includes("not") ? isOfNone() : beginsWithNone(words)) ? "allowed" : stand
}

/** How the mention that begins at token `first` and ends before token `last` stands in its sentence. */
export const of = (words: Words, first: number, last: number): AssertionStatus => {
  const introduction = leadBefore(words, first)
  const here = settled(words, first, last, Scopes.ahead(words, first, last))
  if (introduction === undefined) return here
  const above = lead(introduction)
  // What is announced as an exception may say of itself that it is let in
  const isLetIn = exceptions.has(above) && behind(words, first, last) === "allowed"

  return isLetIn ? "allowed" : under(above, here)
}

/** How a line that ends with a colon makes the lines below it stand: its words before the colon. */
export const introduced = (words: Words): AssertionStatus => lead(ofList(words))

/** What stands `below` a line that itself stands `above`. Two turns may cancel out or repeat each other: that is not for us to tell. */
export const under = (above: AssertionStatus, below: AssertionStatus): AssertionStatus => {
  if (above === "affirmed") return below

  return below === "affirmed" ? above : "uncertain"
}

import { permissions } from "../classes/Participants.ts"
import type { Tokens } from "../text/Tokens.ts"
import { ahead, ofLead } from "./Ahead.ts"
import { behind, ofNone } from "./Behind.ts"
import type { AssertionStatus } from "./CuesAhead.ts"
import * as CuesAhead from "./CuesAhead.ts"

const verdicts: ReadonlySet<string> = new Set([...permissions, "excluded", "prohibited", "ineligible"])

const references: ReadonlySet<string> = new Set(["following", "those"])

/** Whether the words before a colon introduce what follows it: "any of the following is excluded: …", "allowed: …". */
const introducing = (words: ReadonlyArray<string>, colon: number): boolean =>
  verdicts.has(words[colon - 1] ?? "") ||
  words.slice(Math.max(0, colon - 8), colon).some((word) => references.has(word))

const isStop = (word: string | undefined): boolean => word === "." || word === ";"

const inwards = (word: string | undefined): number => (word === ")" ? 1 : word === "(" ? -1 : 0)

/** The last colon before a mention in its clause, not within brackets that close before it; -1 if there is none. */
const colonBefore = (words: ReadonlyArray<string>, mention: number): number => {
  let depth = 0
  for (let at = mention - 1; at >= 0; at--) {
    depth += inwards(words[at])
    if (depth > 0) continue
    if (isStop(words[at])) return -1
    if (words[at] === ":") return at
  }

  return -1
}

/** Where the clause that ends with a colon begins: behind the end of another, or with the bracket around it. */
const clauseStart = (words: ReadonlyArray<string>, colon: number): number => {
  let depth = 0
  for (let at = colon - 1; at >= 0; at--) {
    depth += inwards(words[at])
    if (isStop(words[at]) || (words[at] === "(" && depth < 0)) return at + 1
  }

  return 0
}

/** The words that introduce a mention within its sentence, if any do. */
export const leadBefore = (words: ReadonlyArray<string>, mention: number): ReadonlyArray<string> | undefined => {
  if (mention < 2 || words.lastIndexOf(":", mention - 1) < 0) return undefined
  const colon = colonBefore(words, mention)

  return colon < 0 || !introducing(words, colon) ? undefined : words.slice(clauseStart(words, colon), colon)
}

/** The words of a line that speak of what it introduces: of several sentences the last, "No other therapy. [The following are allowed]". */
const ofList = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const last = words.slice(words.findLastIndex(isStop) + 1)

  return last.some((word) => references.has(word)) ? last : words
}

type Words = ReadonlyArray<string>

const farthestException = 24

/** Where the words stand that except what stands at a place, and -1 if none do. */
const exceptionBefore = (words: Words, first: number): number => {
  const cue = CuesAhead.before(words, first).findLast(
    (each) => each.reach?.status === "excepted" && each.last <= first && each.first >= first - farthestException,
  )

  return cue?.first ?? -1
}

const nearVerdict = 6

/** "Unless mutations of PSEN1 have been ruled out": those who are spared do not have them. */
const isRuledOut = (words: Words, first: number, last: number): boolean => {
  if (words[exceptionBefore(words, first)] !== "unless") return false
  const verdict = words.slice(last, last + nearVerdict).join(" ")

  return /\bbeen (?:excluded|ruled out)\b/.test(verdict)
}

/**
 * "No EGFR mutation is allowed" says it all with its verb: its "no" does not turn it around once more. "Patients without an EGFR
 * mutation are not eligible" asks for one.
 */
const settled = (words: Words, first: number, last: number, turned: AssertionStatus): AssertionStatus => {
  if (turned === "excepted" && isRuledOut(words, first, last)) return "uncertain"
  if (turned !== "affirmed" && turned !== "negated") return turned
  const after = behind(words, first, last)
  if (turned === "negated" && !ofNone(words, first)) return after === "forbidden" ? "allowed" : turned

  return after === "affirmed" ? turned : after
}

const alone = (words: Words, first: number, last: number): AssertionStatus =>
  settled(words, first, last, ahead(words, first, last))

const obliging: ReadonlySet<string> = new Set(["must", "should", "shall"])

const being: ReadonlySet<string> = new Set(["is", "are", "was", "were"])

/**
 * Whether the words before a negated place say what must not be, in whatever part they stand: "must not have …", "cannot have …",
 * "must be free of …", "were not to have …".
 */
export const forbidsBefore = (words: ReadonlyArray<string>, place: number): boolean => {
  for (let at = 0; at < place; at++) {
    const word = words[at] ?? ""
    if (obliging.has(word) || (word === "cannot" && words[at + 1] === "have")) return true
    if (word !== "not") continue
    const earlier = words[at - 1] ?? ""
    if (earlier === "may" || (being.has(earlier) && words[at + 1] === "to")) return true
  }

  return false
}

const lettered = /[a-z]/

/** Whether the words begin with none: "No evidence of …", "None of the following". */
export const beginsWithNone = (words: ReadonlyArray<string>): boolean => {
  const first = words.find((word) => lettered.test(word))

  return first === "no" || first === "none"
}

/** "Must not have had treatment, with the following exceptions": what is excepted from it is let in. */
const forbids = (words: Words): boolean =>
  beginsWithNone(words) || (words.includes("not") && forbidsBefore(words, words.length))

/** What introduces a list. A list of what must not be is one in either part of the criteria. */
const lead = (words: Words): AssertionStatus => {
  const end = words.length
  const stand = settled(words, end, 0, ofLead(words))
  if (stand === "excepted" && forbids(words)) return "allowed"

  return stand === "negated" && (beginsWithNone(words) || forbidsBefore(words, end)) ? "forbidden" : stand
}

/** How the mention that begins at token `first` and ends before token `last` stands in its sentence. */
export const of = ({ words }: Tokens, first: number, last: number): AssertionStatus => {
  const introduction = leadBefore(words, first)
  const here = alone(words, first, last)

  return introduction === undefined ? here : under(lead(introduction), here)
}

const opening = /^(?:[^a-z]*|an?|the|one|only|note)$/

const people = /^(?:patients|participants|subjects|those|individuals|persons)$/

const nearPeople = 5

/** Whether the exception at `at` is of people who need not meet what is asked: "must have had chemotherapy, except for patients with …". */
const exempts = (words: Words, at: number): boolean =>
  words.slice(at + 1, at + nearPeople).some((word) => people.test(word)) &&
  words.slice(0, at).some((word) => word === "must" || word === "should")

/**
 * What an exception at a place is taken out of: of what must not be (`none`), "no malignancy other than …"; of what another sentence
 * says, or of what is asked of somebody else (`other`), "An exception to this is …", "12 weeks have passed unless …"; of what people must
 * be or have had (`duty`), "must have had chemotherapy, except for patients with …"; or of the class that stands before it.
 */
export const exceptedFrom = ({ words }: Tokens, first: number): "none" | "other" | "duty" | "class" => {
  const at = exceptionBefore(words, first)
  if (at < 0) return "class"
  if (words.slice(at, at + 2).includes("to") && words.slice(0, at).every((word) => opening.test(word))) return "other"
  const end = words[at - 1] === "," ? at - 1 : at
  const stand = ahead(words, end, end + 1)

  if (stand === "negated" || stand === "forbidden") return "none"

  if (words[at] === "unless") return "other"

  return exempts(words, at) ? "duty" : "class"
}

/** How a line that ends with a colon makes the lines below it stand. `tokens` are those before the colon. */
export const introduced = ({ words }: Tokens): AssertionStatus => lead(ofList(words))

/** What stands `below` a line that itself stands `above`. Two turns may cancel out or repeat each other: that is not for us to tell. */
export const under = (above: AssertionStatus, below: AssertionStatus): AssertionStatus => {
  if (above === "affirmed") return below

  return below === "affirmed" ? above : "uncertain"
}

import { joining, participation, people, studies } from "../classes/Participants.ts"
import * as WordSet from "../text/WordSet.ts"
import type { AssertionStatus } from "./CuesAhead.ts"
import * as CuesBehind from "./CuesBehind.ts"
import { deeper } from "./Scope.ts"
import * as ScopeEnds from "./ScopeEnds.ts"

type Words = ReadonlyArray<string>

const farthest = 30

const begins = WordSet.of(", ( [ - * •")

/** Whether the clause around a mention begins at `at`. */
const isBegin = (words: Words, at: number): boolean =>
  at === 0 || begins.has(words[at - 1] ?? "") || ScopeEnds.behind(words).has(at - 1)

const nones = WordSet.of("no none neither")

/** Where the clause around the mention begins with none: "No prior therapy is allowed", "none of the following is", "neither A nor B is". -1 if it does not. */
const none = (words: Words, first: number): number => {
  let start = first
  while (start > first - farthest && !isBegin(words, start)) start--

  return nones.has(words[start] ?? "") ? start : -1
}

/** Whether what is said of the mention is said of none of it. */
export const ofNone = (words: Words, first: number): boolean => {
  const start = none(words, first)

  return start >= 0 && start < first
}

const verbs = WordSet.of("is are was were be being been not also considered still will may can should")

const conditions = WordSet.of("if provided unless except")

const marks = WordSet.of(". ; )")

/** Behind a verdict, what tells how it was found: "absent on CT". */
const finding = WordSet.of("on by per")

/** "Stable brain metastases allowed": a clause ends at `at`. What introduces a list is not followed by conditions. */
const isEnd = (words: Words, at: number, isLead: boolean): boolean => {
  const word = words[at]

  return word === undefined || marks.has(word) || (!isLead && (conditions.has(word) || finding.has(word)))
}

const ofStudy: ReadonlySet<string> = new Set([
  ...studies,
  ...participation,
  ..."the this entry part arm cohort".split(" "),
])

/** "Ineligible for chemotherapy", "not required to receive it": not for the study. `behind` is the token behind the cue. */
const isOfOther = (words: Words, behind: number): boolean => {
  const verdict = words[behind - 1]
  if (verdict === "required" && words[behind] === "to") return !joining.has(words[behind + 1] ?? "")
  if (verdict !== "eligible" && verdict !== "ineligible") return false
  const what = words[behind + 1] ?? ""

  return words[behind] === "to" ? !joining.has(what) : words[behind] === "for" && !ofStudy.has(what)
}

const isNear = (words: Words, at: number, word: string): boolean => words[at - 1] === word || words[at - 2] === word

/** Short names of cancers, as they go in criteria. */
const shortNames = WordSet.of(
  "pdac gbm nsclc sclc hcc rcc crc mcrc tnbc hnscc gist crpc mcrpc mhspc aml cml cll mds dlbcl",
)

const diseaseOrChange =
  /(?:oma|omas|emia|emias)$|^(?:tumou?r|cancer|disease|malignanc|metasta[st]|mutat|alteration|rearrange|fusion|amplif|delet|insert|variant|organs?$|spread$)/

/** Whether a patient, a disease or a finding is called by the word; "cisplatin ineligible" is said of no study. */
const isKeptOut = (word: string): boolean => people.has(word) || shortNames.has(word) || diseaseOrChange.test(word)

const others = WordSet.of(", and or in with without who whose that which but makes make")

/** "Metastatic PDAC ineligible", "…: ineligible": a verdict without a verb at `at`, soon behind what is kept out, which ends before `last`. */
const isOwnVerdict = (words: Words, at: number, last: number): boolean => {
  const end = words[at - 1] === ":" ? at - 1 : at

  return (end === last || isKeptOut(words[end - 1] ?? "")) && !words.slice(last, end).some((word) => others.has(word))
}

/** Whether a cue may do without a verb. */
const isBare = (
  words: Words,
  { first: at, last: end, needs }: CuesBehind.Cue,
  last: number,
  isLead: boolean,
): boolean =>
  (needs === "verb or end" || (needs === "verb or own end" && isOwnVerdict(words, at, last))) &&
  isEnd(words, end, isLead)

/** Whether a verb, or the end of the clause, says a cue of the mention, and of it for the study. "Only eligible if …" says nothing of what it is not said of. */
const isPredicate = (words: Words, cue: CuesBehind.Cue, last: number, isLead: boolean): boolean => {
  const at = cue.first
  const hasVerb = verbs.has(words[at - 1] ?? "") || verbs.has(words[at] ?? "")
  if (!hasVerb && !isBare(words, cue, last, isLead)) return false

  return !isOfOther(words, cue.last) && !isNear(words, at, "only")
}

/** What a colon may lead to as an answer. */
const answers: ReadonlySet<CuesBehind.Category> = new Set<CuesBehind.Category>([
  "permission",
  "prohibition",
  "negation",
  "uncertainty",
])

const relatives = WordSet.of("that which who")

/** Whether a verb at `at` is said of the mention that ends before `last`, and not of something that stands between. */
const isOwnVerb = (words: Words, at: number, last: number): boolean =>
  !words.slice(last, at).some((word) => relatives.has(word))

const goingOn = WordSet.of(", / ( via at as")

/** Whether an answer ends at `at`, or goes on with how it was found: "none on CT". */
const isEndOfAnswer = (words: Words, at: number, isLead: boolean): boolean =>
  isEnd(words, at, isLead) || goingOn.has(words[at] ?? "")

/** What stands between a question and the answer to it. */
const answering = WordSet.of(": = - (")

const isSaid = (words: Words, cue: CuesBehind.Cue, first: number, last: number): boolean => {
  const isLead = first === words.length
  switch (cue.needs) {
    case "nothing":
      return true
    case "own verb":
      return isLead || isOwnVerb(words, cue.first, last)
    case "mark and end":
      return answering.has(words[cue.first - 1] ?? "") && isEndOfAnswer(words, cue.last, isLead)
    case "verb":
    case "verb or end":
    case "verb or own end":
      return isPredicate(words, cue, last, isLead)
  }
}

/** "Metastases not excluded": nothing tells whether they are let in or were not looked for. A list may be introduced so. */
const isOpen = (words: Words, { first: at, means }: CuesBehind.Cue, isLead: boolean): boolean =>
  !isLead && means === "not excluded" && !verbs.has(words[at - 1] ?? "") && !verbs.has(words[at - 2] ?? "")

/** So far behind a mention a permission is sure to speak of it; farther away it may well speak of something nearer. */
const sure = 15

const isSure = ({ first, means }: CuesBehind.Cue, last: number): boolean =>
  first - last < sure && means !== "may be let in" && means !== "or not"

/** What a cue makes of a mention; nothing where it says nothing of it. */
const judged = (words: Words, cue: CuesBehind.Cue, first: number, last: number): AssertionStatus | undefined => {
  const isNegated = isNear(words, cue.first, "not")
  switch (cue.category) {
    case "permission":
    case "prohibition": {
      if (isOpen(words, cue, first === words.length)) return "uncertain"
      const isTurned = isNegated !== ofNone(words, first)
      if ((cue.category === "permission") === isTurned) return "forbidden"

      return isSure(cue, last) ? "allowed" : "permitted"
    }
    case "obligation":
      return !isNegated && none(words, first) >= 0 ? "neutral" : undefined
    case "optionality":
      return "neutral"
    case "incapability":
      return "incapable"
    case "uncertainty":
      return "uncertain"
    case "negation":
      return "negated"
  }
}

/** What the cue at `at` makes of a mention, if one stands there that governs it. */
const atToken = (words: Words, at: number, first: number, last: number): AssertionStatus | undefined => {
  const cue = CuesBehind.of(words).get(at)
  if (cue === undefined || at - last > cue.scope || !isSaid(words, cue, first, last)) return undefined

  return judged(words, cue, first, last)
}

/** "Metastatic disease: excluded", "metastases: none": a colon at `at` behind which there is no more than a verdict on what stands before it, or an answer. */
const joinsVerdict = (words: Words, at: number): boolean => {
  const cue = words[at] === ":" ? CuesBehind.of(words).get(at + 1) : undefined

  return cue !== undefined && answers.has(cue.category) && isEndOfAnswer(words, cue.last, false)
}

/** "Metastases (none)", "metastases (must be absent)": a bracket at `at` in which there is no more than the answer to what stands before it. */
const opensAnswer = (words: Words, at: number): boolean => {
  const cue = words[at] === "(" ? CuesBehind.of(words).get(at + 1) : undefined
  if (cue === undefined) return false

  return cue.needs === "mark and end" || (answers.has(cue.category) && words[cue.last] === ")")
}

/** Judged by what the clause goes on to say: "… are allowed". Parentheses that open behind the mention speak of something else. */
export const behind = (words: Words, first: number, last: number): AssertionStatus => {
  if (CuesBehind.of(words).size === 0) return "affirmed"
  const ends = ScopeEnds.behind(words)
  let depth = 0
  for (let at = last; at < words.length && at <= last + farthest; at++) {
    depth = deeper(depth, words[at] ?? "")
    if (depth < 0 && at > last) break
    depth = Math.max(0, depth)
    if (depth > 0 && !opensAnswer(words, at - 1)) continue
    if (ends.has(at) && !joinsVerdict(words, at)) break
    const status = atToken(words, at, first, last)
    if (status !== undefined) return status
  }

  return "affirmed"
}

import type { AssertionStatus } from "./AssertionStatus.ts"
import * as BareVerdict from "./BareVerdict.ts"
import * as OtherPart from "./OtherPart.ts"
import { participation, studies, takePart } from "./Participation.ts"
import { deeper } from "./Scope.ts"
import type { Category, Trigger } from "./Trigger.ts"
import { backwardAt, terminationAt } from "./Triggers.ts"

type Words = ReadonlyArray<string>

const farthest = 30

const begins: ReadonlySet<string> = new Set([",", "(", "[", "-", "*", "•"])

/** Whether the clause around a mention begins at `at`. */
const isBegin = (words: Words, at: number): boolean =>
  at === 0 || begins.has(words[at - 1] ?? "") || terminationAt(words, at - 1, "backward") !== undefined

const nones: ReadonlySet<string> = new Set(["no", "none", "neither"])

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

const verbs: ReadonlySet<string> = new Set(
  "is are was were be being been not also considered still will may can should".split(" "),
)

const conditions: ReadonlySet<string> = new Set(["if", "provided", "unless", "except"])

const marks: ReadonlySet<string> = new Set([".", ";", ")"])

/** Behind a verdict, what tells how it was found: "absent on CT". */
const finding: ReadonlySet<string> = new Set(["on", "by", "per"])

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

/** The verbs of taking part. */
const joining: ReadonlySet<string> = new Set(takePart.flatMap((phrase) => phrase.split(" ", 1)))

/** "Ineligible for chemotherapy", "not required to receive it": not for the study. `behind` is the token behind the trigger. */
const isOfOther = (words: Words, behind: number): boolean => {
  const verdict = words[behind - 1]
  if (verdict === "required" && words[behind] === "to") return !joining.has(words[behind + 1] ?? "")
  if (verdict !== "eligible" && verdict !== "ineligible") return false
  const what = words[behind + 1] ?? ""

  return words[behind] === "to" ? !joining.has(what) : words[behind] === "for" && !ofStudy.has(what)
}

const isNear = (words: Words, at: number, word: string): boolean => words[at - 1] === word || words[at - 2] === word

/** "Only eligible if …" says nothing of what it is not said of. */
const isLimited = (words: Words, at: number, literal: Words): boolean =>
  isNear(words, at, "only") || literal[0] === "only"

/** Whether a trigger may do without a verb. */
const isBare = (words: Words, at: number, { literal, needs }: Trigger, last: number, isLead: boolean): boolean =>
  (needs === "verb or end" || (needs === "verb or own end" && BareVerdict.isOf(words, at, last))) &&
  isEnd(words, at + literal.length, isLead)

/** Whether a verb, or the end of the clause, says a trigger of the mention, and of it for the study. */
const isPredicate = (words: Words, at: number, trigger: Trigger, last: number, isLead: boolean): boolean => {
  const { literal } = trigger
  const behind = at + literal.length
  const hasVerb = verbs.has(words[at - 1] ?? "") || verbs.has(words[at] ?? "")
  if (!hasVerb && !isBare(words, at, trigger, last, isLead)) return false

  return !isOfOther(words, behind) && !isLimited(words, at, literal)
}

const verdicts: ReadonlySet<Category> = new Set<Category>(["permission", "prohibition"])

/** What a colon may lead to as an answer. */
const answers: ReadonlySet<Category> = new Set<Category>([...verdicts, "negation", "uncertainty"])

const relatives: ReadonlySet<string> = new Set(["that", "which", "who"])

/** Whether a verb at `at` is said of the mention that ends before `last`, and not of something that stands between. */
const isOwnVerb = (words: Words, at: number, last: number): boolean =>
  !words.slice(last, at).some((word) => relatives.has(word))

/** Whether an answer ends at `at`, or goes on with how it was found: "none on CT". */
const isEndOfAnswer = (words: Words, at: number, isLead: boolean): boolean =>
  isEnd(words, at, isLead) || /^(?:[,/(]|via|at|as)$/.test(words[at] ?? "")

/** What stands between a question and the answer to it. */
const answering: ReadonlySet<string> = new Set([":", "=", "-", "("])

const isSaid = (words: Words, at: number, trigger: Trigger, first: number, last: number): boolean => {
  const isLead = first === words.length
  switch (trigger.needs) {
    case "nothing":
      return true
    case "own verb":
      return isLead || isOwnVerb(words, at, last)
    case "mark and end":
      return answering.has(words[at - 1] ?? "") && isEndOfAnswer(words, at + trigger.literal.length, isLead)
    case "verb":
    case "verb or end":
    case "verb or own end":
      return isPredicate(words, at, trigger, last, isLead)
  }
}

/** "Metastases not excluded": nothing tells whether they are let in or were not looked for. A list may be introduced so. */
const isOpen = (words: Words, at: number, literal: Words, isLead: boolean): boolean =>
  !isLead && literal.join(" ") === "not excluded" && !verbs.has(words[at - 1] ?? "") && !verbs.has(words[at - 2] ?? "")

/** What a trigger at `at`, so many tokens behind the mention, makes of it; nothing where it says nothing of it. */
const judged = (
  words: Words,
  at: number,
  distance: number,
  { category, literal, sure }: Trigger,
  first: number,
): AssertionStatus | undefined => {
  const isNegated = isNear(words, at, "not")
  switch (category) {
    case "permission":
    case "prohibition": {
      if (isOpen(words, at, literal, first === words.length)) return "uncertain"
      const isTurned = isNegated !== ofNone(words, first)
      if ((category === "permission") === isTurned) return "forbidden"

      return distance < sure ? "allowed" : "permitted"
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
    case "exception":
      return "excepted"
  }
}

/** What the trigger at `at` makes of a mention, if one stands there that governs it. */
const atToken = (words: Words, at: number, first: number, last: number): AssertionStatus | undefined => {
  const trigger = backwardAt(words, at)
  const distance = at - last
  if (trigger === undefined || distance > trigger.scope) return undefined
  if (!isSaid(words, at, trigger, first, last)) return undefined

  const status = judged(words, at, distance, trigger, first)

  return status === "forbidden" && OtherPart.letsIn(words, at + trigger.literal.length) ? "uncertain" : status
}

/** "Metastatic disease: excluded", "metastases: none": a colon at `at` behind which there is no more than a verdict on what stands before it, or an answer. */
const joinsVerdict = (words: Words, at: number): boolean => {
  const trigger = words[at] === ":" ? backwardAt(words, at + 1) : undefined
  if (trigger === undefined) return false

  return answers.has(trigger.category) && isEndOfAnswer(words, at + 1 + trigger.literal.length, false)
}

/** "Metastases (none)", "metastases (must be absent)": a bracket at `at` in which there is no more than the answer to what stands before it. */
const opensAnswer = (words: Words, at: number): boolean => {
  const trigger = words[at] === "(" ? backwardAt(words, at + 1) : undefined
  if (trigger === undefined) return false

  return (
    trigger.needs === "mark and end" ||
    (answers.has(trigger.category) && words[at + 1 + trigger.literal.length] === ")")
  )
}

/** Judged by what the clause goes on to say: "… are allowed". Parentheses that open behind the mention speak of something else. */
export const behind = (words: Words, first: number, last: number): AssertionStatus => {
  let depth = 0
  for (let at = last; at < words.length && at <= last + farthest; at++) {
    depth = deeper(depth, words[at] ?? "")
    if (depth < 0 && at > last) break
    depth = Math.max(0, depth)
    if (depth > 0 && !opensAnswer(words, at - 1)) continue
    if (terminationAt(words, at, "backward") !== undefined && !joinsVerdict(words, at)) break
    const status = atToken(words, at, first, last)
    if (status !== undefined) return status
  }

  return "affirmed"
}

import * as TokenPhrases from "../matching/TokenPhrases.ts"
import type { AssertionStatus } from "./AssertionStatus.ts"
import { allowing, forbidding, missing, optional, permitting, undone } from "./TriggerLexicon.ts"

const linking: ReadonlySet<string> = new Set(
  "is are was were be being been not also considered still will may can should".split(" "),
)

const optionals = TokenPhrases.byFirst(optional)

const allowances = TokenPhrases.byFirst(allowing)

const permissions = TokenPhrases.byFirst(permitting)

const absences = TokenPhrases.byFirst(missing)

const undones = TokenPhrases.byFirst(undone)

const prohibitions = TokenPhrases.byFirst(forbidding)

const reach = 30

/** Farther away than this, what is allowed may well be something nearer to the verb. */
const sure = 15

const near = 4

const ends: ReadonlySet<string> = new Set([".", ";", ":", "but", "however", "if", "unless", "except"])

const begins: ReadonlySet<string> = new Set([...ends, ",", "(", "[", "-", "*", "•"])

const wanted: ReadonlySet<string> = new Set("required needed necessary mandatory".split(" "))

const ofStudy: ReadonlySet<string> = new Set(
  "the this study trial enrollment enrolment participation inclusion protocol entry part arm cohort".split(" "),
)

const joining: ReadonlySet<string> = new Set("participate enroll enrol enter be join take".split(" "))

const bare: ReadonlySet<string> = new Set("allowed permitted acceptable allowable excluded prohibited".split(" "))

const afterBare: ReadonlySet<string> = new Set([".", ";", ")"])

const conditions: ReadonlySet<string> = new Set(["if", "provided", "unless"])

/** "Stable brain metastases allowed": the verb needs no other where the clause ends with it. What it introduces are no conditions. */
const endsClause = (words: ReadonlyArray<string>, at: number, introduces: boolean): boolean => {
  if (!bare.has(words[at] ?? "")) return false
  const next = words[at + 1]

  return next === undefined || afterBare.has(next) || (!introduces && conditions.has(next))
}

/** "Ineligible for chemotherapy": not for the study. */
const elsewhere = (words: ReadonlyArray<string>, at: number): boolean => {
  let eligible = at
  while (eligible <= at + 2 && words[eligible] !== "eligible" && words[eligible] !== "ineligible") eligible++
  if (eligible > at + 2) return false
  const what = words[eligible + 2] ?? ""

  return words[eligible + 1] === "to" ? !joining.has(what) : words[eligible + 1] === "for" && !ofStudy.has(what)
}

/** Where the clause around the mention begins with none: "No prior therapy is allowed", "none of the following is". -1 if it does not. */
const none = (words: ReadonlyArray<string>, first: number): number => {
  let start = first
  while (start > 0 && start > first - reach && !begins.has(words[start - 1] ?? "")) start--

  return words[start] === "no" || words[start] === "none" ? start : -1
}

/** Whether what is said of the mention is said of none of it. */
export const ofNone = (words: ReadonlyArray<string>, first: number): boolean => {
  const start = none(words, first)

  return start >= 0 && start < first
}

/** Judged by what the clause goes on to say: "… are allowed". Parentheses that open behind the mention speak of something else. */
export const behind = (words: ReadonlyArray<string>, first: number, last: number): AssertionStatus => {
  let depth = 0
  for (let at = last; at < words.length && at < last + reach; at++) {
    const word = words[at] ?? ""
    if (word === "(" || word === "[") depth++
    else if (word === ")" || word === "]") {
      if (depth === 0 && at > last) break
      depth = Math.max(0, depth - 1)
    }
    if (depth > 0) continue
    if (ends.has(word)) break
    if (at < last + near && word === "ruled" && words[at + 1] === "out") return "negated"
    if (!linking.has(words[at - 1] ?? "") && !linking.has(word) && !endsClause(words, at, first === words.length))
      continue
    if (elsewhere(words, at) || words[at] === "only" || words[at - 1] === "only" || words[at - 2] === "only") continue
    const negated = words[at - 1] === "not" || words[at - 2] === "not"
    if (TokenPhrases.anyAt(optionals, words, at)) return "neutral"
    if (wanted.has(words[at] ?? "") && !negated && none(words, first) >= 0) return "neutral"
    if (at < last + near && TokenPhrases.anyAt(undones, words, at)) return "incapable"
    if (at < last + near && TokenPhrases.anyAt(absences, words, at)) return "uncertain"
    if (TokenPhrases.anyAt(permissions, words, at)) return ofNone(words, first) ? "forbidden" : "permitted"
    const allows = TokenPhrases.anyAt(allowances, words, at)
    if (!allows && !TokenPhrases.anyAt(prohibitions, words, at)) continue
    if (allows === (negated !== ofNone(words, first))) return "forbidden"

    return at < last + sure ? "allowed" : "permitted"
  }

  return "affirmed"
}

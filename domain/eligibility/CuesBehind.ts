import * as Phrases from "./Phrases.ts"
import type { Polarity } from "./Polarity.ts"
import type { Tokens } from "./Tokens.ts"
import { allowing, forbidding, optional } from "./vocabulary/Cues.ts"

const linking: ReadonlySet<string> = new Set("is are was were be being been not also considered still".split(" "))

const optionals = Phrases.byFirst(optional)

const allowances = Phrases.byFirst(allowing)

const prohibitions = Phrases.byFirst(forbidding)

const reach = 30

const ends: ReadonlySet<string> = new Set([".", ";", ":", "but", "however", "if", "unless", "except"])

const ofStudy: ReadonlySet<string> = new Set(
  "the this study trial enrollment enrolment participation inclusion protocol entry part arm cohort".split(" "),
)

const joining: ReadonlySet<string> = new Set("participate enroll enrol enter be join take".split(" "))

/** "Ineligible for chemotherapy": not for the study. */
const elsewhere = (words: ReadonlyArray<string>, at: number): boolean => {
  let eligible = at
  while (eligible <= at + 2 && words[eligible] !== "eligible" && words[eligible] !== "ineligible") eligible++
  if (eligible > at + 2) return false
  const what = words[eligible + 2] ?? ""

  return words[eligible + 1] === "to" ? !joining.has(what) : words[eligible + 1] === "for" && !ofStudy.has(what)
}

/** Judged by what the clause goes on to say: "… are allowed". Parentheses that open behind the mention speak of something else. */
export const behind = ({ words }: Tokens, mention: number): Polarity => {
  let depth = 0
  for (let at = mention; at < words.length && at < mention + reach; at++) {
    const word = words[at] ?? ""
    if (word === "(" || word === "[") depth++
    else if (word === ")" || word === "]") {
      if (depth === 0 && at > mention) break
      depth = Math.max(0, depth - 1)
    }
    if (depth > 0) continue
    if (ends.has(word)) break
    const linked = linking.has(words[at - 1] ?? "") || linking.has(word)
    if (!linked) continue
    if (elsewhere(words, at) || words[at] === "only" || words[at - 1] === "only" || words[at - 2] === "only") continue
    const negated = words[at - 1] === "not" || words[at - 2] === "not"
    if (Phrases.anyAt(optionals, words, at)) return "neutral"
    if (Phrases.anyAt(allowances, words, at)) return negated ? "forbidden" : "allowed"
    if (Phrases.anyAt(prohibitions, words, at)) return negated ? "allowed" : "forbidden"
  }

  return "affirmed"
}

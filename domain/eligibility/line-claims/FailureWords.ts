import { failing, negators, recurring } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"

type Words = ReadonlyArray<string>

/** What links the name of a disease to what did not hold it: "recurrent glioblastoma after chemotherapy"; not "… with". */
export const linkingDisease: ReadonlySet<string> = new Set(["on", "under", "after", "following", "during", "despite"])

const responses: ReadonlySet<string> = new Set(["response", "responsive", "responding", "remission", "cr"])

export const isResponse = (word: string): boolean => responses.has(word)

/** The words that a failure begins with; "PD" is short for a progressive disease. */
export const beginnings: ReadonlySet<string> = new Set([
  ...failing,
  ...recurring,
  ...responses,
  ...["benefit", "benefits", "pd"],
])

/** Words that tell of a failure only where they are denied. */
const benefiting: ReadonlySet<string> = new Set([
  ...responses,
  ..."respond responded benefit benefited benefitted benefiting benefitting".split(" "),
])

const nearNot = 5

/** Words that make little of a response: "inadequate response to chemotherapy". */
const falling: ReadonlySet<string> = new Set([
  ...negators,
  ..."lack absence loss failed failure incomplete inadequate insufficient suboptimal poor".split(" "),
])

const ofBenefit: ReadonlySet<string> = new Set(
  "any clinical derive derives deriving receive gain have has a further".split(" "),
)

/** "(No longer) derive clinical benefit", before a place. */
const lostFrom = (words: Words, at: number): number | undefined => {
  const longer = Nearby.lastBefore(words, at, nearNot, (word) => !ofBenefit.has(word))

  return words[longer] === "longer" && words[longer - 1] === "no" ? longer - 1 : undefined
}

/** Where a failure begins to be told; nothing for "responded to". In "not responded to" the "not" is of the failure, and turns nothing. */
export const beginning = (words: Words, at: number): number | undefined => {
  if (!beginnings.has(words[at] ?? "")) return undefined
  if (words[at] === "pd" && !linkingDisease.has(words[at + 1] ?? "")) return undefined
  if (words[at] === "benefit" || words[at] === "benefits") return lostFrom(words, at)
  if (!benefiting.has(words[at] ?? "")) return at
  const not = Nearby.lastBefore(words, at, nearNot, (word) => falling.has(word))

  return not < 0 ? undefined : not
}

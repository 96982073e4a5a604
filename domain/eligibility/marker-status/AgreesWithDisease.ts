import { end, type Step } from "./CueWalk.ts"

const agreeing = /^(?:in)?consistent$|^(?:compatible|indicative|suggestive)$/

const links: ReadonlySet<string> = new Set(["with", "of"])

const disease = /^(?:amyloid|alzheimer(?:'s|s)?|ad)$/

const leading: ReadonlySet<string> = new Set(
  "the a an presence of brain cerebral early underlying elevated - ( beta".split(" "),
)

const longestLead = 5

/** Whether tokens from `at` on name the disease that the markers of dementia tell of: "the presence of amyloid", "AD". */
const isOfDisease = (words: ReadonlyArray<string>, at: number): boolean => {
  let next = at
  while (leading.has(words[next] ?? "") && next < at + longestLead) next++

  return disease.test(words[next] ?? "")
}

/** "p-tau217 consistent with amyloid pathology": what agrees with the disease is positive. */
export const read: Step = ({ gathered, isNegated, isPastAnother, isStated, tokens: { words } }, at) => {
  const word = words[at] ?? ""
  if (isStated || isPastAnother || !agreeing.test(word) || !links.has(words[at + 1] ?? "")) return undefined
  if (!isOfDisease(words, at + 2)) return undefined
  gathered.adjectives.add((word === "inconsistent") === isNegated ? "present" : "absent")

  return end
}

import { end, type Step } from "./CueWalk.ts"
import { statusWords } from "./TestingWords.ts"

/** "Carrier status: non-carrier" tells no more than "genotype" what is carried. */
const carriership: Step = ({ gathered, isStated, tokens: { words } }, at) => {
  if (words[at] !== "carrier" || isStated || !statusWords.has(words[at + 1] ?? "")) return undefined
  gathered.status = true

  return at + 2
}

const copies = /^h(?:omo|etero)zygotes?$/

const barred = /^(?:excluded|ineligible|not|no)$/

const longestBar = 6

/** "(homozygotes are excluded)": who is barred though the rest of those with the marker are not. */
const barredCopies: Step = ({ tokens: { words } }, at) =>
  words[at] === "(" &&
  copies.test(words[at + 1] ?? "") &&
  words.slice(at + 1, at + longestBar).some((word) => barred.test(word))
    ? end
    : undefined

/** What is told behind a marker of how many copies somebody carries. */
export const steps: ReadonlyArray<Step> = [carriership, barredCopies]

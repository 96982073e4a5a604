import { withExons } from "../markers/VariantNotation.ts"
import * as WordSet from "../text/WordSet.ts"
import * as Introductions from "./Introductions.ts"
import type * as MarkerRun from "./MarkerRun.ts"

type Words = ReadonlyArray<string>

const none: Words = []

/** What ends the clause of a marker, and what begins another one: what is excepted there is excepted from treatment. */
const ends = WordSet.of(". ; : treatment treated therapy therapies chemotherapy prior previous previously")

const isEnd = (words: Words, at: number): boolean =>
  ends.has(words[at] ?? ".") && !(words[at] === "." && words[at - 1] === "p")

const farthest = 12

/** What is taken out behind a marker, in order, as far as its clause goes. */
const takenOutBehind = ({ last, run, tokens: { words } }: MarkerRun.Place) => {
  let end = last
  while (end < last + farthest && !isEnd(words, end)) end++

  return Introductions.inRun(run).filter(({ first, means }) => first >= last && first < end && means !== "examples")
}

const mostWords = 14

const endsList = WordSet.of("; : ) but if unless")

/** The words of what is taken out behind a marker, with exons as changes are called: "other than exon 20". */
export const behind = (place: MarkerRun.Place): Words => {
  const { words } = place.tokens
  const [found] = takenOutBehind(place)
  if (found === undefined) return none
  if (found.means === "changes kept out") return withExons(words.slice(found.first, found.last))
  const list = words.slice(found.last, found.last + mostWords)
  const end = list.findIndex((word) => endsList.has(word))

  return withExons(end < 0 ? list : list.slice(0, end))
}

/** Where changes begin that are kept out by a verdict behind them, which is none on the marker: "KRAS mutation with G12C excluded". */
export const verdictFrom = (place: MarkerRun.Place): number | undefined =>
  takenOutBehind(place).find(({ first, means }) => means === "changes kept out" && first > place.last)?.first

/** How far behind a marker its examples may begin: "EGFR mutation known to go with sensitivity to a kinase inhibitor (including …". */
const farthestExamples = 20

const longestList = 24

/** What ends a list of examples, or takes something out of it. */
const endsExamples = WordSet.of(". ; : ) other except excepting excluding not no without but")

/** The words of the changes that are named as examples behind a marker: "EGFR mutation (including L858R or exon 19 deletion)". */
export const examplesBehind = ({ last, run, tokens: { words } }: MarkerRun.Place): Words => {
  const found = Introductions.inRun(run).find(
    (each) => each.means === "examples" && each.last > last && each.last <= last + farthestExamples,
  )
  if (found === undefined) return none
  const from = words[found.last] === "," ? found.last + 1 : found.last
  const list = words.slice(from, from + longestList)
  const end = list.findIndex((word) => endsExamples.has(word))

  return withExons(list.slice(0, end < 0 ? list.length : end))
}

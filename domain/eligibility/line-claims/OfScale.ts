import * as WordSet from "../text/WordSet.ts"

type Words = ReadonlyArray<string>

/** What has values that count no treatment. */
const scales = WordSet.of(
  "ecog zubrod who performance ps kps karnofsky lansky nyha asa pugh mmse moca cdr edss inr age aged",
)

/** What may stand between the name of a scale and its values. */
const between = WordSet.of("status score scores scale index functional class grade global of is was = : ( - \\")

const farthest = 6

/** Whether the number that begins at a place is the value of a scale: "ECOG [0-1], prior lines of therapy". */
export const isAt = (words: Words, at: number): boolean => {
  let name = at - 1
  while (name > at - farthest && between.has(words[name] ?? "")) name--

  return scales.has(words[name] ?? "")
}

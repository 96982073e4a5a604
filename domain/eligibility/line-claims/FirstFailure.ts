import { failing, ordinals, recurring } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"

type Words = ReadonlyArray<string>

const nearFirst = 4

/** What may stand between "first" and what is the first of its kind. */
const between: ReadonlySet<string> = new Set(
  "disease documented confirmed radiological radiographic clinical objective tumor tumour".split(" "),
)

/** "First disease progression", at the place of the failure; not "first or later relapse". */
export const isFirst = (words: Words, at: number): boolean => {
  const first = Nearby.lastBefore(words, at, nearFirst, (word) => !between.has(word))

  return words[first] === "first" && (failing.has(words[at] ?? "") || recurring.has(words[at] ?? ""))
}

const farFailure = 18

/** "First progression while on first-line chemotherapy", of which a line is told between two places: who has had that line, and no other. */
export const isOfFirstLine = (words: Words, from: number, to: number): boolean => {
  if (!words.slice(from, to).some((word) => ordinals.get(word) === 1)) return false
  for (let at = Math.max(1, from - farFailure); at <= from; at++) if (isFirst(words, at)) return true

  return false
}

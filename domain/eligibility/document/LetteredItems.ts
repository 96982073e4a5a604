import type { Sentence } from "./Sentences.ts"

const mark = /(?<![a-z0-9(])\(?([a-z]|\d)\)\s/g

/** So far a letter may stand behind the one before it: one may have been left out. */
const farthestNext = 2

/** The items of a line that letters or numbers part: "a) … b) …"; none where there are not two. What stands before the first is no item. */
export const of = (folded: string, { end, start }: Sentence): ReadonlyArray<Sentence> => {
  const begins: Array<number> = []
  let before: number | undefined
  for (const found of folded.slice(start, end).matchAll(mark)) {
    const letter = (found[1] ?? "").charCodeAt(0)
    if (before !== undefined && (letter <= before || letter > before + farthestNext)) continue
    before = letter
    begins.push(start + found.index)
  }

  return begins.length < 2 ? [] : begins.map((from, item) => ({ start: from, end: begins[item + 1] ?? end }))
}

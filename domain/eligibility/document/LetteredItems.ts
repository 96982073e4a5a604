import type { Sentence } from "./Sentences.ts"

/** "a)", "(2)", "iii)", "1.)"; "2." only behind a mark or a joint, where no sentence ends with it. */
const mark =
  /(?<![a-z0-9(])\(?([a-z]|\d|i{2,3}|iv|vi{1,3})\.?\)\s|(?<=[:,;]\s|\b(?:or|and)\s)([a-z]|\d|i{2,3}|iv|vi{1,3})\.\s(?=[a-z])/g

const romans: ReadonlyArray<string> = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii"]

/** So far a letter may stand behind the one before it: one may have been left out. */
const farthestNext = 2

/** Where a mark stands in its order, which is that of roman numbers if it begins or goes on so. */
const placeOf = (name: string, before: number): number => {
  const roman = before < romans.length ? romans.indexOf(name) : -1
  if (roman > 0) return roman

  return /\d/.test(name) ? Number(name) : name.charCodeAt(0)
}

/** The items of a line that letters or numbers part: "a) … b) …"; none where there are not two. What stands before the first is no item. */
export const of = (folded: string, { end, start }: Sentence): ReadonlyArray<Sentence> => {
  const begins: Array<number> = []
  let before = 0
  for (const found of folded.slice(start, end).matchAll(mark)) {
    const place = placeOf(found[1] ?? found[2] ?? "", before)
    if (before > 0 && (place <= before || place > before + farthestNext)) continue
    before = place
    begins.push(start + found.index)
  }

  return begins.length < 2 ? [] : begins.map((from, item) => ({ start: from, end: begins[item + 1] ?? end }))
}

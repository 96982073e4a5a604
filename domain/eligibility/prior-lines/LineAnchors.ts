import { isWord } from "../text/Characters.ts"

/** Words of which a sentence holds one that is read for earlier treatment. */
const words: ReadonlySet<string> = new Set(
  "line lines regimen regimens prior previous previously untreated pretreated naive chemonaive frontline 1l 2l 3l 4l refractory relapsed progressed progression progressing failed resistant intolerant never".split(
    " ",
  ),
)

/** What the words share: each holds one of these. */
export const stems: ReadonlyArray<string> =
  "line regimen prior previous treated naive refractory relapsed progress failed resistant intolerant never".split(" ")

/** Those that are too short to share anything: "1L". */
export const short = /[1-4]l/g

/** Letters of which a sentence holds some that counts treatments or names one. */
const counted: ReadonlyArray<string> = ["therap", "treat", "chemo", "line", "regimen", "naive"]

const widest = 12

const isAnchor = (folded: string, at: number): boolean => {
  let start = at
  while (start > at - widest && start > 0 && isWord(folded.charCodeAt(start - 1))) start--
  let end = at
  while (end < at + widest && end < folded.length && isWord(folded.charCodeAt(end))) end++

  return words.has(folded.slice(start, end))
}

const anyBetween = (folded: string, stemmed: ReadonlyArray<number>, start: number, end: number): boolean => {
  for (const at of stemmed) {
    if (at >= end) break
    if (at >= start && isAnchor(folded, at)) return true
  }

  return [...folded.slice(start, end).matchAll(short)].some(({ index }) => isAnchor(folded, start + index))
}

/** Whether a sentence may speak of a number of treatments at all. `stemmed`: where the stems of its words stand, in order. */
export const mayCount = (folded: string, stemmed: ReadonlyArray<number>, start: number, end: number): boolean => {
  const sentence = folded.slice(start, end)

  return (
    (counted.some((letters) => sentence.includes(letters)) || sentence.search(short) >= 0) &&
    anyBetween(folded, stemmed, start, end)
  )
}

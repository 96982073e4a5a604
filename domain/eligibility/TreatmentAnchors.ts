import { isWordly } from "./Folding.ts"
import * as Upcoming from "./Upcoming.ts"

/** Words of which a sentence holds one that is read for earlier treatment. */
const words: ReadonlySet<string> = new Set(
  "line lines regimen regimens prior previous previously untreated pretreated naive chemonaive frontline 1l 2l 3l 4l refractory relapsed progressed progression progressing failed resistant intolerant never".split(
    " ",
  ),
)

/** What the words share: each holds one of these. */
export const stems: ReadonlyArray<string> =
  "line regimen prior previous treated naive refractory relapsed progress failed resistant intolerant never".split(" ")

/** Those that are too short to share anything. */
export const shorts: ReadonlyArray<string> = ["1l", "2l", "3l", "4l"]

/** Letters of which a sentence holds some that counts treatments or names one. */
const counted: ReadonlyArray<string> = ["therap", "treat", "chemo", "line", "regimen", "naive"]

const ordinal = /[1-4]l/

/** Whether a sentence may speak of a number of treatments at all. */
export const mayCount = (folded: string, start: number, end: number): boolean => {
  const sentence = folded.slice(start, end)

  return counted.some((letters) => sentence.includes(letters)) || ordinal.test(sentence)
}

const widest = 12

/** Calls `visit` with each such word in order, until it says where to go on no more. `long`: where the stems stand, in order. */
export const each = (
  folded: string,
  long: ReadonlyArray<number>,
  visit: (start: number, end: number) => number | undefined,
): void => {
  const short = Upcoming.any(folded, shorts)
  let from = 0
  for (let at = 0; ; ) {
    while (at < long.length && (long[at] ?? 0) < from) at++
    const hit = Math.min(long[at] ?? folded.length, short(from))
    if (hit >= folded.length) return
    let start = hit
    while (start > hit - widest && start > 0 && isWordly(folded.charCodeAt(start - 1))) start--
    let end = hit
    while (end < hit + widest && end < folded.length && isWordly(folded.charCodeAt(end))) end++
    const next = words.has(folded.slice(start, end)) && start >= from ? visit(start, end) : end
    if (next === undefined) return
    from = Math.max(next, hit + 1)
  }
}

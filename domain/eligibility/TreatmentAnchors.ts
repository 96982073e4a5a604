import * as Upcoming from "./Upcoming.ts"

/** Words of which a sentence holds one that is read for earlier treatment. */
const words: ReadonlySet<string> = new Set(
  "line lines regimen regimens prior previous previously untreated pretreated naive chemonaive frontline 1l 2l 3l 4l refractory relapsed progressed progression progressing failed resistant intolerant never".split(
    " ",
  ),
)

/** What the words share: each holds one of these. */
const stems: ReadonlyArray<string> = [
  "line",
  "regimen",
  "prior",
  "previous",
  "treated",
  "naive",
  "1l",
  "2l",
  "3l",
  "4l",
  "refractory",
  "relapsed",
  "progress",
  "failed",
  "resistant",
  "intolerant",
  "never",
]

/** Letters of which a sentence holds some that counts treatments or names one. */
const counted: ReadonlyArray<string> = ["therap", "treat", "chemo", "line", "regimen", "naive"]

const ordinal = /[1-4]l/

/** Whether a sentence may speak of a number of treatments at all. */
export const mayCount = (folded: string, start: number, end: number): boolean => {
  const sentence = folded.slice(start, end)

  return counted.some((letters) => sentence.includes(letters)) || ordinal.test(sentence)
}

const isWordly = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95

const widest = 12

/** Calls `visit` with each such word in order, until it says where to go on no more. */
export const each = (folded: string, visit: (start: number, end: number) => number | undefined): void => {
  const upcoming = Upcoming.any(folded, stems)
  for (let hit = upcoming(0), from = 0; hit < folded.length; hit = upcoming(from)) {
    let start = hit
    while (start > hit - widest && start > 0 && isWordly(folded.charCodeAt(start - 1))) start--
    let end = hit
    while (end < hit + widest && end < folded.length && isWordly(folded.charCodeAt(end))) end++
    const next = words.has(folded.slice(start, end)) && start >= from ? visit(start, end) : end
    if (next === undefined) return
    from = Math.max(next, hit + 1)
  }
}

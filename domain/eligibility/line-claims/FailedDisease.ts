import * as DiseaseWords from "../mention/DiseaseWords.ts"
import { linkingDisease } from "./FailureWords.ts"

type Words = ReadonlyArray<string>

/** Words by which a disease is called that a treatment did not hold. */
export const qualities: ReadonlySet<string> = new Set(
  "progressive progressing recurrent refractory relapsed relapsing persistent".split(" "),
)

const widestName = 32

const widestBrackets = 13

/** What no name of a disease holds. */
const ends: ReadonlySet<string> = new Set(
  ". ; : of with without who whose that which in for to has have had is are was and no not than as by from".split(" "),
)

/** Behind what stands in brackets, "(of the gut or pancreas)"; the place itself where nothing does. */
const behindBrackets = (words: Words, at: number): number => {
  const close = words[at] === "(" ? words.slice(at, at + widestBrackets).indexOf(")") : -1

  return close < 0 ? at : at + close + 1
}

/** Whether it is the cancer itself that is called there; "NET" is short for one of the glands. */
const isCancer = (word: string): boolean =>
  /^nets?$/.test(word) || (DiseaseWords.isCancer(word) && !word.startsWith("metasta"))

/** "(Recurrent) infection, (a cancer after …)": it is an ailment that is called so. */
const endsAilment = (words: Words, at: number): boolean =>
  (words[at] === "," || words[at] === "or") && DiseaseWords.others.has(words[at - 1] ?? "")

/** Whether a word is none of the disease's name, but the "and" of "head and neck". */
const endsName = (words: Words, at: number): boolean =>
  (ends.has(words[at] ?? "") && words[at - 1] !== "head") || endsAilment(words, at)

/** "Locally recurrent", where a treatment of the place did not hold it. */
const isLocal = (words: Words, at: number): boolean => /^(?:loco|local|regional)/.test(words[at - 1] ?? "")

/** Where the name of a disease that begins at a place ends, and its last word outside of brackets. */
const nameFrom = (words: Words, from: number): Readonly<{ end: number; last: number }> => {
  let last = from - 1
  let end = from
  while (end < from + widestName && end < words.length && !linkingDisease.has(words[end] ?? "")) {
    const behind = behindBrackets(words, end)
    if (behind === end && endsName(words, end)) break
    if (behind === end) last = end
    end = Math.max(behind, end + 1)
  }

  return { end, last }
}

/**
 * Where the word stands that links a disease to what did not hold it: the "after" of "progressive thyroid cancer after …", from the word
 * of its course on; nothing where no disease is called so.
 */
export const linkOf = (words: Words, at: number): number | undefined => {
  if (!qualities.has(words[at] ?? "") || isLocal(words, at)) return undefined
  const { end, last } = nameFrom(words, at + 1)

  return linkingDisease.has(words[end] ?? "") && isCancer(words[last] ?? "") ? end : undefined
}

import { countWhile } from "../../Bisection.ts"
import { remembering } from "../../Memo.ts"
import type { Document } from "../document/Document.ts"
import type { Sentence } from "../document/Sentences.ts"
import type { Atoms } from "../matching/Atoms.ts"
import { isSpace, isWord } from "../text/Characters.ts"
import { between, earlier, notBetween, units } from "./LineLexicon.ts"
import { afterFailure, failures, ofFailed } from "./LineWordings.ts"

/** Words of which a sentence holds one that is read for earlier treatment. */
const anchors: ReadonlySet<string> = new Set(
  "line lines regimen regimens prior previous previously untreated pretreated naive chemonaive frontline 1l 2l 3l 4l refractory relapsed progressed progression progressing failed resistant intolerant never".split(
    " ",
  ),
)

/** What they share: each holds one of these. */
const ofAnchors: ReadonlyArray<string> =
  "line regimen prior previous treated naive refractory relapsed progress failed resistant intolerant never".split(" ")

/** Those that are too short to share anything: "1L". */
const short = /(?<![a-z0-9])[1-4]l(?![a-z0-9])/g

/** Letters of which a sentence holds some that counts treatments or names one. */
const counted: ReadonlyArray<string> = ["therap", "treat", "chemo", "line", "regimen", "naive"]

/** Words that make a range by themselves, or with neighbours too many to look at here. */
const strong: ReadonlySet<string> = new Set(
  "line lines regimen regimens frontline 1l 2l 3l 4l naive chemonaive untreated pretreated".split(" "),
)

const widest = 20

const wordStart = (folded: string, from: number): number => {
  let at = from
  while (at > 0 && at > from - widest && isWord(folded.charCodeAt(at - 1))) at--

  return at
}

const wordEnd = (folded: string, from: number): number => {
  let at = from
  while (at < folded.length && at < from + widest && isWord(folded.charCodeAt(at))) at++

  return at
}

/** The word or mark before a place. */
const before = (folded: string, from: number): string => {
  let at = from
  while (at > 0 && isSpace(folded.charCodeAt(at - 1))) at--
  const start = wordStart(folded, at)

  return folded.slice(start === at ? at - 1 : start, at)
}

/** Where the word or mark behind a place begins and ends. */
const behind = (folded: string, from: number): readonly [start: number, end: number] => {
  let at = from
  while (at < folded.length && isSpace(folded.charCodeAt(at))) at++
  const end = wordEnd(folded, at)

  return [at, end === at ? at + 1 : end]
}

const isCounted = (word: string): boolean => units.has(word) || between.has(word)

/** Whether the word that begins at a place may be part of a range, judged by the words beside it. */
const may = (folded: string, start: number, end: number): boolean => {
  const word = folded.slice(start, end)
  if (strong.has(word)) return true
  const next = behind(folded, end)
  const follows = folded.slice(...next)
  if (earlier.has(word)) return isCounted(follows) || isCounted(before(folded, start))
  if (word === "previously") return follows === "treated"
  if (word === "never") return notBetween.has(follows)
  if (!failures.has(word)) return false

  return ofFailed.has(afterFailure.has(follows) ? folded.slice(...behind(folded, next[1])) : follows)
}

/** What "not" stands before: "have not received systemic therapy". */
const given: ReadonlyArray<string> = ["systemic", "chemotherapy", "cytotoxic"]

/** Each of the words holds one of these, or is short ("1L"). */
export const atoms: Atoms = [...ofAnchors, "earlier", "past", ...given]

/** A word by its offsets. */
type Word = readonly [start: number, end: number]

const isSign = (folded: string, at: number, [start, end]: Word): boolean =>
  may(folded, start, end) ||
  (given.some((letters) => folded.startsWith(letters, at)) && notBetween.has(before(folded, at)))

/** Words that each range of earlier treatment in a text holds one of, in order: where there is none, it speaks of no earlier treatment. */
export const signs = remembering(({ folded, placesOf }: Document): ReadonlyArray<Word> => {
  const wordAt = (at: number): Word => [wordStart(folded, at), wordEnd(folded, at)]
  const shorts = Array.from(folded.matchAll(short), ({ index }) => wordAt(index))
  const long = placesOf(atoms).flatMap((at) => {
    const word = wordAt(at)

    return isSign(folded, at, word) ? [word] : []
  })
  if (shorts.length === 0) return long

  return [...long, ...shorts.filter((word) => may(folded, ...word))].sort((one, other) => one[0] - other[0])
})

const isAnchor = (folded: string, at: number): boolean =>
  anchors.has(folded.slice(wordStart(folded, at), wordEnd(folded, at)))

const anyBetween = (folded: string, places: ReadonlyArray<number>, start: number, end: number): boolean => {
  const inside = places.slice(
    countWhile(places, (at) => at < start),
    countWhile(places, (at) => at < end),
  )

  return (
    inside.some((at) => isAnchor(folded, at)) ||
    [...folded.slice(start, end).matchAll(short)].some(({ index }) => isAnchor(folded, start + index))
  )
}

/** Whether a sentence may speak of a number of treatments at all. */
export const mayCount = ({ folded, placesOf }: Document, { end, start }: Sentence): boolean => {
  const sentence = folded.slice(start, end)

  return (
    (counted.some((letters) => sentence.includes(letters)) || sentence.search(short) >= 0) &&
    anyBetween(folded, placesOf(atoms), start, end)
  )
}

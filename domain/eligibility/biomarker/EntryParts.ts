import * as Denials from "../entry/Denials.ts"
import * as Uncertainty from "../entry/Uncertainty.ts"
import * as MarkerRun from "../marker-status/MarkerRun.ts"
import { stateAt } from "../marker-status/StateMatcher.ts"
import type { StateWord } from "../markers/StatusLexicon.ts"
import { variant } from "../markers/VariantNotation.ts"
import * as Tokens from "../text/Tokens.ts"
import { isNumber, ofWritten } from "../text/Tokens.ts"
import { drug } from "../treatment/LineLexicon.ts"
import type { Piece } from "./EntryPieces.ts"
import * as EntryPieces from "./EntryPieces.ts"
import * as NamedPlaces from "./NamedPlaces.ts"
import * as SaidBeside from "./SaidBeside.ts"
import * as TherapyTarget from "./TherapyTarget.ts"

const isTreatment = (word: string): boolean =>
  TherapyTarget.therapyWords.has(word) || word.endsWith("therapy") || drug.test(word)

/** Whether a stretch of an entry tells of a treatment, and of no marker but as its target: "prior KRAS inhibitor: no", "no osimertinib". */
const isOfTreatment = (stretch: string): boolean => {
  const tokens = Tokens.ofWritten(stretch)
  const { ends, starts, words } = tokens
  const targets = NamedPlaces.of(stretch)
  if (targets.length === 0)
    return (
      words.some(isTreatment) &&
      !words.some((word, at) => stateAt(words, at) !== undefined || variant(word) !== undefined)
    )

  return targets.every(({ end, start }) => {
    const first = ends.findIndex((each) => each > start)
    const behind = starts.findIndex((each) => each >= end)

    return TherapyTarget.isNamed(MarkerRun.written(stretch, tokens, first, behind < 0 ? words.length : behind))
  })
}

/** An entry without what it tells of treatments, "KRAS G12C, prior KRAS inhibitor: no"; as it is where it tells of nothing else. */
const withoutTreatments = (written: string): string => {
  const stretches = NamedPlaces.stretches(written, NamedPlaces.of(written))
  if (stretches.length < 2) return written
  const ofTreatments = stretches.map(({ end, start }) => isOfTreatment(written.slice(start, end)))
  if (!ofTreatments.includes(true) || !ofTreatments.includes(false)) return written

  return stretches
    .flatMap(({ end, start }, at) => {
      if (ofTreatments[at] === true) return []

      return ofTreatments[at + 1] === true
        ? [written.slice(start, end), ","]
        : [written.slice(start, stretches[at + 1]?.start ?? written.length)]
    })
    .join("")
}

/** So many markers of one entry are asked for. */
const most = 16

const before: ReadonlySet<string> = new Set(" \n,;|)].:/")

const behind: ReadonlySet<string> = new Set(" \n,;|([.:")

/** Without what separated it from other parts. */
const trimmed = (part: string): string => {
  let start = 0
  let end = part.length
  while (start < end && before.has(part[start] ?? "")) start++
  while (end > start && behind.has(part[end - 1] ?? "")) end--

  return part.slice(start, end)
}

/** Without the half of a bracket whose other half stands in another part. */
const withoutHalves = (part: string): string => {
  const opened = part.split("(").length
  const closed = part.split(")").length
  if (opened === closed) return part

  return part.replace(opened < closed ? ")" : "(", " ")
}

const clean = (part: string): string =>
  withoutHalves(trimmed(part))
    .replace(/\bw\/o\b/gi, "without")
    .replace(/\s+/g, " ")
    .trim()

/**
 * The single markers that an entry names, each as if it had been entered by itself: "HR+/HER2-" is "HR+" and "HER2-", "EGFR/ALK
 * negative" is "EGFR negative" and "ALK negative". An entry of one marker is as it was written, but for treatments and what is said of
 * something else.
 */
export const of = (written: string): ReadonlyArray<string> => {
  const told = SaidBeside.without(withoutTreatments(written))
  const pieces = EntryPieces.of(told)
  if (pieces.length < 2) return [told === written ? written : clean(told)]

  return [...new Set(sharing(told, pieces).map(clean))].filter((part) => part !== "").slice(0, most)
}

/** A piece of an entry as what stands before its name, the name, and what stands behind. */
interface Said {
  readonly piece: Piece
  readonly head: string
  readonly name: string
  readonly tail: string
}

type Words = ReadonlyArray<string>

const wordsOf = (text: string): Words => ofWritten(text).words

const statesIn = (words: Words): ReadonlyArray<StateWord> => words.flatMap((_, at) => stateAt(words, at) ?? [])

const sign = /^\s?(?:\+|-(?![a-z0-9]))/i

/** Whether words say anything of a marker: a state, a change, a number, that it is denied, or open. */
const tells = (text: string): boolean => {
  const words = wordsOf(text)

  return (
    sign.test(text) ||
    statesIn(words).length > 0 ||
    words.some((word) => variant(word) !== undefined || isNumber(word)) ||
    Denials.of(words).length > 0 ||
    Uncertainty.isTold(words)
  )
}

const saidIn = (text: string, piece: Piece): Said => {
  const { end, places, start } = piece
  const first = places[0]?.start ?? start
  const last = places.at(-1)?.end ?? end

  return { piece, head: text.slice(start, first), name: text.slice(first, last), tail: text.slice(last, end) }
}

/** Whether nothing is said of a name but what stands before it. */
const isBare = ({ piece, tail }: Said): boolean =>
  piece.places.length > 0 && !piece.places.some(({ isStated }) => isStated) && !tells(tail)

const closely = /^[\s/&]*(?:(?:and|or|nor)[\s/]*)*$/

/** Whether what is said behind the last of a list may be said of all: no change or number, and a sign only where they stand close together. */
const maySayOfAll = ({ piece, tail }: Said, isClose: boolean): boolean =>
  isClose
    ? !wordsOf(tail).some((word) => variant(word) !== undefined)
    : !sign.test(tail) &&
      !piece.places.some(({ isStated }) => isStated) &&
      !wordsOf(tail).some((word) => variant(word) !== undefined || isNumber(word))

/** Whether words tell no state but as a noun, and no change: "exon 19 deletion" is one. */
const isNoun = (words: Words): boolean =>
  statesIn(words).every(({ noun }) => noun) && !words.some((word) => variant(word) !== undefined || isNumber(word))

/** Whether what stands before the first of a list is said of the last, too, behind which a state stands: "no EGFR or ALK mutation", and neither "no EGFR, ALK positive" nor "no EGFR, KRAS G12C". */
const reachesLast = (head: string, { tail }: Said, isClose: boolean): boolean => {
  const words = wordsOf(head)
  if (statesIn(words).length > 0) return false
  if (Denials.of(words).length === 0 || isClose) return true

  return isNoun(wordsOf(tail)) && !sign.test(tail)
}

/** How many pieces from the one at `from` on are a list of which something is said together. */
const lengthOf = (said: ReadonlyArray<Said>, from: number): number => {
  let last = from
  for (let one = said[last]; one !== undefined && isBare(one); one = said[last]) {
    const next = said[last + 1]
    if (next === undefined || next.piece.places.length === 0 || tells(next.head)) break
    last++
  }

  return last - from + 1
}

/** The pieces of one list, each with what is said of all. */
const together = (text: string, list: ReadonlyArray<Said>): ReadonlyArray<string> => {
  const [first] = list
  const last = list.at(-1)
  if (first === undefined || last === undefined || first === last)
    return list.map(({ piece: { end, lent, start } }) => `${lent ?? ""} ${text.slice(start, end)}`)
  const isClose = list.every(
    ({ piece }, at) => at === 0 || closely.test(text.slice(list[at - 1]?.piece.end, piece.start)),
  )
  const head = isBare(last) || reachesLast(first.head, last, isClose) ? first.head : ""
  const isHeadOfAll = head !== "" || first.head === ""
  const tail = isHeadOfAll && maySayOfAll(last, isClose) ? last.tail : ""

  return list.map((each) => {
    if (each === last) return `${head}${each.name}${each.tail}`

    return `${first.head}${each.name}${each.tail}${tail}`
  })
}

/** What each piece of an entry says by itself: a piece without a state of its own takes the one that is said of its whole list. */
export const sharing = (text: string, pieces: ReadonlyArray<Piece>): ReadonlyArray<string> => {
  const said = pieces.map((piece) => saidIn(text, piece))
  const found: Array<string> = []
  for (let from = 0; from < said.length; ) {
    const length = lengthOf(said, from)
    found.push(...together(text, said.slice(from, from + length)))
    from += length
  }

  return found
}

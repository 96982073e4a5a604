import * as Denials from "../entry/Denials.ts"
import * as Uncertainty from "../entry/Uncertainty.ts"
import { stateAt } from "../marker-status/StateMatcher.ts"
import type { StateWord } from "../markers/StatusLexicon.ts"
import { variant } from "../markers/VariantNotation.ts"
import { isNumber, ofWritten } from "../text/Tokens.ts"
import type { Piece } from "./EntryPieces.ts"

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
export const of = (text: string, pieces: ReadonlyArray<Piece>): ReadonlyArray<string> => {
  const said = pieces.map((piece) => saidIn(text, piece))
  const found: Array<string> = []
  for (let from = 0; from < said.length; ) {
    const length = lengthOf(said, from)
    found.push(...together(text, said.slice(from, from + length)))
    from += length
  }

  return found
}

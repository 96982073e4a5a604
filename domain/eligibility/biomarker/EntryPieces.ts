import * as Denials from "../entry/Denials.ts"
import { stateAt } from "../marker-status/StateMatcher.ts"
import { variant } from "../markers/VariantNotation.ts"
import * as Tokens from "../text/Tokens.ts"
import * as EnteredWords from "./EnteredWords.ts"
import * as NamedPlaces from "./NamedPlaces.ts"
import * as UnknownMarker from "./UnknownMarker.ts"

/** A piece of an entry that speaks of one marker, with where that is named in it: nowhere if no vocabulary knows it. */
export interface Piece {
  readonly start: number
  readonly end: number
  readonly places: ReadonlyArray<NamedPlaces.NamedPlace>
  /** The name that a change has from the piece before: "no T790M" behind "EGFR L858R". */
  readonly lent?: string
}

const signed = /^(?:\+|-(?=\s))/

const isStateAt = (words: ReadonlyArray<string>, at: number): boolean =>
  stateAt(words, at) !== undefined || variant(words[at] ?? "") !== undefined || words[at] === "%"

/** A gene that is joined to the marker behind it: "KIF5B-RET". */
const partner = /(?<=\s)[A-Z][A-Z0-9]{2,}-$/

/** How much of the text between two markers is said of the first. */
const lengthOfFirst = (between: string): number => {
  const joined = partner.exec(between)

  return joined === null || variant(joined[0].slice(0, -1).toLowerCase()) !== undefined ? between.length : joined.index
}

/** Where the next marker begins that follows a state without anything between: "ER positive HER2 negative", "HR+HER2-". */
const cutBetween = (text: string, one: NamedPlaces.NamedPlace, next: NamedPlaces.NamedPlace): number | undefined => {
  const between = text.slice(one.end, next.start)
  const { starts, words } = Tokens.ofWritten(between)
  const isTold = (at: number): boolean =>
    isStateAt(words, at) || (one.marker.measured === true && Tokens.isNumber(words[at]))
  if (!one.isStated && !signed.test(between) && !words.some((_, at) => isTold(at))) return undefined
  const denial = Denials.of(words).find(({ first, last }) => last === words.length && words[first] !== "-")

  return one.end + (denial === undefined ? lengthOfFirst(between) : (starts[denial.first] ?? between.length))
}

/** A stretch without separators by the markers that follow each other in it. */
const cut = (
  text: string,
  { end, start }: NamedPlaces.Stretch,
  places: ReadonlyArray<NamedPlaces.NamedPlace>,
): ReadonlyArray<Piece> => {
  const pieces: Array<Piece> = []
  let from = start
  let held: Array<NamedPlaces.NamedPlace> = []
  for (const place of places) {
    const last = held.at(-1)
    const at = last === undefined || NamedPlaces.areAlike(last, place) ? undefined : cutBetween(text, last, place)
    if (at !== undefined) {
      pieces.push({ start: from, end: at, places: held })
      from = at
      held = []
    }
    held.push(place)
  }

  return [...pieces, { start: from, end, places: held }]
}

const symbol = /^[A-Z][A-Z0-9]{2,8}$/

const holdsSymbol = /\b[A-Z][A-Z0-9]{2,8}\b/

/** Whether a piece tells a state of a marker of its own that no vocabulary knows: "NF2 mutation". */
const isOfUnknown = (text: string, { end, places, start }: Piece): boolean => {
  if (places.length > 0 || text[start - 1] === "(") return false
  const written = text.slice(start, end).trim()
  const name = holdsSymbol.test(written) ? (UnknownMarker.of(written)?.marker.name ?? "") : ""

  return symbol.test(name) && variant(name.toLowerCase()) === undefined && !EnteredWords.isToldOf(name.toLowerCase())
}

const mayBeChange = /\d|\b(?:ITD|TKD)\b/i

const isChange = (words: ReadonlyArray<string>): boolean =>
  words.some((word) => variant(word) !== undefined || /^(?:exons?|itd|tkd)$/.test(word))

const isDenied = (words: ReadonlyArray<string>): boolean =>
  Denials.of(words).length > 0 || words.some((_, at) => stateAt(words, at)?.claim === "absent")

/** Whether of two pieces about the changes of one marker one says what is there, and the other what is not: "EGFR L858R, no T790M". */
const areOpposed = (text: string, before: Piece, piece: Piece): boolean => {
  if (
    (before.places.length === 0 && before.lent === undefined) ||
    !mayBeChange.test(text.slice(piece.start, piece.end))
  )
    return false
  const [one = [], other = []] = [before, piece].map(({ end, start }) => Tokens.ofWritten(text.slice(start, end)).words)

  return isChange(one) && isChange(other) && isDenied(one) !== isDenied(other)
}

/** The name that a piece behind may go by: of a change that was named alone, "T790M-", its gene. */
const nameAt = (text: string, { end, marker, start }: NamedPlaces.NamedPlace): string => {
  const name = text.slice(start, end)
  const isChangeAlone = marker.changes?.some(([written]) => written.toLowerCase() === name.toLowerCase()) === true

  return isChangeAlone ? marker.name : name
}

/** A piece that stands by itself, with the name of the one before it where it has none. */
const named = (text: string, before: Piece | undefined, piece: Piece): Piece => {
  const name = before?.places.at(-1)
  const lent = name === undefined ? before?.lent : nameAt(text, name)
  if (lent === undefined || piece.places.length > 0 || isOfUnknown(text, piece)) return piece

  return { ...piece, lent }
}

/** Whether what a piece says is of the marker before it: it names no other. */
const goesOn = (text: string, before: Piece, piece: Piece): boolean => {
  const [first] = piece.places
  const last = before.places.at(-1)
  if (first === undefined) return !isOfUnknown(text, piece) && !areOpposed(text, before, piece)
  if (last === undefined) return before.lent === undefined && !isOfUnknown(text, before)

  return NamedPlaces.areAlike(last, first) && !areOpposed(text, before, piece)
}

/** What is formed of two markers: "p-tau217/Aβ42 ratio". */
const ratio = /\bratio\b/i

/** An entry by the markers that it names one after the other; as a whole where it names one. */
export const of = (text: string): ReadonlyArray<Piece> => {
  const places = NamedPlaces.of(text)
  const whole: Piece = { start: 0, end: text.length, places }
  if (ratio.test(text)) return [whole]
  const pieces: Array<Piece> = []
  for (const stretch of NamedPlaces.stretches(text, places)) {
    const inside = places.filter(({ end, start }) => start >= stretch.start && end <= stretch.end)
    for (const piece of cut(text, stretch, inside)) {
      const before = pieces.at(-1)
      if (before === undefined || !goesOn(text, before, piece)) pieces.push(named(text, before, piece))
      else pieces[pieces.length - 1] = { ...before, end: piece.end, places: [...before.places, ...piece.places] }
    }
  }

  return pieces
}

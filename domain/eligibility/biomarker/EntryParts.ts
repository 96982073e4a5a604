import * as Denials from "../entry/Denials.ts"
import * as Uncertainty from "../entry/Uncertainty.ts"
import { statesIn } from "../markers/StatusLexicon.ts"
import { variant } from "../markers/VariantNotation.ts"
import * as Tokens from "../text/Tokens.ts"
import * as EnteredWords from "./EnteredWords.ts"
import * as NamedPlaces from "./NamedPlaces.ts"
import * as SaidBeside from "./SaidBeside.ts"
import * as UnknownMarker from "./UnknownMarker.ts"

type Words = ReadonlyArray<string>

const wordsOf = (text: string): Words => Tokens.ofWritten(text).words

const isChange = (word: string): boolean => variant(word) !== undefined

/** A piece of an entry that speaks of one marker, with where that is named in it: nowhere if no vocabulary knows it. */
interface Piece extends NamedPlaces.Stretch {
  readonly places: ReadonlyArray<NamedPlaces.NamedPlace>
  /** The name that a change has from the piece before: "no T790M" behind "EGFR L858R". */
  readonly lent?: string
}

const signed = /^(?:\+|-(?=\s))/

/** A gene that is joined to the marker behind it: "KIF5B-RET". */
const partner = /(?<=\s)[A-Z][A-Z0-9]{2,}-$/

/** Where the next marker begins that follows a state without anything between: "ER positive HER2 negative", "HR+HER2-". */
const cutBetween = (text: string, one: NamedPlaces.NamedPlace, next: NamedPlaces.NamedPlace): number | undefined => {
  const between = text.slice(one.end, next.start)
  const { starts, words } = Tokens.ofWritten(between)
  const isTold = one.isStated || signed.test(between) || EnteredWords.tellState(words) || words.includes("%")
  if (!isTold) return undefined
  const denial = Denials.of(words).find(({ first, last }) => last === words.length && words[first] !== "-")
  const ends = denial === undefined ? between.search(partner) : (starts[denial.first] ?? -1)

  return ends < 0 ? next.start : one.end + ends
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

  return symbol.test(name) && !isChange(name.toLowerCase()) && !EnteredWords.isToldOf(name.toLowerCase())
}

const holdsChange = (words: Words): boolean => words.some((word) => isChange(word) || /^(?:exons?|itd|tkd)$/.test(word))

const isDenied = (words: Words): boolean =>
  Denials.of(words).length > 0 || statesIn(words).some(({ state }) => state.claim === "absent")

/** Whether of two pieces about the changes of one marker one says what is there, and the other what is not: "EGFR L858R, no T790M". */
const areOpposed = (text: string, before: Piece, piece: Piece): boolean => {
  if (before.places.length === 0 && before.lent === undefined) return false
  const [one = [], other = []] = [before, piece].map(({ end, start }) => wordsOf(text.slice(start, end)))

  return holdsChange(one) && holdsChange(other) && isDenied(one) !== isDenied(other)
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

  return lent === undefined || piece.places.length > 0 || isOfUnknown(text, piece) ? piece : { ...piece, lent }
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
const piecesOf = (text: string): ReadonlyArray<Piece> => {
  const places = NamedPlaces.of(text)
  if (ratio.test(text)) return [{ start: 0, end: text.length, places }]
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

/** A piece of an entry as what stands before its name, the name, and what stands behind. */
interface Said {
  readonly piece: Piece
  readonly head: string
  readonly name: string
  readonly tail: string
}

const saidIn =
  (text: string) =>
  (piece: Piece): Said => {
    const { end, places, start } = piece
    const first = places[0]?.start ?? start
    const last = places.at(-1)?.end ?? end

    return { piece, head: text.slice(start, first), name: text.slice(first, last), tail: text.slice(last, end) }
  }

const sign = /^\s?(?:\+|-(?![a-z0-9]))/i

const isChangeOrNumber = (word: string): boolean => isChange(word) || Tokens.isNumber(word)

/** Whether words say anything of a marker: a state, a change, a number, that it is denied, or open. */
const tells = (text: string): boolean => {
  const words = wordsOf(text)

  return (
    sign.test(text) ||
    EnteredWords.tellState(words) ||
    words.some(Tokens.isNumber) ||
    Denials.of(words).length > 0 ||
    Uncertainty.isTold(words)
  )
}

const isStated = ({ piece: { places } }: Said): boolean => places.some(({ isStated }) => isStated)

/** Whether nothing is said of a name but what stands before it. */
const isBare = (said: Said): boolean => said.piece.places.length > 0 && !isStated(said) && !tells(said.tail)

/** Behind the pieces from the one at `from` on that are a list of which something is said together. */
const listEnd = (said: ReadonlyArray<Said>, from: number): number => {
  const last = said.findIndex((one, at) => {
    const next = said[at + 1]

    return at >= from && (!isBare(one) || next === undefined || next.piece.places.length === 0 || tells(next.head))
  })

  return last + 1
}

const closely = /^[\s/&]*(?:(?:and|or|nor)[\s/]*)*$/

/** Whether what is said behind the last of a list may be said of all: no change or number, and a sign only where they stand close together. */
const maySayOfAll = (last: Said, isClose: boolean): boolean =>
  isClose
    ? !wordsOf(last.tail).some(isChange)
    : !sign.test(last.tail) && !isStated(last) && !wordsOf(last.tail).some(isChangeOrNumber)

/**
 * Whether what stands before the first of a list is said of the last, too, behind which a state stands: "no EGFR or ALK mutation", and
 * neither "no EGFR, ALK positive" nor "no EGFR, KRAS G12C".
 */
const reachesLast = (head: string, { tail }: Said, isClose: boolean): boolean => {
  const [before, words] = [wordsOf(head), wordsOf(tail)]
  if (statesIn(before).length > 0) return false
  if (isClose || Denials.of(before).length === 0) return true

  return statesIn(words).every(({ state }) => state.noun) && !words.some(isChangeOrNumber)
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
  const tail = (head !== "" || first.head === "") && maySayOfAll(last, isClose) ? last.tail : ""

  return list.map((each) =>
    each === last ? `${head}${each.name}${each.tail}` : `${first.head}${each.name}${each.tail}${tail}`,
  )
}

/** What each piece of an entry says by itself: a piece without a state of its own takes the one that is said of its whole list. */
const sharing = (text: string, pieces: ReadonlyArray<Piece>): ReadonlyArray<string> => {
  const said = pieces.map(saidIn(text))
  const found: Array<string> = []
  for (let from = 0; from < said.length; ) {
    const end = listEnd(said, from)
    found.push(...together(text, said.slice(from, end)))
    from = end
  }

  return found
}

/** So many markers of one entry are asked for. */
const most = 16

const before: ReadonlySet<string> = new Set(" \n,;|)].:/")

const behind: ReadonlySet<string> = new Set(" \n,;|([.:")

/** Without what separated it from other parts. */
const trimmed = (part: string): string => {
  let start = 0
  let end = part.length
  while (before.has(part[start] ?? "")) start++
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
  const told = SaidBeside.without(written)
  const pieces = piecesOf(told)
  if (pieces.length < 2) return [told === written ? written : clean(told)]

  return [...new Set(sharing(told, pieces).map(clean))].filter((part) => part !== "").slice(0, most)
}

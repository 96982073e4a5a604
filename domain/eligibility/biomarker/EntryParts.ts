import * as Denials from "../entry/Denials.ts"
import * as Uncertainty from "../entry/Uncertainty.ts"
import { changes } from "../marker-status/MarkerStatus.ts"
import { statesIn } from "../markers/StatusLexicon.ts"
import { isVariant } from "../markers/VariantNotation.ts"
import * as Runs from "../rules/Runs.ts"
import * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as EnteredWords from "./EnteredWords.ts"
import * as NamedPlaces from "./NamedPlaces.ts"
import * as SaidBeside from "./SaidBeside.ts"
import * as SoughtWords from "./SoughtWords.ts"
import * as UnknownMarker from "./UnknownMarker.ts"

const wordsOf = (text: string): Tokens.Words => Tokens.ofWritten(text).words

const isSigned = (words: Tokens.Words): boolean => /^[+-]$/.test(words.at(-1) ?? "")

/** A stretch that is no more than one of two changes of FLT3 that have names of their own, with a sign: "TKD-". */
const signedChange = /^\s*(?:itd|tkd)\s*[+-]\s*$/i

/** A piece of an entry that speaks of one marker, with where that is named in it. */
interface Piece extends Pick<NamedPlaces.Stretch, "start" | "end" | "places"> {
  /** The name that a change has from the piece before: "no T790M" behind "EGFR L858R". */
  readonly lent?: string | undefined
}

const symbol = /\b[A-Z][A-Z0-9]{2,8}\b/

/** The last word of what somebody may be tested for that no vocabulary of markers knows. */
const tested = WordSet.of(
  "tb tuberculosis igra quantiferon syphilis malaria toxoplasma toxoplasmosis chagas influenza flu hsv vzv rsv mrsa rf",
)

/** What no vocabulary knows, and a state is told of: "NF2 mutation". */
const stated = (written: string): string | undefined => {
  const name = UnknownMarker.of(written)?.marker.name ?? ""
  const word = name.toLowerCase()
  const isSymbol = symbol.exec(name)?.[0] === name && !isVariant(word) && !EnteredWords.isToldOf(word)

  return isSymbol || tested.has(wordsOf(word).at(-1) ?? "") ? name : undefined
}

/** How a stain of the marker before it is scored. */
const ofStain = WordSet.of("allred histoscore hscore quickscore h score intensity")

const isOfScore = (word: string): boolean =>
  /^\p{L}{3,}$/u.test(word) && !isVariant(word) && !ofStain.has(word) && !EnteredWords.isToldOf(word)

/** What no vocabulary knows, and a number is told of: "Gleason 9". */
const numbered = (written: string): string | undefined => {
  const name = SoughtWords.numberedName(written)

  return name !== undefined && wordsOf(name).every(isOfScore) ? name : undefined
}

/** The places of a stretch, or that of what no vocabulary knows. `isTold`: whether what stands before says how it is. */
const placesIn = (
  text: string,
  { places, start, text: written }: NamedPlaces.Stretch,
  isTold: boolean,
): Piece["places"] => {
  if (places.length > 0 || text[start - 1] === "(" || signedChange.test(written)) return places
  const name = stated(written.trim()) ?? (isTold ? numbered(written.trim()) : undefined)
  if (name === undefined) return places
  const from = start + written.indexOf(name)

  return [{ marker: UnknownMarker.named(name), start: from, end: from + name.length, isStated: true, isUnknown: true }]
}

const holdsChange = (words: Tokens.Words): boolean =>
  words.some((word) => isVariant(word) || /^(?:exons?|itd|tkd)$/.test(word)) ||
  statesIn(words).some(({ state }) => changes.has(state.kind))

const isDenied = (words: Tokens.Words): boolean =>
  Denials.of(words).length > 0 || statesIn(words).some(({ state }) => state.claim === "absent")

/**
 * Whether of what is told of the changes of one marker one says what is there, and the other what is not, "EGFR L858R, no T790M", or each
 * has a sign, "FLT3 ITD-, TKD-".
 */
const areApart = (one: Tokens.Words, other: Tokens.Words): boolean =>
  [one, other].every(holdsChange) && (isDenied(one) !== isDenied(other) || [one, other].every(isSigned))

/** Whether what a piece says is said of the marker before it: it names no other. A known one may be what all before it is said of. */
const goesOn = ({ lent, places }: Piece, [first]: Piece["places"]): boolean => {
  const last = places.at(-1)
  if (first === undefined) return true

  return last === undefined ? lent === undefined && first.isUnknown !== true : NamedPlaces.areAlike(last, first)
}

/** A piece of an entry as what stands before its name, the name, and what stands behind. */
interface Said extends Piece {
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

    return { ...piece, head: text.slice(start, first), name: text.slice(first, last), tail: text.slice(last, end) }
  }

/** Whether a name says a state, or what is glued to it does. */
const isStated = ({ places }: Said): boolean => places.some((place) => place.isStated)

const sign = /^\s?(?:\+|-(?![a-z0-9]))/i

const isChangeOrNumber = (word: string): boolean => isVariant(word) || Tokens.isNumber(word)

/** Whether words say anything of a marker: a state, a change, a number, that it is denied, or open. */
const tells = (text: string): boolean => {
  const tokens = Tokens.ofWritten(text)
  const { words } = tokens

  return (
    sign.test(text) ||
    EnteredWords.tellState(words) ||
    words.some(Tokens.isNumber) ||
    Denials.of(words).length > 0 ||
    Uncertainty.isTold(Runs.ofWritten(tokens))
  )
}

const isOfVirus = ({ places }: Said): boolean => places.some(({ marker }) => marker.virus === true)

const course = WordSet.of("chronic active acute latent occult known treated untreated viremic")

/** Whether a name is called so that it is there: "chronic hepatitis B". */
const isCourse = (said: Said): boolean => {
  const words = wordsOf(said.head)

  return isOfVirus(said) && words.some((word) => course.has(word)) && !tells(said.head)
}

/** Whether nothing is said of a name but what stands before it. */
const isBare = (said: Said): boolean =>
  said.places.length > 0 && !isStated(said) && !isCourse(said) && !tells(said.tail)

/** What is formed of two markers: "p-tau217/Aβ42 ratio". */
const ratio = /\bratio\b/i

/** An entry by the markers that it names one after the other; as a whole where it names one. */
const piecesOf = (text: string): ReadonlyArray<Piece> => {
  const named = NamedPlaces.of(text)
  if (ratio.test(text)) return [{ start: 0, end: text.length, places: named }]
  const pieces: Array<Piece> = []
  for (const stretch of NamedPlaces.stretches(text, named)) {
    const { end, start, words } = stretch
    const before = pieces.at(-1)
    const isTold = before === undefined || !isBare(saidIn(text)(before))
    const piece = { start, end, places: placesIn(text, stretch, isTold) }
    const name = before?.places.at(-1)?.marker.name ?? before?.lent
    const isSame = before !== undefined && goesOn(before, piece.places)
    if (isSame && (name === undefined || !areApart(wordsOf(text.slice(before.start, before.end)), words)))
      pieces[pieces.length - 1] = { ...before, end, places: [...before.places, ...piece.places] }
    else pieces.push(piece.places.length > 0 ? piece : { ...piece, lent: name })
  }

  return pieces
}

/** Whether something is said of a piece together with the next. */
const isListed = (said: Said, next: Said | undefined): boolean =>
  isBare(said) && next !== undefined && next.places.length > 0 && !tells(next.head)

const closely = /^[\s/&]*(?:(?:and|or|nor)[\s/]*)*$/

/** Whether what is said behind the last of a list may be said of all: no change or number, and a sign only where they stand close together. */
const maySayOfAll = (said: Said, isClose: boolean): boolean =>
  isClose
    ? !wordsOf(said.tail).some(isVariant)
    : !sign.test(said.tail) && !isStated(said) && !wordsOf(said.tail).some(isChangeOrNumber)

/**
 * Whether what stands before the first of a list is said of the last, too, behind which a state stands: "no EGFR or ALK mutation", and
 * neither "no EGFR, ALK positive" nor "no EGFR, KRAS G12C".
 */
const reachesLast = (head: string, { places, tail }: Said, isClose: boolean): boolean => {
  const [before, words] = [wordsOf(head), wordsOf(tail)]
  const isDenied = Denials.of(before).length > 0
  if (statesIn(before).length > 0 || (places[0]?.isUnknown === true && !isDenied)) return false

  return isClose || !isDenied || (statesIn(words).every(({ state }) => state.noun) && !words.some(isChangeOrNumber))
}

/** What leaves open how a marker is. */
const open = " ?"

/** Whether what is missing may be no more than the last of a list, which is no virus: "HIV, ALK negative". */
const isLackOfOther = (each: Said, last: Said): boolean =>
  isOfVirus(each) && !isOfVirus(last) && statesIn(wordsOf(last.tail)).some(({ state: { claim } }) => claim === "absent")

/** The pieces of one list, each with what is said of all. */
const together = (text: string, list: ReadonlyArray<Said>): ReadonlyArray<string> => {
  const [first] = list
  const last = list.at(-1)
  if (first === undefined || last === undefined || first === last)
    return list.map(({ end, lent, start }) => `${lent ?? ""} ${text.slice(start, end)}`)
  const isClose = list.every(({ start }, at) => at === 0 || closely.test(text.slice(list[at - 1]?.end, start)))
  const head = isBare(last) || reachesLast(first.head, last, isClose) ? first.head : ""
  const tail = (head !== "" || first.head === "") && maySayOfAll(last, isClose) ? last.tail : ""
  const tailOf = (each: Said): string => (isLackOfOther(each, last) && tail !== "" ? open : tail)

  return list.map((each) =>
    each === last ? `${head}${each.name}${each.tail}` : `${first.head}${each.name}${each.tail}${tailOf(each)}`,
  )
}

/** What each piece of an entry says by itself: a piece without a state of its own takes the one that is said of its whole list. */
const sharing = (text: string, pieces: ReadonlyArray<Piece>): ReadonlyArray<string> => {
  const said = pieces.map(saidIn(text))
  const ends = said.flatMap((one, at) => (isListed(one, said[at + 1]) ? [] : [at + 1]))

  return ends.flatMap((end, at) => together(text, said.slice(ends[at - 1] ?? 0, end)))
}

/** So many markers of one entry are asked for. */
const most = 16

const outer = /^[\s,;|)\].:/]+|(?<![\s,;|([.:])[\s,;|([.:]+$/g

/** Without the half of a bracket whose other half stands in another part. */
const withoutHalves = (part: string): string => {
  const opened = part.split("(").length
  const closed = part.split(")").length
  if (opened === closed) return part

  return part.replace(opened < closed ? ")" : "(", " ")
}

const clean = (part: string): string => withoutHalves(part.replace(outer, "")).replace(/\s+/g, " ").trim()

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

import { remembering } from "../../Memo.ts"
import { denials, type StateWord, stateAt } from "../markers/StatusLexicon.ts"
import * as TokenPhrases from "../matching/TokenPhrases.ts"
import * as Chunk from "../rules/Chunk.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as Level from "../rules/Level.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import * as GeneChanges from "./GeneChanges.ts"
import * as Introductions from "./Introductions.ts"
import * as MarkerNames from "./MarkerNames.ts"
import * as MarkerRun from "./MarkerRun.ts"
import { pairedResults, plural } from "./MarkerWords.ts"

/** A state in a sentence, and whether a "non" stands before it. */
export interface State {
  readonly is: "state"
  readonly state: StateWord
  readonly isDenied: boolean
}

export type Part = State | GeneChanges.Change | undefined

/** What stands around a marker, with its names, states and changes as chunks. */
export type Reading = ChunkedRun.ChunkedRun<Part>

interface Piece {
  readonly first: number
  readonly last: number
  readonly number: number
  readonly value: Part
}

/** What a state is called, and what is known of it. */
const calling = remembering((state: StateWord): number => {
  const { claim, kind, noun, words } = state
  const [first = ""] = words
  if (words.at(-1) === "+") return Chunk.numberOf("grade", first === "1" ? ["faint"] : [])

  return Chunk.numberOf(
    "state",
    Chunk.attributesOf({
      noun,
      adjective: !noun,
      present: claim === "present",
      absent: claim === "absent",
      denial: denials.has(first),
      opposite: pairedResults.has(first),
      plural: plural.test(first),
      stable: first === "stable",
      carrier: kind === "carrier",
      copies: kind === "heterozygous" || kind === "homozygous",
      two: kind === "homozygous",
      alteration: kind === "alteration",
      expression: kind === "expression",
      amplification: kind === "amplification",
      wild: /^w(?:ild|t)/.test(first),
      kind: claim === "present" && kind !== "any" && kind !== "alteration",
    }),
  )
})

const statePiece = (words: ReadonlyArray<string>, at: number): Piece | undefined => {
  const state = (words[at] ?? "").length > 1 || words[at + 1] === "+" ? stateAt(words, at) : undefined
  if (state === undefined) return undefined
  const isDenied = TokenPhrases.isBehindNon(words, at)

  return {
    first: isDenied ? words.lastIndexOf("non", at) : at,
    last: at + state.words.length,
    number: calling(state),
    value: { is: "state", state, isDenied },
  }
}

const nameNumber = Chunk.numberOf("name")

const nameOf = (first: number, last: number): Piece => ({ first, last, number: nameNumber, value: undefined })

const introducing: Partial<Readonly<Record<Introductions.Meaning, number>>> = {
  examples: Chunk.numberOf("examples"),
  namely: Chunk.numberOf("examples", ["namely"]),
  "taken out": Chunk.numberOf("exception"),
}

/** What is told in a sentence by rows, by first token. */
const toldIn = MarkerRun.onceASentence((sentence): ReadonlyMap<number, Piece> => {
  const told = new Map<number, Piece>(GeneChanges.inSentence(sentence))
  for (const { first, last, means } of Introductions.inRun(sentence.run)) {
    const number = introducing[means]
    if (number !== undefined) told.set(first, { first, last, number, value: undefined })
  }

  return told
})

/** The names, states and changes of a sentence, and what introduces examples and exceptions, from a token to before another, in order. */
const piecesFrom = (sentence: MarkerRun.Sentence, from: number, end: number): ReadonlyArray<Piece> => {
  const { words } = sentence.tokens
  const told = toldIn(sentence)
  const pieceAt = (at: number): Piece | undefined => {
    const known = MarkerNames.knownBehind(words, at)
    if (known !== undefined) return nameOf(at, known)

    return (
      told.get(at) ?? statePiece(words, at) ?? (MarkerNames.isSymbol(sentence, at) ? nameOf(at, at + 1) : undefined)
    )
  }
  const pieces: Array<Piece> = []
  for (let at = from; at < end; at = Math.max(at + 1, pieces.at(-1)?.last ?? 0)) {
    const piece = pieceAt(at)
    if (piece !== undefined) pieces.push(piece)
  }

  return pieces
}

const piecesIn = MarkerRun.onceASentence((sentence) => piecesFrom(sentence, 0, sentence.tokens.words.length))

const inFull = MarkerRun.onceASentence((sentence) =>
  MarkerNames.inFull(
    sentence,
    piecesIn(sentence).filter(({ number }) => number === nameNumber),
  ).map(({ first, last }) => nameOf(first, last)),
)

/** A marker with its name in full, if it is the symbol in brackets behind that, or a part of a chromosome: "del(17p)". */
export const withFullName = remembering((place: MarkerRun.Place): MarkerRun.Place => {
  const whole = [...inFull(place), ...piecesIn(place)].find(
    ({ first, last, number }) => first < place.first && last === place.last + 1 && number === nameNumber,
  )

  return whole === undefined || place.tokens.words[whole.first] === "-" ? place : { ...place, first: whole.first }
})

const again = Chunk.numberOf("name", ["again"])

/** Where the marker is named again. */
const named = ({ first, last, tokens: { words } }: MarkerRun.Place, piece: Piece): Piece =>
  piece.number === nameNumber && piece.first > first && words[piece.last - 1] === words[last - 1]
    ? { ...piece, number: again }
    : piece

/** What of a name is behind the marker that it begins with: "virus (HBV)" of "hepatitis B virus (HBV)". */
const behind = ({ last }: MarkerRun.Place, piece: Piece): Piece =>
  piece.first < last && piece.last > last + 1 ? { ...piece, first: last } : piece

/** The form of amyloid that goes to plaques: too little is in the fluid where it is in the brain. */
const isDepleted = ({ last, tokens: { words } }: MarkerRun.Place): boolean => words[last - 1]?.endsWith("42") === true

export const level = MarkedRun.level(["marker", "name", "state", "change", "grade", "examples", "exception"])

const widest = { before: 120, behind: 80 }

/** What stands around a marker, as the tables of markers read it. */
export const around: (place: MarkerRun.Place) => Reading = remembering((place) => {
  const run = MarkerRun.near(place, widest)
  const isFree = ({ first, last }: Piece): boolean =>
    (last <= place.first || first >= place.last) && first >= run.from && last <= run.to
  const full = inFull(place)
    .map((piece) => behind(place, piece))
    .filter(isFree)
  const isBeside = (piece: Piece): boolean =>
    isFree(piece) && !full.some(({ first, last }) => first <= piece.first && piece.last <= last)
  const straddling = piecesIn(place).find(({ first, last }) => first < place.last && last > place.last)
  const pieces = [
    ...piecesIn(place).filter(isBeside),
    ...piecesFrom(place, place.last, straddling?.last ?? 0),
    ...full,
    { ...place, number: Chunk.numberOf("marker", isDepleted(place) ? ["depleted"] : []), value: undefined },
  ].toSorted((one, other) => one.first - other.first)

  return Level.chunked(
    Level.plain<Part>(run),
    pieces.map((piece) => named(place, piece)),
  )
})

export const markerIn = (run: Reading): number =>
  run.chunks.findIndex((_, at) => ChunkedRun.kindAt(run, at)?.name === "marker")

export const isName = (run: Reading, place: number): boolean => ChunkedRun.kindAt(run, place)?.name === "name"

export const stateIn = ({ chunks }: Reading, place: number): StateWord | undefined => {
  const part = chunks[place]?.value

  return part?.is === "state" ? part.state : undefined
}

export const isAdjective = (run: Reading, place: number): boolean => stateIn(run, place)?.noun === false

/** Whether what stands at a place is named: a marker, a change, or the noun of an alteration. */
export const isNamed = (run: Reading, place: number): boolean => {
  const name = ChunkedRun.kindAt(run, place)?.name

  return name !== undefined && !isAdjective(run, place) && name !== "examples" && name !== "exception"
}

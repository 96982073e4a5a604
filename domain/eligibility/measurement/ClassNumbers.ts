import * as BoundTable from "../numbers/BoundTable.ts"
import type * as NumberRange from "../numbers/NumberRange.ts"
import * as NumberTable from "../numbers/NumberTable.ts"
import type * as Piece from "../numbers/Piece.ts"
import * as QuantityTable from "../numbers/QuantityTable.ts"
import * as Chunk from "../rules/Chunk.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as Level from "../rules/Level.ts"
import type { Run } from "../rules/Run.ts"
import * as WordSet from "../text/WordSet.ts"

const romans: ReadonlyArray<string> = ["0", "i", "ii", "iii", "iv", "v", "vi"]

const letters = "abcde"

const tenth = 0.1

/** "III", "IIIb", "2b"; of "B7" the letter counts. */
const numbered = /^(?:(i{1,3}|iv|vi?|\d)([a-e])?|([a-e])\d{0,2})$/

const wholeOf = (numeral: string): number => (/^\d$/.test(numeral) ? Number(numeral) : romans.indexOf(numeral))

/** Where classes are letters alone, a number is one of points, "Child-Pugh A (5-6)": letters are counted from here. */
export const lettered = 100

/** The number of a class, parts of it in tenths: IIIb is 3.2, and C is 3. */
const of = (word: string, isLettered: boolean): number | undefined => {
  const [, numeral, part, letter] = numbered.exec(word) ?? []
  if (letter !== undefined) return letters.indexOf(letter) + 1 + (isLettered ? lettered : 0)
  if (numeral === undefined) return undefined

  return wholeOf(numeral) + (part === undefined ? 0 : (letters.indexOf(part) + 1) * tenth)
}

/** Letters that are words as well count only behind what classes stand behind. */
const isShort = (word: string): boolean => /^[a-eiv]$/.test(word)

const leading = WordSet.of(
  "class classes stage stages grade grades group category categories type types phototype phototypes level levels score scores status - ≥ ≤ > < = than",
)

const opening = WordSet.of("( : of")

const joining = WordSet.of(", / or and - to through & class grade stage")

/** How many tokens stand between a class and the next one of a list. */
const nearest = 3

/** Behind the letters of a class's parts that are told together, "IIIa/b", "III a/b", which are all of it; the place itself where they are not. */
const behindParts = (run: ChunkedRun.ChunkedRun<unknown>, behind: number): number => {
  const isLetter = (place: number): boolean => /^[a-e]$/.test(ChunkedRun.wordAt(run, place))
  let at = isLetter(behind) ? behind + 1 : behind
  while (/^[/&]$/.test(ChunkedRun.wordAt(run, at)) && isLetter(at + 1)) at += 2

  return at > behind + 1 ? at : behind
}

/** The numbers of a sentence in which classes are numbers as well. `isNamed`: whether the name of the scale ends before a token. */
export const within = (
  run: Run,
  isNamed: (token: number) => boolean,
  isLettered: boolean,
): ChunkedRun.ChunkedRun<Piece.Piece> => {
  const numbers = NumberTable.level.of(run)
  const pieces: Array<Parameters<typeof Level.chunked<Piece.Piece, Piece.Piece>>[1][number]> = []
  const isBehindName = (place: number): boolean =>
    leading.has(ChunkedRun.wordAt(numbers, place - 1)) || isNamed(numbers.tokens[place] ?? 0)
  let last = Number.NEGATIVE_INFINITY
  for (let place = 0; place < numbers.to; place++) {
    const word = ChunkedRun.wordAt(numbers, place)
    const before = ChunkedRun.wordAt(numbers, place - 1)
    const own = of(word, isLettered)
    const isBegun = isBehindName(opening.has(before) ? place - 1 : place)
    const isContinued = place - last <= nearest && joining.has(before)
    if (own === undefined || (isShort(word) && !isBegun && !isContinued)) continue
    const behind = isLettered ? place + 1 : behindParts(numbers, place + 1)
    const number = behind > place + 1 ? Math.floor(own) : own
    pieces.push({
      first: place,
      last: behind,
      number: Chunk.numberOf("quantity", ["bare"]),
      value: { kind: "quantity", number },
    })
    last = behind - 1
    place = last
  }
  const reading = pieces.length === 0 ? numbers : Level.chunked<Piece.Piece, Piece.Piece>(numbers, pieces)

  return QuantityTable.level.over(BoundTable.level.over(reading))
}

/** What a whole class takes in besides: III is all of IIIa to IIIe. Nobody has a part of what is not there. */
const parts = 0.9

const isWhole = (number: number): boolean => Number.isInteger(number) && number > 0

/** A range of classes with their parts: up to III is up to IIIe. */
export const withParts = ({ high, low }: NumberRange.NumberRange): NumberRange.NumberRange => ({
  low: isWhole(low.number) && !low.isIncluded ? { ...low, number: low.number + parts } : low,
  high: isWhole(high.number) && high.isIncluded ? { ...high, number: high.number + parts } : high,
})

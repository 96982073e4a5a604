import * as DiseaseWords from "../mention/DiseaseWords.ts"
import * as WordSet from "../text/WordSet.ts"
import { breaks, clauseEnds, failing, ordinals, receiving, spread, systemic, units } from "../treatment/LineLexicon.ts"

type Words = ReadonlyArray<string>

/** What is measured in litres. */
const measured = WordSet.of(
  "fev fev1 fvc vc tlc dlco expiratory inspiratory vital capacity spirometry volume volumes output urine urinary diuresis polyuria ascites ascitic drain drained drainage paracentesis thoracentesis effusion effusions oxygen o2 nasal cannula flow fluid fluids water intake drink drinks bleeding lavage",
)

const near = 10

const comparing = WordSet.of("than over above exceeding exceeds under below > < ≥ ≤ = least most about approximately")

/** What a line is told with behind its number: "2L systemic therapy", "2L metastatic disease", "1L setting". */
const isOfLine = (word: string): boolean =>
  units.has(word) || systemic.has(word) || spread.has(word) || word === "setting" || DiseaseWords.isCancer(word)

const nearLine = 4

/** Words with which something else begins behind an amount. */
const turning = WordSet.of("a per despite within before after during in at by with for to")

const isToldAsLine = (words: Words, behind: number): boolean => {
  for (let at = behind; at < behind + nearLine; at++) {
    const word = words[at] ?? "."
    if (isOfLine(word)) return true
    if (turning.has(word) || clauseEnds.has(word)) return false
  }

  return false
}

const isAmong = (words: Words, from: number, to: number, isOne: (word: string) => boolean): boolean => {
  for (let at = Math.max(0, from); at < to && at < words.length; at++) if (isOne(words[at] ?? "")) return true

  return false
}

const isMeasured = (word: string): boolean => measured.has(word)

/** "A day", "per week", "of ascites". */
const ofAmount = WordSet.of("a per of daily")

const wasHad = (word: string): boolean =>
  receiving.has(word) || failing.has(word) || word === "after" || word === "prior"

/** Whether "2L" at a place is an amount, "FEV1 < 2L", "2L of fluid", "over 3L a day", and not a line. */
const areAt = (words: Words, at: number): boolean => {
  const behind = at + 1
  if (words[behind] === "+" || isToldAsLine(words, behind)) return false
  if (ofAmount.has(words[behind] ?? "") || isAmong(words, at - near, behind + near, isMeasured)) return true

  return comparing.has(words[at - 1] ?? "") && !isAmong(words, at - near, at, wasHad)
}

/** An ordinal, and whether "line" follows it by itself. */
interface Ordinal {
  readonly number: number
  readonly named: boolean
  readonly open: boolean
  readonly last: number
}

const isLine = (word: string | undefined): boolean => /^(?:lines?|lots?)$/.test(word ?? "")

const later: ReadonlySet<string> = new Set(["later", "subsequent", "further", "higher", "greater"])

/** A line by its number, "2L". */
const short = /^([1-4])l$/

/** "2L", "2L+"; not "2L/min", nor "less than 2L". */
const shortAt = (words: Words, at: number): Ordinal | undefined => {
  const found = short.exec(words[at] ?? "")
  const open = words[at + 1] === "+"
  const isRate = words[at + 1] === "/" && !short.test(words[at + 2] ?? "")

  return found === null || isRate || areAt(words, at)
    ? undefined
    : { number: Number(found[1]), named: true, open, last: open ? at + 2 : at + 1 }
}

const isDigit = (word: string): boolean => /^[1-4]$/.test(word)

/** Of "1-2L" the "1", too. */
const numberAt = (words: Words, at: number): number | undefined => {
  const word = words[at] ?? ""
  const isOfShort = isDigit(word) && words[at + 1] === "-" && short.test(words[at + 2] ?? "")

  return ordinals.get(word) ?? (isOfShort ? Number(word) : undefined)
}

/** "Second or later line". */
const isOpen = (words: Words, at: number): boolean =>
  words[at + 1] === "or" && later.has(words[at + 2] ?? "") && isLine(words[at + 3])

/** Behind the short name of the same line: "second line (2L)". */
const behindShort = (words: Words, at: number, number: number): number =>
  words[at] === "(" && words[at + 1] === `${number}l` && words[at + 2] === ")" ? at + 3 : at

const ordinalAt = (words: Words, at: number): Ordinal | undefined => {
  const short = shortAt(words, at)
  if (short !== undefined) return short
  const number = numberAt(words, at)
  if (number === undefined) return undefined
  if (words[at]?.endsWith("line") === true) return { number, named: true, open: false, last: at + 1 }
  const open = isOpen(words, at)
  const next = words[at + 1] === "-" ? at + 2 : open ? at + 3 : at + 1
  const named = isLine(words[next])

  return {
    number,
    named,
    open,
    last: named ? behindShort(words, next + 1, number) : isDigit(words[at] ?? "") ? at + 1 : next,
  }
}

const joints: ReadonlySet<string> = new Set([",", "or", "and", "/", "to", "through", "-"])

const placing: ReadonlySet<string> = new Set(["in", "as", "for", "over", "across"])

const mostBetween = 7

/** "(In the first line or) one after the other in the (first and second lines)": where a line that was listed is listed again with others. */
const listedAgain = (words: Words, from: number, listed: ReadonlyArray<number>): number => {
  for (let at = from; at < from + mostBetween && !breaks.has(words[at] ?? "."); at++) {
    const line = words[at + 1] === "the" ? at + 2 : at + 1
    const number = placing.has(words[at] ?? "") ? ordinalAt(words, line)?.number : undefined
    if (number !== undefined) return listed.includes(number) ? line : from
  }

  return from
}

/** Behind the units that follow a line: "first-line therapy or …". */
export const behindUnits = (words: Words, from: number): number => {
  let at = from
  while (at < from + 3 && (units.has(words[at] ?? "") || words[at] === "of" || words[at] === "systemic")) at++

  return at
}

/** Lines that are listed: which, and where the list ends. `open`: whether "+" follows the last. */
export interface Listed {
  readonly numbers: ReadonlyArray<number>
  /** Whether they are joined by nothing but "and". */
  readonly all: boolean
  readonly open: boolean
  readonly last: number
}

/** The lines that are listed from `first` on: "first-, second- or third-line". */
export const at = (words: Words, first: number): Listed | undefined => {
  let ordinal = ordinalAt(words, first)
  if (ordinal === undefined) return undefined
  let listed: Listed | undefined
  const numbers: Array<number> = []
  let all = true
  for (let from = first; ordinal !== undefined; ordinal = ordinalAt(words, from)) {
    numbers.push(ordinal.number)
    if (ordinal.named) listed = { numbers: [...numbers], all, open: ordinal.open, last: ordinal.last }
    const joint = behindUnits(words, ordinal.last)
    from = joint
    while (from < joint + 3 && joints.has(words[from] ?? "")) from++
    if (from === joint) break
    all &&= words.slice(joint, from).every((word) => word === "," || word === "and")
    if (words[from - 1] === "or") from = listedAgain(words, from, numbers)
    if (words[from] === "the" && ordinalAt(words, from + 1) !== undefined) from++
  }

  return listed
}

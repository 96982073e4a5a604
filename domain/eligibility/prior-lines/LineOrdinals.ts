import { type Range, unbounded } from "./LineCounts.ts"
import { done, ordinals, units } from "./LineLexicon.ts"

/** An ordinal, and whether "line" follows it by itself. */
interface Ordinal {
  readonly number: number
  readonly named: boolean
  readonly last: number
}

const isLine = (word: string | undefined): boolean => word === "line" || word === "lines"

const ordinalAt = (words: ReadonlyArray<string>, at: number): Ordinal | undefined => {
  const word = words[at] ?? ""
  const short = /^([1-4])l$/.exec(word)
  if (short !== null) return { number: Number(short[1]), named: true, last: at + 1 }
  const number = ordinals.get(word)
  if (number === undefined) return undefined
  if (word === "frontline") return { number, named: true, last: at + 1 }
  const next = words[at + 1] === "-" ? at + 2 : at + 1
  const named = isLine(words[next])

  return { number, named, last: named ? next + 1 : next }
}

const joints: ReadonlySet<string> = new Set([",", "or", "and", "/", "to", "through", "-"])

/** Behind the units that follow a line: "first-line therapy or …". */
const behindUnits = (words: ReadonlyArray<string>, from: number): number => {
  let at = from
  while (at < from + 3 && (units.has(words[at] ?? "") || words[at] === "of" || words[at] === "systemic")) at++

  return at
}

const further = /^(?:later|greater|beyond|higher|more|subsequent|above)$/

interface Listed {
  readonly numbers: ReadonlyArray<number>
  /** Whether they are joined by nothing but "and". */
  readonly all: boolean
  readonly last: number
}

/** The lines that are listed from `at` on: "first-, second- or third-line". */
const listedAt = (words: ReadonlyArray<string>, at: number): Listed | undefined => {
  let ordinal = ordinalAt(words, at)
  if (ordinal === undefined) return undefined
  let listed: Listed | undefined
  const numbers: Array<number> = []
  let all = true
  for (let from = at; ordinal !== undefined; ordinal = ordinalAt(words, from)) {
    numbers.push(ordinal.number)
    if (ordinal.named) listed = { numbers: [...numbers], all, last: ordinal.last }
    const joint = behindUnits(words, ordinal.last)
    from = joint
    while (from < joint + 3 && joints.has(words[from] ?? "")) from++
    if (from === joint) break
    all &&= words.slice(joint, from).every((word) => word === "," || word === "and")
  }

  return listed
}

/** "First-line therapy", "first- or second-line setting", "progressed after first-line treatment", "second line or later". */
export const byOrdinal = (words: ReadonlyArray<string>, at: number): Range | undefined => {
  const listed = listedAt(words, at)
  if (listed === undefined) return undefined
  const { all, last, numbers } = listed
  const low = Math.min(...numbers)
  const high = Math.max(...numbers)
  const behind = words.slice(Math.max(0, at - 8), at).some((word) => done.has(word))
  if (behind) return { low: all ? high : low, high: unbounded, first: at, last, vague: false }
  const or = behindUnits(words, last)
  const later = words[or] === "or" && further.test(words[or + 1] ?? "")

  return { low: low - 1, high: later ? unbounded : high - 1, first: at, last: later ? or + 2 : last, vague: true }
}

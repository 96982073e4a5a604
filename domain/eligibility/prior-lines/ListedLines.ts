import { ordinals, units } from "./LineLexicon.ts"

type Words = ReadonlyArray<string>

/** An ordinal, and whether "line" follows it by itself. */
interface Ordinal {
  readonly number: number
  readonly named: boolean
  readonly open: boolean
  readonly last: number
}

const isLine = (word: string | undefined): boolean => word === "line" || word === "lines"

const ordinalAt = (words: Words, at: number): Ordinal | undefined => {
  const word = words[at] ?? ""
  const short = /^([1-4])l$/.exec(word)
  if (short !== null) {
    const open = words[at + 1] === "+"

    return { number: Number(short[1]), named: true, open, last: open ? at + 2 : at + 1 }
  }
  const number =
    ordinals.get(word) ??
    (/^[1-4]$/.test(word) && words[at + 1] === "-" && /^[1-4]l$/.test(words[at + 2] ?? "") ? Number(word) : undefined)
  if (number === undefined) return undefined
  if (word === "frontline") return { number, named: true, open: false, last: at + 1 }
  const next = words[at + 1] === "-" ? at + 2 : at + 1
  const named = isLine(words[next])

  return { number, named, open: false, last: named ? next + 1 : /^[1-4]$/.test(word) ? at + 1 : next }
}

const joints: ReadonlySet<string> = new Set([",", "or", "and", "/", "to", "through", "-"])

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
  }

  return listed
}

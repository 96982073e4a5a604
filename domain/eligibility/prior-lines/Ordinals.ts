import { type Claim, having, unbounded } from "./Claim.ts"
import { failing, ordinals, receiving, units } from "./LineLexicon.ts"

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
const behindUnits = (words: Words, from: number): number => {
  let at = from
  while (at < from + 3 && (units.has(words[at] ?? "") || words[at] === "of" || words[at] === "systemic")) at++

  return at
}

const further = /^(?:later|greater|beyond|higher|more|subsequent|above|further)$/

interface Listed {
  readonly numbers: ReadonlyArray<number>
  /** Whether they are joined by nothing but "and". */
  readonly all: boolean
  readonly open: boolean
  readonly last: number
}

/** The lines that are listed from `at` on: "first-, second- or third-line". */
const listedAt = (words: Words, at: number): Listed | undefined => {
  let ordinal = ordinalAt(words, at)
  if (ordinal === undefined) return undefined
  let listed: Listed | undefined
  const numbers: Array<number> = []
  let all = true
  for (let from = at; ordinal !== undefined; ordinal = ordinalAt(words, from)) {
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

/** Words before an ordinal line that say that it lies behind the patient. */
const behindPatient: ReadonlySet<string> = new Set([
  ..."after following prior previous despite during post least beyond cycles response responded responding remission maintenance on".split(
    " ",
  ),
  ...failing,
  ...receiving,
])

/** Words before it by which it is only the beginning or a part of something. */
const onlyNamed: ReadonlySet<string> = new Set("before start including include count counts since until any".split(" "))

const verbs: ReadonlySet<string> = new Set("must should has have was were consisted".split(" "))

/** "First-line chemotherapy must have been completed". */
const wasGiven = (words: Words, from: number): boolean => {
  let at = from
  while (at < from + 4 && (units.has(words[at] ?? "") || words[at] === "systemic")) at++

  return verbs.has(words[at] ?? "")
}

/** Words by which it tells what a drug is for: "for which first-line targeted therapy is approved". */
const ofTheDrug: ReadonlySet<string> = new Set([
  "indicated",
  "approved",
  "available",
  "licensed",
  "sensitivity",
  "sensitive",
])

/** "First-line therapy", "first- or second-line setting", "progressed after first-line treatment", "second line or later". */
export const byOrdinal = (words: Words, at: number): Claim | undefined => {
  const listed = listedAt(words, at)
  if (listed === undefined) return undefined
  const { all, last, numbers, open } = listed
  const low = Math.min(...numbers)
  const high = Math.max(...numbers)
  const clause = words.slice(Math.max(0, at - (words[at - 1] === "as" || words[at - 1] === "in" ? 25 : 8)), at)
  const behind = behindUnits(words, last)
  const or = words[behind] === "(" && words[behind + 1] === "or" ? behind + 1 : behind
  const later = open || (words[or] === "or" && further.test(words[or + 1] ?? ""))
  const end = later && !open ? or + 2 : last
  if (/^(?:may|can|includes?|included)$/.test(words[or] ?? "") || words[or + 1] === "include") return undefined
  const around = words.slice(Math.max(0, at - 9), last + 9)
  if (!clause.some((word) => behindPatient.has(word)) && around.some((word) => ofTheDrug.has(word))) return undefined
  if (clause.slice(-4).some((word) => onlyNamed.has(word)) || clause.slice(-3).includes("g")) return undefined
  if (
    clause
      .slice(-5)
      .some((word) => word === "candidate" || word === "candidates" || word === "suitable" || word === "eligible")
  ) {
    return having(low - 1, later ? unbounded : high - 1, at, end)
  }
  if (clause.some((word) => failing.has(word))) return { ...having(all ? high : low, unbounded, at, end), oneWay: true }
  if (clause.some((word) => behindPatient.has(word)) || wasGiven(words, or)) {
    const from = all ? high : low

    return later ? having(from, unbounded, at, end) : { ...having(from, high, at, end), beyond: "silent above" }
  }

  return having(low - 1, later ? unbounded : high - 1, at, end)
}

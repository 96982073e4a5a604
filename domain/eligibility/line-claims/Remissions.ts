import { ordinals } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import { type Claim, had } from "./Claim.ts"

type Words = ReadonlyArray<string>

/** The short names of the remissions after the first. */
const short: ReadonlySet<string> = new Set([..."23456789"].map((number) => `cr${number}`))

const later: ReadonlySet<string> = new Set(["subsequent", "later", "multiple"])

const named: ReadonlySet<string> = new Set(["remission", "remissions", "cr", "cr1", "relapse", "relapses"])

const firsts: ReadonlySet<string> = new Set(["first", "1st"])

const nearName = 5

/** What is counted before the name of something else is reached: "at first diagnosis or upon relapse". */
const isOfOther = /^(?:[,.]|lines?|diagnosis|presentation)$/

/** Which of the next words names a remission or a relapse, -1 if none does. */
const nameAt = (words: Words, from: number): number => {
  for (let at = from; at < from + nearName && at < words.length; at++) {
    if (named.has(words[at] ?? "")) return at
    if (isOfOther.test(words[at] ?? "")) return -1
  }

  return -1
}

/** "Multiple remissions"; not "multiple myeloma in remission". */
const isLater = (words: Words, at: number): boolean => {
  const word = words[at] ?? ""

  return (later.has(word) && words[at + 1] !== "myeloma") || (ordinals.get(word) ?? 0) > 1
}

/** Where the name ends of what is not the first remission: "second complete remission", "beyond first remission", "first relapse". */
const endOf = (words: Words, at: number): number | undefined => {
  const word = words[at] ?? ""
  if (short.has(word)) return at + 1
  const isNumbered = firsts.has(word)
  if (!isNumbered && !isLater(words, at) && word !== "beyond") return undefined
  const name = nameAt(words, at + 1)
  if (name < 0) return undefined

  return isNumbered && !(words[name] ?? "").startsWith("relapse") ? undefined : name + 1
}

const reach = 8

/** Whether it is the first remission, or that of a list, that stands at a place: "CR1", "first or second". */
const isFirst = (words: Words, at: number): boolean => {
  if (words[at] === "cr1") return true
  const name = firsts.has(words[at] ?? "") ? nameAt(words, at + 1) : -1

  return name >= 0 && !(words[name] ?? "").startsWith("relapse")
}

/** The words, but for "CR2", that a remission or a relapse is counted with. */
export const beginnings: ReadonlyArray<string> = [...firsts, ...later, ...ordinals.keys(), ...short, "beyond"]

/** Whether the first remission is let in as well: "first or second remission", "CR1 or CR2". */
const isFirstAsWell = (words: Words, at: number): boolean => {
  for (let before = at - 1; before >= 0 && before >= at - reach; before--) if (isFirst(words, before)) return true

  return false
}

const farDiagnosis = 10

/** "At initial diagnosis or at first recurrence". */
const isOrInitially = (words: Words, at: number): boolean => {
  const before = Nearby.before(words, at, farDiagnosis)
  const diagnosis = before.indexOf("diagnosis")

  return diagnosis >= 0 && before.includes("or", diagnosis)
}

const open: ReadonlySet<string> = new Set("greater more higher further above beyond".split(" "))

const isOpen = (words: Words, from: number, to: number): boolean =>
  words.slice(from, to).some((word) => later.has(word) || open.has(word))

/** "First relapse only": whoever has relapsed again is not meant. */
const isOnly = (words: Words, at: number, end: number): boolean => words[at - 1] === "only" || words[end] === "only"

/** "Second remission": as many lines, or a few more. */
const boundOf = (words: Words, at: number, end: number): Partial<Claim> => {
  const word = words[at] ?? ""
  const number = short.has(word) ? Number(word.slice(2)) : ordinals.get(word)
  const isOfRelapse = (words[end - 1] ?? "").startsWith("relapse")
  if (number === undefined || (isOfRelapse && !isOnly(words, at, end)) || isOpen(words, at, end + reach)) return {}

  return { high: number, beyond: "silent above" }
}

/** A remission after the first, and any relapse, come after treatment; so does the first, but lines are not meant by it. */
export const byRemission = (words: Words, at: number): Claim | undefined => {
  const end = endOf(words, at)
  if (end === undefined) return undefined
  const claim: Claim = { ...had(at, end), oneWay: true, ...boundOf(words, at, end) }

  return isFirstAsWell(words, at) || isOrInitially(words, at) ? { ...claim, beyond: "silent" } : claim
}

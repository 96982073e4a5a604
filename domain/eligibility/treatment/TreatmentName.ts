import * as DiseaseWords from "../mention/DiseaseWords.ts"
import {
  asides,
  earlier,
  early,
  grouping,
  joints,
  local,
  narrow,
  plain,
  portions,
  systemic,
  times,
  units,
  withRadiation,
} from "./LineLexicon.ts"
import * as TreatmentKind from "./TreatmentKind.ts"

type Words = ReadonlyArray<string>

/** What the words by which a treatment is called tell of it. */
export interface TreatmentName extends TreatmentKind.TreatmentKind {
  /** Whether it is called by lines or regimens. */
  isGrouped: boolean
  isPrior: boolean
  isPortion: boolean
}

/** Behind all that joins what is listed, "and/or"; the place itself where nothing does. */
export const behindJoints = (words: Words, from: number): number => {
  let at = from
  while (joints.has(words[at] ?? "")) at++

  return at
}

const away: ReadonlySet<string> = new Set(["supportive", "maintenance"])

/** Whether the word at a place goes on with treatments of a place: "surgery, radiotherapy or chemotherapy". */
const isOfLocals = (words: Words, at: number, { isLocal, isSystemic }: TreatmentName): boolean =>
  isLocal && !isSystemic && local.has(words[at] ?? "")

const widestBrackets = 10

/** Behind what stands in brackets within a list: "surgery (except for a biopsy), radiotherapy"; the place itself where none does. */
const behindBrackets = (words: Words, at: number, { isLocal }: TreatmentName): number => {
  const close = isLocal && words[at] === "(" ? words.indexOf(")", at) : -1

  return close > 0 && close < at + widestBrackets && words[close + 1] === "," ? close + 1 : at
}

/** Words that say of what kind a treatment is that is called behind them. */
const kinds: ReadonlyArray<ReadonlySet<string>> = [early, systemic, narrow]

/** "(Systemic) or radiotherapy", whose last word is that of both. */
const isShared = (words: Words, at: number, { isSystemic, last }: TreatmentName): boolean =>
  words[at] === "radiotherapy" && isSystemic && last < 0 && joints.has(words[at - 1] ?? "")

/** "Surgery, radiotherapy", "surgery, chemotherapy", "neoadjuvant, adjuvant", "systemic, or radiotherapy". */
const isListed = (words: Words, at: number, name: TreatmentName): boolean => {
  if (words[at] !== ",") return false
  const next = joints.has(words[at + 1] ?? "") ? at + 2 : at + 1
  if (name.last < 0 && kinds.some((kind) => kind.has(words[next] ?? ""))) return true
  if (isShared(words, next, name)) return true
  if (!name.isLocal) return false

  return systemic.has(words[next] ?? "") || isOfLocals(words, next, name)
}

/** Whether the name ends before a word: where something else is told, or the next treatment begins. */
const endsBefore = (name: TreatmentName, words: Words, at: number): boolean => {
  const { last } = name
  const word = words[at] ?? ""
  if (times.has(word) || asides.has(word)) return true

  if (last < 0 || !joints.has(word)) return false
  const next = behindJoints(words, at + 1)

  return !units.has(words[next] ?? "") && !systemic.has(words[next] ?? "") && !isOfLocals(words, next, name)
}

/** "Therapy", "lines". */
const readUnit = (name: TreatmentName, word: string, at: number): number => {
  name.last = at + 1
  name.isGrouped ||= grouping.has(word)
  name.isSystemic ||= systemic.has(word)
  name.isNarrow ||= withRadiation.has(word)

  return at + 1
}

/** "Cycles of", "salvage courses", "chemotherapy cycles". */
const isPortion = (words: Words, at: number): boolean =>
  portions.has(words[at] ?? "") &&
  (words[at + 1] === "of" || words[at - 1] === "salvage" || units.has(words[at - 1] ?? ""))

const readPortion = (name: TreatmentName, words: Words, at: number): number => {
  name.isPortion = true
  if (words[at + 1] !== "of") name.last = at + 1
  if (words[at + 1] === "of" && words[at + 2] === "induction") name.last = at + 3

  return at + 1
}

/** Behind "anti-lymphoma", "anti-pancreatic cancer"; the place itself where something else stands. */
const behindAntiCancer = (words: Words, at: number): number => {
  if (words[at] !== "anti" || words[at + 1] !== "-") return at
  if (DiseaseWords.isCancer(words[at + 2] ?? "")) return at + 3

  return DiseaseWords.isCancer(words[at + 3] ?? "") ? at + 4 : at
}

/** "Anti-CD38", and not "anti-cancer". */
const isAgainstTarget = (words: Words, at: number): boolean =>
  words[at] === "anti" && words[at + 1] === "-" && !plain.has(words[at + 2] ?? "")

/** Behind the number of a target: "(anti-PD)-1", "-(L)1", "-L1". */
const behindNumber = (words: Words, at: number): number => {
  const from = words[at] === "-" ? at + 1 : at
  const to = words[from] === "(" && words[from + 2] === ")" ? from + 3 : from

  return to > at && /^l?\d{1,2}$/.test(words[to] ?? "") ? to + 1 : at
}

const readTarget = (name: TreatmentName, words: Words, at: number): number => {
  name.isNarrow = true
  name.last = Math.min(behindNumber(words, at + 3), words.length)

  return name.last
}

/** "(Radiation) with or without chemotherapy", which need not have been. */
const isWithOrWithout = (words: Words, at: number): boolean =>
  words[at] === "with" && /^(?:or|\/)$/.test(words[at + 1] ?? "") && words[at + 2] === "without"

/** Takes in the word at a place, and says where the next one stands; nothing where the name ends. */
const read = (name: TreatmentName, words: Words, at: number): number | undefined => {
  const word = words[at] ?? ""
  const bracketed = behindBrackets(words, at, name)
  if (bracketed > at) return bracketed
  if (endsBefore(name, words, at)) return undefined
  if (units.has(word) || isShared(words, at, name)) return readUnit(name, word, at)
  if (isListed(words, at, name)) return at + 1
  if (isPortion(words, at)) return readPortion(name, words, at)
  if (name.last > 0 && (word === "with" || word === "(")) return undefined
  if (isWithOrWithout(words, at)) return undefined
  name.isSystemic ||= systemic.has(word)
  name.isPrior ||= earlier.has(word)
  const behind = behindAntiCancer(words, at)
  if (behind > at) {
    name.isSystemic = true
    return behind
  }
  if (isAgainstTarget(words, at)) return readTarget(name, words, at)

  return TreatmentKind.read(name, words, at) ? at + 1 : TreatmentKind.readStranger(name, words, at)
}

const widest = 14

/** What the words from a place on call; nothing if it is no treatment. */
export const at = (words: Words, from: number): Readonly<TreatmentName> | undefined => {
  const name: TreatmentName = {
    last: -1,
    isSystemic: false,
    isGrouped: false,
    isPrior: false,
    isPortion: false,
    isLocal: false,
    isEarly: false,
    isNarrow: false,
    isOther: away.has(words[from - 1] ?? ""),
    strangers: 0,
  }
  const end = Math.min(words.length, from + widest)
  for (let at: number | undefined = from; at !== undefined && at < end; ) at = read(name, words, at)

  return name.last < 0 ? undefined : name
}

import * as DiseaseWords from "../mention/DiseaseWords.ts"
import * as Androgens from "./Androgens.ts"
import { drug, early, local, narrow, plain, supporting, units } from "./LineLexicon.ts"

type Words = ReadonlyArray<string>

/** What the words by which a treatment is called tell of its kind. */
export interface TreatmentKind {
  /** Behind the last word that calls a treatment; less than nothing as long as none does. */
  last: number
  isSystemic: boolean
  isLocal: boolean
  /** Whether it is one around an operation. */
  isEarly: boolean
  /** Whether it is some class of drugs. */
  isNarrow: boolean
  /** Whether it is for other ends than to hold the disease. */
  isOther: boolean
  /** How many of its words are known from nowhere. */
  strangers: number
}

/** Classes of drugs that are a treatment without a further word: "PD-1 inhibitors". */
const treatingClass =
  /(?:inhibitors?|analog(?:ue)?s?|taxanes?|transplant(?:ation)?|^et|tkis?|icis?|blockade|therapies|antibod(?:y|ies)|immunotherap(?:y|ies)|hormonotherapy|biologics|platinum|conjugates?|^prrt|^rlt)$/

const isTreatingClass = (word: string): boolean => treatingClass.test(word) || Androgens.inhibitors.includes(word)

/** Behind the name of a treatment, what does not narrow it: "chemotherapy drugs". */
export const drugs: ReadonlySet<string> = new Set(["drug", "drugs", "agent", "agents", "medication", "medications"])

const basing: ReadonlySet<string> = new Set(["based", "containing"])

/** "Platinum-based": what it is the base of is called behind it. */
const isBase = (words: Words, at: number): boolean =>
  basing.has(words[at + 1] ?? "") || (words[at + 1] === "-" && basing.has(words[at + 2] ?? ""))

const readClass = (name: TreatmentKind, words: Words, at: number): void => {
  const word = words[at] ?? ""
  const isDrug = drug.test(word) && words[at + 1] !== "-"
  name.isNarrow = true
  if ((isDrug || isTreatingClass(word)) && !isBase(words, at)) name.last = at + 1
}

/** "Any drug treatment". */
const isDrugTreatment = (words: Words, at: number): boolean =>
  words[at] === "drug" && /^(?:treatments?|therap(?:y|ies))$/.test(words[at + 1] ?? "")

const isSupporting = (word: string): boolean => supporting.has(word) || supporting.has(word.replace(/s$/, ""))

/** Takes in a word that tells what kind of treatment it is; false if it does not. */
export const read = (name: TreatmentKind, words: Words, at: number): boolean => {
  const word = words[at] ?? ""
  if (isDrugTreatment(words, at)) name.isSystemic = true
  else if (isSupporting(word)) name.isOther = true
  else if (local.has(word)) name.isLocal = true
  else if (early.has(word) && words[at - 1] !== "non" && (!name.isSystemic || words[at - 1] === "systemic"))
    name.isEarly = true
  else if (drugs.has(word) && name.last > 0) return true
  else if (drugs.has(word) && name.isSystemic) name.last = at + 1
  else if (narrow.has(word) || drug.test(word)) readClass(name, words, at)
  else return plain.has(word)

  return true
}

/** Words that no name of a treatment holds. */
const stops: ReadonlySet<string> = new Set(
  "is are was were be been must should may can will who which that if than within for to at on after before during because due patients participants subjects have has had not no since until as per by into about including".split(
    " ",
  ),
)

/** "(Conventional) ulcer therapy": for an ailment, and not for the cancer. */
const isOfAilment = (words: Words, at: number): boolean =>
  DiseaseWords.others.has(words[at] ?? "") && units.has(words[at + 1] ?? "")

const mostStrangers = 3

/** A word that is not known: mostly a drug or a target, of which there are not many before the treatment is called. */
export const readStranger = (name: TreatmentKind, words: Words, at: number): number | undefined => {
  const word = words[at] ?? ""
  if (words[at + 1] === "-" && words[at + 2] === "directed" && DiseaseWords.isCancer(word)) return at + 1
  if (name.last > 0 || ++name.strangers > mostStrangers || stops.has(word) || !/^[a-z0-9+-]+$/.test(word))
    return undefined
  name.isNarrow = true
  name.isOther ||= isOfAilment(words, at)

  return at + 1
}

import * as Quantities from "../quantities/Quantities.ts"
import { drug, obligations, people, withRadiation } from "../treatment/LineLexicon.ts"
import { type Claim, treatedWith, unbounded } from "./Claim.ts"

type Words = ReadonlyArray<string>

const ended: ReadonlySet<string> = new Set(["completed", "finished"])

const radiation = /^(?:radiotherapy|radiation|irradiation|rt)$/

/** The words that what was completed begins with, besides those of its end. */
export const beginnings: ReadonlyArray<string> = [...ended, "completion", ...withRadiation]

const widestJoint = 4

const joining: ReadonlySet<string> = new Set(["with", "plus", "and", "/", "concurrent", "concomitant", "therapy"])

/** Behind "chemoradiation", "radiotherapy with temozolomide"; nothing where radiotherapy stands alone. */
const behindTreatment = (words: Words, at: number): number | undefined => {
  if (withRadiation.has(words[at] ?? "")) return at + 1
  if (!radiation.test(words[at] ?? "")) return undefined
  let to = at + 1
  while (to < at + 1 + widestJoint && joining.has(words[to] ?? "")) to++
  const word = words[to] ?? ""

  return to > at + 1 && (drug.test(word) || word.startsWith("chemo")) ? to + 1 : undefined
}

const measuring =
  /^(?:\d+|%|percent|at|least|more|than|of|≥|>|=|the|a|all|their|planned|standard|initial|first|definitive|concurrent|concomitant|prior|full|course|platinum|based|-)$/

const widestMeasure = 12

const before: ReadonlySet<string> = new Set([
  ...people,
  ...obligations,
  "have",
  "has",
  "had",
  "been",
  "the",
  "successfully",
])

const widestOutset = 8

/** Whether the sentence begins there: it is what is asked for, rather than told of those of whom something else is asked. */
const isOutset = (words: Words, at: number): boolean =>
  at <= widestOutset && words.slice(0, at).every((word) => before.has(word))

const auxiliaries: ReadonlySet<string> = new Set(["was", "has", "have", "had", "been", "is"])

/** Behind "(chemoradiation) has been completed"; nothing where that is not said. */
const behindEnd = (words: Words, from: number): number | undefined => {
  let at = from
  while (auxiliaries.has(words[at] ?? "")) at++

  return ended.has(words[at] ?? "") ? at + 1 : undefined
}

/** Where the treatment is called behind "completed at least 90 % of the planned", "completion of". */
const calledFrom = (words: Words, at: number): number => {
  let from = at + 1
  while (from < at + widestMeasure && measuring.test(words[from] ?? "")) from++

  return from
}

const called = (words: Words, at: number): number | undefined => {
  if (ended.has(words[at] ?? "") || words[at] === "completion") return behindTreatment(words, calledFrom(words, at))
  const last = behindTreatment(words, at)

  return last === undefined ? undefined : behindEnd(words, last)
}

/** "At least four weeks before", which may ask no more than that it was not lately. */
const isLongAgo = (words: Words, from: number): boolean => Quantities.at(words, from)?.high === unbounded

const farOr = 12

/** "Completed chemoradiation", "chemoradiation completed 3 weeks ago": everyone had it, though it is no line; not "… or surgery". */
export const byEnd = (words: Words, at: number): Claim | undefined => {
  const last = isOutset(words, at) ? called(words, at) : undefined
  if (last === undefined || isLongAgo(words, last) || words.slice(last, last + farOr).includes("or")) return undefined

  return treatedWith(at, last)
}

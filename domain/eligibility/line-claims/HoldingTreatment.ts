import { castration } from "../treatment/Androgens.ts"
import { withRadiation } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import { type Claim, failedWith, treatedWith } from "./Claim.ts"
import * as Spells from "./Spells.ts"

type Words = ReadonlyArray<string>

/** The words of progression, which are denied. */
export const progressing: ReadonlySet<string> = new Set(["progressed", "progression", "progressive"])

/** Words by which it is denied that a disease progressed or responded. */
export const negations: ReadonlySet<string> = new Set(["not", "no", "without"])

/** What stands between a negation and the progression that it is of: "no evidence of disease progression". */
const auxiliaries: ReadonlySet<string> = new Set(
  "have has had yet been evidence signs of any disease radiological radiographic subsequently".split(" "),
)

const nearNot = 6

/** Where a progression begins to be denied; nothing where it is told. */
const denied = (words: Words, at: number): number | undefined => {
  const from = Nearby.lastOther(words, at, nearNot, auxiliaries)

  return negations.has(words[from] ?? "") ? from : undefined
}

const afterwards: ReadonlySet<string> = new Set(["after", "following", "since"])

const nearBrain = 24

const brain: ReadonlySet<string> = new Set(["brain", "cns"])

/** "Brain metastases, if imaging shows no progression after chemotherapy": what is let in, and not what was had. */
const isOfBrain = (words: Words, first: number): boolean => Nearby.hasBefore(words, first, nearBrain, brain)

/**
 * What it tells of lines that a disease did not progress after a treatment: that it was given, also where it is no line by itself
 * ("16 weeks of platinum-based therapy"); nothing of castration, which mostly goes on.
 */
const given = (words: Words, first: number, from: number, isDuring: boolean): Claim | undefined => {
  const treatment = TreatmentPhrase.at(words, from)
  if (treatment === undefined || (isDuring && !treatment.isSystemic)) return undefined
  const { isSystemic, kind, last } = treatment
  if (isSystemic || withRadiation.has(words[last - 1] ?? ""))
    return kind === "any" || kind === "class" ? failedWith(first, last) : undefined
  const isCastration = words.slice(from, last).some((word) => castration.has(word))

  return kind === "class" && !isCastration ? treatedWith(first, last) : undefined
}

/** "Has not progressed after chemoradiation", "no progression following induction chemotherapy": which was given. */
export const byStability = (words: Words, at: number): Claim | undefined => {
  const isDuring = words[at + 1] === "during"
  if (!progressing.has(words[at] ?? "") || !(isDuring || afterwards.has(words[at + 1] ?? ""))) return undefined
  const first = denied(words, at)

  return first === undefined || isOfBrain(words, first)
    ? undefined
    : given(words, first, Spells.behind(words, at + 2), isDuring)
}

/** The words of a response, or of a disease that is held. */
export const responding: ReadonlySet<string> = new Set(["response", "responded", "responding", "stable", "control"])

const earlier: ReadonlySet<string> = new Set(["prior", "previous", "last", "recent"])

/** "In response to the most recent platinum", "responded to prior therapy". */
const isOfEarlier = (words: Words, from: number, { isGrouped, kind, last }: TreatmentPhrase.Treatment): boolean =>
  (kind === "any" || (kind === "class" && isGrouped)) && words.slice(from, last).some((word) => earlier.has(word))

/** What a sentence that asks for a response may begin with. */
const outset: ReadonlySet<string> = new Set([
  ...responding,
  ..."a an at least the partial complete objective clinical radiological radiographic tumor tumour documented confirmed ongoing best overall major disease or and / , ( ) cr pr sd have has had having must achieved achieve with evidence of patients participants subjects who".split(
    " ",
  ),
])

const later = /^(?:will|is|are|may|can|could|should|must|evaluat|assess|measur|not$)/

const widestOutset = 16

/** Whether a sentence begins with it, so that it is asked for; not "evaluable for response to chemotherapy", "response to it will be assessed". */
const isAsked = (words: Words, at: number, last: number): boolean => {
  const before = Nearby.lastBefore(words, at, widestOutset, (word) => !outset.has(word))
  const begins = before < 0 ? at <= widestOutset : words[before] === ":"

  return begins && !later.test(words[last] ?? "")
}

const links: ReadonlySet<string> = new Set(["to", "after", "following", "on"])

/** Behind "response to", "stable disease after", which stand at a place; nothing where something else does. */
const behindResponse = (words: Words, at: number): number | undefined => {
  const isDisease = words[at + 1] === "disease"
  const link = isDisease ? at + 2 : at + 1
  if (words[at] === "stable" && !isDisease) return undefined
  if (words[at] === "control" && words[at - 1] !== "disease") return undefined

  return links.has(words[link] ?? "") ? link + 1 : undefined
}

/**
 * "In response to the most recent platinum", "responded to prior therapy", "partial response after systemic chemotherapy"; not
 * "response to treatment", which may come later.
 */
export const byResponse = (words: Words, at: number): Claim | undefined => {
  const from = responding.has(words[at] ?? "") ? behindResponse(words, at) : undefined
  const treatment = from === undefined ? undefined : TreatmentPhrase.at(words, from)
  if (from === undefined || treatment === undefined) return undefined
  const isTold = words[from - 1] === "to" && isOfEarlier(words, from, treatment)
  const isOfLine = treatment.isSystemic && (treatment.kind === "any" || treatment.kind === "class")

  return isTold || (isOfLine && isAsked(words, at, treatment.last)) ? failedWith(at, treatment.last) : undefined
}

import * as DiseaseWords from "../mention/DiseaseWords.ts"
import { castration } from "../treatment/Androgens.ts"
import {
  determiners,
  earlier,
  failing,
  local,
  otherwise,
  recurring,
  spread,
  units,
  withRadiation,
} from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import * as AtDiagnosis from "./AtDiagnosis.ts"
import { type Claim, failedWith, unbounded } from "./Claim.ts"
import * as EarlyDrugs from "./EarlyDrugs.ts"
import * as FailedDisease from "./FailedDisease.ts"
import * as FailureWords from "./FailureWords.ts"
import * as FirstFailure from "./FirstFailure.ts"
import * as MeasuredFailure from "./MeasuredFailure.ts"

type Words = ReadonlyArray<string>

const linking: ReadonlySet<string> = new Set(
  "on under after following during to through despite from with of tolerated".split(" "),
)

/** Words of failure that a treatment follows without another word: "failed chemotherapy". */
const ofTreatment: ReadonlySet<string> = new Set(["failed", "failing", "exhausted"])

const inFailure: ReadonlySet<string> = new Set([
  ...determiners,
  ...otherwise,
  ...failing,
  ..."are for current currently within days weeks months month upon under line lines disease standard - has was were is ) not did two per recist irecist v version by imaging receiving toxic unacceptable radiologically radiographically clinically objectively longer radiographic radiological documented confirmed demonstrated assessed evidence . : tolerated three six twelve pd only once twice".split(
    " ",
  ),
])

const widestFailure = 14

const undergoing = /^(?:on|under|receiving|taking|undergoing|using)$/

/** Behind "while on", "while receiving", "while being treated with", which stand at a place; nothing for "while on this", which another place tells of. */
const behindWhile = (words: Words, at: number): number | undefined => {
  if (words[at] !== "while") return undefined
  const next = words[at + 1] ?? ""
  const behind = next === "being" && words[at + 2] === "treated" && words[at + 3] === "with" ? at + 4 : at + 2
  const isUnder = behind === at + 4 || undergoing.test(next)

  return isUnder && words[behind] !== "this" ? behind : undefined
}

/** "[177Lu]", which is of a treatment's name. */
const isOfName = /^(?:[[\]\\]|\d{1,2}|\d{2,3}[a-z]{1,2})$/

/** What a word between a failure and the treatment is of; nothing if it is of something else. */
const withinAs = (word: string): "disease" | "other" | undefined => {
  if (inFailure.has(word) || isOfName.test(word)) return "other"

  return DiseaseWords.isCancer(word) ? "disease" : undefined
}

const behindDisease = (words: Words, at: number): number => (words[at] === "disease" ? at + 1 : at)

/** Where what failed is called, from a place on; nothing where no word links it. `isNamed`: a word of failure that it follows without one. */
const calledFrom = (words: Words, told: number, isNamed: boolean): number | undefined => {
  let isLinked = isNamed
  let links = linking
  let from = told
  for (; from < told + widestFailure; from++) {
    const behind = behindWhile(words, from)
    if (behind !== undefined) return behind
    const word = words[from] ?? ""
    const within = withinAs(word)
    if (within === undefined || (word === "," && links === FailureWords.linkingDisease && !isLinked)) break
    if (within === "disease") links = FailureWords.linkingDisease
    isLinked ||= links.has(word)
    if (isLinked && (units.has(word) || earlier.has(word))) break
  }

  return isLinked ? from : undefined
}

/** Where what failed is called, behind a word of failure; nothing where no word links them. */
const linkedFrom = (words: Words, at: number): number | undefined =>
  calledFrom(words, MeasuredFailure.behind(words, behindDisease(words, at + 1)), ofTreatment.has(words[at] ?? ""))

/** "Progressing on the current treatment"; not "not appropriate for current therapies", which are those that there are. */
const isOngoing = (words: Words, at: number, last: number): boolean =>
  !/s$/.test(words[last - 1] ?? "") && words.slice(at, last).some((word) => word === "current" || word === "currently")

const notCare = /^(?:imag|biops|test|scan|measure|option)/

/** "Failed standard of care". */
const isStandardCare = (words: Words, at: number): boolean =>
  (words[at] === "soc" || (words[at] === "care" && Nearby.before(words, at, 2).includes("standard"))) &&
  !notCare.test(words[at + 1] ?? "") &&
  TreatmentPhrase.at(words, at) === undefined

const farOptions = 10

/** Behind "exhausted all standard-of-care options", which stands at a place; nothing where something else does. */
const behindOptions = (words: Words, at: number): number | undefined => {
  if (words[at] !== "exhausted") return undefined
  const options = words.slice(at, at + farOptions).findIndex((word) => word === "options" || word === "option")
  const isOfTreatment = words.slice(at, at + options).some((word) => ofOptions.test(word))

  return options > 0 && isOfTreatment ? at + options + 1 : undefined
}

const ofOptions = /^(?:treatments?|therap[a-z]+|standard|available|systemic|approved|soc)$/

const nearStage = 4

/** "Stage IV or recurrent disease after treatment": recurrence is not asked for. */
const isOrRecurrent = (words: Words, at: number): boolean =>
  recurring.has(words[at] ?? "") &&
  words[at - 1] === "or" &&
  Nearby.before(words, at, nearStage).some((word) => spread.has(word) || word === "iv" || word === "stage")

/** Whether it tells of a line that a treatment failed: not one around an operation, nor that drugs of a class did little. */
const mayHaveFailed = (words: Words, at: number, { isGrouped, kind, last }: TreatmentPhrase.Treatment): boolean =>
  kind === "any" ||
  (kind === "class" && (isGrouped || !FailureWords.isResponse(words[at] ?? "")) && !EarlyDrugs.areAt(words, last))

/** "Local and/or systemic therapy", called between two places: treatment of a place, which is no line, is enough as well. */
const isOrLocal = (words: Words, from: number, last: number): boolean => {
  const name = words.slice(from, last)

  return name.includes("or") && name.some((word) => local.has(word))
}

/** Whether another way than the failure of a line is enough, which is told of between two places, behind a word of failure. */
const isOneWayOfTwo = (words: Words, at: number, from: number, last: number): boolean =>
  isOrRecurrent(words, at) || isOrLocal(words, from, last) || AtDiagnosis.isOr(words, at, last)

/** How often it failed at most, as is told between two places: "once or twice", "only once"; nothing for "at least once". */
const mostOften = (words: Words, at: number, from: number): number | undefined => {
  const once = words.slice(at, from).indexOf("once") + at
  if (once < at) return undefined
  if (words[once + 1] === "or" && words[once + 2] === "twice") return 2

  return words[once - 1] === "only" ? 1 : undefined
}

/** What it tells of lines that a treatment failed, behind a word of failure. */
const failureOf = (words: Words, at: number, from: number, treatment: TreatmentPhrase.Treatment): Claim | undefined => {
  if (!mayHaveFailed(words, at, treatment)) return undefined
  if (!treatment.isGrouped && isOngoing(words, at, treatment.last)) return undefined
  const claim = failedWith(at, treatment.last)
  const most = mostOften(words, at, from)
  if (most !== undefined) return { ...claim, high: most, beyond: "silent above" }
  const isOfFirstLine = FirstFailure.isOfFirstLine(words, from, treatment.last)
  if (!isOfFirstLine && FirstFailure.isFirst(words, at)) return { ...claim, high: 1, beyond: "silent above" }
  const high = isOfFirstLine ? 1 : unbounded

  return { ...claim, high, beyond: isOneWayOfTwo(words, at, from, treatment.last) ? "silent" : "not meant" }
}

/** "Progressed on standard therapy", "refractory to chemotherapy", "progression after platinum and an antibody". */
export const byFailure = (words: Words, at: number): Claim | undefined => {
  const first = FailureWords.beginning(words, at)
  if (first === undefined) return undefined
  const options = behindOptions(words, at)
  if (options !== undefined) return failedWith(first, options)
  const from = linkedFrom(words, at)
  if (from === undefined) return undefined
  if (isStandardCare(words, from)) return failedWith(first, from + 1)
  const treatment = TreatmentPhrase.at(words, from)
  const failure = treatment === undefined ? undefined : failureOf(words, at, from, treatment)

  return failure === undefined ? undefined : { ...failure, first }
}

/** Castration, which did not hold any cancer that resists it, and treatment of a place, with chemotherapy or without. */
const isNoLine = (words: Words, from: number, last: number): boolean =>
  words.slice(from, last + 1).some((word) => castration.has(word) || withRadiation.has(word) || local.has(word))

/** "Progressive thyroid cancer after an inhibitor", where words of the cancer stand between. */
export const byDisease = (words: Words, at: number): Claim | undefined => {
  const link = FailedDisease.linkOf(words, at)
  const from = link === undefined ? undefined : calledFrom(words, link, false)
  const treatment = from === undefined ? undefined : TreatmentPhrase.at(words, from)
  if (from === undefined || treatment === undefined || isNoLine(words, from, treatment.last)) return undefined

  return failureOf(words, at, from, treatment)
}

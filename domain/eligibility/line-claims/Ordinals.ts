import { earlier, early, failing, people, receiving } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import { type Claim, having, unbounded } from "./Claim.ts"
import * as EndedLine from "./EndedLine.ts"
import * as FirstFailure from "./FirstFailure.ts"
import * as HeldDisease from "./HeldDisease.ts"
import * as OrdinalLines from "./OrdinalLines.ts"

type Words = ReadonlyArray<string>

/** "First-line chemotherapy with A and B, or C and D, for metastatic disease": so long a treatment is named. */
const longest = 24

/** What does not belong to the name of a treatment: something else is told behind it. */
const ending: ReadonlySet<string> = new Set([
  ...earlier,
  ...people,
  ...(
    ". ; : who whose whom that which if unless until when while where after following before during since is are be being " +
    "may might can could will would shall not no never without but planned eligible refused ineligible"
  ).split(" "),
])

const helping: ReadonlySet<string> = new Set("must should has have had been was were either also".split(" "))

const done: ReadonlySet<string> = new Set("completed received given administered finished".split(" "))

/** Where the verb stands that ends what is told of a treatment from a place on; nothing if it is no such verb, or has an object of its own. */
const verbBehind = (words: Words, from: number): number | undefined => {
  let at = from
  while (at < from + longest && at < words.length && !helping.has(words[at] ?? "") && words[at] !== "failed") {
    if (ending.has(words[at] ?? "")) return undefined
    at++
  }
  if (words[at - 1] === ",") return undefined
  while (helping.has(words[at] ?? "")) at++

  return at
}

const endsClause = (word: string | undefined): boolean => word === undefined || /^[.,;)]$/.test(word)

/** "(First-line chemotherapy) with gemcitabine or a taxane must have failed". */
const isFailed = (words: Words, from: number): boolean => {
  const verb = verbBehind(words, from)

  return verb !== undefined && words[verb] === "failed" && endsClause(words[verb + 1])
}

/** "(First-line chemotherapy) with gemcitabine or a taxane must have been completed". */
const isDone = (words: Words, from: number): boolean => {
  const verb = verbBehind(words, from)

  return verb !== undefined && /^(?:been|was|were)$/.test(words[verb - 1] ?? "") && done.has(words[verb] ?? "")
}

/** Words before an ordinal line that say that it lies behind the patient. */
const behindPatient: ReadonlySet<string> = new Set([
  ..."after following completion completing finishing prior previous despite during post least beyond cycles response responded responding remission maintenance on".split(
    " ",
  ),
  ...failing,
  ...receiving,
  "using",
  "than",
])

/** Words before it by which it is only the beginning or a part of something. */
const onlyNamed: ReadonlySet<string> = new Set("before start including include count counts since until".split(" "))

/** "The time from first-line therapy": how long it is since. */
const spans: ReadonlySet<string> = new Set(["time", "interval", "duration", "period", "months", "days", "weeks"])

const verbs: ReadonlySet<string> = new Set(
  "must should has have was were consisted already received given followed".split(" "),
)

/** "First-line chemotherapy must have been completed", "first-line chemotherapy with gemcitabine was given". */
const wasGiven = (words: Words, from: number): boolean => {
  const at = TreatmentPhrase.at(words, from)?.last ?? from

  return verbs.has(words[at] ?? "") || isDone(words, at)
}

/** Whether a place of a word of failure shortly before another is of some kind. */
const hasFailure = (words: Words, at: number, isOne: (place: number) => boolean): boolean => {
  for (let place = at - 1; place >= 0 && place >= at - farFailure; place--)
    if (failing.has(words[place] ?? "") && isOne(place)) return true

  return false
}

const hasFailed = (words: Words, at: number, { behind }: Lines): boolean =>
  hasFailure(words, at, (place) => !HeldDisease.isDeniedProgression(words, place)) ||
  EndedLine.failsFrom(words, behind) ||
  isFailed(words, behind)

/** Words by which it tells what a drug is for: "for which first-line targeted therapy is approved". */
const ofTheDrug: ReadonlySet<string> = new Set([
  "indicated",
  "approved",
  "available",
  "licensed",
  "sensitivity",
  "sensitive",
])

/** Words by which it is told how something is meant: "first-line therapy includes". */
const explaining = /^(?:may|can|includes?|included)$/

const candidates: ReadonlySet<string> = new Set(["candidate", "candidates", "suitable", "eligible"])

/** So far back a word of failure is looked for. */
const farFailure = 18

type Lines = OrdinalLines.Lines

const isExplained = (words: Words, { behind }: Lines): boolean =>
  explaining.test(words[behind] ?? "") || /^(?:include|defined|consist|contain)$/.test(words[behind + 1] ?? "")

const nearHad = 8

/** Whether a word of the clause tells that a line lies behind the patient: not "prior to", nor a "had" far before it. */
const tellsBehind = (clause: Words, at: number): boolean => {
  const word = clause[at] ?? ""
  if (word === "prior" && clause[at + 1] === "to") return false

  return behindPatient.has(word) && (word !== "had" || at >= clause.length - nearHad)
}

/** "Previously treated, second-line cancer": who was treated is told of the cancer, and not of the line. */
const isBehindPatient = ({ clause }: Lines): boolean =>
  clause.some((_, at) => tellsBehind(clause, at)) && !(clause.at(-1) === "," && clause.at(-2) === "treated")

const nearDrug = 9

const isOfTheDrug = (words: Words, { first, named }: Lines): boolean =>
  words.slice(Math.max(0, first - nearDrug), named + nearDrug).some((word) => ofTheDrug.has(word))

const planning = /^(?:plan(?:ned|ning|s)?|scheduled|about|intend(?:ed|ing|s)?|due)$/

const starting: ReadonlySet<string> = new Set(["start", "initiate", "begin", "commence", "receive"])

const nearStart = 7

/** Whether a "to" is of what is planned: "intended to", "patients to", "to" at the beginning. */
const isOfPlan = (near: Words, to: number): boolean =>
  planning.test(near[to - 1] ?? "") || people.has(near[to - 1] ?? "") || to === 0

/** "Intended to be treated in", "will be treated in", "will receive a vaccine as". */
const isToBeTreated = (near: Words): boolean => {
  const treated = near.lastIndexOf("treated")
  const be = near[treated - 1] === "be" ? treated - 1 : near.lastIndexOf("receive")
  const verb = near[be - 1]

  return verb === "will" || (near[be] === "be" && verb === "to" && isOfPlan(near, be - 1))
}

/** "To start first-line therapy", "planned to initiate standard first-line therapy". */
const isToStart = (clause: Words): boolean => {
  const near = clause.slice(-nearStart)
  if (isToBeTreated(near)) return true
  const at = near.findLastIndex((word) => starting.has(word))
  const isPlanned = at >= 0 && near[at - 1] === "to" && planning.test(near[at - 2] ?? "")

  return isPlanned || (clause.at(-1) === "start" && clause.at(-2) === "to")
}

/** "This will often be a third-line treatment". */
const usually: ReadonlySet<string> = new Set(["often", "usually", "typically", "generally"])

/** "From the date of the second-line initiation", "at a time point of the frontline protocol": a day in the record of a patient. */
const isDate = (clause: Words): boolean => {
  const of = clause.at(-1) === "the" ? clause.length - 2 : clause.length - 1

  return clause[of] === "of" && /^(?:dates?|time|(?:time)?points?)$/.test(clause[of - 1] ?? "")
}

/** "Before first-line therapy", "e.g. first-line therapy", "enrolled in another trial with a first line". */
const isOnlyNamed = ({ clause }: Lines): boolean =>
  isDate(clause) ||
  (clause.includes("another") && (clause.includes("trial") || clause.includes("study"))) ||
  (clause.at(-1) === "from" && spans.has(clause.at(-2) ?? "")) ||
  (clause.slice(-4).some((word) => onlyNamed.has(word)) && !isToStart(clause)) ||
  clause.some((word) => usually.has(word)) ||
  clause.slice(-3).includes("g")

const isForCandidates = ({ clause }: Lines): boolean => {
  const near = clause.slice(-5)

  return near.slice(near.findLastIndex((word) => receiving.has(word)) + 1).some((word) => candidates.has(word))
}

/** "First-line adjuvant therapy". */
const isEarly = (words: Words, { named }: Lines): boolean =>
  words.slice(named, named + 2).some((word) => early.has(word))

const farReceipt = 16

const beforeReceipt: ReadonlySet<string> = new Set(["have", "has", "had", "previously"])

/** "(First-line treatment) or have previously received up to one line of it". */
const isReceipt = (words: Words, at: number): boolean => {
  let next = at
  while (beforeReceipt.has(words[next] ?? "")) next++

  return next > at && words[next] === "received"
}

/** It is to be the next line: those before it were had. Where others may have had treatment, that says nothing of them. */
const asNext = (words: Words, { first, high, last, later, low }: Lines): Claim => {
  const claim = having(low - 1, later ? unbounded : high - 1, first, last)

  return Nearby.hasOrBehind(words, last, farReceipt, isReceipt) ? { ...claim, beyond: "silent" } : claim
}

const asFailed = (words: Words, { first, last, least }: Lines): Claim => {
  const high = FirstFailure.isOfFirstLine(words, first, last) ? 1 : unbounded

  return { ...having(least, high, first, last), oneWay: true }
}

/** Barred, that a disease has not progressed on a line bars no line. */
const asGiven = (words: Words, { clause, first, high, last, later, least }: Lines): Claim => {
  if (later) return having(least, unbounded, first, last)
  const isHeld = clause.at(-1) !== "on" && HeldDisease.isAt(words)
  const oneWay = hasFailure(words, first, (place) => HeldDisease.isDeniedProgression(words, place))

  return { ...having(least, high, first, last), beyond: isHeld ? "not meant" : "silent above", oneWay }
}

/** "No second-line therapy": none that was had. */
const isDenied = ({ clause }: Lines): boolean => /^(?:no|without)$/.test(clause.at(-1) ?? "")

/** "First-line therapy", "first- or second-line setting", "progressed after first-line treatment", "second line or later". */
export const byOrdinal = (words: Words, at: number): Claim | undefined => {
  const lines = OrdinalLines.at(words, at)
  if (lines === undefined || isExplained(words, lines) || isOnlyNamed(lines) || isEarly(words, lines)) return undefined
  const isBehind = isBehindPatient(lines)
  const isNext = isToStart(lines.clause)
  if (!isBehind && !isNext && isOfTheDrug(words, lines)) return undefined
  if (isNext || isForCandidates(lines)) return asNext(words, lines)
  if (hasFailed(words, at, lines)) return asFailed(words, lines)

  if (isBehind && EndedLine.endsFrom(words, lines.behind)) return asFailed(words, lines)

  return isBehind || isDenied(lines) || wasGiven(words, lines.last) ? asGiven(words, lines) : asNext(words, lines)
}

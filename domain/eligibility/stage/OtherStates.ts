import type { AnnotatedText } from "../document/AnnotatedText.ts"
import * as Uncertainty from "../entry/Uncertainty.ts"
import * as Finding from "../mention/Finding.ts"
import type * as Remark from "../mention/Remark.ts"
import * as Stand from "../mention/Stand.ts"
import * as WordSet from "../text/WordSet.ts"
import type { StageName } from "./StagePhrase.ts"

/** A mention of another state of a disease tells nothing of the one that is asked for. */
export const untold = (found: Finding.Finding): Finding.Finding => Finding.untold(found, "another state of it")

const near = "(?:(?:any|known|distant|radiographic|radiological|radiologic|detectable|visible|overt|evidence|of|the) )*"

const none = String.raw`\bnon?[- ]?metasta\w*|\bnot (?:yet )?metasta\w*|\b(?:no|without) ${near}metasta\w*|\bnm(?=crpc|hspc|cspc|hrpc)|\bm0(?:(?=crpc|hspc|cspc|hrpc)|\b)`

const some = String.raw`\bmetasta\w*|\bm(?=crpc|hspc|cspc|hrpc)|\bm1[a-c]?\b`

const either = new RegExp(`(${none})|(${some})`, "g")

/** Whether words tell of metastases, or of none; nothing where they tell of neither or of both. */
export const spreadIn = (folded: string): boolean | undefined => {
  const found = new Set(Array.from(folded.matchAll(either), ([, denied]) => denied === undefined))

  return found.size === 1 ? found.has(true) : undefined
}

const longest = 60

/** Between what has spread and how it answers to castration: words of the disease, and not of another one. */
const between = WordSet.of(
  "adenocarcinoma carcinoma cancer prostate of the progressive progressing stage iv disease and or non no not yet without any known distant " +
    "radiographic radiological radiologic detectable visible overt evidence nm m m0 m1 m1a m1b m1c",
)

const word = /[^\s,/()-]+/g

/** What ends a text with such words, and with those for metastases. */
const led = (text: string): string => {
  let start = text.length
  for (const { 0: found, index } of [...text.matchAll(word)].toReversed()) {
    if (!between.has(found) && !/^(?:non?)?metasta/.test(found)) break
    start = index
  }

  return text.slice(start)
}

const behind = new RegExp(
  String.raw`^(?:[\s,():-]*(?:prostate|prostatic|adenocarcinoma|carcinoma|cancer|of|the|disease|m?crpc|m?hspc|m?cspc|with|and|is|are))*(?: (?:bone|osseous|visceral|documented|confirmed))?[\s,():-]*(?:${none}|${some})`,
)

/** What a text says of the spread of a cancer where it tells how it answers to castration. */
const around = (folded: string, { end, start }: Finding.Finding): boolean | undefined => {
  const before = led(folded.slice(Math.max(0, start - longest), start))
  const [followed = ""] = behind.exec(folded.slice(end, end + longest)) ?? []

  return spreadIn(`${before}${folded.slice(start, end)}${before === "" ? followed : ""}`)
}

/** What a mention of castration-resistant disease, or of sensitive, tells whom it cannot mean: the spread that it names is another. */
export const weighed = (found: Finding.Finding, folded: string, isMetastatic: boolean): Finding.Finding =>
  around(folded, found) === !isMetastatic ? untold(found) : found

const castration = /castrat|hormon|androgen|[chn]spc|crpc|hrpc/

/** Whether a mention of metastases bars whoever has them, however the cancer answers to castration. */
export const isBarredAtLarge = ({ end, outcome, start }: Finding.Finding, folded: string): boolean =>
  outcome === "exclusion" && !castration.test(folded.slice(Math.max(0, start - longest), end + longest))

type Findings = ReadonlyArray<Finding.Finding>

/** What a mention tells where it is not clear which stage was entered. */
export const whereOpen = (found: Finding.Finding): Finding.Finding => Finding.untold(found, Uncertainty.remark)

const turned: ReadonlySet<Remark.Remark> = new Set(["", "ruling it out", "where it is missing"])

/** What a mention of a stage tells whom it does not have: to have none is asked for, or is barred, only where the mention is turned. */
export const whereDenied = (found: Finding.Finding): Finding.Finding => {
  const { outcome, place, remark } = found
  if (remark === Stand.eitherWay) return found
  const isTurned = outcome !== "unknown" && outcome !== place.side && place.side !== "neither" && turned.has(remark)

  return isTurned ? { ...found, outcome: place.side, remark: "", weight: 1 } : untold(found)
}

/** How a disease answers to platinum, and the words of its opposite. */
const answers: ReadonlyArray<readonly [asked: ReadonlyArray<StageName>, own: RegExp, other: RegExp]> = [
  [["platinum-resistant", "platinum-refractory"], /platinum[- ](?:resistan|refracto)/, /platinum[- ]sensitiv/],
  [["platinum-sensitive"], /platinum[- ]sensitiv/, /platinum[- ](?:resistan|refracto)/],
]

const farthest = 60

const end = /[.;\n]/

/** The clause around a mention, as far as it is near. */
const clauseOf = (folded: string, { end: last, start }: Finding.Finding): string => {
  const before = folded.slice(Math.max(0, start - farthest), start).split(end)
  const [behind] = folded.slice(last, last + farthest).split(end)

  return `${before.at(-1)}${folded.slice(start, last)}${behind}`
}

/** What is found of a disease that answers to platinum, or does not: "platinum-sensitive recurrent" is no recurrence of one that withstood it. */
export const byAnswer = (text: AnnotatedText, found: Findings, covers: ReadonlyArray<StageName>): Findings => {
  const answer = answers.find(([asked]) => asked.some((name) => covers.includes(name)))
  if (answer === undefined || found.length === 0) return found
  const { folded } = text.document()
  const [, own, other] = answer

  return found.map((one) => {
    const clause = clauseOf(folded, one)

    return other.test(clause) && !own.test(clause) ? untold(one) : one
  })
}

/** The kinds of a progressive disease, of which nobody has both. */
const kinds: ReadonlyArray<StageName> = ["primary progressive", "secondary progressive"]

const isBarred = ({ outcome }: Finding.Finding): boolean => outcome === "exclusion"

/**
 * What is found of a progressive disease whose kind was not entered: a text that bars but one of its kinds bars no more than a part.
 * `find`: what is found of some stages alone.
 */
export const byKind = (
  found: Findings,
  covers: ReadonlyArray<StageName>,
  find: (some: ReadonlyArray<StageName>) => Findings,
): Findings => {
  const isOfEach = kinds.every((kind) => covers.includes(kind))
  if (!isOfEach || !found.some(isBarred) || kinds.every((kind) => find([kind]).some(isBarred))) return found

  return found.map((one) => (isBarred(one) ? { ...one, ...Stand.ofPart, weight: 0 } : one))
}

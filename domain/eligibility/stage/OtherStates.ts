import type { AnnotatedText } from "../document/AnnotatedText.ts"
import * as Uncertainty from "../entry/Uncertainty.ts"
import * as Finding from "../mention/Finding.ts"
import type * as Remark from "../mention/Remark.ts"
import * as Stand from "../mention/Stand.ts"
import type { StageName } from "./StageName.ts"

type Findings = ReadonlyArray<Finding.Finding>

/** A mention of another state of a disease tells nothing of the one that is asked for. */
export const untold = (found: Finding.Finding): Finding.Finding => Finding.untold(found, "another state of it")

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

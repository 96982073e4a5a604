import type { AnnotatedText } from "../document/AnnotatedText.ts"
import * as Finding from "../mention/Finding.ts"
import type * as Remark from "../mention/Remark.ts"
import { eitherWay } from "../mention/Stand.ts"
import type * as StageAnswer from "./StageAnswer.ts"
import type { StageName } from "./StagePhrase.ts"

/** What a profile asks of stages, and of a cancer that is asked for by its answer to castration, whether it has spread. */
export interface Asked extends StageAnswer.Asked {
  readonly isMetastatic: boolean | undefined
}

type Findings = ReadonlyArray<Finding.Finding>

/** A mention of another state of a disease tells nothing of the one that is asked for. */
const untold = (found: Finding.Finding): Finding.Finding => Finding.untold(found, "another state of it")

const near = "(?:(?:any|known|distant|radiographic|radiological|radiologic|detectable|visible|overt|evidence|of|the) )*"

const none = String.raw`\bnon?[- ]?metasta\w*|\bnot (?:yet )?metasta\w*|\b(?:no|without) ${near}metasta\w*|\bnm(?=crpc|hspc|cspc|hrpc)|\bm0(?:(?=crpc|hspc|cspc|hrpc)|\b)`

/** "Without brain metastases" there may be others. */
const some = String.raw`(?<!\b(?:no|without) [a-z]{1,20} )\bmetasta\w*|\bm(?=crpc|hspc|cspc|hrpc)|\bm1[a-c]?\b`

const either = new RegExp(`(${none})|(${some})`, "g")

/** Whether words tell of metastases, or of none; nothing where they tell of neither or of both. */
export const spreadIn = (folded: string): boolean | undefined => {
  const found = new Set(Array.from(folded.matchAll(either), ([, denied]) => denied === undefined))

  return found.size === 1 ? found.has(true) : undefined
}

const farthest = 60

const end = /[.;\n]/

/** The clause around a mention, as far as it is near. */
const clauseOf = (folded: string, { end: last, start }: Finding.Finding): string => {
  const before = folded.slice(Math.max(0, start - farthest), start).split(end)
  const [behind] = folded.slice(last, last + farthest).split(end)

  return `${before.at(-1)}${folded.slice(start, last)}${behind}`
}

/** How a disease answers to platinum, and the words of its opposite. */
const answers: ReadonlyArray<readonly [asked: ReadonlyArray<StageName>, own: RegExp, other: RegExp]> = [
  [["platinum-resistant", "platinum-refractory"], /platinum[- ](?:resistan|refracto)/, /platinum[- ]sensitiv/],
  [["platinum-sensitive"], /platinum[- ]sensitiv/, /platinum[- ](?:resistan|refracto)/],
]

/** Whether a clause is of another state than the one that is asked for; nothing where none shuts that out. */
const excluding = ({ covers, isMetastatic }: Asked): ((clause: string) => boolean) | undefined => {
  if (isMetastatic !== undefined) return (clause) => spreadIn(clause) === !isMetastatic
  const answer = answers.find(([asked]) => asked.some((name) => covers.includes(name)))
  if (answer === undefined) return undefined
  const [, own, other] = answer

  return (clause) => other.test(clause) && !own.test(clause)
}

/** What mentions tell of the state that is asked for: "platinum-sensitive recurrent" is no recurrence of a disease that withstood it. */
export const weighed = (text: AnnotatedText, found: Findings, asked: Asked): Findings => {
  const isOfOther = excluding(asked)
  if (isOfOther === undefined || found.length === 0) return found
  const { folded } = text.document()

  return found.map((one) => (isOfOther(clauseOf(folded, one)) ? untold(one) : one))
}

const castration = /castrat|hormon|androgen|[chn]spc|crpc|hrpc/

/** Those mentions of metastases that bar whoever has them, however the cancer answers to castration. */
export const barredAtLarge = (text: AnnotatedText, found: Findings): Findings =>
  found.filter(
    ({ end, outcome, start }) =>
      outcome === "exclusion" &&
      !castration.test(text.document().folded.slice(Math.max(0, start - farthest), end + farthest)),
  )

const turned: ReadonlySet<Remark.Remark> = new Set(["", "ruling it out", "where it is missing"])

/** What a mention of a stage tells whom it does not have: to have none is asked for, or is barred, only where the mention is turned. */
export const whereDenied = (found: Finding.Finding): Finding.Finding => {
  const { outcome, place, remark } = found
  if (remark === eitherWay) return found
  const isTurned = outcome !== "unknown" && outcome !== place.side && place.side !== "neither" && turned.has(remark)

  return isTurned ? { ...found, outcome: place.side, remark: "", weight: 1 } : untold(found)
}

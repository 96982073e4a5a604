import type { AnnotatedText } from "../document/AnnotatedText.ts"
import * as Finding from "../mention/Finding.ts"
import type { StageName } from "./StageName.ts"

/** How a disease answers to platinum, and the words of its opposite. */
const rows: ReadonlyArray<readonly [asked: ReadonlyArray<StageName>, own: RegExp, other: RegExp]> = [
  [["platinum-resistant", "platinum-refractory"], /platinum[- ](?:resistan|refracto)/, /platinum[- ]sensitiv/],
  [["platinum-sensitive"], /platinum[- ]sensitiv/, /platinum[- ](?:resistan|refracto)/],
]

const farthest = 60

const end = /[.;\n]/

/** The clause around a mention, as far as it is near. */
const clauseOf = (folded: string, { end: last, start }: Finding.Finding): string => {
  const before =
    folded
      .slice(Math.max(0, start - farthest), start)
      .split(end)
      .at(-1) ?? ""
  const behind = folded.slice(last, last + farthest).split(end)[0] ?? ""

  return `${before}${folded.slice(start, last)}${behind}`
}

/**
 * What mentions tell whom they cannot mean: "platinum-sensitive recurrent" is no recurrence of a disease that withstood platinum. The
 * text is only taken apart for who told how the disease answers.
 */
export const weighed = (
  text: AnnotatedText,
  found: ReadonlyArray<Finding.Finding>,
  covers: ReadonlyArray<StageName>,
): ReadonlyArray<Finding.Finding> => {
  const row = rows.find(([asked]) => asked.some((name) => covers.includes(name)))
  if (row === undefined || found.length === 0) return found
  const { folded } = text.document()
  const [, own, other] = row

  return found.map((one) => {
    const clause = clauseOf(folded, one)

    return other.test(clause) && !own.test(clause) ? Finding.untold(one, "another state of it") : one
  })
}

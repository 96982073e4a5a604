import type { Document } from "../document/Document.ts"
import type { Group } from "../document/Groups.ts"
import * as LetteredItems from "../document/LetteredItems.ts"
import type { Sentence } from "../document/Sentences.ts"
import type { Claim } from "../line-claims/Claim.ts"
import type { Mention } from "../mention/Mention.ts"

/** What is told of earlier treatment in one place, and for whom. */
interface Told extends Mention {
  readonly claim: Claim
  readonly group: Group
}

/** The numbers of the segments that what is told stands in; both are in the order of the text. */
const segmentsOf = (document: Document, stated: ReadonlyArray<Told>): ReadonlyArray<number> => {
  const segments = document.segments()
  let number = 0

  return stated.map(({ place: { sentence } }) => {
    while (number < segments.length - 1 && (segments[number]?.end ?? 0) <= sentence.start) number++

    return number
  })
}

const shortestItem = 12

/** The lines that introduce an item in which, and below which, nothing is told of earlier treatment. */
const openLeads = ({ segments }: Document, numbers: ReadonlyArray<number>): ReadonlySet<number> => {
  const all = segments()
  const telling = new Set<number>()
  for (const told of numbers)
    for (let number = told; number >= 0 && !telling.has(number); number = all[number]?.lead ?? -1) telling.add(number)
  const isOpen = (number: number): boolean => {
    const item = all[number]

    return (
      item !== undefined && item.side !== "exclusion" && item.end - item.start > shortestItem && !telling.has(number)
    )
  }

  return new Set(all.flatMap(({ lead }, number) => (lead >= 0 && isOpen(number) ? [lead] : [])))
}

/** The lines of lettered items of which one tells nothing of earlier treatment: "a) relapsed after a transplant; b) of high risk". */
const openLines = (
  { folded, segments }: Document,
  stated: ReadonlyArray<Told>,
  numbers: ReadonlyArray<number>,
): ReadonlySet<number> => {
  const tells = ({ end, start }: Sentence, line: number): boolean =>
    stated.some((told, index) => numbers[index] === line && told.start >= start && told.start < end)
  const isOpen = (number: number): boolean => {
    const line = segments()[number]

    return (
      line !== undefined &&
      LetteredItems.of(folded, line).some((item) => item.end - item.start > shortestItem && !tells(item, number))
    )
  }

  return new Set([...new Set(numbers)].filter(isOpen))
}

/** One of several items of which one is enough keeps nobody out where another of them tells of no treatment. */
export const of = <Some extends Told>(document: Document, stated: ReadonlyArray<Some>): ReadonlyArray<Some> => {
  if (!stated.some(({ group }) => group === "alternative")) return stated
  const numbers = segmentsOf(document, stated)
  const leadOf = (number: number): number => document.segments()[number]?.lead ?? -1
  const lines = openLines(document, stated, numbers)
  const leads = new Set([...openLeads(document, numbers), ...[...lines].map(leadOf).filter((lead) => lead >= 0)])

  return stated.map((statement, index) => {
    const number = numbers[index] ?? -1

    return statement.group === "alternative" && (lines.has(number) || leads.has(leadOf(number)))
      ? { ...statement, claim: { ...statement.claim, beyond: "silent" } }
      : statement
  })
}

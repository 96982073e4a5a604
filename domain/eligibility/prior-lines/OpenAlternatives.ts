import type { Document } from "../document/Document.ts"
import type { Group } from "../document/Groups.ts"
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

/** One of several items of which one is enough keeps nobody out where another of them tells of no treatment. */
export const of = <Some extends Told>(document: Document, stated: ReadonlyArray<Some>): ReadonlyArray<Some> => {
  if (!stated.some(({ group }) => group === "alternative")) return stated
  const numbers = segmentsOf(document, stated)
  const open = openLeads(document, numbers)

  return stated.map((statement, index) => {
    const lead = document.segments()[numbers[index] ?? -1]?.lead ?? -1

    return statement.group === "alternative" && open.has(lead)
      ? { ...statement, claim: { ...statement.claim, beyond: "silent" } }
      : statement
  })
}

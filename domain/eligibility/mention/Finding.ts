import * as Packing from "../../annotation/Packing.ts"
import * as Mention from "./Mention.ts"
import * as Remark from "./Remark.ts"
import * as Stand from "./Stand.ts"

type Mentioned = Pick<Mention.Mention, "place" | "start" | "end">

/** What one mention tells of what was asked. `weight`: how exactly it speaks of it. */
export interface Finding extends Mentioned, Remark.Remarked, Pick<Stand.Stand, "outcome"> {
  readonly weight: number
  /** Whether it asks for something that nobody has together with what was asked: it is then on no side. Told of markers. */
  readonly asksForOther?: boolean
  /** Whether it is said of those with another cancer than the patient's. */
  readonly isOfOthers?: boolean
  /** Whether it lets in only by keeping out others: "MMSE < 20" among the exclusions for who has 22. Told of measures. */
  readonly isSpared?: boolean
}

export const of = (
  { end, place, start }: Mentioned,
  { group, number, outcome, remark }: Pick<Stand.Stand, "outcome"> & Remark.Remarked,
  weight: number,
): Finding => ({
  place,
  start,
  end,
  outcome,
  remark,
  group,
  number,
  weight,
})

/** What a mention tells where no side can be told, and why. */
export const untold = (mention: Mentioned, remark: Remark.Remark): Finding =>
  of(mention, { outcome: "unknown", remark }, 0)

/** A finding where being mentioned is all that was asked: exactly that, or something that only touches it. */
export const mentioned = (mention: Mention.Mention, isExact: boolean): Finding =>
  of(mention, mention.stand, isExact ? 2 : 1)

/**
 * How plainly something is said: less in the title of a group than in what follows it, and least where nobody is looked for by it, or it is
 * said of others.
 */
const plainness = (finding: Finding): number => {
  if (Stand.onlyLetsIn(finding) || finding.isOfOthers === true) return 0

  return finding.place.isTitle ? 1 : 2
}

const isPlainer = (one: Finding, known: Finding): boolean =>
  one.weight > known.weight || (one.weight === known.weight && plainness(one) > plainness(known))

/** Those that decide: the most exact on each side, or the most exact of all where none has a side. Of equals the first counts. */
export const decisive = (findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> => {
  if (findings.length === 0) return findings
  const best: Partial<Record<Stand.Outcome, Finding>> = {}
  for (const one of findings) {
    const known = best[one.outcome]
    if (known === undefined || isPlainer(one, known)) best[one.outcome] = one
  }
  const { exclusion, inclusion, unknown } = best
  if (inclusion !== undefined && exclusion !== undefined) return [inclusion, exclusion]

  return [inclusion ?? exclusion ?? unknown].filter((only) => only !== undefined)
}

/** Of those that decide, the one whose side counts: what speaks most exactly; of equals, the first. */
export const leading = ([first, second]: ReadonlyArray<Finding>): Finding | undefined =>
  first !== undefined && second !== undefined && second.weight > first.weight ? second : first

/** What is told for the sake of what was asked, or of who asks, is not kept. */
export const packing: Packing.Packing<Finding> = Packing.record<
  Omit<Finding, "asksForOther" | "isOfOthers" | "isSpared">
>({
  place: Mention.packings.place,
  start: Packing.whole,
  end: Packing.whole,
  outcome: Stand.packings.outcome,
  remark: Stand.packings.remark,
  group: Packing.optional(Packing.oneOf(Remark.groupsOfPatients)),
  number: Packing.optional(Packing.text),
  weight: Packing.whole,
})

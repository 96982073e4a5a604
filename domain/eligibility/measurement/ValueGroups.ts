import type { Found } from "../rules/Row.ts"
import * as FurtherTable from "./FurtherTable.ts"
import type { Measure } from "./Measure.ts"
import * as MeasureRun from "./MeasureRun.ts"
import * as ValueTable from "./ValueTable.ts"

type Head = Found<ValueTable.Belonging>

type Next = Found<FurtherTable.Further>

/** Values of a measure that a sentence tells together: those beside its name, and those that go on with them. */
export interface ValueGroup extends MeasureRun.Stretch {
  /** The place at which the measure is named. */
  readonly name: number
  readonly heads: ReadonlyArray<Head>
  readonly further: ReadonlyArray<Next>
}

/** The place at which the measure is named that a value belongs to. */
const nameOf = ({ first, from, row, to }: Head): number => {
  switch (row.means) {
    case "behind":
      return from
    case "behind a bound":
      return from + 1
    case "before":
      return to - 1
    default:
      return first
  }
}

/** Whether a text means a number that it names alone: of a measure with many values it has rather lost the sign before it. */
const isMeant = (reading: MeasureRun.Reading, { ofFewValues }: Measure, { first, row }: Head): boolean => {
  switch (row.means) {
    case "behind":
    case "before":
      return ofFewValues === true || MeasureRun.valueAt(reading, first)?.isLone === false
    case "behind another":
    case "of a further grade":
      return false
    default:
      return true
  }
}

/** A value before the name counts where none stands behind it, or as its other bound: "20 ≤ MMSE at baseline, and ≤ 26". */
const headsByName = (
  reading: MeasureRun.Reading,
  heads: ReadonlyArray<Head>,
): ReadonlyArray<readonly [name: number, heads: ReadonlyArray<Head>]> =>
  [...Map.groupBy(heads, nameOf)].flatMap(([name, ofName]) => {
    const told = ofName.filter(({ row }) => row.means !== "before")
    const behind = told.length > 1 ? told.filter(({ row }) => row.means !== "any") : told
    const before = ofName.filter(({ row }) => row.means === "before")
    const bound = before.filter(
      ({ first, last }) => last === name && MeasureRun.valueAt(reading, first)?.isBefore === true,
    )
    const all = behind.length === 0 ? before : [...bound, ...behind]

    return all.length === 0 ? [] : [[name, all] as const]
  })

/** More groups are told of none. */
const most = 6

/** The values that go on with one, one after the other. */
const behind = (next: ReadonlyMap<number, Next>, place: number, isOf: (next: Next) => boolean): ReadonlyArray<Next> => {
  const found: Array<Next> = []
  for (let each = next.get(place); each !== undefined && isOf(each) && found.length < most; each = next.get(each.first))
    found.push(each)

  return found
}

/** The values of a measure in a sentence, each told once. */
export const of = (reading: MeasureRun.Reading, measure: Measure): ReadonlyArray<ValueGroup> => {
  const found = ValueTable.table.find(reading)
  const ofOthers = new Set(found.flatMap(({ first, row }) => (row.means === "behind another" ? [first] : [])))
  const next = new Map(FurtherTable.table.find(reading).map((each) => [each.from, each]))
  const told = new Set<number>()
  const heads = found.filter((head) => isMeant(reading, measure, head))

  return headsByName(reading, heads).flatMap(([name, ofName]) => {
    const last = ofName.at(-1)
    if (last === undefined || told.has(last.first)) return []
    const isOf = ({ first, row }: Next): boolean =>
      !ofOthers.has(first) &&
      (measure.ofClasses === undefined || row.means === "another class" || row.means === "up to") &&
      MeasureRun.valueAt(reading, first)?.scale === MeasureRun.valueAt(reading, last.first)?.scale &&
      (measure.ofFewValues === true || MeasureRun.valueAt(reading, first)?.isLone !== true)
    const further = behind(next, last.first, isOf)
    for (const { first } of [...ofName, ...further]) told.add(first)

    return [
      {
        name,
        heads: ofName,
        further,
        first: Math.min(...ofName.map(({ first, from }) => Math.min(first, from))),
        last: Math.max(last.to, ...further.map((each) => each.last)),
      },
    ]
  })
}

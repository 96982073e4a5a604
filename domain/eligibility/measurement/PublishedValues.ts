import * as NumberRange from "../numbers/NumberRange.ts"
import type * as Piece from "../numbers/Piece.ts"
import type { Stretch } from "../rules/ChunkedRun.ts"
import type { RowMatch } from "../rules/Row.ts"
import type { Run } from "../rules/Run.ts"
import * as AsideTable from "./AsideTable.ts"
import * as MeaningTable from "./MeaningTable.ts"
import type { Measure } from "./Measure.ts"
import * as MeasureRun from "./MeasureRun.ts"
import * as ValueTable from "./ValueTable.ts"

type ValueHead = RowMatch<ValueTable.Belonging>

type NextValue = RowMatch<ValueTable.Further>

/** Values of a measure that a sentence tells together: those beside its name, and those that go on with them. */
interface ValueGroup extends Stretch {
  /** The place at which the measure is named. */
  readonly name: number
  readonly heads: ReadonlyArray<ValueHead>
  readonly further: ReadonlyArray<NextValue>
}

/** The place at which the measure is named that a value belongs to. */
const nameOf = (reading: MeasureRun.Reading, { first, from, row, to }: ValueHead): number => {
  switch (row.means) {
    case "behind":
      return MeasureRun.names(reading).find((place) => place >= from) ?? from
    case "behind a bound":
    case "above":
    case "below":
      return from + 1
    case "before":
      return to - 1
    default:
      return first
  }
}

const ofOthers: ReadonlySet<ValueTable.Belonging> = new Set(["no value", "behind another", "of a further grade"])

/** Whether a text means a number that it names alone: of a measure with many values it has rather lost the sign before it. */
const isMeant = (reading: MeasureRun.Reading, { ofFewValues }: Measure, head: ValueHead): boolean => {
  const { first, row } = head
  if (MeasureRun.isOfDisorder(reading, nameOf(reading, head), first)) return false
  if (row.means !== "behind" && row.means !== "before") return !ofOthers.has(row.means)

  return ofFewValues === true || MeasureRun.valueAt(reading, first)?.isLone === false
}

/** Of the values beside a name those that are told of it: one before it where none stands behind it, or as its other bound, "20 ≤ MMSE at baseline, and ≤ 26". */
const headsOf = (
  reading: MeasureRun.Reading,
  name: number,
  beside: ReadonlyArray<ValueHead>,
): ReadonlyArray<ValueHead> => {
  const before = beside.filter(({ row }) => row.means === "before")
  const told = beside.filter(({ row }) => row.means !== "before")
  if (told.length === 0) return before
  const isBound = ({ first, last }: ValueHead): boolean =>
    last === name && MeasureRun.valueAt(reading, first)?.isBefore === true

  return [...before.filter(isBound), ...told.filter(({ row }) => told.length === 1 || row.means !== "any")]
}

/** More groups are told of none. */
const mostGroups = 6

/** The values of a measure in a sentence, each told once. */
const groupsOf = (reading: MeasureRun.Reading, measure: Measure): ReadonlyArray<ValueGroup> => {
  const found = ValueTable.table.find(reading)
  const ofAnother = new Set(found.flatMap(({ first, row }) => (row.means === "behind another" ? [first] : [])))
  const next = new Map(ValueTable.further.find(reading).map((each) => [each.from, each]))
  const told = new Set<number>()

  return [
    ...Map.groupBy(
      found.filter((head) => isMeant(reading, measure, head)),
      (head) => nameOf(reading, head),
    ),
  ].flatMap(([name, beside]) => {
    const heads = headsOf(reading, name, beside)
    const last = heads.at(-1)
    if (last === undefined || told.has(last.first)) return []
    const scale = MeasureRun.valueAt(reading, last.first)?.scale
    const goesOn = ({ first, row }: NextValue): boolean => {
      const value = MeasureRun.valueAt(reading, first)
      const isOfForm =
        measure.ofClasses === undefined || ["another class", "narrowed", "capped", "up to"].includes(row.means)

      return !ofAnother.has(first) && isOfForm && value?.scale === scale && (measure.ofFewValues ?? !value?.isLone)
    }
    const further: Array<NextValue> = []
    for (let each = next.get(last.first); each !== undefined && goesOn(each); each = next.get(each.first)) {
      if (further.length === mostGroups) break
      further.push(each)
    }
    for (const { first } of [...heads, ...further]) told.add(first)

    return [
      {
        name,
        heads,
        further,
        first: Math.min(...heads.map(({ first, from }) => Math.min(first, from))),
        last: Math.max(last.to, ...further.map((each) => each.last)),
      },
    ]
  })
}

type Ranges = ReadonlyArray<NumberRange.NumberRange>

/** Values of a measure, those of any of several groups. `scale`: see `MeasureValue`. */
export interface Told {
  readonly scale: number
  readonly ranges: Ranges
  /** Whether it is one number alone, before which a sign may have been lost. */
  readonly isLone: boolean
}

/** What a sentence tells of a measure that it names, and by which tokens; no values where none are understood. */
export interface Published extends Stretch {
  readonly values: Told | undefined
  /** Whether it is named without a word of how much of it there is. */
  readonly isInPassing: boolean
  /** Whether who lacks them may have another measure instead, "creatinine ≤ 1.5 × ULN or clearance ≥ 60", or may be none of whom it is asked. */
  readonly isOfSome: boolean
}

/** Two of which each has the end that the other lacks: at least 18, and at most 26. */
export const enclosed = (
  one: NumberRange.NumberRange,
  other: NumberRange.NumberRange,
): NumberRange.NumberRange | undefined => {
  const shared = NumberRange.both(one, other)
  const areOpen = NumberRange.isOpen(one) && NumberRange.isOpen(other)

  return shared !== undefined && areOpen && !NumberRange.isOpen(shared) ? shared : undefined
}

/** The next values are of another group, or the other bound of those before them. */
const withNext = (ranges: Ranges, next: Ranges): Ranges => {
  const [other] = next
  const last = ranges.at(-1)
  const shared = last === undefined || other === undefined ? undefined : enclosed(last, other)

  return shared === undefined ? ranges.concat(next) : ranges.slice(0, -1).concat(shared)
}

/** "Class II to class IV". */
const spanned = (ranges: Ranges, [to]: Ranges): Ranges => {
  const last = ranges.at(-1)

  return last === undefined || to === undefined ? ranges : ranges.slice(0, -1).concat({ low: last.low, high: to.high })
}

/** "Class B (7 points)": which points of a class are meant; of several classes they are mostly those of the last, "A or B (7 points)". */
const narrowed = (ranges: Ranges, next: Ranges, areSeveral: boolean): Ranges => {
  const last = ranges.at(-1)
  if (last === undefined) return ranges
  const meant = next.flatMap((range) => {
    const shared = NumberRange.both(last, range)
    const isOfLast = areSeveral && Number.isFinite(range.high.number)

    return shared === undefined ? [] : [{ ...shared, low: isOfLast ? last.low : shared.low }]
  })

  return meant.length === 0 ? ranges : ranges.slice(0, -1).concat(meant)
}

/** The bound before the name of a measure, "above NYHA class II". */
const boundOf = (reading: MeasureRun.Reading, at: number, means: ValueTable.Belonging): Piece.Bound | undefined => {
  if (means === "above" || means === "below") return means
  const bound = means === "behind a bound" ? reading.chunks[at]?.value : undefined

  return bound?.kind === "bound" ? bound.bound : undefined
}

const ownOf = (
  reading: MeasureRun.Reading,
  { first, from, row }: ValueGroup["heads"][number],
  measure: Measure,
): Ranges => {
  const told = MeasureRun.valueAt(reading, first)?.ranges ?? []
  if (row.means === "any") return [NumberRange.between(...measure.scales[0].values)]
  const bound = boundOf(reading, from, row.means)

  return bound === undefined ? told : told.map(({ low }) => NumberRange.bounded(bound, low.number))
}

/** What values make of those before them that they go on with. */
const goingOn: Readonly<Record<ValueTable.Further, (known: Ranges, next: Ranges) => Ranges>> = {
  narrowed: (known, next) => narrowed(known, next, false),
  capped: (known, next) => narrowed(known, next, true),
  alternative: (known, next) => known.concat(next),
  "another class": (known, next) => known.concat(next),
  "up to": spanned,
  further: withNext,
  "let in besides": withNext,
}

const toldIn = (reading: MeasureRun.Reading, { further, heads }: ValueGroup, measure: Measure): Told => {
  const own = heads.map((head) => ownOf(reading, head, measure)).reduce(withNext, [])
  const ranges = further.reduce(
    (known, { first, row }) => goingOn[row.means](known, MeasureRun.valueAt(reading, first)?.ranges ?? []),
    own,
  )
  const last = heads.at(-1)
  const value = last === undefined ? undefined : MeasureRun.valueAt(reading, last.first)

  return {
    scale: value?.scale ?? 0,
    ranges,
    isLone: value?.isLone === true && ranges.length === 1 && last?.row.means === "behind",
  }
}

/** What a measure may be told as besides, and is one that is asked for. */
const telling: ReadonlySet<MeaningTable.Meaning> = new Set([
  "a level",
  "a part by its name",
  "what keeps out",
  "a condition",
  "a condition of what precedes",
  "one of several",
  "of some",
])

/** What a sentence tells of a measure that it names at some tokens. */
export const of = (run: Run, measure: Measure, named: ReadonlyArray<Stretch>): ReadonlyArray<Published> => {
  const reading = AsideTable.level.over(MeasureRun.of(run, measure, named))
  const meanings = new Map(MeaningTable.table.find(reading).map(({ first, row }) => [first, row.means]))
  const inPassing = new Set(MeaningTable.inPassing.find(reading).map(({ first }) => first))
  const groups = groupsOf(reading, measure)
  const alone = MeasureRun.names(reading)
    .filter(
      (place) =>
        !MeasureRun.isOfDisorder(reading, place) && !groups.some(({ first, last }) => first <= place && place < last),
    )
    .map((name) => ({ name, first: name, last: name + 1, heads: [], further: [] }))

  return [...groups, ...alone].flatMap((group) => {
    const meaning = meanings.get(group.name)
    const isConditioned = meaning === "a condition of what precedes"
    const isOfSome =
      isConditioned || meaning === "one of several" || (meaning === "of some" && group.further.length === 0)
    if (meaning !== undefined && !telling.has(meaning)) return []
    const stretch = { first: reading.tokens[group.first] ?? 0, last: reading.tokens[group.last] ?? 0 }
    const isOfOthers = meaning === "a condition" || (isConditioned && measure.ofThoseAsked !== true)
    const isTold = !isOfOthers && group.heads.length > 0

    return [
      {
        ...stretch,
        isOfSome,
        isInPassing: !isTold && inPassing.has(group.name),
        values: isTold ? toldIn(reading, group, measure) : undefined,
      },
    ]
  })
}

/** The values that a sentence begins with for another grade, behind a semicolon: "[10-19] for moderate". */
export const ofFurtherGrade = (run: Run, measure: Measure): Told | undefined => {
  const reading = AsideTable.level.over(MeasureRun.of(run, measure, []))
  const found = ValueTable.table.find(reading).find(({ row }) => row.means === "of a further grade")
  const value = found === undefined ? undefined : MeasureRun.valueAt(reading, found.first)

  return value === undefined ? undefined : { scale: value.scale, ranges: value.ranges, isLone: false }
}

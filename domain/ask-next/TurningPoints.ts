import { Order } from "effect"
import * as PriorLines from "../eligibility/prior-lines/PriorLines.ts"
import type { AnnotatedStudy } from "../eligibility/Reading.ts"
import * as Stage from "../eligibility/stage/Stage.ts"
import type { Profile } from "../Profile.ts"
import * as Steps from "../Steps.ts"
import { type Eligibility, isBoundedByAge } from "../study/Study.ts"
import * as Asking from "./Asking.ts"
import * as MarkersLeftOut from "./MarkersLeftOut.ts"

/** Something to ask of a patient, and the number of options whose state would depend on the answer. */
export interface Asked extends Asking.Left {
  readonly options: number
  readonly question: string
}

type Options = ReadonlyArray<AnnotatedStudy>

interface Counted extends Asking.Left {
  readonly options: number
}

/** So many questions are given. */
const most = 10

/** Where all options publish the same, an answer tells none of them from another. */
const tellingApart = (
  options: Options,
  published: (eligibility: Eligibility) => string,
  isBound: (eligibility: Eligibility) => boolean,
): number =>
  new Set(options.map(({ study }) => published(study.eligibility))).size > 1
    ? options.filter(({ study }) => isBound(study.eligibility)).length
    : 0

const ofAge = (options: Options): number =>
  tellingApart(options, ({ maximumAge, minimumAge }) => JSON.stringify([minimumAge, maximumAge]), isBoundedByAge)

const ofSex = (options: Options): number =>
  tellingApart(
    options,
    ({ sex }) => sex ?? "",
    ({ sex }) => sex !== null && sex !== "ALL",
  )

/** What the text of an option turns on that the profile leaves out. */
const leftOutOf = (profile: Profile): ((option: AnnotatedStudy) => ReadonlyArray<Asking.Left>) => {
  const markersOf = MarkersLeftOut.of(profile)

  return ({ text }) => {
    if (text === undefined) return []

    return [
      ...markersOf(text).map((term) => ({ field: "biomarkers", term }) as const),
      ...(profile.stage === undefined && Stage.decides(text) ? [{ field: "stage", term: null } as const] : []),
      ...(profile.priorLines === undefined && PriorLines.decides(text)
        ? [{ field: "priorLines", term: null } as const]
        : []),
    ]
  }
}

/** So many options are counted for each thing that is left out. */
const counted = (left: ReadonlyArray<Asking.Left>): ReadonlyArray<Counted> =>
  [...Map.groupBy(left, ({ field, term }) => term ?? field).values()].flatMap(([one, ...others]) =>
    one === undefined ? [] : [{ ...one, options: 1 + others.length }],
  )

const order = (one: Counted, other: Counted): number =>
  other.options - one.options ||
  Asking.fields.indexOf(one.field) - Asking.fields.indexOf(other.field) ||
  Order.string(one.term ?? "", other.term ?? "")

/**
 * What the options that are shown turn on and the profile leaves out: most options first, then as `Asking.fields` stand, biomarkers
 * by name. Only what the criteria ask for or keep out counts, and of age and sex only bounds that tell the options apart. It is
 * nothing but a count, and no verdict.
 */
export function* of(profile: Profile, options: Options): Steps.Steps<ReadonlyArray<Asked>> {
  const left = yield* Steps.each(options, leftOutOf(profile))

  return [
    ...counted(left.flat()),
    ...(profile.age === undefined ? [{ field: "age", term: null, options: ofAge(options) } as const] : []),
    ...(profile.sex === undefined ? [{ field: "sex", term: null, options: ofSex(options) } as const] : []),
  ]
    .filter(({ options }) => options > 0)
    .toSorted(order)
    .slice(0, most)
    .map((left) => ({ ...left, question: Asking.question(left, left.options, options.length) }))
}

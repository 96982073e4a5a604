import { Order } from "effect"
import * as ConditionMarkers from "../eligibility/biomarker/ConditionMarkers.ts"
import * as MarkerHinges from "../eligibility/biomarker/MarkerHinges.ts"
import type { Layer } from "../eligibility/document/AnnotatedText.ts"
import * as PriorLines from "../eligibility/prior-lines/PriorLines.ts"
import type { AnnotatedStudy } from "../eligibility/Reading.ts"
import * as HeldScores from "../eligibility/scores/HeldScores.ts"
import * as Stage from "../eligibility/stage/Stage.ts"
import { mostBiomarkers, type Profile } from "../Profile.ts"
import { type Eligibility, isBoundedByAge } from "../study/Study.ts"
import * as Asking from "./Asking.ts"

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

const turningOn = (options: Options, decides: Layer<boolean>): number =>
  options.filter(({ text }) => text !== undefined && decides(text)).length

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

/** The scores that a stage tells, "mild, MMSE 22", by their names. */
const scoresIn = (stage: string): ReadonlyArray<string> =>
  HeldScores.of(stage).scores.map(({ score: { name } }) => name)

/** A profile that is full has no room for another answer. */
const ofBiomarkers = (options: Options, profile: Profile): ReadonlyArray<Counted> => {
  const { biomarkers, stage = "" } = profile
  if (biomarkers.length >= mostBiomarkers) return []
  const { markers } = ConditionMarkers.of(profile)
  const known = new Set([...biomarkers, ...markers, ...scoresIn(stage)].flatMap(MarkerHinges.toldBy))
  const terms = options
    .flatMap(({ text }) => (text === undefined ? [] : MarkerHinges.of(text)))
    .filter((term) => !known.has(term))

  return [...Map.groupBy(terms, (term) => term)].map(([term, { length }]) => ({
    field: "biomarkers",
    term,
    options: length,
  }))
}

const order = (one: Counted, other: Counted): number =>
  other.options - one.options ||
  Asking.fields.indexOf(one.field) - Asking.fields.indexOf(other.field) ||
  Order.string(one.term ?? "", other.term ?? "")

/**
 * What the options that are shown turn on and the profile leaves out: most options first, then as `Asking.fields` stand, biomarkers
 * by name. Only what the criteria ask for or keep out counts, and of age and sex only bounds that tell the options apart. It is
 * nothing but a count, and no verdict.
 */
export const of = (profile: Profile, options: Options): ReadonlyArray<Asked> => {
  const counted = (field: Asking.Field, count: (options: Options) => number): Counted => ({
    field,
    term: null,
    options: count(options),
  })

  return [
    ...ofBiomarkers(options, profile),
    ...(profile.stage === undefined ? [counted("stage", (all) => turningOn(all, Stage.decides))] : []),
    ...(profile.priorLines === undefined ? [counted("prior_lines", (all) => turningOn(all, PriorLines.decides))] : []),
    ...(profile.age === undefined ? [counted("age", ofAge)] : []),
    ...(profile.sex === undefined ? [counted("sex", ofSex)] : []),
  ]
    .filter(({ options }) => options > 0)
    .toSorted(order)
    .slice(0, most)
    .map((left) => ({ ...left, question: Asking.question(left, left.options, options.length) }))
}

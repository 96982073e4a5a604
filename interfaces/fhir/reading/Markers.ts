import { markers } from "../../../domain/eligibility/markers/MarkerLexicon.ts"
import { mostBiomarkers } from "../../../domain/Profile.ts"
import * as Steps from "../../../domain/Steps.ts"
import * as Concept from "./Concept.ts"
import type { Condition } from "./Condition.ts"
import * as Loinc from "./Loinc.ts"
import * as MarkerTest from "./MarkerTest.ts"
import type { Observation } from "./Observations.ts"
import type { Result } from "./Result.ts"
import * as Scores from "./Scores.ts"
import { type Field, found, none, told } from "./Told.ts"
import * as Variant from "./Variant.ts"

/** Something that is said of a marker or a score, when, and where it stands. */
interface Said {
  /** What it is said of: the later of two about the same counts. */
  readonly of: string
  /** What part of it alone, such as one change of a gene. */
  readonly part: string | undefined
  readonly entry: string
  readonly isNegative: boolean
  readonly isScore: boolean
  readonly at: number
  readonly expression: string
}

const negative = /\bnegative$|\bwild-type$/

const testsOf = (result: Result, disease: string): ReadonlyArray<Said> => {
  const { at, expression } = result
  const score = Scores.said(result, disease)
  if (score !== undefined)
    return [{ of: score.name, part: undefined, entry: score.entry, isNegative: false, isScore: true, at, expression }]

  return MarkerTest.said(result).map(({ entry, name }) => ({
    of: name,
    part: /\d\+$/.test(entry) ? "stain" : undefined,
    entry,
    isNegative: negative.test(entry),
    isScore: false,
    at,
    expression,
  }))
}

const saidBy = (observation: Observation, disease: string): ReadonlyArray<Said> => {
  const { at, components, expression, title } = observation
  if (Concept.hasCode(title, Loinc.variant))
    return Variant.said(observation).map(({ change, entry, isNegative, of }) => ({
      of,
      part: change,
      entry,
      isNegative,
      isScore: false,
      at,
      expression,
    }))

  return [observation, ...components].flatMap((result) => testsOf(result, disease))
}

/** What was said later of the same. */
interface Later {
  readonly parts: Set<string | undefined>
  /** When the whole of it was last spoken of, and when any part. */
  whole: number
  any: number
}

/** Whether what is said is taken back by a later word on the same part; by one on the whole; or, of the whole, by one on a part. */
const isTakenBack = ({ at, part }: Said, { any, parts, whole }: Later): boolean =>
  parts.has(part) || (part === undefined ? any : whole) > at

/** The latest word on each; of two of one time, the one that stands behind. */
const latest = (all: ReadonlyArray<Said>): ReadonlyArray<Said> => {
  const laterOf = new Map<string, Later>()
  const kept: Array<Said> = []
  for (const said of all.toSorted((one, other) => one.at - other.at).toReversed()) {
    const later = laterOf.get(said.of) ?? {
      parts: new Set(),
      whole: Number.NEGATIVE_INFINITY,
      any: Number.NEGATIVE_INFINITY,
    }
    if (!isTakenBack(said, later)) kept.push(said)
    later.parts.add(said.part)
    later.any = Math.max(later.any, said.at)
    if (said.part === undefined) later.whole = Math.max(later.whole, said.at)
    laterOf.set(said.of, later)
  }

  return kept.toReversed()
}

const known: ReadonlySet<string> = new Set(markers.map(({ name }) => name))

/** Markers of the vocabulary before others, and scores last: of so many, those stay that studies ask for most. */
const rank = ({ isScore, of }: Said): number => (isScore ? 2 : known.has(of) ? 0 : 1)

/** The markers and scores of a patient, the latest word on each. A step for each observation. */
export function* of(
  { diagnoses, name }: Condition,
  observations: ReadonlyArray<Observation>,
): Steps.Steps<Field<ReadonlyArray<string>>> {
  const inWords = diagnoses.flatMap(({ concept, resource }) =>
    concept.words.flatMap(MarkerTest.inWords).map(
      ({ entry, name }): Said => ({
        of: name,
        part: undefined,
        entry,
        isNegative: negative.test(entry),
        isScore: false,
        at: Number.NEGATIVE_INFINITY,
        expression: `${resource.expression}.code`,
      }),
    ),
  )
  const said = yield* Steps.each(observations, (observation) => saidBy(observation, name))
  const all = latest([...inWords, ...said.flat()])
  const each = [...new Map(all.map((said) => [said.entry, said])).values()].toSorted(
    (one, other) => rank(one) - rank(other),
  )
  const kept = each.slice(0, mostBiomarkers)
  if (kept.length === 0) return none()
  const more = each.slice(mostBiomarkers).map(({ expression }) => expression)

  return found(
    kept.map(({ entry }) => entry),
    ...kept.map(({ entry, expression }) => told(`biomarker: ${entry}`, expression)),
    ...(more.length === 0 ? [] : [told(`Left aside: a profile has at most ${mostBiomarkers} biomarkers.`, ...more)]),
  )
}

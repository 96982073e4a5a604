import { markers } from "../../../domain/eligibility/markers/MarkerLexicon.ts"
import { mostBiomarkers } from "../../../domain/Profile.ts"
import * as Steps from "../../../domain/Steps.ts"
import * as Concept from "./Concept.ts"
import type { Condition } from "./Condition.ts"
import * as LatestWord from "./LatestWord.ts"
import * as Loinc from "./Loinc.ts"
import * as MarkerTest from "./MarkerTest.ts"
import type { Observation } from "./Observations.ts"
import * as Result from "./Result.ts"
import * as Scores from "./Scores.ts"
import * as Staging from "./Staging.ts"
import * as State from "./State.ts"
import { type Field, notUsed, reasons, type Told, told } from "./Told.ts"
import * as Variant from "./Variant.ts"

/** What a result says of markers and scores, and what of it is not used. */
interface Read {
  readonly said: ReadonlyArray<LatestWord.Said>
  readonly told: ReadonlyArray<Told>
}

const nothing: Read = { said: [], told: [] }

const unused = (why: string, expression: string): ReadonlyArray<Told> => [notUsed("Observation", why, expression)]

/** What is known by its title and has a value that is not read. A range stands against what was measured before. */
const unread = (of: string, part: string | undefined, isScore: boolean, result: Result.Result): Read => {
  const { at, expression, interpretation, measured, value } = result
  const isEmpty = measured === undefined && Concept.isNothing(value) && Concept.isNothing(interpretation)
  if (isEmpty) return nothing
  if (value.words.some((words) => Variant.harmlessWords.test(words)))
    return { said: [], told: unused(reasons.harmless, expression) }
  if (State.of(result) === "open") return { said: [], told: unused(reasons.open, expression) }
  if (!Result.isRange(result)) return { said: [], told: unused(reasons.unreadable, expression) }

  return {
    said: [{ of, part, entry: undefined, isScore, at, expression }],
    told: unused(reasons.range, expression),
  }
}

const testedBy = (result: Result.Result, disease: string): Read => {
  const { at, expression, title } = result
  const score = Scores.said(result, disease)
  if (score !== undefined && score !== "irrelevant")
    return score.entry === undefined
      ? unread(score.name, undefined, true, result)
      : { said: [{ of: score.name, part: undefined, entry: score.entry, isScore: true, at, expression }], told: [] }
  const read = MarkerTest.said(result).map(({ entry, name }): Read => {
    if (entry === undefined) return unread(name, MarkerTest.scoreOf(title), false, result)

    return { said: [{ of: name, part: MarkerTest.partOf(entry), entry, isScore: false, at, expression }], told: [] }
  })

  if (read.length === 0 && score === "irrelevant") return { said: [], told: unused(reasons.irrelevant, expression) }

  return { said: read.flatMap(({ said }) => said), told: read.flatMap(({ told }) => told).slice(0, 1) }
}

const variantOf = (result: Observation): Read => {
  const { at, expression } = result
  const { fault, isAssumed, said } = Variant.said(result)

  return {
    said: said.map(({ change: part, entry, of }) => ({ of, part, entry, isScore: false, at, expression })),
    told: [
      ...(fault === undefined ? [] : unused(fault, expression)),
      ...(isAssumed
        ? [told("Variant read as present: its change is described, and no result denies it.", expression)]
        : []),
    ],
  }
}

/** What an Observation and its parts say. A part that cannot be read is told alone where another can. */
const readOf = (observation: Observation, disease: string): Read => {
  if (Concept.hasCode(observation.title, Loinc.variant)) return variantOf(observation)
  const read = [observation, ...observation.components].map((result) => testedBy(result, disease))
  const whole = { said: read.flatMap(({ said }) => said), told: read.flatMap(({ told }) => told) }

  return whole.said.length > 0 || whole.told.length > 0 || Staging.isRead(observation)
    ? whole
    : { said: [], told: unused(reasons.unknown, observation.expression) }
}

const known: ReadonlySet<string> = new Set(markers.map(({ name }) => name))

/** Markers of the vocabulary before others, and scores last: of so many, those stay that studies ask for most. */
const rank = ({ isScore, of }: LatestWord.Said): number => (isScore ? 2 : known.has(of) ? 0 : 1)

const inWords = ({ diagnoses }: Condition): ReadonlyArray<LatestWord.Said> =>
  diagnoses.flatMap(({ concept, resource }) =>
    concept.words.flatMap(MarkerTest.inWords).map(({ entry, name }) => ({
      of: name,
      part: MarkerTest.partOf(entry),
      entry,
      isScore: false,
      at: Number.NEGATIVE_INFINITY,
      expression: `${resource.expression}.code`,
    })),
  )

/** The markers and scores of a patient, the latest word on each. A step for each observation. */
export function* of(
  condition: Condition,
  observations: ReadonlyArray<Observation>,
): Steps.Steps<Field<ReadonlyArray<string>>> {
  const read = yield* Steps.each(observations, (observation) => readOf(observation, condition.name))
  const { contradictory, latest } = yield* LatestWord.of([...inWords(condition), ...read.flatMap(({ said }) => said)])
  const each = [...new Map(latest.map((said) => [said.entry, said])).values()].toSorted(
    (one, other) => rank(one) - rank(other),
  )
  const kept = each.slice(0, mostBiomarkers)
  const more = each.slice(mostBiomarkers)

  return {
    value: kept.length === 0 ? undefined : kept.map(({ entry }) => entry),
    told: [
      ...kept.map(({ entry, expression }) => told(`biomarker: ${entry}`, expression)),
      ...read.flatMap(({ told }) => told),
      ...contradictory.map(({ expression }) => notUsed("Observation", reasons.contradictory, expression)),
      ...more.map(({ expression }) => notUsed("Observation", reasons.tooManyMarkers, expression)),
    ],
  }
}

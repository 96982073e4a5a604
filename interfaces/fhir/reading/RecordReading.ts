import { Either } from "effect"
import type * as Steps from "../../../domain/Steps.ts"
import type { MatchRequest } from "../../wire/MatchRequest.ts"
import * as Age from "./Age.ts"
import * as Condition from "./Condition.ts"
import * as Diagnoses from "./Diagnoses.ts"
import * as Markers from "./Markers.ts"
import * as Observations from "./Observations.ts"
import * as Parameter from "./Parameter.ts"
import * as Phases from "./Phases.ts"
import * as Place from "./Place.ts"
import * as RecordSubject from "./RecordSubject.ts"
import type * as Resources from "./Resources.ts"
import * as Sex from "./Sex.ts"
import * as Staging from "./Staging.ts"
import { notUsed, type Refusal, reasons, type Told, told } from "./Told.ts"

/** What was read of a record: the profile that studies are looked for with, and of each field where it stands. */
export interface Reading {
  readonly request: MatchRequest
  readonly told: ReadonlyArray<Told>
  /** What was not used, and why. */
  readonly leftAside: ReadonlyArray<Told>
}

/** So many sentences are told of what was not used, and so many places of each. */
const mostSentences = 50
const mostPlaces = 50

/** Each sentence once, with the places that it is told of. */
const bySentence = (told: ReadonlyArray<Told>): ReadonlyArray<Told> =>
  [...Map.groupBy(told, ({ sentence }) => sentence)].map(([sentence, all]) => ({
    sentence,
    expressions: all.flatMap(({ expressions }) => expressions).slice(0, mostPlaces),
  }))

const read: ReadonlySet<string> = new Set(["Patient", "Condition", "Observation"])

/** Letters alone: what a record calls a type stands in no sentence but as one. */
const typeName = /^[A-Z][A-Za-z]{1,63}$/

const ofOtherTypes = ({ byType }: Resources.Resources): ReadonlyArray<Told> =>
  [...byType].flatMap(([type, resources]) =>
    read.has(type)
      ? []
      : resources
          .slice(0, mostPlaces)
          .map(({ expression }) => notUsed(typeName.test(type) ? type : "Resource", reasons.ofOtherType, expression)),
  )

const nextPages = ({ nextPages }: Resources.Resources): ReadonlyArray<Told> =>
  nextPages.length === 0
    ? []
    : [told("A Bundle is one page of several: what its next page holds was not sent, and not read.", ...nextPages)]

/** Reads a record, on a day of UTC. */
export function* of(resources: Resources.Resources, today: Date): Steps.Steps<Either.Either<Reading, Refusal>> {
  const subject = RecordSubject.of(resources)
  if (Either.isLeft(subject)) return Either.left(subject.left)
  const whose = subject.right
  const diagnoses = yield* Diagnoses.of(resources, whose)
  const meant = yield* Condition.of(resources, diagnoses)
  if (Either.isLeft(meant)) return Either.left(meant.left)
  const condition = meant.right
  const observations = yield* Observations.of(resources, whose, condition, diagnoses.all, today)
  const stage = yield* Staging.of(resources, condition, diagnoses.all, observations.all)
  const biomarkers = yield* Markers.of(condition, observations.all)
  const age = Age.of(whose, today)
  const sex = Sex.of(whose)
  const location = Place.of(resources)
  const phases = Phases.of(resources)
  const request: MatchRequest = {
    condition: condition.name,
    ...(stage.value === undefined ? {} : { stage: stage.value }),
    ...(biomarkers.value === undefined ? {} : { biomarkers: biomarkers.value }),
    ...(age.value === undefined ? {} : { age: age.value }),
    ...(sex.value === undefined ? {} : { sex: sex.value }),
    ...(location.value === undefined ? {} : { location: location.value }),
    ...(phases.value === undefined ? {} : { phases: phases.value }),
  }

  return Either.right({
    request,
    told: bySentence([
      ...nextPages(resources),
      ...Parameter.unknown(resources),
      ...condition.told,
      ...[stage, biomarkers, age, sex, location, phases].flatMap(({ told }) => told),
    ]),
    leftAside: bySentence([...diagnoses.leftAside, ...observations.leftAside, ...ofOtherTypes(resources)]).slice(
      0,
      mostSentences,
    ),
  })
}

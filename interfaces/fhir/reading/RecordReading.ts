import { Either } from "effect"
import type { MatchRequest } from "../../wire/MatchRequest.ts"
import * as Age from "./Age.ts"
import * as Condition from "./Condition.ts"
import * as Diagnoses from "./Diagnoses.ts"
import * as Markers from "./Markers.ts"
import * as Observations from "./Observations.ts"
import * as Phases from "./Phases.ts"
import * as Place from "./Place.ts"
import * as Subject from "./RecordSubject.ts"
import type * as Resources from "./Resources.ts"
import * as Sex from "./Sex.ts"
import * as Staging from "./Staging.ts"
import type { Refusal, Told } from "./Told.ts"

/** What was read of a record: the profile that studies are looked for with, and of each field where it stands. */
export interface Reading {
  readonly request: MatchRequest
  readonly told: ReadonlyArray<Told>
  /** What was left aside, and why. */
  readonly leftAside: ReadonlyArray<Told>
}

/** Only so much of what was left aside is told. */
const mostLeftAside = 50

/** Reads a record, on a day of UTC. */
export const of = (resources: Resources.Resources, today: Date): Either.Either<Reading, Refusal> =>
  Either.gen(function* () {
    const subject = yield* Subject.of(resources)
    const diagnoses = Diagnoses.of(resources, subject)
    const condition = yield* Condition.of(resources, diagnoses.all)
    const observations = Observations.of(resources, subject)
    const stage = Staging.of(resources, condition, diagnoses.all, observations.all)
    const biomarkers = Markers.of(condition, observations.all)
    const age = Age.of(subject, today)
    const sex = Sex.of(subject)
    const location = Place.of(resources)
    const phases = Phases.of(resources)

    return {
      request: {
        condition: condition.name,
        ...(stage.value === undefined ? {} : { stage: stage.value }),
        ...(biomarkers.value === undefined ? {} : { biomarkers: biomarkers.value }),
        ...(age.value === undefined ? {} : { age: age.value }),
        ...(sex.value === undefined ? {} : { sex: sex.value }),
        ...(location.value === undefined ? {} : { location: location.value }),
        ...(phases.value === undefined ? {} : { phases: phases.value }),
      },
      told: [...condition.told, ...[stage, biomarkers, age, sex, location, phases].flatMap(({ told }) => told)],
      leftAside: [...diagnoses.leftAside, ...observations.leftAside].slice(0, mostLeftAside),
    }
  })

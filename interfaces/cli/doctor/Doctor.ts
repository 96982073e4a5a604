import { Command } from "@effect/cli"
import { Console, Effect, Either } from "effect"
import { RegistryExamination } from "../../../application/ports/RegistryExamination.ts"
import { StorageExamination } from "../../../application/ports/StorageExamination.ts"
import { type Configuration, configuration } from "../../Configuration.ts"
import { Mistake } from "../Mistake.ts"
import * as Show from "../Show.ts"
import * as ClockDiagnosis from "./ClockDiagnosis.ts"
import { type Diagnosis, line } from "./Diagnosis.ts"
import * as RegistryDiagnosis from "./RegistryDiagnosis.ts"
import * as RunningService from "./RunningService.ts"
import * as SettingsDiagnosis from "./SettingsDiagnosis.ts"
import * as StorageDiagnosis from "./StorageDiagnosis.ts"

type Tell = (diagnosis: Diagnosis) => Effect.Effect<void>

const lookAtStorage = (settings: Configuration) =>
  Effect.gen(function* () {
    if (yield* RunningService.saysDatabaseIsGone(settings)) return StorageDiagnosis.gone
    const storage = yield* StorageExamination
    const { databaseUrl, isDefaultDatabase } = settings
    const found = yield* Effect.either(storage.of({ url: databaseUrl, makesFolder: isDefaultDatabase }))

    return StorageDiagnosis.of(found)
  })

const lookAtRegistry = ({ registry }: Configuration, tell: Tell) =>
  Effect.gen(function* () {
    const { about, comesTheSame, questions } = yield* (yield* RegistryExamination).of(registry)
    const told = yield* Effect.either(about)
    if (Either.isRight(told)) yield* tell(ClockDiagnosis.of(told.right.clockIsAheadBy))
    yield* tell(RegistryDiagnosis.about(registry.baseUrl, told))
    if (Either.isLeft(told) && RegistryDiagnosis.endsAll(told.left)) return yield* tell(RegistryDiagnosis.skipped)
    for (const { ask, hasSubstitute = false, name } of questions)
      yield* tell(RegistryDiagnosis.question(name, yield* Effect.either(ask), hasSubstitute))
    yield* tell(RegistryDiagnosis.sameAgain(yield* Effect.either(comesTheSame)))
  })

/** Looks at one thing after the other, and tells of each as soon as it is known. */
const examine = (tell: Tell) =>
  Effect.gen(function* () {
    const settings = yield* Effect.either(configuration)
    for (const diagnosis of SettingsDiagnosis.of(settings)) yield* tell(diagnosis)
    if (Either.isLeft(settings)) return yield* tell(SettingsDiagnosis.restIsSkipped)
    yield* tell(yield* lookAtStorage(settings.right))
    yield* lookAtRegistry(settings.right, tell)
  })

export const doctor = Command.make("doctor", { json: Show.json }, ({ json }) =>
  Effect.gen(function* () {
    const diagnoses: Array<Diagnosis> = []
    yield* examine((diagnosis) => {
      diagnoses.push(diagnosis)

      return json ? Effect.void : Console.log(line(diagnosis))
    })
    if (json) yield* Console.log(JSON.stringify(diagnoses, null, 2))
    const wrong = [...new Set(diagnoses.filter(({ state }) => state === "wrong").map(({ subject }) => subject))]
    if (wrong.length > 0) yield* new Mistake({ sentence: `Not as it should be: ${wrong.join(", ")}.` })
  }),
).pipe(
  Command.withDescription(
    "Looks at the settings, the database, the clock and the registry (about twelve calls), with or without a running service, and says in a line each how it is and what to do.",
  ),
)

import * as FileSystem from "@effect/platform/FileSystem"
import { Console, Effect, Option } from "effect"
import { mostBiomarkers } from "../../domain/Profile.ts"
import * as LaboratoryReport from "../../domain/report/LaboratoryReport.ts"
import * as Flag from "./Flag.ts"
import { Mistake } from "./Mistake.ts"
import * as Table from "./Table.ts"

export const flag = Flag.one(
  Flag.text("report", "FILE"),
  `A laboratory's report as text, whose results are biomarkers, too; of more than ${mostBiomarkers} those that are known. It is read here, and nothing else of it is sent.`,
)

const textOf = (file: string) =>
  Effect.gen(function* () {
    const files = yield* FileSystem.FileSystem

    return yield* Effect.mapError(
      files.readFileString(file),
      () => new Mistake({ sentence: `“${file}” is not a readable file: --report takes the path of one.` }),
    )
  })

/** The biomarkers that were typed, and those of a report as far as there is room. What was taken of it is told, each with its line. */
export const biomarkersWith = (typed: ReadonlyArray<string>, file: Option.Option<string>) =>
  Option.match(file, {
    onNone: () => Effect.succeed(typed),
    onSome: (name) =>
      Effect.gen(function* () {
        const { taken } = LaboratoryReport.read(yield* textOf(name))
        const told = taken.filter(({ entry }) => !typed.includes(entry))
        const room = Math.max(0, mostBiomarkers - typed.length)
        const [free, others] = [told.slice(0, room), told.slice(room)]
        yield* Console.error(
          told.length === 0
            ? `No result was taken from “${name}”.`
            : Table.render(
                ["Result", "Line of the report"],
                free.map(({ entry, line }) => [entry, line.replaceAll("\n", " / ")]),
              ),
        )
        if (others.length > 0)
          yield* Console.error(
            `Left out, since no more than ${mostBiomarkers} biomarkers are asked for: ${others.map(({ entry }) => entry).join(", ")}`,
          )

        return [...typed, ...free.map(({ entry }) => entry)]
      }),
  })

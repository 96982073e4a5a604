import { Args, Command } from "@effect/cli"
import * as FileSystem from "@effect/platform/FileSystem"
import { Array, Chunk, Clock, Console, Effect, Either, Stream } from "effect"
import { VerifiedIntel } from "../../application/ports/VerifiedIntel.ts"
import * as NctId from "../../domain/study/NctId.ts"
import type { Observation } from "../../domain/study/Observation.ts"
import { counted } from "../Counted.ts"
import * as Entry from "./Entry.ts"
import { Mistake } from "./Mistake.ts"
import * as ObservationFile from "./ObservationFile.ts"
import * as ObservationRecord from "./ObservationRecord.ts"
import * as Progress from "./Progress.ts"
import * as Show from "./Show.ts"

/** What is wrong with a line, a sentence for each column. */
const problemsOf = (line: ObservationFile.Line, now: number): Either.Either<Observation, ReadonlyArray<string>> =>
  Either.mapLeft(line.fields, (whole) => [`line ${line.number}: ${whole}.`]).pipe(
    Either.flatMap((fields) =>
      Either.mapLeft(ObservationRecord.read(fields, now), (problems) =>
        problems.map(({ accepts, column }) => `line ${line.number}, ${column}: accepted is ${accepts}.`),
      ),
    ),
  )

const check = (file: string, now: number) =>
  ObservationFile.lines(file).pipe(
    Stream.map((line) => problemsOf(line, now)),
    Stream.chunks,
    Stream.runFoldEffect({ lines: 0, wrong: 0 }, (sum, chunk) => {
      const problems = Array.getLefts(chunk)
      const sums = { lines: sum.lines + chunk.length, wrong: sum.wrong + problems.length }

      return problems.length === 0 ? Effect.succeed(sums) : Effect.as(Console.error(problems.flat().join("\n")), sums)
    }),
  )

const observations = (file: string, now: number) =>
  ObservationFile.lines(file).pipe(
    Stream.mapChunksEffect((lines) =>
      Effect.mapBoth(Either.all(Chunk.toReadonlyArray(lines).map((line) => problemsOf(line, now))), {
        onSuccess: Chunk.unsafeFromArray,
        onFailure: () => new Mistake({ sentence: `${file} was changed while it was read; nothing was recorded.` }),
      }),
    ),
  )

const file = Args.text({ name: "FILE" }).pipe(
  Args.withDescription(
    `A .csv with a heading, or a .jsonl with an object on each line. The columns: ${ObservationRecord.columns.join(", ")}. ` +
      `${ObservationRecord.required.join(", ")} are needed. docs/observations.md has samples and what each accepts.`,
  ),
)

const importFile = Command.make("import", { file, json: Show.json }, ({ file, json }) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const { lines, wrong } = yield* check(file, now)
    if (wrong > 0) {
      return yield* new Mistake({
        sentence: `Nothing was recorded: ${counted(wrong, "line", "lines")} of ${lines.toLocaleString("en-US")} cannot be read.`,
      })
    }
    if (lines === 0) return yield* new Mistake({ sentence: `${file} holds no observation.` })
    const intel = yield* VerifiedIntel
    const files = yield* FileSystem.FileSystem
    const recorded = yield* observations(file, now).pipe(
      Stream.provideService(FileSystem.FileSystem, files),
      Progress.shown("Recording", lines),
      intel.record,
    )
    yield* json
      ? Console.log(JSON.stringify(recorded, null, 2))
      : Console.log(
          `Recorded ${counted(recorded.added, "observation", "observations")}; ${recorded.known.toLocaleString("en-US")} were known already.`,
        )
  }),
).pipe(
  Command.withDescription(
    "Records the observations of a file: all of them, or none where a line cannot be read. What was recorded before stays; callers see the newest of each site.",
  ),
)

const studies = Args.text({ name: "NCT" }).pipe(
  Args.repeated,
  Args.withDescription("Studies to list; all where none is given."),
)

const nctIds = (texts: ReadonlyArray<string>) => {
  const [others, numbers] = Array.partitionMap(texts, (text) => Either.fromNullable(NctId.read(text), () => text))

  return others.length === 0
    ? Effect.succeed(numbers)
    : new Mistake({
        sentence: others.map((text) => `“${text}” is not a study number: that is NCT and eight digits.`).join("\n"),
      })
}

const list = Command.make("list", { studies, json: Show.json }, ({ json, studies }) =>
  Effect.gen(function* () {
    const intel = yield* VerifiedIntel
    const observations = yield* Stream.runCollect(intel.list(yield* nctIds(studies)))
    yield* Show.list([...observations], {
      json,
      record: ObservationRecord.write,
      columns: {
        STUDY: ({ nctId }) => nctId,
        FACILITY: ({ site }) => site.facility,
        PLACE: ({ site }) => [site.city, site.state, site.country].filter((part) => part !== null).join(", "),
        STATUS: ({ status }) => status,
        VERIFIED: ({ lastVerifiedAt }) => new Date(lastVerifiedAt).toISOString().slice(0, 10),
        REFERRALS: ({ acceptsReferrals }) => (acceptsReferrals === null ? "–" : acceptsReferrals ? "yes" : "no"),
        NOTES: ({ notes }) => notes ?? "–",
      },
      none: "No observation is recorded: intel import FILE records those of a file.",
    })
  }),
).pipe(Command.withDescription("Lists what was observed at sites, the oldest observation first."))

/** Records and lists first-hand observations of sites, which Pro keys see. */
export const intel = [Entry.make(importFile, { group: "intel" }), Entry.make(list, { group: "intel" })]

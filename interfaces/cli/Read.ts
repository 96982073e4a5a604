import { Args, Command } from "@effect/cli"
import * as FileSystem from "@effect/platform/FileSystem"
import { Console, Effect, Option } from "effect"
import { Registry } from "../../application/ports/Registry.ts"
import * as Questions from "../../domain/eligibility/Questions.ts"
import * as ReadAnswers from "../../domain/eligibility/ReadAnswers.ts"
import * as Reading from "../../domain/eligibility/Reading.ts"
import * as ReadSentences from "../../domain/eligibility/ReadSentences.ts"
import * as NctId from "../../domain/study/NctId.ts"
import { descriptionOf } from "../Failure.ts"
import * as Match from "../functions/Match.ts"
import * as Entry from "./Entry.ts"
import * as Flag from "./Flag.ts"
import { Mistake } from "./Mistake.ts"
import * as Perusal from "./Perusal.ts"
import * as ProfileFlags from "./ProfileFlags.ts"
import { settings } from "./Settings.ts"
import * as Show from "./Show.ts"

const source = Args.text({ name: "SOURCE" }).pipe(
  Args.withDescription(
    "An NCT number, whose criteria the registry is asked for, or a file with a text; standard input where it is left out.",
  ),
  Args.optional,
)

const condition = Flag.one(
  Flag.text("condition"),
  "The patient's condition, and what the text is about; of an NCT number the study's own where it is left out.",
)

/** A text to be read, and what it is about. */
interface Text {
  readonly text: string | null
  readonly about: ReadonlyArray<string>
}

const ofStudy = (nctId: NctId.NctId) =>
  Effect.gen(function* () {
    const { study } = yield* (yield* Registry).study(nctId)

    return { text: study.eligibility.text, about: [...study.conditions, ...study.keywords, study.title] } satisfies Text
  })

const ofFile = (file: string) =>
  Effect.gen(function* () {
    const files = yield* FileSystem.FileSystem
    const text = yield* Effect.mapError(
      files.readFileString(file),
      () => new Mistake({ sentence: `“${file}” is neither an NCT number (NCT and eight digits) nor a readable file.` }),
    )

    return { text, about: [] } satisfies Text
  })

const ofStandardInput = Effect.map(
  Effect.promise(() => Bun.stdin.text()),
  (text): Text => ({ text, about: [] }),
)

/** Where nobody says what the patient has. */
const someCondition = "cancer"

const command = Command.make(
  "read",
  {
    source,
    condition,
    stage: ProfileFlags.flags.stage,
    biomarkers: ProfileFlags.flags.biomarkers,
    priorLines: ProfileFlags.flags.priorLines,
    json: Show.json,
  },
  ({ biomarkers, condition, json, priorLines, source, stage }) =>
    Effect.gen(function* () {
      const { publicUrl, sandboxKey } = yield* settings
      const inTypedNames = Effect.mapError(
        (failure: Parameters<typeof descriptionOf>[0]) =>
          new Mistake({ sentence: ProfileFlags.inTypedNames(descriptionOf(failure, { publicUrl, sandboxKey })) }),
      )
      const given = Option.getOrUndefined(source)
      const nctId = NctId.read(given ?? "")
      const { about, text } = yield* given === undefined
        ? ofStandardInput
        : nctId === undefined
          ? ofFile(given)
          : inTypedNames(ofStudy(nctId))
      const named = Option.getOrElse(condition, () => about[0] ?? someCondition)
      const { command } = yield* inTypedNames(
        Match.parse(ProfileFlags.toQuestions({ condition: named, stage, biomarkers, priorLines })),
      )
      const open = () => Reading.open(text, () => (about.length > 0 ? about : [named]))
      const opened = open()
      if (opened === undefined) return yield* new Mistake({ sentence: "There is no text to read." })
      const perusal: Perusal.Perusal = {
        sections: ReadSentences.of(opened),
        answers: Questions.of(command.profile).map((question) => ReadAnswers.of(open() ?? opened, question)),
      }
      yield* Console.log(json ? JSON.stringify(Perusal.record(perusal), null, 2) : Perusal.render(perusal))
    }),
).pipe(
  Command.withDescription(
    "Shows how the text of a study is read: its sections and sentences, the ranges that it writes, and what it answers to the flags, with the rows of tables that were found on the way.",
  ),
)

/** Shows how a text is read. */
export const read = Entry.make(command)

import { join, resolve } from "node:path"
import { Either } from "effect"
import * as StudyRecord from "../../infrastructure/clinicaltrials-gov/StudyRecord.ts"
import * as Columns from "../Columns.ts"
import * as Quantile from "../Quantile.ts"
import * as Records from "../speed/today/Records.ts"

/**
 * What it costs to take texts apart before any rule is asked, in nanoseconds a character of the criteria: the sections and words of each
 * study, as its score needs them, and then all sentences and their tokens. With another checkout of the project as argument, both take turns.
 */
const checkouts = [join(import.meta.dir, "../.."), ...process.argv.slice(2).map((path) => resolve(path))]

const rounds = 45

/** So many rounds of each are passed by, in which the engine still compiles. */
const warming = 15

const studies = Records.take(Records.count).flatMap((record) => {
  const decoded = StudyRecord.decode(record)

  return Either.isRight(decoded) ? [decoded.right] : []
})

const characters = studies.reduce((sum, { eligibility }) => sum + (eligibility.text?.length ?? 0), 0)

const load = async (checkout: string) => {
  const of = (path: string) => import(join(checkout, "domain", path))
  const reading: typeof import("../../domain/eligibility/Reading.ts") = await of("eligibility/Reading.ts")
  const studyWords: typeof import("../../domain/ranking/words/StudyWords.ts") = await of("ranking/words/StudyWords.ts")
  const sentences: typeof import("../../domain/eligibility/document/Sentences.ts") = await of(
    "eligibility/document/Sentences.ts",
  )

  return { checkout, reading, studyWords, sentences, words: [] as Array<number>, tokens: [] as Array<number> }
}

type Side = Awaited<ReturnType<typeof load>>

const timed = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  const { system, user } = process.cpuUsage(before)

  return ((system + user) * 1000) / characters
}

let held = 0

const round = ({ reading, sentences, studyWords, tokens, words }: Side): void => {
  const annotated = studies.map((study) => reading.annotated(study))
  words.push(
    timed(() => {
      for (const each of annotated) held += studyWords.of(each).table.length
    }),
  )
  tokens.push(
    timed(() => {
      for (const { text } of annotated) {
        const document = text?.document()
        for (const segment of document?.segments() ?? []) {
          for (let at = segment.start; document !== undefined && at < segment.end; ) {
            const { end, start } = sentences.around(document, segment, at, at)
            held += document.tokens(start, end).words.length
            at = Math.max(at + 1, end + 1)
          }
        }
      }
    }),
  )
}

const sides = await Promise.all(checkouts.map(load))
for (let turn = 0; turn < rounds; turn++) for (const side of turn % 2 === 0 ? sides : sides.toReversed()) round(side)

const middle = (times: ReadonlyArray<number>): number => Quantile.median(times.slice(warming))

const written = (nanoseconds: number): string => nanoseconds.toFixed(1)

const lines = sides.map(({ checkout, tokens, words }) => [
  checkout,
  written(middle(words)),
  written(middle(tokens)),
  written(middle(words.map((each, at) => each + (tokens[at] ?? 0)))),
])

process.stdout.write(
  `${Columns.lines([["nanoseconds a character", "sections and words", "sentences and tokens", "all"], ...lines]).join("\n")}\n\n${studies.length} studies with ${characters} characters of criteria; ${held} words and bytes were made.\n`,
)

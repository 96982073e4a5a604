import { Either } from "effect"
import * as Criteria from "../../domain/criteria/Criteria.ts"
import * as Reading from "../../domain/eligibility/Reading.ts"
import * as Ranking from "../../domain/ranking/Ranking.ts"
import * as RecentBodies from "../../infrastructure/clinicaltrials-gov/RecentBodies.ts"
import * as StudyPage from "../../infrastructure/clinicaltrials-gov/StudyPage.ts"
import * as Match from "../../interfaces/functions/Match.ts"
import * as Presentation from "../../interfaces/functions/Presentation.ts"

/** A stage of a match, and its median time in milliseconds. */
export interface Stage {
  readonly name: string
  readonly milliseconds: number
}

/** As much as comes of a body at once. */
const pieceLength = 64 * 1024

/** As many records as a page has at most. */
const mostRecords = 1000

const medianOf = (times: ReadonlyArray<number>): number =>
  times.toSorted((first, second) => first - second)[Math.floor(times.length / 2)] ?? Number.NaN

const right = <A, E>(either: Either.Either<A, E>): A =>
  Either.getOrThrowWith(either, () => new Error("The page of the measurement could not be read."))

/** Where the time of a match goes, without the network: each stage of the real code, run alone, in order. */
export const ofPage = (bytes: Uint8Array, request: unknown, rounds: number): ReadonlyArray<Stage> => {
  const times = new Map<string, Array<number>>()
  const timed = <A>(name: string, work: () => A): A => {
    const startedAt = performance.now()
    const result = work()
    const list = times.get(name) ?? []
    list.push(performance.now() - startedAt)
    times.set(name, list)

    return result
  }
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceLength) }, (_, index) =>
    bytes.subarray(index * pieceLength, (index + 1) * pieceLength),
  )
  const bodyOf = RecentBodies.make(bytes.length)
  for (let round = 0; round < rounds; round += 1) {
    const { command } = timed("reading the request", () => right(Match.parse(request)))
    timed("finding the page among the last", () => bodyOf(pieces))
    const text = timed("bytes to text", () => new TextDecoder("utf-8", { fatal: true }).decode(bytes))
    const json = timed("JSON.parse", () => JSON.parse(text) as unknown)
    const page = timed("decoding studies", () => right(StudyPage.decode(json, command.scope, mostRecords)))
    const { location } = command.profile
    const from = location?._tag === "Around" ? location.point : undefined
    const criteria = timed("preparing questions", () => Criteria.of(command.profile, command.scope.phases))
    const studies = page.studies.map((study) => Reading.annotated(study))
    const options = timed("checks and ranking", () => Ranking.ranked(criteria, from, studies).slice(0, command.limit))
    timed("checks and ranking of a page that came before", () =>
      Ranking.ranked(criteria, from, studies).slice(0, command.limit),
    )
    const unread = right(StudyPage.decode(JSON.parse(text), command.scope, mostRecords))
    timed("(all checks of all studies)", () =>
      unread.studies.map((study) => Criteria.check(criteria, Reading.annotated(study))),
    )
    const payload = timed("presenting", () =>
      options.map(({ checks, study }) =>
        Presentation.option(study, checks, Presentation.siteOrder(location), undefined),
      ),
    )
    timed("writing", () => JSON.stringify(payload))
    timed("floor: write raw records", () =>
      JSON.stringify((json as { readonly studies: ReadonlyArray<unknown> }).studies.slice(0, command.limit)),
    )
  }

  return Array.from(times, ([name, list]) => ({ name, milliseconds: medianOf(list) }))
}

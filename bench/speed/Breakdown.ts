import { Either } from "effect"
import * as Criteria from "../../domain/criteria/Criteria.ts"
import * as Reading from "../../domain/eligibility/Reading.ts"
import * as Ranking from "../../domain/ranking/Ranking.ts"
import * as Steps from "../../domain/Steps.ts"
import type { Study } from "../../domain/study/Study.ts"
import * as PageJson from "../../infrastructure/clinicaltrials-gov/PageJson.ts"
import * as ParseCache from "../../infrastructure/clinicaltrials-gov/ParseCache.ts"
import * as StudyPage from "../../infrastructure/clinicaltrials-gov/StudyPage.ts"
import * as InMemoryAnnotations from "../../infrastructure/memory/InMemoryAnnotations.ts"
import * as Match from "../../interfaces/functions/Match.ts"
import * as Presentation from "../../interfaces/functions/Presentation.ts"
import * as Quantile from "../Quantile.ts"

/** A stage of a match, and what it takes of the processor in milliseconds, at the median. */
export interface Stage {
  readonly name: string
  readonly milliseconds: number
}

/** As many records as a page has at most. */
const mostRecords = 1000

const mostRemembered = 64 * 1024 * 1024

const unknown: ParseCache.Recall<unknown> = (_, read) => read()

function* nothing(): Steps.Steps<void> {
  yield
}

const newlyRead = (study: Study) => Reading.annotated(study)

const right = <A, E>(either: Either.Either<A, E>): A =>
  Either.getOrThrowWith(either, () => new Error("The page of the measurement could not be read."))

/** Where the time of a match goes, without the network: each stage of the real code, run alone, in order. */
export const ofPage = (bytes: Uint8Array, request: unknown, rounds: number): ReadonlyArray<Stage> => {
  const times = new Map<string, Array<number>>()
  const timed = <A>(name: string, work: () => A): A => {
    const before = process.cpuUsage()
    const result = work()
    const { system, user } = process.cpuUsage(before)
    const list = times.get(name) ?? []
    list.push((system + user) / 1000)
    times.set(name, list)

    return result
  }
  const body = Uint8Array.from(bytes).buffer
  const { recall: known } = ParseCache.make<unknown>(bytes.length)
  const memory = InMemoryAnnotations.make({ mostBytes: mostRemembered })
  for (let round = 0; round < rounds; round += 1) {
    const { command } = timed("reading the request", () => right(Match.parse(request)))
    timed("parsing, all records known", () => Steps.whole(PageJson.parse(body, known)))
    const json = timed("parsing, no record known", () => Steps.whole(PageJson.parse(body, unknown)))
    const page = timed("decoding studies", () => right(Steps.whole(StudyPage.decode(json, command.scope, mostRecords))))
    const { location } = command.profile
    const from = location?._tag === "Around" ? location.point : undefined
    const criteria = timed("preparing questions", () => Criteria.of(command.profile, command.scope.phases))
    timed("checks and ranking, new texts", () =>
      Steps.whole(Ranking.ranked(criteria, from, page.studies.map(newlyRead), command.limit)),
    )
    const again = right(
      Steps.whole(StudyPage.decode(Steps.whole(PageJson.parse(body, unknown)), command.scope, mostRecords)),
    ).studies
    timed("finding what was read of texts", () => Steps.whole(memory.withAnnotations(again, nothing)))
    const options = Steps.whole(
      memory.withAnnotations(again, function* (studies) {
        yield

        return timed("checks and ranking, texts that came before", () =>
          Steps.whole(Ranking.ranked(criteria, from, studies, command.limit)),
        )
      }),
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

  return Array.from(times, ([name, list]) => ({ name, milliseconds: Quantile.median(list) }))
}

import { Either } from "effect"
import type * as Json from "../record/Json.ts"
import type { Study } from "../record/StoredStudy.ts"
import * as Filter from "./Filter.ts"
import * as Page from "./Page.ts"
import * as Parameters from "./Parameters.ts"
import * as Presentation from "./Presentation.ts"
import * as Query from "./Query.ts"
import * as Sort from "./Sort.ts"

const known = [...Presentation.parameters, ...Query.parameters, ...Filter.parameters, "sort", ...Page.parameters]

const hits = (studies: ReadonlyArray<Study>, query: Query.Query, filter: Filter.Filter): ReadonlyArray<Sort.Hit> =>
  studies.flatMap((study) => {
    const score = filter.accepts(study) ? query.relevance(study) : undefined

    return score === undefined ? [] : [{ study, score: score * filter.proximity(study) }]
  })

/** What `GET /studies` answers with these parameters, or the reason why it refuses. */
export const of = (studies: ReadonlyArray<Study>, search: URLSearchParams): Either.Either<Json.JsonObject, string> =>
  Either.gen(function* () {
    const sent = yield* Parameters.read(search, known)
    const query = yield* Query.read(sent)
    const filter = yield* Filter.read(sent)
    const order = yield* Sort.read(sent.get("sort") ?? "")
    const page = yield* Page.read(sent)
    const present = yield* Presentation.read(sent, ["json", "csv"], query.searched)

    const found = hits(studies, query, query.isOnlyNumbers ? Filter.none : filter).toSorted(order)
    const end = page.offset + page.size

    return {
      ...(page.countsTotal && { totalCount: found.length }),
      studies: found.slice(page.offset, end).map(({ study }) => present(study)),
      ...(end < found.length && { nextPageToken: page.tokenFor(end) }),
    }
  })

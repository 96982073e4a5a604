import { PCGRandom } from "effect/Utils"
import * as Criteria from "../../../domain/criteria/Criteria.ts"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import * as Ranking from "../../../domain/ranking/Ranking.ts"
import * as Steps from "../../../domain/Steps.ts"
import type { Study } from "../../../domain/study/Study.ts"
import * as Bm25 from "./Bm25.ts"
import type { Pool } from "./Pools.ts"
import * as RegistryOrder from "./RegistryOrder.ts"
import * as RulesInARow from "./RulesInARow.ts"

export type Order = (pool: Pool) => ReadonlyArray<Study>

export type Orders = Readonly<Record<string, Order>>

interface Scored {
  readonly study: Study
  readonly score: number
}

/** Studies by their scores; those of one score by their numbers. */
export const bestFirst = (scored: ReadonlyArray<Scored>): ReadonlyArray<Study> =>
  scored
    .toSorted((one, other) => other.score - one.score || (one.study.nctId < other.study.nctId ? -1 : 1))
    .map(({ study }) => study)

const byScore = (studies: ReadonlyArray<Study>, score: (study: Study) => number): ReadonlyArray<Study> =>
  bestFirst(studies.map((study) => ({ study, score: score(study) })))

const bm25 =
  (query: (pool: Pool) => string): Order =>
  (pool) => {
    const documents = new Map(pool.studies.map((study) => [study, Bm25.document(Bm25.textOf(study))]))
    const score = Bm25.scorer([...documents.values()])(query(pool))

    return byScore(pool.studies, (study) => score(documents.get(study) ?? Bm25.document("")))
  }

/** The project's own order. */
export const ours: Order = ({ profile, studies }) =>
  Steps.whole(
    Ranking.ranked(
      Criteria.of(profile, []),
      undefined,
      studies.map((study) => Reading.annotated(study)),
    ),
  ).map(({ study }) => study)

/** What the project's order is held against: all see the same studies. */
export const baselines: Readonly<Record<string, Order>> = {
  random: ({ studies }) => {
    const random = new PCGRandom(20_261_121)

    return byScore(studies, () => random.number())
  },
  "registry order, approximated": ({ profile, studies }) =>
    byScore(studies, RegistryOrder.scorer(studies)(profile.condition)),
  "BM25 disease": bm25(({ profile }) => profile.condition),
  "BM25 disease + gene": bm25(({ profile }) => [profile.condition, ...profile.biomarkers].join(" ")),
}

/** The same for patients whose stage is known. */
export const stagedBaselines: Readonly<Record<string, Order>> = {
  ...baselines,
  "rules one after the other": RulesInARow.order,
  "BM25 disease + stage + gene": bm25(({ profile }) =>
    [profile.condition, profile.stage ?? "", ...profile.biomarkers].join(" "),
  ),
}

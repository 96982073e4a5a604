import type { Study } from "../../../domain/study/Study.ts"
import { mean } from "../../Mean.ts"
import * as Bootstrap from "./Bootstrap.ts"
import * as Measures from "./Measures.ts"
import * as Pages from "./Pages.ts"
import * as Pools from "./Pools.ts"
import * as Rankings from "./Rankings.ts"
import * as RegistryOrder from "./RegistryOrder.ts"

const sizes = [50, 100, 200, 300, 500, 1000]

const seen = 20

/** What the others are held against: the service's own number of candidates. */
const usual = 200

/** What a search on the condition finds in the whole collection, the most relevant first. */
const searched = (pools: ReadonlyArray<Pools.Pool>, collection: ReadonlyArray<Study>) => {
  const scorer = RegistryOrder.scorer(collection)

  return pools.map((pool) => {
    const score = scorer(pool.profile.condition)

    return Rankings.bestFirst(
      collection.map((study) => ({ study, score: score(study) })).filter((found) => found.score > 0),
    )
  })
}

const quality = (pool: Pools.Pool, studies: ReadonlyArray<Study>) => {
  const grades = Pools.gradesOf(pool, Rankings.ours({ ...pool, studies }))
  const ideal = [...pool.grades.values()]
  const best = Math.max(...ideal)
  const wanted = ideal.filter((grade) => grade === best).length
  const share = (some: ReadonlyArray<number>, most: number) =>
    some.filter((grade) => grade === best).length / Math.min(most, wanted)

  return {
    ndcg: Measures.ndcg(grades, ideal),
    fetched: share(grades, wanted),
    shown: share(grades.slice(0, seen), seen),
  }
}

/** What quality is had for how many candidates of one search, and at what cost. "Best": the highest grade of a pool. */
export const rows = async (set: string, pools: ReadonlyArray<Pools.Pool>, collection: ReadonlyArray<Study>) => {
  const found = searched(pools, collection)
  const costs = Pages.arePresent() ? await Pages.costs(sizes) : []
  const figuresOf = (size: number) => pools.map((pool, index) => quality(pool, (found[index] ?? []).slice(0, size)))
  const usually = figuresOf(usual)

  return [
    [
      "set",
      "candidates",
      "patients",
      "nDCG@10",
      `it − that of ${usual} (95 %)`,
      "best fetched",
      `best in the first ${seen}`,
      "MB",
      "MB packed",
      "ms to rank",
    ],
    ...sizes.map((size, row) => {
      const figures = figuresOf(size)
      const cost = costs[row]
      const meanOf = (key: "ndcg" | "fetched" | "shown") => mean(figures.map((figure) => figure[key])).toFixed(3)

      return [
        set,
        String(size),
        String(pools.length),
        meanOf("ndcg"),
        size === usual ? "" : Bootstrap.written(figures.map(({ ndcg }, index) => ndcg - (usually[index]?.ndcg ?? 0))),
        meanOf("fetched"),
        meanOf("shown"),
        ...(cost === undefined
          ? ["not here", "", ""]
          : [cost.megabytes.toFixed(2), cost.packed.toFixed(2), cost.milliseconds.toFixed(1)]),
      ]
    }),
  ]
}

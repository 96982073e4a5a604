import * as ExpressionScore from "../marker-status/ExpressionScore.ts"
import type * as MarkerRun from "../marker-status/MarkerRun.ts"
import * as ScoreMethod from "../marker-status/ScoreMethod.ts"
import type { ScoresByMethod } from "../marker-status/StatusComparison.ts"

/** The score behind the name of a method, up to the name of the next. */
const behind = (
  place: MarkerRun.Place,
  all: ReadonlyArray<ScoreMethod.Named>,
  method: ScoreMethod.ScoreMethod,
): ExpressionScore.Score | undefined => {
  const own = all.find((each) => each.method === method)
  if (own === undefined) return undefined
  const next = all.find((each) => each.first > own.first && each.method !== method)
  const { run } = place
  const told = { ...place, run: { ...run, to: next?.first ?? run.to }, first: own.first, last: own.first + 1 }

  return ExpressionScore.exactly(told) ?? ExpressionScore.of(told, "")
}

/** The scores that an entry tells by each of the methods, "TPS 60%, CPS 10"; nothing where it does so by one alone. */
export const of = (place: MarkerRun.Place): ScoresByMethod | undefined => {
  const all = ScoreMethod.named(place.run)
  const tps = behind(place, all, "tps")
  const cps = behind(place, all, "cps")

  return tps === undefined || cps === undefined ? undefined : { tps, cps }
}

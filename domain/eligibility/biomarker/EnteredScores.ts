import * as ExpressionScore from "../marker-status/ExpressionScore.ts"
import * as ScoreMethod from "../marker-status/ScoreMethod.ts"
import type { ScoresByMethod } from "../marker-status/StatusComparison.ts"

type Words = ReadonlyArray<string>

/** The score behind the name of a method, up to the name of the next. */
const behind = (words: Words, method: ScoreMethod.ScoreMethod): ExpressionScore.Score | undefined => {
  const at = words.findIndex((_, place) => ScoreMethod.at(words, place) === method)
  if (at < 0) return undefined
  const next = words.findIndex((_, place) => place > at && (ScoreMethod.at(words, place) ?? method) !== method)
  const told = words.slice(at, next < 0 ? words.length : next)

  return ExpressionScore.exactly(told, 0) ?? ExpressionScore.of(told, 0, 1, "")
}

/** The scores that an entry tells by each of the methods, "TPS 60%, CPS 10"; nothing where it does so by one alone. */
export const of = (words: Words): ScoresByMethod | undefined => {
  const tps = behind(words, "tps")
  const cps = behind(words, "cps")

  return tps === undefined || cps === undefined ? undefined : { tps, cps }
}

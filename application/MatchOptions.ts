import { Effect } from "effect"
import * as TurningPoints from "../domain/ask-next/TurningPoints.ts"
import * as BasketStudies from "../domain/BasketStudies.ts"
import * as LaunchArea from "../domain/condition/LaunchArea.ts"
import * as ShortNames from "../domain/condition/ShortNames.ts"
import * as Criteria from "../domain/criteria/Criteria.ts"
import type { Profile, Scope } from "../domain/Profile.ts"
import * as Ranking from "../domain/ranking/Ranking.ts"
import { overlayOf } from "./Overlay.ts"
import { Annotations } from "./ports/Annotations.ts"
import { type ConditionSearch, Registry } from "./ports/Registry.ts"
import { inTurns } from "./Turns.ts"

export interface MatchCommand {
  readonly profile: Profile
  readonly scope: Scope
  /** How many options are returned at most. */
  readonly limit: number
}

const searchFor = (condition: string): ConditionSearch => {
  const area = LaunchArea.find(condition)

  return area === undefined
    ? { _tag: "Words", words: ShortNames.inFull(condition) }
    : { _tag: "Expression", expression: area.registryQuery }
}

/**
 * Asks the registry once, checks the profile against every study it found, and returns the best of them in order, with the
 * questions still open: what the options that no published field rules out depend on, and the profile does not say.
 */
export const rankOptions = Effect.fnUntraced(function* ({ limit, profile, scope }: MatchCommand) {
  const { location } = profile
  const criteria = yield* inTurns(Criteria.prepared(profile, scope.phases))
  const { provenance, studies, total } = yield* (yield* Registry).search({
    ...scope,
    condition: searchFor(profile.condition),
    location,
    basketGenes: BasketStudies.genesOf(profile),
  })
  const { withAnnotations } = yield* Annotations
  const from = location?._tag === "Around" ? location.point : undefined

  const best = yield* inTurns(
    withAnnotations(studies, function* (annotated) {
      const options = yield* Ranking.ranked(criteria, from, annotated, limit)
      const fitting = new Set(options.filter(({ mismatches }) => mismatches === 0).map(({ study }) => study))
      const askNext = yield* TurningPoints.of(
        profile,
        annotated.filter(({ study }) => fitting.has(study)),
      )

      return { options, askNext }
    }),
  )

  return { ...best, total, provenance }
})

/** The best options, with what was observed at their sites. */
export const matchOptions = Effect.fnUntraced(function* (command: MatchCommand) {
  const ranked = yield* rankOptions(command)
  const overlay = yield* overlayOf(ranked.options.map(({ study }) => study))

  return { ...ranked, overlay }
})

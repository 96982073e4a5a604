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

export interface MatchRequest {
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
 * Asks the registry once, holds the profile against every study it found, and returns the best of them in order, with what they turn
 * on and the profile leaves out.
 */
export const rankOptions = Effect.fnUntraced(function* ({ limit, profile, scope }: MatchRequest) {
  const { location } = profile
  const found = yield* (yield* Registry).search({
    ...scope,
    condition: searchFor(profile.condition),
    location,
    basketGenes: BasketStudies.genesOf(profile),
  })

  const from = location?._tag === "Around" ? location.point : undefined
  const criteria = Criteria.of(profile, scope.phases)
  const { askNext, options } = yield* (yield* Annotations).over(found.studies, (studies) => {
    const options = Ranking.ranked(criteria, from, studies, limit)
    const shown = new Set(options.map(({ study }) => study))

    return {
      options,
      askNext: TurningPoints.of(
        profile,
        studies.filter(({ study }) => shown.has(study)),
      ),
    }
  })

  return { options, askNext, total: found.total, provenance: found.provenance }
})

/** The best options, with what was observed at their sites. */
export const matchOptions = Effect.fnUntraced(function* (request: MatchRequest) {
  const ranked = yield* rankOptions(request)
  const overlay = yield* overlayOf(ranked.options.map(({ study }) => study))

  return { ...ranked, overlay }
})

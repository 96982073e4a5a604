import { Clock, Effect, Layer } from "effect"
import { type ConditionSearch, Registry, type Search, StudyIsUnknown } from "../../application/ports/Registry.ts"
import { isAskedFor, type Location } from "../../domain/Profile.ts"
import { distanceInMiles } from "../../domain/study/GeoPoint.ts"
import type { NctId } from "../../domain/study/NctId.ts"
import { isOpen, type Study } from "../../domain/study/Study.ts"

export interface Options {
  readonly studies: ReadonlyArray<Study>
  /** Former numbers, each with the number that the study has now. */
  readonly aliases?: ReadonlyMap<NctId, NctId>
  readonly pageSize?: number
}

const wordsOf = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether every word of a text is found, and there is any. */
const holds = (texts: ReadonlyArray<string | null>, text: string): boolean => {
  const words = new Set(texts.flatMap((text) => wordsOf(text ?? "")))
  const asked = wordsOf(text)

  return asked.length > 0 && asked.every((word) => words.has(word))
}

/** Of the registry's language it knows OR; all else are words. */
const isAbout = ({ conditions, keywords, nctId, title }: Study, condition: ConditionSearch): boolean =>
  (condition._tag === "Words" ? [condition.words] : condition.expression.split(" OR ")).some((text) =>
    holds([title, nctId, ...conditions, ...keywords], text),
  )

const isBasketOf = ({ conditions, eligibility, keywords, title }: Study, genes: ReadonlyArray<string>): boolean =>
  holds([title, ...conditions, ...keywords], "solid tumor") &&
  genes.some((gene) => holds([title, eligibility.text], gene))

const isAt = ({ sites }: Study, location: Location | undefined): boolean => {
  if (location === undefined) return true

  return location._tag === "Named"
    ? sites.some(({ city, country, facility, state }) => holds([facility, city, state, country], location.place))
    : sites.some(({ point }) => point !== null && distanceInMiles(point, location.point) <= location.radiusInMiles)
}

/** Each study as it stands first. */
const eachOnce = (studies: ReadonlyArray<Study>): ReadonlyArray<Study> => {
  const known = new Set<NctId>()

  return studies.filter(({ nctId }) => !known.has(nctId) && known.add(nctId))
}

const provenance = (path: string) =>
  Effect.map(Clock.currentTimeMillis, (retrievedAt) => ({ queryUrl: `https://registry.test${path}`, retrievedAt }))

const pathOf = ({ basketGenes, condition, location, phases, types }: Search): string => {
  const asked = new URLSearchParams({
    condition: JSON.stringify(condition),
    types: types.join(),
    phases: phases.join(),
    genes: basketGenes.join(),
  })
  if (location !== undefined) asked.append("location", JSON.stringify(location))

  return `/studies?${asked}`
}

/** A registry over a list of studies, most relevant first: it compares words, and knows neither synonyms nor plurals. */
export const layer = ({ aliases = new Map(), pageSize = 200, studies }: Options): Layer.Layer<Registry> =>
  Layer.succeed(Registry, {
    search: (search) =>
      Effect.map(provenance(pathOf(search)), (provenance) => {
        const found = eachOnce(studies).filter(
          (study) =>
            isOpen(study) &&
            isAskedFor(search, study) &&
            (isAbout(study, search.condition) || isBasketOf(study, search.basketGenes)) &&
            isAt(study, search.location),
        )

        return { studies: found.slice(0, pageSize), total: found.length, provenance }
      }),
    study: (nctId) =>
      Effect.gen(function* () {
        const current = aliases.get(nctId) ?? nctId
        const study = studies.find((study) => study.nctId === current)
        if (study === undefined) return yield* new StudyIsUnknown({ nctId })

        return { study, provenance: yield* provenance(`/studies/${nctId}`) }
      }),
  })

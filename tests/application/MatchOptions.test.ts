import { describe, expect } from "bun:test"
import { Duration, Effect, FastCheck, Layer } from "effect"
import { CallerTimeout } from "../../application/CallerTimeout.ts"
import { type MatchCommand, matchOptions } from "../../application/MatchOptions.ts"
import { Registry, RegistryIsUnavailable, type Search } from "../../application/ports/Registry.ts"
import { VerifiedIntel } from "../../application/ports/VerifiedIntel.ts"
import { launchAreas } from "../../domain/condition/LaunchArea.ts"
import { markers } from "../../domain/eligibility/markers/MarkerLexicon.ts"
import type { Profile } from "../../domain/Profile.ts"
import { NctId } from "../../domain/study/NctId.ts"
import type { Observation } from "../../domain/study/Observation.ts"
import type { Study } from "../../domain/study/Study.ts"
import * as InMemoryAnnotations from "../../infrastructure/memory/InMemoryAnnotations.ts"
import * as InMemoryVerifiedIntel from "../../infrastructure/memory/InMemoryVerifiedIntel.ts"
import { effect } from "../support/effect.ts"
import { site, study } from "../support/study.ts"

const profile: Profile = { condition: "zebra fever", biomarkers: [] }

const request = (asked: Partial<Profile> = {}, limit = 20): MatchCommand => ({
  profile: { ...profile, ...asked },
  scope: { types: ["interventional"], phases: [] },
  limit,
})

/** A registry that answers with these studies, and remembers what it was asked. */
const registryOf = (studies: ReadonlyArray<Study>, total = studies.length) => {
  const searches: Array<Search> = []
  const layer = Layer.succeed(Registry, {
    search: (search) =>
      Effect.sync(() => {
        searches.push(search)

        return { studies, total, provenance: { queryUrl: "https://registry.test/studies", retrievedAt: 5 } }
      }),
    study: () => Effect.die("not asked for"),
  })

  return { searches, layer }
}

const nothingObserved = InMemoryVerifiedIntel.layer([])

const unread = Layer.merge(
  InMemoryAnnotations.layer({ mostBytes: 1024 * 1024 }),
  Layer.succeed(CallerTimeout, Duration.seconds(12)),
)

const numbered = (number: number, facts: Parameters<typeof study>[0] = {}) =>
  study({ nctId: NctId(`NCT9900000${number}`), conditions: ["zebra fever"], ...facts })

describe("A match", () => {
  effect("asks the registry once, for the words of the condition", () => {
    const { layer, searches } = registryOf([])
    const location = { _tag: "Named", place: "Boston" } as const

    return Effect.gen(function* () {
      yield* matchOptions(request({ location }))

      expect(searches).toEqual([
        {
          condition: { _tag: "Words", words: "zebra fever" },
          types: ["interventional"],
          phases: [],
          location,
          basketGenes: [],
        },
      ])
    }).pipe(Effect.provide(Layer.mergeAll(layer, nothingObserved, unread)))
  })

  effect("tells what those turn on that no published field rules out, and of no others", () => {
    const text = "Inclusion Criteria:\n\n* KRAS G12D mutation\n"
    const ofAge = (number: number, minimumAge: string) => numbered(number, { eligibility: { text, minimumAge } })

    return Effect.gen(function* () {
      const { askNext, options } = yield* matchOptions(request({ age: 30 }))

      expect(options).toHaveLength(2)
      expect(askNext).toMatchObject([{ field: "biomarkers", term: "KRAS", options: 1 }])
    }).pipe(
      Effect.provide(
        Layer.mergeAll(registryOf([ofAge(1, "18 Years"), ofAge(2, "40 Years")]).layer, nothingObserved, unread),
      ),
    )
  })

  effect("asks for a condition that is cut short by its name in full", () => {
    const { layer, searches } = registryOf([])

    return Effect.gen(function* () {
      for (const condition of ["panc ca", "mPDAC", "GBM"]) yield* matchOptions(request({ condition }))

      expect(searches.map(({ condition }) => condition)).toEqual([
        { _tag: "Words", words: "pancreatic cancer" },
        { _tag: "Words", words: "PDAC" },
        { _tag: "Words", words: "GBM" },
      ])
    }).pipe(Effect.provide(Layer.mergeAll(layer, nothingObserved, unread)))
  })

  effect("asks for the expression of a launch area, by slug or name", () => {
    const { layer, searches } = registryOf([])
    const names = launchAreas.flatMap(({ name, slug }) => [slug, name.toUpperCase()])

    return Effect.gen(function* () {
      for (const condition of names) yield* matchOptions(request({ condition }))

      expect(searches.map(({ condition }) => condition)).toEqual(
        launchAreas.flatMap(({ registryQuery }) => [
          { _tag: "Expression", expression: registryQuery },
          { _tag: "Expression", expression: registryQuery },
        ]),
      )
    }).pipe(Effect.provide(Layer.mergeAll(layer, nothingObserved, unread)))
  })

  effect("asks for the genes of a solid tumour, too", () => {
    const { layer, searches } = registryOf([])
    const biomarkers = ["KRAS G12D", "APOE4 carrier", "EGFR wild-type"]

    return Effect.gen(function* () {
      yield* matchOptions(request({ condition: "zebra carcinoma", biomarkers }))
      yield* matchOptions(request({ biomarkers }))

      expect(searches.map(({ basketGenes }) => basketGenes)).toEqual([["KRAS"], []])
    }).pipe(Effect.provide(Layer.mergeAll(layer, nothingObserved, unread)))
  })

  effect("tells the registry nothing else of a patient, whatever the profile", () => {
    const { layer, searches } = registryOf([])
    const symbols = new Set(markers.flatMap(({ name, tumorGene }) => (tumorGene === true ? [name] : [])))
    const written = FastCheck.oneof(
      FastCheck.string({ unit: "grapheme", maxLength: 60 }),
      FastCheck.tuple(
        FastCheck.constantFrom(...markers.map(({ name }) => name)),
        FastCheck.constantFrom("", "G12D", "negative", "wild-type", "mutation", "zyxwv"),
      ).map((words) => words.join(" ")),
    )
    const profiles = FastCheck.record({
      condition: FastCheck.constantFrom("pancreatic-cancer", "zebra carcinoma", "alzheimers"),
      stage: written,
      biomarkers: FastCheck.array(written, { maxLength: 16 }),
      priorLines: FastCheck.nat(9),
      age: FastCheck.nat(120),
      sex: FastCheck.constantFrom("male" as const, "female" as const),
    })

    return Effect.gen(function* () {
      for (const profile of FastCheck.sample(profiles, 200)) {
        searches.length = 0
        yield* matchOptions(request(profile))
        const [sent] = searches
        yield* matchOptions(request({ condition: profile.condition, biomarkers: sent?.basketGenes ?? [] }))

        expect(sent?.basketGenes.filter((gene) => !symbols.has(gene))).toEqual([])
        expect(searches).toEqual([sent, sent].flatMap((search) => search ?? []))
      }
    }).pipe(Effect.provide(Layer.mergeAll(layer, nothingObserved, unread)))
  })

  effect("returns the best by rank, no more than asked for, with the registry's total", () => {
    const { layer } = registryOf(
      [numbered(3), numbered(1, { eligibility: { sex: "FEMALE" } }), numbered(2)].map((study) => ({
        ...study,
        eligibility: { ...study.eligibility, sex: study.eligibility.sex ?? "ALL" },
      })),
      321,
    )

    return Effect.gen(function* () {
      const { options, total } = yield* matchOptions(request({ sex: "male" }, 2))

      expect(options.map(({ study }) => study.nctId)).toEqual([NctId("NCT99000002"), NctId("NCT99000003")])
      expect(total).toBe(321)
    }).pipe(Effect.provide(Layer.mergeAll(layer, nothingObserved, unread)))
  })

  effect("looks up observations once, and only of what it returns", () => {
    const asked: Array<ReadonlyArray<NctId>> = []
    const intel = Layer.succeed(VerifiedIntel, {
      record: () => Effect.die("not asked for"),
      newest: (studies) =>
        Effect.sync(() => {
          asked.push(studies)

          return new Map<NctId, ReadonlyArray<Observation>>()
        }),
      list: () => {
        throw new Error("not asked for")
      },
    })
    const { layer } = registryOf([numbered(1), numbered(2), numbered(3)])

    return Effect.gen(function* () {
      yield* matchOptions(request({}, 2))

      expect(asked).toEqual([[NctId("NCT99000001"), NctId("NCT99000002")]])
    }).pipe(Effect.provide(Layer.mergeAll(layer, intel, unread)))
  })

  effect("fails where the registry does, and makes nothing up", () => {
    const down = Layer.succeed(Registry, {
      search: () => Effect.fail(new RegistryIsUnavailable({ reason: "unreachable", retryAfter: 1 })),
      study: () => Effect.die("not asked for"),
    })

    return Effect.gen(function* () {
      expect((yield* Effect.flip(matchOptions(request())))._tag).toBe("RegistryIsUnavailable")
    }).pipe(Effect.provide(Layer.mergeAll(down, nothingObserved, unread)))
  })
})

describe("The overlay", () => {
  const observed = (facts: Partial<Observation>): Observation => ({
    nctId: NctId("NCT99000001"),
    site: { facility: "Example Clinic", city: null, state: null, country: null },
    status: "recruiting",
    lastVerifiedAt: 1,
    acceptsReferrals: null,
    notes: null,
    ...facts,
  })
  const places = [
    site({ facility: "Example Clinic", city: "Boston" }),
    site({ facility: "Example Clinic", city: "Austin" }),
    site({ facility: "Another Clinic", city: "Boston" }),
  ]
  const inBoston = { facility: "EXAMPLE CLINIC", city: "boston", state: null, country: null }

  const boston = (lastVerifiedAt: number) => observed({ notes: "of Boston alone", lastVerifiedAt, site: inBoston })
  const both = (lastVerifiedAt: number) => observed({ notes: "of both", lastVerifiedAt })

  for (const [when, observations, newest] of [
    ["though the later is recorded first", [boston(3), both(2)], "of Boston alone"],
    ["though the earlier is recorded first", [both(2), boston(3)], "of Boston alone"],
    ["also where the later names less", [both(3), boston(2)], "of both"],
    ["also where the later names less and is recorded last", [boston(2), both(3)], "of both"],
  ] as const) {
    const { layer } = registryOf([numbered(1, { sites: places }), numbered(2, { sites: places })])

    effect(`holds the newest observation that means a site, ${when}`, () =>
      Effect.gen(function* () {
        const { overlay } = yield* matchOptions(request())
        const sites = overlay.get(NctId("NCT99000001"))

        expect(places.map((place) => sites?.get(place)?.notes)).toEqual([newest, "of both", undefined])
        expect(overlay.has(NctId("NCT99000002"))).toBe(false)
      }).pipe(Effect.provide(Layer.mergeAll(layer, InMemoryVerifiedIntel.layer(observations), unread))),
    )
  }
})

import { describe, expect } from "bun:test"
import { Array, Chunk, Effect, Stream } from "effect"
import { VerifiedIntel } from "../../application/ports/VerifiedIntel.ts"
import { NctId } from "../../domain/study/NctId.ts"
import type { Observation } from "../../domain/study/Observation.ts"
import type { SiteName } from "../../domain/study/SiteName.ts"
import { alone, shared, type World } from "./World.ts"

const clinic: SiteName = { facility: "St. Mary’s Clinic", city: "Zürich", state: null, country: "Switzerland" }

const hospital: SiteName = { facility: "General Hospital", city: "Boston", state: "Massachusetts", country: null }

const one = NctId("NCT00000001")

const two = NctId("NCT00000002")

const seen = (over: Partial<Observation> = {}): Observation => ({
  nctId: one,
  site: clinic,
  status: "recruiting",
  lastVerifiedAt: Date.UTC(2026, 10, 1),
  acceptsReferrals: true,
  notes: "Ask for the “night shift”, please.",
  ...over,
})

const record = (...observations: ReadonlyArray<Observation>) =>
  Effect.flatMap(VerifiedIntel, (intel) => intel.record(Stream.fromIterable(observations)))

const newest = (...studies: ReadonlyArray<NctId>) => Effect.flatMap(VerifiedIntel, (intel) => intel.newest(studies))

const list = (...studies: ReadonlyArray<NctId>) =>
  Effect.flatMap(VerifiedIntel, (intel) => Effect.map(Stream.runCollect(intel.list(studies)), Chunk.toReadonlyArray))

export const verifiedIntelContract = (
  name: string,
  given: { readonly world: World<VerifiedIntel>; readonly isShared: boolean },
): void =>
  describe(`${name} honors the VerifiedIntel contract`, () => {
    const test = alone(given.world)

    test("tells what was recorded, every detail alike", () =>
      Effect.gen(function* () {
        const observations = [
          seen(),
          seen({ site: hospital, status: "waitlist", acceptsReferrals: null, notes: null }),
          seen({ nctId: two, status: "not_recruiting", acceptsReferrals: false, notes: "" }),
          seen({ nctId: two, site: { facility: "X", city: null, state: null, country: null }, status: "unknown" }),
        ]
        expect(yield* record(...observations)).toEqual({ added: 4, known: 0 })

        const told = yield* newest(one, two)
        expect([...told.keys()].sort()).toEqual([one, two])
        expect([...told.values()].flat()).toEqual(expect.arrayContaining(observations))
        expect([...told.values()].flat()).toHaveLength(4)
      }))

    test("records all observations of a stream or none", () =>
      Effect.gen(function* () {
        const intel = yield* VerifiedIntel
        const many = Array.makeBy(2_500, (index) => seen({ lastVerifiedAt: index }))
        const failing = Stream.concat(Stream.fromIterable(many), Stream.fail("line 2,501 is wrong"))

        expect(yield* Effect.flip(intel.record(failing))).toBe("line 2,501 is wrong")
        expect(yield* list()).toEqual([])
        expect(yield* intel.record(Stream.fromIterable(many))).toEqual({ added: 2_500, known: 0 })
        expect(yield* list()).toEqual(many)
      }))

    test("records nothing of an empty stream", () =>
      Effect.gen(function* () {
        expect(yield* record()).toEqual({ added: 0, known: 0 })
      }))

    test("counts the same observation recorded twice as one", () =>
      Effect.gen(function* () {
        const observations = [seen(), seen({ site: hospital }), seen()]
        expect(yield* record(...observations)).toEqual({ added: 2, known: 1 })
        expect(yield* record(...observations, seen({ notes: null }))).toEqual({ added: 1, known: 3 })

        expect(yield* list()).toHaveLength(3)
      }))

    test("never changes or forgets an observation", () =>
      Effect.gen(function* () {
        const observations = [
          seen({ lastVerifiedAt: 1_000 }),
          seen({ lastVerifiedAt: 2_000, status: "waitlist" }),
          seen({ lastVerifiedAt: 3_000, status: "not_recruiting", notes: null }),
        ]
        for (const observation of observations) yield* record(observation)

        expect(yield* list(one)).toEqual(observations)
      }))

    test("tells the newest observation of each site, in whatever order they were recorded", () =>
      Effect.gen(function* () {
        const latest = seen({ lastVerifiedAt: 3_000, status: "waitlist" })
        const elsewhere = seen({ site: hospital, lastVerifiedAt: 1_500 })
        const other = seen({ nctId: two, lastVerifiedAt: 9_000 })
        yield* record(seen({ lastVerifiedAt: 2_000 }), latest, seen({ lastVerifiedAt: 1_000 }), elsewhere, other)

        const told = (yield* newest(one)).get(one) ?? []
        expect(told).toHaveLength(2)
        expect(told).toEqual(expect.arrayContaining([latest, elsewhere]))
      }))

    test("of two observations verified at the same moment, tells the one recorded last", () =>
      Effect.gen(function* () {
        yield* record(seen({ status: "waitlist" }), seen({ status: "not_recruiting" }))
        expect((yield* newest(one)).get(one)).toEqual([seen({ status: "not_recruiting" })])
        yield* record(seen({ status: "recruiting" }))
        expect((yield* newest(one)).get(one)).toEqual([seen({ status: "recruiting" })])
      }))

    test("takes two spellings of a site for one", () =>
      Effect.gen(function* () {
        const later = seen({
          site: { facility: "ST MARYS   CLINIC", city: "zurich", state: "", country: "SWITZERLAND" },
          lastVerifiedAt: Date.UTC(2026, 10, 2),
        })
        yield* record(later, seen())
        const told = (yield* newest(one)).get(one) ?? []

        expect(told.map(({ lastVerifiedAt }) => lastVerifiedAt)).toEqual([later.lastVerifiedAt])
      }))

    test("leaves a study without observations out of the answer", () =>
      Effect.gen(function* () {
        yield* record(seen())

        expect([...(yield* newest(two, one)).keys()]).toEqual([one])
        expect((yield* newest()).size).toBe(0)
      }))

    test("lists every observation the oldest first, of some studies or of all", () =>
      Effect.gen(function* () {
        const many = Array.makeBy(3_000, (index) => seen({ lastVerifiedAt: index, nctId: index % 2 === 0 ? one : two }))
        yield* record(...Array.reverse(many))

        expect(yield* list()).toEqual(many)
        expect(yield* list(two)).toEqual(many.filter(({ nctId }) => nctId === two))
        expect(yield* list(NctId("NCT00000003"))).toEqual([])
      }))

    if (!given.isShared) return

    shared(given.world, VerifiedIntel)("tells on one instance what another recorded", (here, there) =>
      Effect.gen(function* () {
        yield* here.record(Stream.make(seen()))

        expect((yield* there.newest([one])).get(one)).toEqual([seen()])
        expect(yield* there.record(Stream.make(seen()))).toEqual({ added: 0, known: 1 })
      }),
    )
  })

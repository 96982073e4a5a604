import { describe, expect } from "bun:test"
import { Effect, Layer } from "effect"
import { Registry, StudyIsUnknown } from "../../application/ports/Registry.ts"
import { siteAvailability } from "../../application/SiteAvailability.ts"
import { NctId } from "../../domain/study/NctId.ts"
import * as InMemoryVerifiedIntel from "../../infrastructure/memory/InMemoryVerifiedIntel.ts"
import { effect } from "../support/effect.ts"
import { site, study } from "../support/study.ts"

const number = NctId("NCT99000001")
const former = NctId("NCT99000002")
const place = site({ facility: "Example Clinic" })

const known = study({ nctId: number, overallStatus: "COMPLETED", sites: [place] })

const world = Layer.merge(
  Layer.succeed(Registry, {
    search: () => Effect.dieMessage("must not be searched"),
    study: (nctId) =>
      nctId === number || nctId === former
        ? Effect.succeed({ study: known, provenance: { queryUrl: "https://registry.test", retrievedAt: 0 } })
        : new StudyIsUnknown({ nctId }),
  }),
  InMemoryVerifiedIntel.layer([
    {
      nctId: number,
      site: { facility: "example clinic", city: null, state: null, country: null },
      status: "waitlist",
      lastVerifiedAt: 1,
      acceptsReferrals: null,
      notes: null,
    },
  ]),
)

describe("The availability of a study", () => {
  effect("is shown though it is closed, with the one check that needs no profile", () =>
    Effect.gen(function* () {
      const { checks, study } = yield* siteAvailability(number)

      expect(study.nctId).toBe(number)
      expect(checks.map(({ criterion, state }) => [criterion, state])).toEqual([
        ["Study open to new participants", "not_matched"],
      ])
    }).pipe(Effect.provide(world)),
  )

  effect("has what was observed at its sites, also by a former number", () =>
    Effect.gen(function* () {
      for (const asked of [number, former]) {
        const { overlay, study } = yield* siteAvailability(asked)

        expect(study.nctId).toBe(number)
        expect(overlay.get(number)?.get(place)?.status).toBe("waitlist")
      }
    }).pipe(Effect.provide(world)),
  )

  effect("of a study that nobody knows is that fact", () =>
    Effect.gen(function* () {
      expect(yield* Effect.flip(siteAvailability(NctId("NCT99000009")))).toMatchObject({
        _tag: "StudyIsUnknown",
        nctId: "NCT99000009",
      })
    }).pipe(Effect.provide(world)),
  )
})

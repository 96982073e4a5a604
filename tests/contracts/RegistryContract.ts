import { describe, expect } from "bun:test"
import { Effect, FastCheck, type Layer, Logger, type Scope, TestClock } from "effect"
import { Registry, type Search } from "../../application/ports/Registry.ts"
import type { Location } from "../../domain/Profile.ts"
import { NctId } from "../../domain/study/NctId.ts"
import { effect } from "../support/effect.ts"

/** A study record in the shape of the registry's API. */
export type StudyRecord = { readonly [field: string]: unknown }

export interface RegistryWorld {
  readonly layer: Layer.Layer<Registry>
  /** From now on the registry holds these records and no others. */
  readonly become: (records: ReadonlyArray<StudyRecord>) => void
  readonly network: Network
}

/** What lies between a registry and those who ask it. */
export interface Network {
  /** The addresses that were asked. */
  readonly asked: ReadonlyArray<string>
  /** Takes the registry away. */
  readonly cut: Effect.Effect<void>
  /** From now on this answers in the registry's place. */
  readonly answer: (answer: (request: Request) => Response) => void
}

export type RegistryWorlds = (
  records: ReadonlyArray<StudyRecord>,
  pageSize: number,
) => Effect.Effect<RegistryWorld, never, Scope.Scope>

const boston = {
  city: "Boston",
  state: "Massachusetts",
  country: "United States",
  geoPoint: { lat: 42.35843, lon: -71.05977 },
}
const lyon = { city: "Lyon", country: "France", geoPoint: { lat: 45.74846, lon: 4.84671 } }
const somewhere = { city: "Boston", country: "United Kingdom" }

interface Draft {
  readonly type?: string
  readonly status?: string
  readonly phases?: ReadonlyArray<string>
  readonly condition?: string
  readonly criteria?: string
  readonly contacts?: ReadonlyArray<object>
  readonly locations?: ReadonlyArray<object>
  readonly aliases?: ReadonlyArray<string>
}

const record = (nctId: string, draft: Draft): StudyRecord => ({
  protocolSection: {
    identificationModule: {
      nctId,
      briefTitle: `Study ${nctId.slice(-2)}`,
      ...(draft.aliases && { nctIdAliases: draft.aliases }),
    },
    statusModule: { overallStatus: draft.status ?? "RECRUITING" },
    designModule: { studyType: draft.type ?? "INTERVENTIONAL", ...(draft.phases && { phases: draft.phases }) },
    conditionsModule: { conditions: [draft.condition ?? "Glioblastoma Multiforme"] },
    ...(draft.criteria && { eligibilityModule: { eligibilityCriteria: draft.criteria } }),
    contactsLocationsModule: {
      ...(draft.contacts && { centralContacts: draft.contacts }),
      locations: draft.locations ?? [],
    },
  },
})

const closed = [
  "ACTIVE_NOT_RECRUITING",
  "COMPLETED",
  "ENROLLING_BY_INVITATION",
  "SUSPENDED",
  "TERMINATED",
  "WITHDRAWN",
  "UNKNOWN",
]
const over = ["NO_LONGER_AVAILABLE", "TEMPORARILY_NOT_AVAILABLE", "APPROVED_FOR_MARKETING"]

const phase2 = "NCT99000001"
const phase12 = "NCT99000002"
const unphased = "NCT99000003"
const program = "NCT99000004"
const observed = "NCT99000005"
const other = "NCT99000006"
const basket = "NCT99000007"
const basketElsewhere = "NCT99000008"
const completed = "NCT99000011"
const formerNumber = "NCT99000099"

const records: ReadonlyArray<StudyRecord> = [
  record(phase2, { phases: ["PHASE2"], locations: [lyon, boston], aliases: [formerNumber] }),
  record(phase12, { status: "NOT_YET_RECRUITING", phases: ["PHASE1", "PHASE2"], locations: [lyon] }),
  record(unphased, { phases: ["NA"], locations: [somewhere] }),
  record(program, { type: "EXPANDED_ACCESS", status: "AVAILABLE", locations: [boston] }),
  record(observed, { type: "OBSERVATIONAL", locations: [boston] }),
  record(other, { condition: "Cystic Fibrosis", phases: ["PHASE2"], locations: [boston] }),
  record(basket, {
    condition: "Advanced Solid Tumor",
    phases: ["PHASE1"],
    criteria: "Inclusion Criteria:\n\n* KRAS G12D",
    locations: [boston],
  }),
  record(basketElsewhere, { condition: "Solid Tumor", criteria: "Inclusion Criteria:\n\n* ALK or RET fusion" }),
  record("NCT99000009", { condition: "Solid Tumor", criteria: "KRAS", status: "COMPLETED" }),
  ...closed.map((status, at) => record(`NCT990000${at + 10}`, { status, phases: ["PHASE2"], locations: [boston] })),
  ...over.map((status, at) => record(`NCT990000${at + 30}`, { type: "EXPANDED_ACCESS", status, locations: [boston] })),
]

const words = (text: string) => ({ condition: { _tag: "Words", words: text } as const })

const around = (radiusInMiles: number, latitude = 42.36, longitude = -71.06): Location => ({
  _tag: "Around",
  point: { latitude, longitude },
  radiusInMiles,
})
const named = (place: string): Location => ({ _tag: "Named", place })

const everything: Search = {
  ...words("glioblastoma"),
  location: undefined,
  types: ["interventional", "expanded_access"],
  basketGenes: [],
  phases: [],
}

const find = (asked: Partial<Search>) =>
  Effect.flatMap(Registry, (registry) => registry.search({ ...everything, ...asked }))

const numbers = (asked: Partial<Search>) =>
  Effect.map(find(asked), ({ studies }) => studies.map(({ nctId }): string => nctId).sort())

const lookUp = (nctId: string) => Effect.flatMap(Registry, (registry) => registry.study(NctId(nctId)))

export const registryContract = (name: string, worlds: RegistryWorlds): void =>
  describe(`${name} honors the Registry contract`, () => {
    const inWorld = (
      sentence: string,
      program: (world: RegistryWorld) => Effect.Effect<void, unknown, Registry>,
      pageSize = 200,
    ) =>
      effect(sentence, () =>
        Effect.flatMap(worlds(records, pageSize), (world) => Effect.provide(program(world), world.layer)),
      )

    const searches: ReadonlyArray<readonly [sentence: string, asked: Partial<Search>, found: ReadonlyArray<string>]> = [
      ["of both types", {}, [phase2, phase12, unphased, program]],
      ["of trials", { types: ["interventional"] }, [phase2, phase12, unphased]],
      ["of programs", { types: ["expanded_access"] }, [program]],
      ["of a phase", { types: ["interventional"], phases: ["PHASE1"] }, [phase12]],
      ["of one of some phases", { types: ["interventional"], phases: ["PHASE4", "PHASE2"] }, [phase2, phase12]],
      ["of a phase that no study has", { types: ["interventional"], phases: ["EARLY_PHASE1"] }, []],
      ["of trials of a phase, and of programs", { phases: ["PHASE1"] }, [phase12, program]],
      ["of programs, which have no phase", { types: ["expanded_access"], phases: ["PHASE1"] }, [program]],
      ["around a point", { location: around(10) }, [phase2, program]],
      ["around a point, farther", { location: around(4000) }, [phase2, phase12, program]],
      ["around a point without studies", { location: around(10, 0, 0) }, []],
      ["on the whole Earth", { location: around(12_500, -42, 109) }, [phase2, phase12, program]],
      ["on more than the whole Earth", { location: around(1e12) }, [phase2, phase12, program]],
      ["in a city", { location: named("Boston") }, [phase2, unphased, program]],
      ["in a city, in lower case", { location: named(" lyon ") }, [phase2, phase12]],
      ["in a country", { location: named("France") }, [phase2, phase12]],
      ["in a place that is none", { location: named("Atlantis") }, []],
      ["of words in any case and order", words("MULTIFORME  glioblastoma"), [phase2, phase12, unphased, program]],
      ["of a condition that is none", words("Zyxoma"), []],
      ["of a number", words(phase2), [phase2]],
      [
        "of an expression",
        { condition: { _tag: "Expression", expression: '"cystic fibrosis" OR glioblastoma' } },
        [phase2, phase12, unphased, program, other],
      ],
      [
        "and of solid tumours that name a gene",
        { basketGenes: ["KRAS"] },
        [phase2, phase12, unphased, program, basket],
      ],
      [
        "and of solid tumours that name one of some genes",
        { ...words("Zyxoma"), basketGenes: ["NTRK1", "RET", "KRAS"] },
        [basket, basketElsewhere],
      ],
      [
        "and of solid tumours, all of the asked phase and place",
        { basketGenes: ["RET", "KRAS"], types: ["interventional"], phases: ["PHASE1"], location: named("Boston") },
        [basket],
      ],
      ["and of no solid tumour where none names the gene", { ...words("Zyxoma"), basketGenes: ["BRAF"] }, []],
    ]

    for (const [sentence, asked, found] of searches)
      inWorld(`returns only open studies ${sentence}`, () =>
        Effect.gen(function* () {
          expect(yield* numbers(asked)).toEqual([...found].sort())
        }),
      )

    const harmless: ReadonlyArray<string> = [
      "glioblastoma NOT multiforme",
      "NOT cystic",
      "cystic OR glioblastoma",
      "(cystic) OR (glioblastoma)",
      "cystic, glioblastoma",
      "AREA[StudyType]OBSERVATIONAL",
      "AREA[OverallStatus]COMPLETED",
      "ALL",
      "MISSING",
      "RANGE[MIN,MAX]",
      "glioblastom*",
      completed,
      `${completed}, ${observed}`,
      `"${completed}"`,
      "!!!",
      "\\",
      '"',
      "\u0000",
      "\ud800",
    ]

    for (const text of harmless)
      inWorld(`reads words as words: ${JSON.stringify(text)}`, () =>
        Effect.gen(function* () {
          expect(yield* numbers(words(text))).toEqual([])
          expect(yield* numbers({ location: named(text) })).toEqual([])
        }),
      )

    inWorld("searches for any text, and finds nothing that is not open", () =>
      Effect.gen(function* () {
        const { layer } = yield* worlds(records, 200)
        const registry = yield* Effect.provide(Registry, layer)
        const open = [phase2, phase12, unphased, program, other]
        const texts = FastCheck.oneof(
          FastCheck.string({ unit: "binary" }),
          FastCheck.string16bits(),
          FastCheck.string({ unit: FastCheck.constantFrom(..."()[]\"',\\ -ANDORTab:/*?", "glioblastoma", completed) }),
        ).filter((text) => text.trim() !== "")

        yield* Effect.promise(() =>
          FastCheck.assert(
            FastCheck.asyncProperty(texts, texts, async (condition, place) => {
              const { studies } = await Effect.runPromise(registry.search({ ...everything, ...words(condition) }))
              const there = await Effect.runPromise(registry.search({ ...everything, location: named(place) }))

              for (const { nctId } of [...studies, ...there.studies]) expect(open).toContain(nctId)
            }),
            { numRuns: 100 },
          ),
        )
      }).pipe(Effect.scoped),
    )

    inWorld(
      "counts all studies of a search, also those beyond the page",
      () =>
        Effect.gen(function* () {
          const found = yield* find({})

          expect(found.studies.length).toBe(3)
          expect(found.total).toBe(4)
        }),
      3,
    )

    inWorld("returns a study once, though the registry holds it twice", ({ become }) =>
      Effect.gen(function* () {
        become([record(phase2, {}), record(unphased, {}), record(phase2, {})])
        const { studies, total } = yield* find({})

        expect(studies.map(({ nctId }): string => nctId).sort()).toEqual([phase2, unphased])
        expect(total).toBe(2)
      }),
    )

    inWorld("answers from what the registry says now, however often it said something else", ({ become }) =>
      Effect.gen(function* () {
        for (let call = 0; call < 3; call += 1)
          expect(yield* numbers({ types: ["expanded_access"] })).toEqual([program])
        become([
          record(program, { status: "COMPLETED" }),
          record(unphased, { condition: "Glioblastoma", type: "EXPANDED_ACCESS" }),
        ])

        expect(yield* numbers({ types: ["expanded_access"] })).toEqual([unphased])
        expect((yield* lookUp(program)).study.overallStatus).toBe("COMPLETED")
        expect(yield* Effect.flip(lookUp(phase2))).toMatchObject({ _tag: "StudyIsUnknown", nctId: phase2 })
      }),
    )

    inWorld("returns no trial that is said to be available, as only a program can be", ({ become }) =>
      Effect.gen(function* () {
        become([
          record(phase2, { status: "AVAILABLE" }),
          record(program, { type: "EXPANDED_ACCESS", status: "AVAILABLE" }),
        ])

        expect(yield* numbers({})).toEqual([program])
      }),
    )

    inWorld("tells a study by its number, whatever its status, with all its sites", () =>
      Effect.gen(function* () {
        expect((yield* lookUp(completed)).study).toMatchObject({ nctId: completed, overallStatus: "COMPLETED" })
        expect((yield* lookUp(phase2)).study).toMatchObject({
          type: "interventional",
          sites: [{ city: "Lyon" }, { city: "Boston", facility: null, status: null }],
        })
      }),
    )

    const desk = { name: "Study Desk", role: "CONTACT", phone: "555-0100", phoneExt: "12", email: "desk@example.org" }
    const nurse = { name: "Study Nurse", phone: "555-0101" }
    const contact = { name: null, role: null, phone: null, phoneExtension: null, email: null }
    const published = [
      { name: "Study Desk", role: "CONTACT", phone: "555-0100", phoneExtension: "12", email: "desk@example.org" },
      { ...contact, name: "Study Nurse", phone: "555-0101" },
    ]

    inWorld("tells whom to ask, in the order that is published", ({ become }) =>
      Effect.gen(function* () {
        become([record(phase2, { contacts: [desk, nurse], locations: [lyon] }), record(unphased, {})])
        const { studies } = yield* find({})
        const contacts = new Map(studies.map(({ contacts, nctId }) => [nctId as string, contacts]))

        expect(contacts.get(phase2)).toEqual(published)
        expect(contacts.get(unphased)).toEqual([])
        expect((yield* lookUp(phase2)).study.contacts).toEqual(published)
      }),
    )

    inWorld("tells of one study whom to ask at each site", ({ become }) =>
      Effect.gen(function* () {
        become([record(phase2, { locations: [{ ...lyon, contacts: [desk, nurse] }, boston] })])

        expect((yield* lookUp(phase2)).study.sites.map(({ contacts }) => contacts)).toEqual([published, []])
      }),
    )

    inWorld("follows a former number to the study", () =>
      Effect.gen(function* () {
        expect((yield* lookUp(formerNumber)).study.nctId).toBe(NctId(phase2))
      }),
    )

    for (const [sentence, nctId] of [
      ["does not know", "NCT99009999"],
      ["calls malformed", "NCT00000000"],
      ["knows as an observational study", observed],
    ] as const)
      inWorld(`does not know a number that the registry ${sentence}`, () =>
        Effect.gen(function* () {
          expect(yield* Effect.flip(lookUp(nctId))).toMatchObject({ _tag: "StudyIsUnknown", nctId: nctId })
        }),
      )

    inWorld("names the address it asked and when the answer had arrived", () =>
      Effect.gen(function* () {
        yield* TestClock.adjust("5 seconds")
        const search = (yield* find({ location: named("Boston (MA)") })).provenance
        yield* TestClock.adjust("5 seconds")
        const study = (yield* lookUp(phase2)).provenance
        const again = (yield* find({ location: named("Boston (MA)") })).provenance
        const another = (yield* find({ phases: ["PHASE1"] })).provenance

        expect([search.retrievedAt, study.retrievedAt, again.retrievedAt]).toEqual([5000, 10_000, 10_000])
        expect(new URL(search.queryUrl).href).toBe(search.queryUrl)
        expect(again.queryUrl).toBe(search.queryUrl)
        expect(new Set([search.queryUrl, study.queryUrl, another.queryUrl]).size).toBe(3)
      }),
    )

    inWorld("asks once for each call, at the very address it names", ({ network }) =>
      Effect.gen(function* () {
        const found = yield* find({ location: named("Boston (MA) 'x' é"), phases: ["PHASE1"] })
        const study = yield* lookUp(phase2)
        const again = yield* Effect.all([lookUp(phase2), lookUp(phase2)])

        expect(network.asked).toEqual([found, study, ...again].map(({ provenance: { queryUrl } }) => queryUrl))
      }),
    )

    const wrongly: ReadonlyArray<
      readonly [
        sentence: string,
        answer: (request: Request) => Response,
        call: Effect.Effect<unknown, unknown, Registry>,
      ]
    > = [
      ["the record of another study", () => Response.json(record(unphased, {})), lookUp(phase2)],
      [
        "an observational one of another number",
        () => Response.json(record(observed, { type: "OBSERVATIONAL" })),
        lookUp(phase2),
      ],
      [
        "a page in place of a record",
        () => Response.json({ totalCount: 1, studies: [record(phase2, {})] }),
        lookUp(phase2),
      ],
      [
        "another record than the one it was led to",
        ({ url }) =>
          url.includes(formerNumber)
            ? new Response(null, { status: 301, headers: { location: url.replace(formerNumber, phase2) } })
            : Response.json(record(unphased, {})),
        lookUp(formerNumber),
      ],
      [
        "more records than it asked for",
        () => Response.json({ totalCount: 3, studies: [phase2, phase12, unphased].map((nctId) => record(nctId, {})) }),
        find({}),
      ],
      [
        "a page that it was led to, as that is no answer to what it asked",
        ({ url }) =>
          url.endsWith("&moved")
            ? Response.json({ totalCount: 1, studies: [record(phase2, {})] })
            : new Response(null, { status: 302, headers: { location: `${url}&moved` } }),
        find({}),
      ],
    ]

    for (const [sentence, answer, call] of wrongly)
      inWorld(
        `refuses ${sentence}`,
        ({ network }) =>
          Effect.gen(function* () {
            network.answer(answer)

            expect(yield* Effect.flip(call)).toMatchObject({ _tag: "RegistryIsUnavailable", reason: "malformed" })
          }).pipe(Effect.provide(Logger.remove(Logger.defaultLogger))),
        2,
      )

    inWorld("says so when there is no registry, rather than answer from before", ({ network }) =>
      Effect.gen(function* () {
        yield* Effect.repeatN(Effect.zipRight(find({}), lookUp(phase2)), 2)
        yield* network.cut

        expect(yield* Effect.flip(find({}))).toMatchObject({ _tag: "RegistryIsUnavailable", reason: "unreachable" })
        expect(yield* Effect.flip(lookUp(phase2))).toMatchObject({ _tag: "RegistryIsUnavailable" })
      }).pipe(Effect.provide(Logger.remove(Logger.defaultLogger))),
    )
  })

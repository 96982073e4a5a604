import { afterAll, describe, expect, test } from "bun:test"
import { study } from "../../../demo/registry-stand-in/TinyStudy.ts"
import * as ask from "../../../support/ask.ts"
import { start } from "../../../support/service.ts"

type Facts = Parameters<typeof study>[0]

const base: Facts = {
  nctId: "",
  title: "A study",
  conditions: ["zebra fever"],
  status: "RECRUITING",
  phases: ["PHASE2"],
  minimumAge: "18 Years",
}

const site = (lon: number, status?: string) => ({
  facility: "Clinic",
  geoPoint: { lat: 0, lon },
  ...(status === undefined ? {} : { status }),
})

/** Ranks studies that differ from one another in what is given, in the order in which they are given. */
const ranked = async (profile: object, differing: ReadonlyArray<Partial<Facts>>): Promise<ReadonlyArray<number>> => {
  const service = await start({
    studies: differing.map((facts, index) => study({ ...base, nctId: `NCT9900000${index + 1}`, ...facts })),
  })
  const { options } = await ask.match(service, { condition: "zebra fever", ...profile })
  await service.stop()

  return options.map(({ nct_id }) => Number(nct_id.slice(-1)))
}

const text = (side: "Inclusion" | "Exclusion", term: string) => `${side} Criteria:\n\n* ${term}\n`

describe("Options stand in the order that users are told", () => {
  test.each<readonly [rule: string, profile: object, first: Partial<Facts>, second: Partial<Facts>]>([
    ["fewest firm mismatches", { age: 30, sex: "male" }, { sex: "MALE" }, { sex: "FEMALE" }],
    ["fewest firm mismatches: age", { age: 17 }, { minimumAge: "16 Years" }, { minimumAge: "18 Years" }],
    ["directness: a condition before a keyword", {}, {}, { conditions: ["Fever"], keywords: ["zebra fever"] }],
    [
      "directness: the title is as good",
      {},
      { conditions: ["Fever"], title: "Zebra Fever" },
      { conditions: ["Fever"], keywords: ["zebra fever"], updated: "2026-02-01" },
    ],
    [
      "inclusion signposts",
      { biomarkers: ["KRAS G12D"] },
      { criteria: text("Inclusion", "KRAS G12D mutation") },
      { criteria: text("Inclusion", "Adults") },
    ],
    [
      "fewer exclusion signposts",
      { biomarkers: ["KRAS G12D"] },
      { criteria: text("Inclusion", "Adults") },
      { criteria: text("Exclusion", "KRAS G12D mutation") },
    ],
    [
      "a setting that agrees",
      { stage: "metastatic" },
      { title: "Metastatic zebra fever" },
      { title: "Adjuvant therapy of zebra fever" },
    ],
    ["treatment", {}, {}, { phases: ["NA"] }],
    ["open today", {}, {}, { status: "NOT_YET_RECRUITING" }],
    [
      "the nearest open site",
      { location: { lat: 0, lng: 0, radius_miles: 12_500 } },
      { sites: [site(1)] },
      { sites: [site(2)] },
    ],
    [
      "the nearest open site, not the nearest closed one",
      { location: { lat: 0, lng: 0, radius_miles: 12_500 } },
      { sites: [site(5, "RECRUITING")] },
      { sites: [site(1, "COMPLETED"), site(9, "RECRUITING")] },
    ],
    ["the latest update", {}, { updated: "2026-01-02" }, { updated: "2026-01-01" }],
    ["the latest update, if there is one", {}, { updated: "2026-01-01" }, {}],
  ])("by %s", async (_, profile, first, second) => {
    expect(await ranked(profile, [first, second])).toEqual([1, 2])
    expect(await ranked(profile, [second, first])).toEqual([2, 1])
  })

  test("by the NCT number where all else is equal", async () => {
    expect(await ranked({}, [{}, {}, {}])).toEqual([1, 2, 3])
  })

  test("a firm mismatch weighs more than all else together", async () => {
    const location = { lat: 0, lng: 0, radius_miles: 12_500 }
    const mismatched = {
      sex: "FEMALE",
      criteria: text("Inclusion", "KRAS G12D"),
      sites: [site(0)],
      updated: "2026-09-09",
    }
    const plain = {
      conditions: ["Fever"],
      keywords: ["zebra fever"],
      criteria: text("Exclusion", "KRAS G12D"),
      status: "NOT_YET_RECRUITING",
      sites: [site(90)],
      updated: "2001-01-01",
    }

    expect(await ranked({ sex: "male", biomarkers: ["KRAS G12D"], location }, [mismatched, plain])).toEqual([2, 1])
  })

  test("being not yet open is no mismatch of the profile", async () => {
    expect(await ranked({ sex: "male" }, [{ sex: "FEMALE" }, { status: "NOT_YET_RECRUITING" }])).toEqual([2, 1])
  })
})

const service = await start()
afterAll(() => service.stop())

test("The same request is ranked alike every time", async () => {
  const body = { condition: "glioblastoma", age: 40, biomarkers: ["MGMT methylated"], prior_lines: 1, limit: 50 }
  const [first, second] = [await ask.match(service, body), await ask.match(service, body)]

  expect(second.options).toEqual([...first.options])
})

test("Over all made-up options, none with a firm mismatch of the profile stands above one without", async () => {
  const { options } = await ask.match(service, { condition: "alzheimers", age: 57, sex: "male", limit: 50 })
  const misses = options.map(({ criteria_checks }) =>
    criteria_checks.slice(1).some(({ state }) => state === "not_matched"),
  )

  expect(misses).toContain(true)
  expect(misses).toEqual(misses.toSorted((one, other) => Number(one) - Number(other)))
})

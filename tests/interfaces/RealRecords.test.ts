import { afterAll, describe, expect, test } from "bun:test"
import { existsSync } from "node:fs"
import { join } from "node:path"
import * as Json from "../../demo/registry-stand-in/record/Json.ts"
import * as Records from "../../demo/registry-stand-in/record/Records.ts"
import type { Study } from "../../demo/registry-stand-in/record/StoredStudy.ts"
import type { AvailabilityResponse, MatchResponse } from "../../interfaces/wire/Payloads.ts"
import { asked, posted, type Running, start } from "../support/service.ts"

const folder = join(import.meta.dir, "../../../shared/registry")
const files = ["real-records.jsonl.gz", "adapted-records.jsonl.gz"].map((name) => join(folder, name))
const isAbsent = !files.every((file) => existsSync(file))

type Option = (typeof MatchResponse.Type)["options"][number]

const values = (record: Study, path: string): ReadonlyArray<Json.Json> =>
  Json.at(record, ["protocolSection", ...path.split(".")])

const words = (record: Study, path: string): ReadonlyArray<string> =>
  values(record, path).flatMap((value) => (typeof value === "string" ? [value] : []))

const word = (record: Study, path: string): string | undefined => words(record, path)[0]

const numberOf = (record: Study) => word(record, "identificationModule.nctId") ?? ""

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** All that a person of so many whole years may count in a unit, day by day where days matter. */
const mayCount = (unit: string, years: number): ReadonlyArray<number> => {
  const days = range(365 * years, 366 * years + 365)
  if (unit === "Year") return [years]
  if (unit === "Month") return range(12 * years, 12 * years + 11)
  if (unit === "Week") return days.map((day) => Math.trunc(day / 7))
  if (unit === "Day") return days
  const perDay = unit === "Hour" ? 24 : 1440

  return days.flatMap((day) => [day * perDay, (day + 1) * perDay - 1])
}

const judged = (outcomes: ReadonlyArray<boolean>) =>
  outcomes.every(Boolean) ? "matched" : outcomes.some(Boolean) ? "unknown" : "not_matched"

const bounded = (bound: string | undefined, years: number, holds: (count: number, amount: number) => boolean) => {
  if (bound === undefined) return "matched"
  const [amount = "", unit = ""] = bound.split(" ")

  return judged(mayCount(unit.replace(/s$/, ""), years).map((count) => holds(count, Number(amount))))
}

const ageState = (record: Study, years: number): string => {
  const [minimum, maximum] = ["minimumAge", "maximumAge"].map((name) => word(record, `eligibilityModule.${name}`))
  if (minimum === undefined && maximum === undefined) {
    const groups = words(record, "eligibilityModule.stdAges")
    const group = years >= 65 ? "OLDER_ADULT" : years >= 18 ? "ADULT" : "CHILD"

    return groups.length === 0 ? "unknown" : groups.includes(group) ? "matched" : "not_matched"
  }
  const states = [
    bounded(minimum, years, (count, amount) => count >= amount),
    bounded(maximum, years, (count, amount) => count <= amount),
  ]

  return ["not_matched", "unknown"].find((state) => states.includes(state)) ?? "matched"
}

const sexState = (record: Study, sex: string): string => {
  const published = word(record, "eligibilityModule.sex")
  if (published === undefined) return "unknown"

  return new RegExp(`^(all|${sex})$`, "i").test(published) ? "matched" : "not_matched"
}

const phaseState = (record: Study, phases: ReadonlyArray<string>): string => {
  const published = words(record, "designModule.phases")
  if (word(record, "designModule.studyType") === "EXPANDED_ACCESS" || published.length === 0) return "unknown"

  return new Set([...published, ...phases]).size < published.length + phases.length ? "matched" : "not_matched"
}

const statusState = (record: Study): string =>
  /^(RECRUITING|AVAILABLE)$/.test(word(record, "statusModule.overallStatus") ?? "") ? "matched" : "not_matched"

interface Profile {
  readonly condition: string
  readonly limit: number
  readonly age?: number
  readonly sex?: string
  readonly phases?: ReadonlyArray<string>
  readonly include?: ReadonlyArray<string>
  readonly stage?: string
  readonly biomarkers?: ReadonlyArray<string>
  readonly prior_lines?: number
  readonly location?: object
}

const ages = [0, 1, 2, 5, 11, 17, 18, 19, 25, 39, 40, 55, 64, 65, 70, 75, 76, 80, 85, 90, 130]
const somePhases = [["PHASE1"], ["PHASE2"], ["PHASE3"], ["PHASE2", "PHASE3"], ["EARLY_PHASE1", "PHASE4"]]
const places = [
  { lat: 40.71, lng: -74.01, radius_miles: 500 },
  { query: "United States" },
  { lat: 48.86, lng: 2.35, radius_miles: 12_500 },
  { query: "China" },
  { lat: 34.05, lng: -118.24 },
]
const broad = [
  "alzheimers",
  "glioblastoma",
  "pancreatic-cancer",
  "breast cancer",
  "solid tumor",
  "lung cancer",
  "prostate cancer",
  "leukemia",
  "cancer",
  "ovarian cancer",
]
const biomarkers = ["KRAS G12D", "HER2 positive", "PD-L1", "EGFR mutation", "BRCA1", "MSI-H", "APOE4 carrier"]
const stages = ["metastatic", "stage II", "recurrent", "newly diagnosed", "locally advanced"]

const pick = <A>(from: ReadonlyArray<A>, index: number): A => {
  const picked = from[index % from.length]
  if (picked === undefined) throw new Error("there is nothing to pick from")

  return picked
}

/** 200 profiles that differ in all they hold, the same in every run. */
const profilesOver = (records: ReadonlyArray<Study>): ReadonlyArray<Profile> => {
  const open = records.filter(
    (record) =>
      /^((NOT_YET_)?RECRUITING|AVAILABLE)$/.test(word(record, "statusModule.overallStatus") ?? "") &&
      word(record, "designModule.studyType") === "INTERVENTIONAL",
  )
  const conditionsOf = (records: ReadonlyArray<Study>) =>
    records.flatMap((record) =>
      words(record, "conditionsModule.conditions")
        .filter((condition) => condition.trim() !== "")
        .slice(0, 1),
    )
  const conditions = conditionsOf(open)
  const ofOneSex = conditionsOf(open.filter((record) => word(record, "eligibilityModule.sex") !== "ALL"))
  const conditionAt = (index: number) => {
    if (index % 3 === 0) return pick(broad, index / 3)

    return index % 6 === 4 ? pick(ofOneSex, Math.floor(index / 6)) : pick(conditions, index * 37)
  }

  return range(0, 199).map((index) => ({
    condition: conditionAt(index),
    limit: index % 4 === 0 ? 20 : 50,
    ...(index % 8 === 7 ? {} : { age: pick(ages, index) }),
    ...(index % 5 === 4 ? {} : { sex: pick(["male", "female"], Math.floor(index / 2)) }),
    ...(index % 6 === 5 ? { phases: pick(somePhases, index) } : {}),
    ...(index % 12 === 11 ? { include: ["interventional", "expanded_access"] } : {}),
    ...(index % 3 === 0 ? { stage: pick(stages, index) } : {}),
    ...(index % 2 === 0 ? { biomarkers: [pick(biomarkers, index), pick(biomarkers, index + 3)] } : {}),
    ...(index % 4 === 1 ? { prior_lines: index % 3 } : {}),
    ...(index % 7 === 3 ? { location: pick(places, index) } : {}),
  }))
}

const firmStates = (record: Study, { age, phases, sex }: Profile): Readonly<Record<string, string>> => ({
  "Study open to new participants": statusState(record),
  ...(age === undefined ? {} : { "Age within published bounds": ageState(record, age) }),
  ...(sex === undefined ? {} : { Sex: sexState(record, sex) }),
  ...(phases === undefined ? {} : { Phase: phaseState(record, phases) }),
})

const answered = async (service: Running, profile: Profile): Promise<ReadonlyArray<Option>> => {
  const answer = await service.send("/v1/match", posted(profile))
  if (answer.status !== 200) throw new Error(`${JSON.stringify(profile)}: ${await answer.text()}`)

  return ((await answer.json()) as typeof MatchResponse.Type).options
}

if (isAbsent) test.skip("real records: skipped, as ../shared/registry is not beside the project", () => {})
else {
  const records = (await Promise.all(files.map(Records.fromJsonLines))).flat()
  const byNumber = new Map(records.map((record) => [numberOf(record), record]))
  const service = await start({ studies: records, callsPerMonth: 1_000_000 })
  afterAll(() => service.stop())
  const profiles = profilesOver(records)
  const answers: Array<readonly [Profile, ReadonlyArray<Option>]> = []

  describe("Over real records", () => {
    test("200 profiles are answered without a single failure", async () => {
      for (const profile of profiles) answers.push([profile, await answered(service, profile)])

      expect(answers).toHaveLength(200)
      expect(answers.filter(([, options]) => options.length > 0).length).toBeGreaterThan(150)
    }, 300_000)

    test("the firm states agree with a second reading of the raw fields", () => {
      const seen: Record<string, number> = {}
      for (const [profile, options] of answers) {
        for (const { criteria_checks, nct_id } of options) {
          const record = byNumber.get(nct_id)
          if (record === undefined) throw new Error(`${nct_id} is no record`)
          const firm = criteria_checks.filter(({ criterion }) => !/^(Stage|Biomarker|Prior)/.test(criterion))
          const read = Object.fromEntries(firm.map(({ criterion, state }) => [criterion, state]))
          expect({ nct_id, ...read }).toEqual({ nct_id, ...firmStates(record, profile) } as typeof read & {
            nct_id: string
          })
          for (const { criterion, state } of firm) {
            const kind = `${criterion}: ${state}`
            seen[kind] = (seen[kind] ?? 0) + 1
          }
        }
      }

      expect(Object.keys(seen)).toEqual(
        expect.arrayContaining([
          "Study open to new participants: matched",
          "Study open to new participants: not_matched",
          "Age within published bounds: matched",
          "Age within published bounds: not_matched",
          "Age within published bounds: unknown",
          "Sex: matched",
          "Sex: not_matched",
          "Phase: matched",
        ]),
      )
    })

    test("every option is open, and of the kind and phases that were asked for", () => {
      for (const [{ include, phases }, options] of answers) {
        for (const { nct_id, overall_status, phases: published, study_type } of options) {
          expect(["RECRUITING", "NOT_YET_RECRUITING", "AVAILABLE"]).toContain(overall_status)
          expect(byNumber.has(nct_id)).toBe(true)
          if (phases !== undefined && include === undefined) expect(study_type).toBe("interventional")
          if (phases !== undefined && study_type === "interventional") {
            expect(published?.some((phase) => phases.includes(phase))).toBe(true)
          }
        }
      }
    })

    test("none with a firm mismatch of the profile stands above one without", () => {
      for (const [, options] of answers) {
        const counts = options.map(
          ({ criteria_checks }) => criteria_checks.slice(1).filter(({ state }) => state === "not_matched").length,
        )
        expect(counts).toEqual(counts.toSorted((one, other) => one - other))
      }
    })

    test("what is quoted stands in the published text", () => {
      let quotes = 0
      for (const [, options] of answers) {
        for (const { criteria_checks, eligibility_text } of options) {
          for (const { evidence } of criteria_checks) {
            for (const [, quote = ""] of evidence.matchAll(/“([^”]*)”/g)) {
              expect(eligibility_text).toContain(quote)
              quotes += 1
            }
          }
        }
      }

      expect(quotes).toBeGreaterThan(100)
    })

    test("whom to ask is said as it is published", () => {
      let contacts = 0
      for (const [, options] of answers) {
        for (const option of options) {
          const record = byNumber.get(option.nct_id) ?? {}
          const published = values(record, "contactsLocationsModule.centralContacts")
          expect((option.contacts ?? []).map(({ name }) => name ?? "")).toEqual([
            ...words(record, "contactsLocationsModule.centralContacts.name"),
          ])
          expect(option.contacts?.length ?? 0).toBe(published.length)
          contacts += published.length
        }
      }

      expect(contacts).toBeGreaterThan(100)
    })

    test("every study can be asked for by its number; those that the specification cannot name are not found", async () => {
      const sample = records.filter((_, index) => index % 15 === 0)
      for (const record of sample) {
        const answer = await service.send(`/v1/availability/${numberOf(record)}`, asked())
        const isNamed = /^(INTERVENTIONAL|EXPANDED_ACCESS)$/.test(word(record, "designModule.studyType") ?? "")
        expect([numberOf(record), answer.status]).toEqual([numberOf(record), isNamed ? 200 : 404])
        if (!isNamed) continue
        const { study } = (await answer.json()) as typeof AvailabilityResponse.Type
        expect(study.sites.length).toBe(values(record, "contactsLocationsModule.locations").length)
      }
    })
  })
}

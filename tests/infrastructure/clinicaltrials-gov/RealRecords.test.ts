import { describe, expect, test } from "bun:test"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Either } from "effect"
import * as StudyRecord from "../../../infrastructure/clinicaltrials-gov/StudyRecord.ts"

const folder = join(import.meta.dir, "../../../../shared/registry")
const files = ["real-records.jsonl.gz", "adapted-records.jsonl.gz"].filter((name) => existsSync(join(folder, name)))

const recordsOf = (file: string) =>
  new TextDecoder()
    .decode(Bun.gunzipSync(readFileSync(join(folder, file))))
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line))

describe("Real study records", () => {
  test.skipIf(files.length === 0)("are read whole, all of them (they are looked for in ../shared/registry)", () => {
    const records = files.flatMap(recordsOf)
    expect(records.length).toBeGreaterThan(100)

    for (const record of records) {
      const { contactsLocationsModule, designModule, eligibilityModule, identificationModule, statusModule } =
        record.protocolSection
      const decoded = StudyRecord.decode(record)

      if (!["INTERVENTIONAL", "EXPANDED_ACCESS"].includes(designModule?.studyType)) {
        expect(decoded).toEqual(Either.left(new StudyRecord.StudyIsOfAnotherType()))
        continue
      }

      const study = Either.getOrThrow(decoded)
      const locations = contactsLocationsModule?.locations ?? []

      expect(study.nctId).toBe(identificationModule.nctId)
      expect(study.title).toBe(identificationModule.briefTitle || identificationModule.officialTitle || study.nctId)
      expect(study.overallStatus).toBe(statusModule.overallStatus)
      expect(study.phases).toEqual(designModule.phases ?? [])
      expect(study.eligibility.minimumAge).toBe(eligibilityModule.minimumAge ?? null)
      expect(study.eligibility.sex).toBe(eligibilityModule.sex ?? null)
      expect(study.sites.map(({ city, point }) => [city, point?.latitude ?? null])).toEqual(
        locations.map((at: { city?: string; geoPoint?: { lat: number } }) => [
          at.city ?? null,
          at.geoPoint?.lat ?? null,
        ]),
      )
      expect(study.eligibility.text?.replaceAll(/[\\\s]/g, "")).toBe(
        eligibilityModule.eligibilityCriteria
          ?.replaceAll(/&(?:amp;)?lt;/g, "<")
          .replaceAll(/&(?:amp;)?gt;/g, ">")
          .replaceAll("&#215;", "×")
          .replaceAll("&#39;", "'")
          .replaceAll(/[\\\s]/g, ""),
      )
    }
  })
})

import type { JsonObject } from "../../../demo/registry-stand-in/record/Json.ts"
import type { Study } from "../../../demo/registry-stand-in/record/StoredStudy.ts"

interface Site extends JsonObject {
  readonly facility: string
}

interface Facts {
  readonly nctId: string
  readonly aliases?: ReadonlyArray<string>
  readonly title?: string
  readonly conditions?: ReadonlyArray<string>
  readonly keywords?: ReadonlyArray<string>
  readonly status?: string
  readonly studyType?: string
  readonly phases?: ReadonlyArray<string>
  readonly criteria?: string
  readonly sex?: string
  readonly minimumAge?: string
  readonly maximumAge?: string
  readonly start?: string
  readonly updated?: string
  readonly enrollment?: number
  readonly sites?: ReadonlyArray<Site>
}

const present = (fields: Readonly<Record<string, JsonObject[string] | undefined>>): JsonObject =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

/** A tiny record in the registry's shape; what is not told is absent. */
export const study = (facts: Facts): Study => ({
  protocolSection: {
    identificationModule: present({ nctId: facts.nctId, nctIdAliases: facts.aliases, briefTitle: facts.title }),
    statusModule: present({
      overallStatus: facts.status ?? "RECRUITING",
      startDateStruct: facts.start === undefined ? undefined : { date: facts.start },
      lastUpdatePostDateStruct: facts.updated === undefined ? undefined : { date: facts.updated, type: "ACTUAL" },
    }),
    conditionsModule: present({ conditions: facts.conditions, keywords: facts.keywords }),
    designModule: present({
      studyType: facts.studyType ?? "INTERVENTIONAL",
      phases: facts.phases,
      enrollmentInfo: facts.enrollment === undefined ? undefined : { count: facts.enrollment },
    }),
    eligibilityModule: present({
      eligibilityCriteria: facts.criteria,
      sex: facts.sex,
      minimumAge: facts.minimumAge,
      maximumAge: facts.maximumAge,
    }),
    contactsLocationsModule: present({ locations: facts.sites }),
  },
  hasResults: false,
})

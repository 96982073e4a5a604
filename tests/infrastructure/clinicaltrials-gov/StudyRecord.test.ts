import { describe, expect, test } from "bun:test"
import { Either, FastCheck } from "effect"
import { NctId } from "../../../domain/study/NctId.ts"
import type { Study } from "../../../domain/study/Study.ts"
import * as StudyRecord from "../../../infrastructure/clinicaltrials-gov/StudyRecord.ts"

/** Every field that a `Study` is made of, and some that it is not. */
const whole = {
  protocolSection: {
    identificationModule: {
      nctId: "NCT99000001",
      nctIdAliases: ["NCT99000002"],
      briefTitle: "A Brief Title",
      officialTitle: "An Official Title",
      acronym: "ACRONYM",
    },
    statusModule: {
      overallStatus: "RECRUITING",
      startDateStruct: { date: "2025-03", type: "ACTUAL" },
      lastUpdatePostDateStruct: { date: "2026-01-05", type: "ESTIMATED" },
    },
    sponsorCollaboratorsModule: { leadSponsor: { name: "A Sponsor", class: "OTHER" } },
    descriptionModule: { briefSummary: "For patients \\>18", detailedDescription: 7 },
    conditionsModule: { conditions: ["Glioblastoma", "Glioma"], keywords: ["IDH"] },
    designModule: {
      studyType: "INTERVENTIONAL",
      phases: ["PHASE1", "PHASE2"],
      primaryPurpose: "TREATMENT",
      designInfo: { primaryPurpose: "TREATMENT" },
    },
    armsInterventionsModule: {
      armGroups: "not read",
      interventions: [
        { type: "DRUG", name: "Temozolomide", description: "75 mg/m\\^2" },
        { type: "BEHAVIORAL", name: "Walking" },
        { type: "OTHER" },
      ],
    },
    eligibilityModule: {
      eligibilityCriteria: "Inclusion Criteria:\n\n* ECOG \\<= 2\n* \\[Cohort A\\]",
      healthyVolunteers: false,
      sex: "FEMALE",
      minimumAge: "18 Years",
      maximumAge: "75 Years",
      stdAges: ["ADULT", "OLDER_ADULT"],
    },
    contactsLocationsModule: {
      centralContacts: [
        { name: "Study Desk", role: "CONTACT", phone: "555-0100", phoneExt: "12", email: "desk@example.org" },
        { role: "CONTACT", phone: " ", email: null },
        { phone: "+1 (555) 0101" },
      ],
      overallOfficials: "not read",
      locations: [
        {
          facility: "A Hospital",
          status: "RECRUITING",
          city: "Boston",
          state: "Massachusetts",
          zip: "02114",
          country: "United States",
          contacts: [{ name: "Alex Sample, MD", role: "PRINCIPAL_INVESTIGATOR" }, {}],
          geoPoint: { lat: 42.35843, lon: -71.05977 },
        },
        { city: "Lyon", country: "France" },
      ],
    },
  },
  derivedSection: {
    conditionBrowseModule: { meshes: [{ id: "D005909", term: "Glioblastoma" }, { id: "D000001" }], ancestors: 1 },
  },
  hasResults: false,
}

const study: Study = {
  nctId: NctId("NCT99000001"),
  title: "A Brief Title",
  type: "interventional",
  overallStatus: "RECRUITING",
  startDate: "2025-03",
  phases: ["PHASE1", "PHASE2"],
  primaryPurpose: "TREATMENT",
  conditions: ["Glioblastoma", "Glioma"],
  keywords: ["IDH"],
  conditionTerms: ["Glioblastoma"],
  interventions: [
    { name: "Temozolomide", type: "DRUG", description: "75 mg/m^2" },
    { name: "Walking", type: "BEHAVIORAL", description: null },
  ],
  sponsor: "A Sponsor",
  summary: "For patients >18",
  eligibility: {
    minimumAge: "18 Years",
    maximumAge: "75 Years",
    ageGroups: ["ADULT", "OLDER_ADULT"],
    sex: "FEMALE",
    text: "Inclusion Criteria:\n\n* ECOG <= 2\n* [Cohort A]",
  },
  contacts: [
    { name: "Study Desk", role: "CONTACT", phone: "555-0100", phoneExtension: "12", email: "desk@example.org" },
    { name: null, role: null, phone: "+1 (555) 0101", phoneExtension: null, email: null },
  ],
  sites: [
    {
      facility: "A Hospital",
      city: "Boston",
      state: "Massachusetts",
      country: "United States",
      status: "RECRUITING",
      point: { latitude: 42.35843, longitude: -71.05977 },
      contacts: [
        { name: "Alex Sample, MD", role: "PRINCIPAL_INVESTIGATOR", phone: null, phoneExtension: null, email: null },
      ],
    },
    { facility: null, city: "Lyon", state: null, country: "France", status: null, point: null, contacts: [] },
  ],
  lastUpdatePosted: "2026-01-05",
}

const bare = {
  protocolSection: {
    identificationModule: { nctId: "NCT99000001" },
    statusModule: { overallStatus: "AVAILABLE" },
    designModule: { studyType: "EXPANDED_ACCESS" },
  },
}

const bareStudy: Study = {
  nctId: NctId("NCT99000001"),
  title: "NCT99000001",
  type: "expanded_access",
  overallStatus: "AVAILABLE",
  startDate: null,
  phases: [],
  primaryPurpose: null,
  conditions: [],
  keywords: [],
  conditionTerms: [],
  interventions: [],
  sponsor: null,
  summary: null,
  eligibility: { minimumAge: null, maximumAge: null, ageGroups: [], sex: null, text: null },
  contacts: [],
  sites: [],
  lastUpdatePosted: null,
}

type Json = { [name: string]: Json } | ReadonlyArray<Json> | string | number | boolean | null

const isBranch = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** A record with one value put in at a path, lists included. */
const put = (record: Json, [name, ...rest]: ReadonlyArray<string>, value: Json): Json => {
  if (name === undefined) return value
  if (Array.isArray(record)) return record.map((item, at) => (String(at) === name ? put(item, rest, value) : item))

  return isBranch(record) ? { ...record, [name]: put(record[name] ?? {}, rest, value) } : record
}

const changed = (path: string, value: Json, record: Json = whole) => put(record, path.split("."), value)

const p = "protocolSection"

describe("A registry record becomes a study", () => {
  test("with everything a study has, and prose without markup", () => {
    expect(StudyRecord.decode(whole)).toEqual(Either.right(study))
  })

  test("without characters that nobody sees, which join what stands around them", () => {
    const criteria = "protocolSection.eligibilityModule.eligibilityCriteria"
    const hidden = changed(criteria, "KRAS mu\u00adtation \u2060and HER2 nega\u200btive", whole)
    const { conditions, eligibility } = Either.getOrThrow(
      StudyRecord.decode(changed("protocolSection.conditionsModule.conditions", ["Glio\u200cblastoma"], hidden)),
    )

    expect(eligibility.text).toBe("KRAS mutation and HER2 negative")
    expect(conditions).toEqual(["Glioblastoma"])
  })

  test("also when every module is absent but those that name it", () => {
    expect(StudyRecord.decode(bare)).toEqual(Either.right(bareStudy))
  })

  const inside: ReadonlyArray<readonly [path: string, as: Partial<Study>]> = [
    ["derivedSection", { conditionTerms: [] }],
    ["derivedSection.conditionBrowseModule", { conditionTerms: [] }],
    [`${p}.sponsorCollaboratorsModule`, { sponsor: null }],
    [`${p}.sponsorCollaboratorsModule.leadSponsor`, { sponsor: null }],
    [`${p}.descriptionModule`, { summary: null }],
    [`${p}.conditionsModule`, { conditions: [], keywords: [] }],
    [`${p}.conditionsModule.keywords`, { keywords: [] }],
    [`${p}.designModule.phases`, { phases: [] }],
    [`${p}.designModule.designInfo`, { primaryPurpose: null }],
    [`${p}.designModule.designInfo.primaryPurpose`, { primaryPurpose: null }],
    [`${p}.armsInterventionsModule`, { interventions: [] }],
    [`${p}.eligibilityModule`, { eligibility: bareStudy.eligibility }],
    [`${p}.contactsLocationsModule`, { contacts: [], sites: [] }],
    [`${p}.contactsLocationsModule.centralContacts`, { contacts: [] }],
    [`${p}.statusModule.startDateStruct`, { startDate: null }],
    [`${p}.statusModule.lastUpdatePostDateStruct`, { lastUpdatePosted: null }],
  ]

  test.each(inside)("with nothing in the place of an absent %s", (path, as) => {
    expect(StudyRecord.decode(changed(path, null))).toEqual(Either.right({ ...study, ...as }))
  })

  test.each<[name: string, identification: Json, title: string]>([
    ["brief", { briefTitle: "B", officialTitle: "O", acronym: "A" }, "B"],
    ["official", { officialTitle: "O", acronym: "A" }, "O"],
    ["acronym", { acronym: "A" }, "A"],
    ["number", {}, "NCT99000001"],
    ["official for a blank one", { briefTitle: " ", officialTitle: "O" }, "O"],
  ])("with the best title there is: %s", (_, titles, title) => {
    const record = changed(`${p}.identificationModule`, { nctId: "NCT99000001", ...(isBranch(titles) ? titles : {}) })

    expect(StudyRecord.decode(record)).toEqual(Either.right({ ...study, title }))
  })

  test.each<[name: string, path: string, value: string, as: Partial<Study>]>([
    ["status", `${p}.statusModule.overallStatus`, "PAUSED_FOR_REVIEW", { overallStatus: "PAUSED_FOR_REVIEW" }],
    ["phase", `${p}.designModule.phases.1`, "PHASE5", { phases: ["PHASE1", "PHASE5"] }],
    ["sex", `${p}.eligibilityModule.sex`, "ANY", { eligibility: { ...study.eligibility, sex: "ANY" } }],
    ["age", `${p}.eligibilityModule.minimumAge`, "N/A", { eligibility: { ...study.eligibility, minimumAge: "N/A" } }],
  ])("with an unknown %s as text", (_, path, value, as) => {
    expect(StudyRecord.decode(changed(path, value))).toEqual(Either.right({ ...study, ...as }))
  })

  test.each<[name: string, point: Json]>([
    ["absent", null],
    ["beyond a pole", { lat: 90.1, lon: 0 }],
    ["beyond the date line", { lat: 0, lon: -180.1 }],
    ["infinite", { lat: Number.POSITIVE_INFINITY, lon: 0 }],
    ["half", { lat: 1 }],
  ])("with a site without a point where it is %s", (_, point) => {
    const decoded = StudyRecord.decode(changed(`${p}.contactsLocationsModule.locations.0.geoPoint`, point))

    expect(Either.getOrThrow(decoded).sites[0]).toMatchObject({ city: "Boston", point: null })
  })

  test.each<[studyType: Json]>([["OBSERVATIONAL"], ["PATIENT_REGISTRY"], ["interventional"], ["constructor"], [null]])(
    "unless it is of another type: %j",
    (studyType) => {
      expect(StudyRecord.decode(changed(`${p}.designModule.studyType`, studyType))).toEqual(
        Either.left(new StudyRecord.StudyIsOfAnotherType()),
      )
    },
  )

  const wrong: ReadonlyArray<readonly [path: string, value: Json, field: string]> = [
    ["", "text", "record"],
    ["", [], "record"],
    ["", 1, "record"],
    ["", null, "nctId"],
    ["", {}, "nctId"],
    [p, [], "protocolSection"],
    ["derivedSection", "x", "derivedSection"],
    ["derivedSection.conditionBrowseModule.meshes", {}, "meshes"],
    ["derivedSection.conditionBrowseModule.meshes.0.term", 5, "term"],
    [`${p}.identificationModule`, "x", "identificationModule"],
    [`${p}.identificationModule.nctId`, null, "nctId"],
    [`${p}.identificationModule.nctId`, 99000001, "nctId"],
    [`${p}.identificationModule.nctId`, "NCT9900001", "nctId"],
    [`${p}.identificationModule.nctId`, "NCT99000001 ", "nctId"],
    [`${p}.identificationModule.nctId`, "nct99000001", "nctId"],
    [`${p}.identificationModule.briefTitle`, ["x"], "briefTitle"],
    [`${p}.identificationModule.officialTitle`, 1, "officialTitle"],
    [`${p}.identificationModule.acronym`, false, "acronym"],
    [`${p}.statusModule`, 3, "statusModule"],
    [`${p}.statusModule.overallStatus`, null, "overallStatus"],
    [`${p}.statusModule.overallStatus`, ["RECRUITING"], "overallStatus"],
    [`${p}.statusModule.startDateStruct`, "2025-03", "startDateStruct"],
    [`${p}.statusModule.lastUpdatePostDateStruct.date`, 2026, "date"],
    [`${p}.sponsorCollaboratorsModule.leadSponsor`, "A Sponsor", "leadSponsor"],
    [`${p}.descriptionModule.briefSummary`, {}, "briefSummary"],
    [`${p}.conditionsModule.conditions`, "Glioma", "conditions"],
    [`${p}.conditionsModule.conditions`, [null], "conditions"],
    [`${p}.conditionsModule.keywords`, [1], "keywords"],
    [`${p}.designModule`, true, "designModule"],
    [`${p}.designModule.studyType`, 1, "studyType"],
    [`${p}.designModule.phases`, "PHASE1", "phases"],
    [`${p}.armsInterventionsModule.interventions`, ["Walking"], "interventions"],
    [`${p}.armsInterventionsModule.interventions.1.name`, 1, "name"],
    [`${p}.armsInterventionsModule.interventions.1.type`, {}, "type"],
    [`${p}.armsInterventionsModule.interventions.0.description`, [], "description"],
    [`${p}.eligibilityModule.eligibilityCriteria`, ["x"], "eligibilityCriteria"],
    [`${p}.eligibilityModule.minimumAge`, 18, "minimumAge"],
    [`${p}.eligibilityModule.maximumAge`, 75, "maximumAge"],
    [`${p}.eligibilityModule.stdAges`, "ADULT", "stdAges"],
    [`${p}.eligibilityModule.sex`, true, "sex"],
    [`${p}.contactsLocationsModule.centralContacts`, {}, "centralContacts"],
    [`${p}.contactsLocationsModule.centralContacts`, ["555-0100"], "centralContacts"],
    [`${p}.contactsLocationsModule.centralContacts.0.phone`, 5_550_100, "phone"],
    [`${p}.contactsLocationsModule.centralContacts.1.email`, {}, "email"],
    [`${p}.contactsLocationsModule.locations`, {}, "locations"],
    [`${p}.contactsLocationsModule.locations`, [[]], "locations"],
    [`${p}.contactsLocationsModule.locations.1.city`, 1, "city"],
    [`${p}.contactsLocationsModule.locations.1.facility`, {}, "facility"],
    [`${p}.contactsLocationsModule.locations.1.status`, 0, "status"],
    [`${p}.contactsLocationsModule.locations.0.contacts`, "Alex Sample", "contacts"],
    [`${p}.contactsLocationsModule.locations.0.contacts.1.name`, ["Alex Sample"], "name"],
    [`${p}.contactsLocationsModule.locations.0.geoPoint`, "42,-71", "geoPoint"],
    [`${p}.contactsLocationsModule.locations.0.geoPoint.lat`, "42", "lat"],
  ]

  test.each(wrong)("and is refused for a wrong %s: %j", (path, value, field) => {
    expect(StudyRecord.decode(path === "" ? value : changed(path, value))).toEqual(
      Either.left(new StudyRecord.RecordIsMalformed({ field })),
    )
  })

  const paths = (value: Json, at: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => [
    at,
    ...(Array.isArray(value) || isBranch(value)
      ? Object.entries(value).flatMap(([name, inner]) => paths(inner, [...at, name]))
      : []),
  ]

  test("any JSON in any place decodes or is refused with a fact", () => {
    FastCheck.assert(
      FastCheck.property(FastCheck.constantFrom(...paths(whole, [])), FastCheck.jsonValue(), (path, value) => {
        const decoded = StudyRecord.decode(put(whole, path, JSON.parse(JSON.stringify(value))))

        if (Either.isRight(decoded)) expect(decoded.right.nctId).toMatch(/^NCT\d{8}$/)
        else expect(["RecordIsMalformed", "StudyIsOfAnotherType"]).toContain(decoded.left._tag)
      }),
      { numRuns: 2000 },
    )
    FastCheck.assert(
      FastCheck.property(FastCheck.jsonValue(), (value) => {
        expect(Either.isLeft(StudyRecord.decode(value))).toBe(true)
      }),
    )
  })
})

import { describe, expect, test } from "bun:test"
import * as Enums from "../../../demo/registry-stand-in/record/Enums.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import type { ProtocolSection, StudyLocation, StudyRecord } from "../../../demo/studies/StudyRecord.ts"

/** The registry requires no part of a record but these. */
type Published = Partial<ProtocolSection> & Pick<ProtocolSection, "identificationModule" | "statusModule">

const published = ({ protocolSection }: StudyRecord): Published => protocolSection
const studies = madeUpStudies.map(published)

const idOf = (study: Published) => study.identificationModule.nctId
const statusOf = (study: Published) => study.statusModule.overallStatus
const typeOf = (study: Published) => study.designModule?.studyType
const sitesOf = (study: Published): ReadonlyArray<StudyLocation> => study.contactsLocationsModule?.locations ?? []
const agesOf = ({ eligibilityModule: eligibility }: Published) =>
  [eligibility?.minimumAge, eligibility?.maximumAge].filter((age) => age !== undefined)

const ids = (those: (study: Published) => boolean) => studies.filter(those).map(idOf)
const numbered = (prefix: string) => studies.filter((study) => idOf(study).startsWith(prefix))
const distinct = (values: ReadonlyArray<string | undefined>) =>
  [...new Set(values.filter((value) => value !== undefined))].sort()

/** One study stands for the values that the registry may add some day. */
const statusesToCome = ["PAUSED_BY_SPONSOR"]

const isOpen = (study: Published) => ["RECRUITING", "NOT_YET_RECRUITING", "AVAILABLE"].includes(statusOf(study))

describe("the made-up studies", () => {
  test("are at least 120", () => {
    expect(studies.length).toBeGreaterThanOrEqual(120)
  })

  test("have reserved numbers, each once", () => {
    const numbers = studies.flatMap(({ identificationModule: { nctId, nctIdAliases = [] } }) => [
      nctId,
      ...nctIdAliases,
    ])

    expect(numbers.filter((number) => !/^NCT99\d{6}$/.test(number))).toEqual([])
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test("say in the title or the summary that they are made up", () => {
    const says = ({ identificationModule: { briefTitle, officialTitle }, descriptionModule }: Published) =>
      /made[ -]up/i.test([briefTitle, officialTitle, descriptionModule?.briefSummary].join(" "))

    expect(ids((study) => !says(study))).toEqual([])
  })

  test("are known under one older number", () => {
    expect(studies.flatMap(({ identificationModule }) => identificationModule.nctIdAliases ?? [])).toEqual([
      "NCT99700001",
    ])
  })

  test.each([
    ["Alzheimer's disease", "NCT991", /alzheimer/i],
    ["glioblastoma", "NCT992", /gli(oblastoma|oma|osarcoma)|astrocytoma|GBM/i],
    ["pancreatic cancer", "NCT993", /pancrea|PDAC/i],
  ])("cover %s", (_, prefix, condition) => {
    const area = numbered(prefix).filter((study) =>
      condition.test([study.identificationModule.briefTitle, ...(study.conditionsModule?.conditions ?? [])].join(" ")),
    )

    expect(area.filter(isOpen).length).toBeGreaterThanOrEqual(10)
  })

  test.each([
    ["Duchenne muscular dystrophy", "NCT9941", /duchenne|DMD/i],
    ["spinal muscular atrophy", "NCT9942", /spinal muscular atrophy|SMA/i],
    ["Huntington's disease", "NCT9943", /huntington/i],
    ["amyotrophic lateral sclerosis", "NCT9944", /amyotrophic lateral sclerosis|ALS/i],
    ["cystic fibrosis", "NCT9945", /cystic fibrosis/i],
  ])("cover %s with at least six open trials", (_, prefix, condition) => {
    const trials = numbered(prefix)

    expect(trials.filter((trial) => !condition.test((trial.conditionsModule?.conditions ?? []).join(" ")))).toEqual([])
    expect(trials.filter((trial) => typeOf(trial) === "INTERVENTIONAL" && isOpen(trial)).length).toBeGreaterThanOrEqual(
      6,
    )
    expect(distinct(trials.map(statusOf))).toContain("NOT_YET_RECRUITING")
  })

  test("have every status, type and phase of the registry", () => {
    expect(distinct(studies.map(statusOf))).toEqual([...Enums.Status, ...statusesToCome].sort())
    expect(distinct(studies.map(typeOf))).toEqual([...Enums.StudyType].sort())
    expect(distinct(studies.flatMap((study) => study.designModule?.phases ?? []))).toEqual([...Enums.Phase].sort())
    expect(distinct(studies.map((study) => study.eligibilityModule?.sex))).toEqual([...Enums.Sex].sort())
  })

  test("are in many countries", () => {
    expect(
      distinct(
        studies
          .filter(isOpen)
          .flatMap(sitesOf)
          .map(({ country }) => country),
      ).length,
    ).toBeGreaterThan(20)
  })

  test.each<[string, (study: Published) => boolean]>([
    [
      "official title only",
      ({ identificationModule: { briefTitle, officialTitle } }) => !briefTitle && !!officialTitle,
    ],
    [
      "acronym only",
      ({ identificationModule: { briefTitle, officialTitle, acronym } }) => !briefTitle && !officialTitle && !!acronym,
    ],
    [
      "no name but the number",
      ({ identificationModule: { briefTitle, officialTitle, acronym } }) => !briefTitle && !officialTitle && !acronym,
    ],
    ["no keywords", ({ conditionsModule }) => conditionsModule?.keywords === undefined],
    ["no eligibility text", ({ eligibilityModule }) => eligibilityModule?.eligibilityCriteria === undefined],
    ["no sex", ({ eligibilityModule }) => eligibilityModule?.sex === undefined],
    ["no sites", (study) => sitesOf(study).length === 0],
    ["a pointer to expanded access", (study) => study.statusModule.expandedAccessInfo?.nctId !== undefined],
  ])("include an open one with %s", (_, odd) => {
    expect(studies.filter(isOpen).some(odd)).toBe(true)
  })
})

describe("ages", () => {
  const ages = studies.flatMap(agesOf)

  test("are written as the registry writes them", () => {
    const form = /^(1 (Year|Month|Week|Day|Hour|Minute)|(?!1 )\d+ (Years|Months|Weeks|Days|Hours|Minutes))$/

    expect(ages.filter((age) => !form.test(age))).toEqual([])
  })

  test.each(["Year", "Month", "Week", "Day"])("are also given in %ss", (unit) => {
    expect(ages.some((age) => age.includes(unit))).toBe(true)
  })

  test("may have no lower or no upper bound", () => {
    const open = studies.filter(isOpen).flatMap(({ eligibilityModule }) => eligibilityModule ?? [])

    expect(open.some(({ minimumAge, maximumAge }) => minimumAge === undefined && maximumAge !== undefined)).toBe(true)
    expect(open.some(({ minimumAge, maximumAge }) => minimumAge !== undefined && maximumAge === undefined)).toBe(true)
    expect(open.some(({ minimumAge, maximumAge }) => minimumAge === undefined && maximumAge === undefined)).toBe(true)
  })
})

describe("sites", () => {
  const sites = studies.filter(isOpen).flatMap(sitesOf)

  test.each(["status", "geoPoint", "facility", "city", "state"] as const)("come with and without %s", (part) => {
    expect(sites.some((site) => site[part] !== undefined)).toBe(true)
    expect(sites.some((site) => site[part] === undefined)).toBe(true)
  })

  test("have a status of their own only while the study is recruiting or available", () => {
    const closed = studies.filter((study) => !["RECRUITING", "AVAILABLE"].includes(statusOf(study)))

    expect(closed.filter((study) => sitesOf(study).some(({ status }) => status !== undefined)).map(idOf)).toEqual([])
  })
})

describe("contacts", () => {
  const contactsOf = (study: Published) => [
    ...(study.contactsLocationsModule?.centralContacts ?? []),
    ...sitesOf(study).flatMap(({ contacts = [] }) => contacts),
  ]
  const contacts = studies.flatMap(contactsOf)

  test("belong to nobody: their numbers and addresses are kept for examples", () => {
    expect(contacts.filter(({ phone = "555-0100" }) => !/^555-01\d\d$/.test(phone))).toEqual([])
    expect(contacts.filter(({ email = "a@b.example.org" }) => !email.endsWith(".example.org"))).toEqual([])
  })

  test.each(["phone", "phoneExt", "email"] as const)("come with and without %s", (part) => {
    expect(contacts.some((contact) => contact[part] !== undefined)).toBe(true)
    expect(contacts.some((contact) => contact[part] === undefined)).toBe(true)
  })

  test("are none, one or several of a study, and so of a site", () => {
    const open = studies.filter(isOpen)
    const central = open.map(({ contactsLocationsModule: places }) => places?.centralContacts?.length ?? 0)
    const ofSites = open.flatMap(sitesOf).map(({ contacts = [] }) => contacts.length)

    expect(new Set(central)).toEqual(new Set([0, 1, 2]))
    expect(new Set(ofSites)).toEqual(new Set([0, 1, 2]))
  })
})

describe("expanded-access programs", () => {
  const programs = studies.filter((study) => typeOf(study) === "EXPANDED_ACCESS")

  test("are at least twelve, in each of their four statuses", () => {
    expect(programs.length).toBeGreaterThanOrEqual(12)
    expect(distinct(programs.map(statusOf))).toEqual([...Enums.ExpandedAccessStatus].sort())
  })

  test("have kinds of access and no phases", () => {
    expect(programs.filter(({ designModule }) => designModule?.phases !== undefined)).toEqual([])
    expect(programs.filter(({ designModule }) => designModule?.expandedAccessTypes === undefined)).toEqual([])
  })

  test("are where the trials that point to them say, and know how many do", () => {
    const infos = studies.flatMap(({ statusModule: { expandedAccessInfo: info } }) =>
      info?.nctId === undefined ? [] : [{ nctId: info.nctId, status: info.statusForNctId }],
    )
    const pointers = (nctId: string) => infos.filter((info) => info.nctId === nctId)
    const known = new Map(programs.map((program) => [idOf(program), statusOf(program)]))

    expect(infos.filter(({ nctId, status }) => status === undefined || known.get(nctId) !== status)).toEqual([])
    expect(programs.map((program) => [idOf(program), program.designModule?.nPtrsToThisExpAccNctId ?? 0])).toEqual(
      programs.map((program) => [idOf(program), pointers(idOf(program)).length]),
    )
  })
})

describe("closed and observational studies", () => {
  test("are at least fourteen", () => {
    expect(ids((study) => !isOpen(study) || typeOf(study) === "OBSERVATIONAL").length).toBeGreaterThanOrEqual(14)
  })

  test("some observational ones recruit, and all name whom they observe", () => {
    const observational = studies.filter((study) => typeOf(study) === "OBSERVATIONAL")

    expect(observational.some((study) => statusOf(study) === "RECRUITING")).toBe(true)
    expect(observational.filter(({ eligibilityModule }) => eligibilityModule?.studyPopulation === undefined)).toEqual(
      [],
    )
    expect(observational.filter(({ designModule }) => designModule?.phases !== undefined)).toEqual([])
  })

  test("say why they stopped, and what an unknown status was", () => {
    const stopped = ["TERMINATED", "WITHDRAWN", "SUSPENDED"]

    expect(ids((study) => stopped.includes(statusOf(study)) !== (study.statusModule.whyStopped !== undefined))).toEqual(
      [],
    )
    expect(
      ids((study) => (statusOf(study) === "UNKNOWN") !== (study.statusModule.lastKnownStatus !== undefined)),
    ).toEqual([])
  })

  test("withhold nearly everything of a withheld one", () => {
    const [withheld, ...others] = studies.filter((study) => statusOf(study) === "WITHHELD")

    expect(others).toEqual([])
    expect(withheld?.identificationModule.briefTitle).toBe(
      "[Trial of device that is not approved or cleared by the U.S. FDA]",
    )
    expect(Object.keys(withheld ?? {})).toEqual(["identificationModule", "statusModule", "sponsorCollaboratorsModule"])
  })
})

describe("enumerations of the registry", () => {
  test.each<[string, ReadonlyArray<string>, (study: Published) => ReadonlyArray<string | undefined>]>([
    ["Status", [...Enums.Status, ...statusesToCome], (study) => [statusOf(study), study.statusModule.lastKnownStatus]],
    ["StudyType", Enums.StudyType, (study) => [typeOf(study)]],
    ["Phase", Enums.Phase, (study) => study.designModule?.phases ?? []],
    ["Sex", Enums.Sex, (study) => [study.eligibilityModule?.sex]],
    ["StandardAge", Enums.StandardAge, (study) => study.eligibilityModule?.stdAges ?? []],
    ["SamplingMethod", Enums.SamplingMethod, (study) => [study.eligibilityModule?.samplingMethod]],
    ["RecruitmentStatus", Enums.RecruitmentStatus, (study) => sitesOf(study).map(({ status }) => status)],
    [
      "ExpandedAccessStatus",
      Enums.ExpandedAccessStatus,
      (study) => [study.statusModule.expandedAccessInfo?.statusForNctId],
    ],
    [
      "InterventionType",
      Enums.InterventionType,
      (study) => study.armsInterventionsModule?.interventions?.map(({ type }) => type) ?? [],
    ],
    [
      "ArmGroupType",
      Enums.ArmGroupType,
      (study) => study.armsInterventionsModule?.armGroups?.map(({ type }) => type) ?? [],
    ],
    [
      "AgencyClass",
      Enums.AgencyClass,
      (study) => [
        study.identificationModule.organization.class,
        study.sponsorCollaboratorsModule?.leadSponsor.class,
        ...(study.sponsorCollaboratorsModule?.collaborators ?? []).map((collaborator) => collaborator.class),
      ],
    ],
    ["DesignAllocation", Enums.DesignAllocation, (study) => [study.designModule?.designInfo?.allocation]],
    [
      "InterventionalAssignment",
      Enums.InterventionalAssignment,
      (study) => [study.designModule?.designInfo?.interventionModel],
    ],
    ["PrimaryPurpose", Enums.PrimaryPurpose, (study) => [study.designModule?.designInfo?.primaryPurpose]],
    ["ObservationalModel", Enums.ObservationalModel, (study) => [study.designModule?.designInfo?.observationalModel]],
    [
      "DesignTimePerspective",
      Enums.DesignTimePerspective,
      (study) => [study.designModule?.designInfo?.timePerspective],
    ],
    ["DesignMasking", Enums.DesignMasking, (study) => [study.designModule?.designInfo?.maskingInfo?.masking]],
    [
      "ContactRole",
      Enums.ContactRole,
      (study) =>
        [study.contactsLocationsModule ?? {}, ...sitesOf(study).map(({ contacts }) => ({ centralContacts: contacts }))]
          .flatMap(({ centralContacts = [] }) => centralContacts)
          .map(({ role }) => role),
    ],
  ])("%s holds", (_, allowed, values) => {
    expect(distinct(studies.flatMap(values)).filter((value) => !allowed.includes(value))).toEqual([])
  })
})

import { describe, expect, test } from "bun:test"
import { alzheimers } from "../../../demo/studies/Alzheimers.ts"
import { glioblastoma } from "../../../demo/studies/Glioblastoma.ts"
import { pancreaticCancer } from "../../../demo/studies/PancreaticCancer.ts"
import type { StudyRecord } from "../../../demo/studies/StudyRecord.ts"
import { layouts } from "./Layouts.ts"

const studies = [...alzheimers, ...glioblastoma, ...pancreaticCancer]
const table = studies.map((record) => [record.protocolSection.identificationModule.nctId, record] as const)
const criteria = new Map(
  table.map(([nctId, record]) => [nctId, record.protocolSection.eligibilityModule.eligibilityCriteria]),
)

/** The record that shows how the service meets a status that the registry adds one day. */
const ofTheFuture = "NCT99300223"

const statuses = [
  ...["ACTIVE_NOT_RECRUITING", "COMPLETED", "ENROLLING_BY_INVITATION", "NOT_YET_RECRUITING", "RECRUITING", "SUSPENDED"],
  ...["TERMINATED", "WITHDRAWN", "AVAILABLE", "NO_LONGER_AVAILABLE", "TEMPORARILY_NOT_AVAILABLE"],
  ...["APPROVED_FOR_MARKETING", "WITHHELD", "UNKNOWN"],
]
const siteStatuses = [
  ...["ACTIVE_NOT_RECRUITING", "COMPLETED", "ENROLLING_BY_INVITATION", "NOT_YET_RECRUITING", "RECRUITING", "SUSPENDED"],
  ...["TERMINATED", "WITHDRAWN", "AVAILABLE"],
]
const expandedAccessStatuses = [
  "AVAILABLE",
  "NO_LONGER_AVAILABLE",
  "TEMPORARILY_NOT_AVAILABLE",
  "APPROVED_FOR_MARKETING",
]
const phases = ["NA", "EARLY_PHASE1", "PHASE1", "PHASE2", "PHASE3", "PHASE4"]
const sexes = ["FEMALE", "MALE", "ALL"]
const standardAges = ["CHILD", "ADULT", "OLDER_ADULT"]
const interventionTypes = [
  ...["BEHAVIORAL", "BIOLOGICAL", "COMBINATION_PRODUCT", "DEVICE", "DIAGNOSTIC_TEST", "DIETARY_SUPPLEMENT", "DRUG"],
  ...["GENETIC", "PROCEDURE", "RADIATION", "OTHER"],
]
const armTypes = [
  ...["EXPERIMENTAL", "ACTIVE_COMPARATOR", "PLACEBO_COMPARATOR", "SHAM_COMPARATOR", "NO_INTERVENTION", "OTHER"],
]
const purposes = [
  ...["TREATMENT", "PREVENTION", "DIAGNOSTIC", "ECT", "SUPPORTIVE_CARE", "SCREENING", "HEALTH_SERVICES_RESEARCH"],
  ...["BASIC_SCIENCE", "DEVICE_FEASIBILITY", "OTHER"],
]
const agencies = ["NIH", "FED", "OTHER_GOV", "INDIV", "INDUSTRY", "NETWORK", "AMBIG", "OTHER", "UNKNOWN"]

const age = /^\d+ (Year|Years|Month|Months|Week|Weeks|Day|Days|Hour|Hours|Minute|Minutes)$/
const fullDate = /^\d{4}-\d{2}-\d{2}$/
const partialDate = /^\d{4}(-\d{2}(-\d{2})?)?$/

const isCalendarDate = (date: string) => {
  const full = `${date}-01-01`.slice(0, 10)
  return new Date(`${full}T00:00:00Z`).toISOString().startsWith(full)
}

const expectMember = (members: ReadonlyArray<string>, value: string | undefined) => {
  if (value !== undefined) expect(members).toContain(value)
}

describe("the made-up studies of the launch areas", () => {
  test.each([
    ["Alzheimer's disease", alzheimers, /^NCT991/],
    ["glioblastoma", glioblastoma, /^NCT992/],
    ["pancreatic cancer", pancreaticCancer, /^NCT993/],
  ] as const)("are many for %s, most of them recruiting", (_, records, numbers) => {
    expect(records.length).toBeGreaterThanOrEqual(34)
    expect(records.every((record) => numbers.test(record.protocolSection.identificationModule.nctId))).toBe(true)
    const recruiting = records.filter((record) => record.protocolSection.statusModule.overallStatus === "RECRUITING")
    expect(recruiting.length).toBeGreaterThan(records.length / 2)
  })

  test("have numbers of their own", () => {
    expect(new Set(table.map(([nctId]) => nctId)).size).toBe(table.length)
  })

  test("show every phase, sex and the quirks of the registry", () => {
    const sections = studies.map((record) => record.protocolSection)
    const sites = sections.flatMap((section) => section.contactsLocationsModule?.locations ?? [])
    expect(new Set(sections.flatMap((section) => section.designModule.phases ?? []))).toEqual(new Set(phases))
    expect(new Set(sections.map((section) => section.eligibilityModule.sex))).toEqual(new Set(sexes))
    expect(sections.some((section) => section.designModule.phases === undefined)).toBe(true)
    expect(sections.some((section) => section.identificationModule.officialTitle === undefined)).toBe(true)
    expect(sections.some((section) => section.descriptionModule === undefined)).toBe(true)
    expect(sections.some((section) => section.eligibilityModule.eligibilityCriteria === undefined)).toBe(true)
    expect(sections.some((section) => section.eligibilityModule.healthyVolunteers === undefined)).toBe(true)
    expect(sections.some((section) => section.eligibilityModule.minimumAge?.endsWith("Months"))).toBe(true)
    expect(sections.some((section) => section.eligibilityModule.minimumAge?.endsWith("Days"))).toBe(true)
    expect(sections.some((section) => section.eligibilityModule.minimumAge === undefined)).toBe(true)
    expect(sections.some((section) => section.eligibilityModule.maximumAge === undefined)).toBe(true)
    expect(sections.some((section) => section.contactsLocationsModule?.locations === undefined)).toBe(true)
    expect(sections.some((section) => (section.contactsLocationsModule?.locations ?? []).length > 60)).toBe(true)
    expect(sites.filter((site) => site.geoPoint === undefined).length).toBeGreaterThan(2)
    expect(sites.filter((site) => site.facility === undefined).length).toBeGreaterThan(2)
    expect(new Set(sites.map((site) => site.country)).size).toBeGreaterThan(30)
  })

  test("name pancreatic cancer only in the criteria of some basket studies", () => {
    const named = (record: StudyRecord) => {
      const { conditionsModule, identificationModule } = record.protocolSection
      const browse = record.derivedSection.conditionBrowseModule?.meshes.map((mesh) => mesh.term) ?? []
      return [
        identificationModule.briefTitle,
        ...(conditionsModule.conditions ?? []),
        ...(conditionsModule.keywords ?? []),
        ...browse,
      ].some((text) => /pancrea/i.test(text))
    }
    const baskets = pancreaticCancer.filter((record) => !named(record))
    expect(baskets.length).toBeGreaterThanOrEqual(4)
    expect(
      baskets.every((record) => /pancrea/i.test(record.protocolSection.eligibilityModule.eligibilityCriteria ?? "")),
    ).toBe(true)
  })
})

describe.each(table)("%s", (nctId, record) => {
  const { armsInterventionsModule, designModule, eligibilityModule, identificationModule, statusModule } =
    record.protocolSection
  const sites = record.protocolSection.contactsLocationsModule?.locations ?? []

  test("carries a reserved number and says that it is made up", () => {
    expect(nctId).toMatch(/^NCT99\d{6}$/)
    const summary = record.protocolSection.descriptionModule?.briefSummary ?? ""
    expect(`${identificationModule.briefTitle} ${summary}`).toMatch(/made up/i)
  })

  test("holds values that the registry publishes", () => {
    if (nctId !== ofTheFuture) expectMember(statuses, statusModule.overallStatus)
    expectMember(expandedAccessStatuses, statusModule.expandedAccessInfo?.statusForNctId)
    expect(designModule.studyType).toBe("INTERVENTIONAL")
    expectMember(purposes, designModule.designInfo?.primaryPurpose)
    expectMember(sexes, eligibilityModule.sex)
    expectMember(agencies, record.protocolSection.sponsorCollaboratorsModule.leadSponsor.class)
    for (const phase of designModule.phases ?? []) expectMember(phases, phase)
    for (const standardAge of eligibilityModule.stdAges) expectMember(standardAges, standardAge)
    for (const arm of armsInterventionsModule?.armGroups ?? []) expectMember(armTypes, arm.type)
    for (const intervention of armsInterventionsModule?.interventions ?? []) {
      expectMember(interventionTypes, intervention.type)
      expect(intervention.armGroupLabels).not.toEqual([])
    }
    for (const site of sites) expectMember(siteStatuses, site.status)
  })

  test("bounds ages as the registry writes them", () => {
    for (const bound of [eligibilityModule.minimumAge, eligibilityModule.maximumAge])
      if (bound !== undefined) expect(bound).toMatch(age)
    expect(eligibilityModule.stdAges).not.toEqual([])
  })

  test("dates itself in order", () => {
    const { completionDateStruct, lastUpdatePostDateStruct, primaryCompletionDateStruct, startDateStruct } =
      statusModule
    const full = [
      statusModule.studyFirstSubmitDate,
      statusModule.studyFirstPostDateStruct.date,
      statusModule.lastUpdateSubmitDate,
      lastUpdatePostDateStruct.date,
    ]
    for (const date of full) expect(date).toMatch(fullDate)
    expect(full).toEqual([...full].sort())
    const partial = [startDateStruct, primaryCompletionDateStruct, completionDateStruct].map(
      (struct) => struct?.date ?? "",
    )
    for (const date of partial) expect(date).toMatch(partialDate)
    expect([...full, ...partial].every(isCalendarDate)).toBe(true)
    expect(partial).toEqual([...partial].sort())
    expect(lastUpdatePostDateStruct.date <= "2026-11-20").toBe(true)
    if (statusModule.overallStatus === "NOT_YET_RECRUITING") expect(startDateStruct?.date).toStartWith("2027")
    if (statusModule.overallStatus === "RECRUITING") expect(startDateStruct?.type).toBe("ACTUAL")
  })

  test("gives sites a status only while it recruits", () => {
    if (statusModule.overallStatus !== "RECRUITING") expect(sites.every((site) => site.status === undefined)).toBe(true)
    for (const site of sites) expect(site.country).toBeString()
    for (const { geoPoint } of sites)
      if (geoPoint !== undefined) {
        expect(Math.abs(geoPoint.lat)).toBeLessThanOrEqual(90)
        expect(Math.abs(geoPoint.lon)).toBeLessThanOrEqual(180)
      }
  })
})

const shapes: Readonly<Record<string, RegExp>> = {
  "headings with bullets": /^Inclusion Criteria:\n\n\* [\s\S]*\n\nExclusion Criteria:\n\n\* /,
  "nested bullets with a lead-in": /:\n\n {3}\* \w/,
  "key headings": /^Key Inclusion Criteria:[\s\S]*^Key Exclusion Criteria:/m,
  "other protocol-defined criteria may apply": /Other protocol-defined inclusion\/exclusion criteria may apply/,
  "inclusion criteria for a group": /^Inclusion Criteria for APOE4 Homozygotes$/m,
  "non-inclusion criteria": /^Non-inclusion criteria:$/m,
  "non-inclusion criteria beside exclusion criteria": /^Non inclusion criteria$[\s\S]*^Exclusion criteria$/m,
  "everything on one line": /^Inclusion Criteria: 1\. .*Exclusion Criteria: 1\. .*$/,
  "everything on one line with dashes": /^Inclusion Criteria: - .*Exclusion Criteria: - .*$/,
  "phases of the study with their own headings":
    /^Double-blind Phase Exclusion Criteria[\s\S]*^Open-label Extension Inclu/m,
  "numbered headings": /^4\.1 Inclusion Criteria[\s\S]*^4\.2 Exclusion Criteria/m,
  "inclusion of women and minorities after an exclusion list":
    /Exclusion Criteria[\s\S]*^Inclusion of Women and Minorities$/m,
  "inclusion of women and minorities in capitals": /^INCLUSION OF WOMEN AND MINORITIES$/m,
  "to be included you must": /^To be included in this study, you must:/,
  "several cohorts, each with inclusion and exclusion":
    /Cohort A[\s\S]*Inclusion[\s\S]*Exclusion[\s\S]*Cohort B[\s\S]*Inclusion[\s\S]*Exclusion/,
  "strata named above their headings": /^Stratum B \(H3 K27M\)\n\nInclusion Criteria:$/m,
  "full-width colon": /^Inclusion Criteria：$/m,
  "full-width colon and content on the heading's line": /^Inclusion Criteria：\S/,
  "does not meet inclusion criteria as an exclusion": /Exclusion Criteria:\n\n\* Does not meet all inclusion criteria/,
  "empty repeated heading at the end": /\n\nInclusion Criteria:$/,
  "criteria before the inclusion heading": /^Criteria: Inclusion Criteria:/,
  "list of criteria with letters": /^List of inclusion criteria\n\na\) /,
  "criteria of the resident and of the caregiver":
    /^Resident Inclusion Criteria$[\s\S]*^Caregiver Exclusion Criteria$/m,
  "you may be eligible if": /^You may be eligible for this study if you:[\s\S]*^You are not eligible if you:/m,
  "paragraphs instead of bullets": /^Inclusion Criteria\n\n[^*]+\n\n[^*]+\n\nExclusion Criteria\n\n/,
  "exclusion criteria: none": /^Exclusion Criteria: none$/m,
  "exclusion criteria: not applicable": /^Exclusion Criteria\n\nN\/A$/m,
  "misspelled headings": /^Inclution Criteria:[\s\S]*^Exlusion Criteria:/m,
  "misspelled word of the heading": /^Excluding Critera:$/m,
  "eligible participants were": /^Eligible participants were: [\s\S]*^Ineligible: /m,
  "matching criteria": /^Matching criteria$/m,
  "criteria are, in one sentence": /^Inclusion criteria are: [\s\S]*^Exclusion criteria are: /m,
  "bare inclusion and exclusion": /^Inclusion:$[\s\S]*^Exclusion:$/m,
  "bare plural inclusions and exclusions": /^Inclusions$[\s\S]*^Exclusions$/m,
  "heading and content on one line": /^Inclusion Criteria: - .*\nExclusion Criteria: - /,
  "run-in sentence": /^Exclusion Criteria Participants who meet any of the following: /m,
  "heading that ends in a full stop": /^Inclusion criteria\. Age/,
  "main headings": /^Main inclusion criteria[\s\S]*^Main exclusion criteria/m,
  "inclusion only": /^Inclusion Criteria:(?![\s\S]*exclu)/i,
  "no heading": /^(?![\s\S]*criteria)/i,
  "no heading, paragraphs": /^(?![\s\S]*criteria)[^\n]+\n\n/i,
  "heading glued to the previous bullet": /^\* Written informed consent Exclusion Criteria:$/m,
  "bullets that look like headings": /^\d\. Eligible for [\s\S]*^\d\. Ineligible for .*:$/m,
  "old NCI headings": /^DISEASE CHARACTERISTICS:[\s\S]*^PATIENT CHARACTERISTICS:[\s\S]*^PRIOR CONCURRENT THERAPY:/m,
  "old NCI headings with an exclusion heading": /^PRIOR CONCURRENT THERAPY:[\s\S]*^Exclusion Criteria:$/m,
  "headings written as bullets": /^\* INCLUSION CRITERIA:\n\* [\s\S]*^\* EXCLUSION CRITERIA:\n\* /m,
  "headings as bullets with nested numbers": /^\* INCLUSION CRITERIA:\n\n {2}1\. /m,
  "inclusion conditions and contraindications": /^Inclusion conditions$[\s\S]*^Contraindications$/m,
  "additional headings": /^Additional Inclusion Criteria for Cohort 2$/m,
  "subjects will be included if": /^Subjects will be included if:[\s\S]*^Subjects will be excluded if:/m,
  "general and specific headings": /^General Inclusion Criteria$[\s\S]*^Arm C Specific Exclusion Criteria$/m,
  "criteria for inclusion": /^Criteria for inclusion:\n\n• [\s\S]*^Criteria for exclusion:\n\n• /m,
  "exclusion list under a second inclusion heading":
    /^Inclusion Criteria:[\s\S]*^Inclusion Criteria:(?![\s\S]*Exclusion)/m,
  "conditions for patient eligibility and ineligibility":
    /^Conditions for patient eligibility$[\s\S]*^Conditions for patient ineligibility$/m,
  "required characteristics": /^Required Characteristics:$/m,
  "disease-specific headings": /^Participant-Related Inclusion Criteria:[\s\S]*^Disease-specific Exclusion Criteria:/m,
  "ineligibility criteria": /^Ineligibility Criteria:$/m,
  "exclusion criteria written as requirements": /^Exclusion Criteria:$[\s\S]*^\* No prior [\s\S]*^\* Not pregnant$/m,
  "criteria comprised": /^Inclusion criteria comprised:[\s\S]*^Exclusion criteria comprised:/m,
}

describe("a layout of eligibility text", () => {
  test.each(layouts.filter(({ layout }) => layout !== "no text"))("is shown: $layout", ({ layout, nctId }) => {
    const shape = shapes[layout]
    if (shape === undefined) throw new Error(`No shape is known of: ${layout}`)
    expect(criteria.get(nctId)).toMatch(shape)
  })

  test("may be absent", () => {
    const silent = layouts.filter(({ layout }) => layout === "no text")
    expect(silent).not.toEqual([])
    for (const { nctId } of silent) expect([criteria.has(nctId), criteria.get(nctId)]).toEqual([true, undefined])
  })

  test("shows the registry's escapes and characters beyond ASCII", () => {
    const texts = [...criteria.values()].join("\n")
    for (const mark of ["\\>", "\\<", "\\*", "\\[", "\\^", "\\~", "\\&", "≥", "≤", "•", "&lt;", ">=", "=<"])
      expect(texts).toContain(mark)
    expect(texts).not.toMatch(/\\[a-z]/i)
  })
})

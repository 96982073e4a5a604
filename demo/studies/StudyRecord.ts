import * as Contacts from "./Contacts.ts"
import * as StudyDates from "./StudyDates.ts"

/** A study in the JSON shape of the registry's API, version 2. Enum values stay open strings, as the registry may add some. */
export interface StudyRecord {
  readonly protocolSection: ProtocolSection
  readonly derivedSection: DerivedSection
  readonly hasResults: boolean
}

export interface ProtocolSection {
  readonly identificationModule: IdentificationModule
  readonly statusModule: StatusModule
  readonly sponsorCollaboratorsModule: SponsorCollaboratorsModule
  readonly descriptionModule?: DescriptionModule
  readonly conditionsModule: ConditionsModule
  readonly designModule: DesignModule
  readonly armsInterventionsModule?: ArmsInterventionsModule
  readonly outcomesModule?: OutcomesModule
  readonly eligibilityModule: EligibilityModule
  readonly contactsLocationsModule?: ContactsLocationsModule
}

export interface IdentificationModule {
  readonly nctId: string
  readonly nctIdAliases?: ReadonlyArray<string>
  readonly orgStudyIdInfo: { readonly id: string }
  readonly organization: { readonly fullName: string; readonly class: string }
  readonly briefTitle: string
  readonly officialTitle?: string
  readonly acronym?: string
}

/** `yyyy-MM-dd`; a start or completion date also `yyyy-MM` or `yyyy`. */
export interface DateStruct {
  readonly date: string
  readonly type: string
}

export interface StatusModule {
  readonly statusVerifiedDate: string
  readonly overallStatus: string
  readonly lastKnownStatus?: string
  readonly whyStopped?: string
  readonly expandedAccessInfo?: ExpandedAccessInfo
  readonly startDateStruct?: DateStruct
  readonly primaryCompletionDateStruct?: DateStruct
  readonly completionDateStruct?: DateStruct
  readonly studyFirstSubmitDate: string
  readonly studyFirstSubmitQcDate: string
  readonly studyFirstPostDateStruct: DateStruct
  readonly lastUpdateSubmitDate: string
  readonly lastUpdatePostDateStruct: DateStruct
}

export interface ExpandedAccessInfo {
  readonly hasExpandedAccess: boolean
  readonly nctId?: string
  readonly statusForNctId?: string
}

export interface Sponsor {
  readonly name: string
  readonly class: string
}

export interface SponsorCollaboratorsModule {
  readonly responsibleParty: { readonly type: string }
  readonly leadSponsor: Sponsor
  readonly collaborators?: ReadonlyArray<Sponsor>
}

export interface DescriptionModule {
  readonly briefSummary?: string
  readonly detailedDescription?: string
}

export interface ConditionsModule {
  readonly conditions?: ReadonlyArray<string>
  readonly keywords?: ReadonlyArray<string>
}

export interface ExpandedAccessTypes {
  readonly individual?: boolean
  readonly intermediate?: boolean
  readonly treatment?: boolean
}

export interface DesignModule {
  readonly studyType: string
  readonly nPtrsToThisExpAccNctId?: number
  readonly expandedAccessTypes?: ExpandedAccessTypes
  readonly patientRegistry?: boolean
  readonly phases?: ReadonlyArray<string>
  readonly designInfo?: DesignInfo
  readonly enrollmentInfo?: { readonly count: number; readonly type: string }
}

export interface DesignInfo {
  readonly allocation?: string
  readonly interventionModel?: string
  readonly primaryPurpose?: string
  readonly observationalModel?: string
  readonly timePerspective?: string
  readonly maskingInfo?: { readonly masking: string }
}

export interface ArmGroup {
  readonly label: string
  readonly type: string
  readonly interventionNames?: ReadonlyArray<string>
}

export interface Intervention {
  readonly type: string
  readonly name: string
  readonly description?: string
  readonly armGroupLabels?: ReadonlyArray<string>
  readonly otherNames?: ReadonlyArray<string>
}

export interface ArmsInterventionsModule {
  readonly armGroups?: ReadonlyArray<ArmGroup>
  readonly interventions?: ReadonlyArray<Intervention>
}

export interface OutcomesModule {
  readonly primaryOutcomes: ReadonlyArray<{ readonly measure: string; readonly timeFrame: string }>
}

export interface EligibilityModule {
  readonly eligibilityCriteria?: string
  readonly healthyVolunteers?: boolean
  readonly sex?: string
  readonly minimumAge?: string
  readonly maximumAge?: string
  readonly stdAges: ReadonlyArray<string>
  readonly studyPopulation?: string
  readonly samplingMethod?: string
}

/** A site of a study. The point is that of the city, not of the facility. */
export interface StudyLocation {
  readonly facility?: string
  readonly status?: string
  readonly city?: string
  readonly state?: string
  readonly zip?: string
  readonly country?: string
  readonly contacts?: ReadonlyArray<Contacts.Contact>
  readonly geoPoint?: { readonly lat: number; readonly lon: number }
}

export interface ContactsLocationsModule {
  readonly centralContacts?: ReadonlyArray<Contacts.Contact>
  readonly locations?: ReadonlyArray<StudyLocation>
}

export interface Mesh {
  readonly id: string
  readonly term: string
}

/** A MeSH heading with the broader headings above it. */
export interface Heading extends Mesh {
  readonly ancestors: ReadonlyArray<Mesh>
}

export interface DerivedSection {
  readonly miscInfoModule: { readonly versionHolder: string }
  readonly conditionBrowseModule?: { readonly meshes: ReadonlyArray<Mesh>; readonly ancestors: ReadonlyArray<Mesh> }
}

/** `[type, name, description, ...other names]` */
export type InterventionDraft = readonly [type: string, name: string, description?: string, ...otherNames: string[]]

/** `[type, label, ...names of interventions]` */
export type ArmDraft = readonly [type: string, label: string, ...interventions: string[]]

/** What is particular to one made-up study; `study` derives the rest. `null` means: not published. */
export interface Draft {
  readonly nctId: string
  readonly aliases?: ReadonlyArray<string>
  readonly title: string
  /** Derived from the title unless given. */
  readonly officialTitle?: string | null
  readonly acronym?: string
  readonly conditions: ReadonlyArray<string>
  readonly keywords?: ReadonlyArray<string>
  readonly mesh?: ReadonlyArray<Heading>
  readonly status: string
  readonly lastKnownStatus?: string
  readonly whyStopped?: string
  /** `INTERVENTIONAL` unless given. */
  readonly type?: string
  readonly phases?: ReadonlyArray<string>
  readonly minimumAge?: string
  readonly maximumAge?: string
  /** `ALL` unless given. */
  readonly sex?: string | null
  /** `false` unless given. */
  readonly healthyVolunteers?: boolean | null
  readonly interventions?: ReadonlyArray<InterventionDraft>
  /** One experimental arm with all interventions unless given. */
  readonly arms?: ReadonlyArray<ArmDraft>
  /** `TREATMENT` unless given. */
  readonly purpose?: string
  readonly sponsor: string
  /** `INDUSTRY` unless given. */
  readonly sponsorClass?: string
  readonly collaborators?: ReadonlyArray<string>
  readonly summary: string | null
  readonly description?: string
  readonly criteria: string | null
  readonly studyPopulation?: string
  readonly samplingMethod?: string
  readonly observationalModel?: string
  readonly timePerspective?: string
  readonly patientRegistry?: boolean
  readonly expandedAccess?: { readonly nctId?: string; readonly status?: string }
  readonly expandedAccessTypes?: ExpandedAccessTypes
  readonly trialsToThisExpandedAccess?: number
  readonly outcome?: readonly [measure: string, timeFrame: string]
  readonly enrollment?: number
  readonly sites?: ReadonlyArray<StudyLocation>
  readonly start?: string
  readonly completion?: string
  /** The day it was last submitted; posted three days later. Derived from the number unless given. */
  readonly lastUpdated?: string
  readonly hasResults?: boolean
}

type Present<Fields> = { readonly [Name in keyof Fields]?: NonNullable<Fields[Name]> }

/** The fields that have a value. */
const present = <Fields extends object>(fields: Fields): Present<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as Present<Fields>

const disclosure = "This study is made up for demonstration and does not exist."

const closed = new Set(["COMPLETED", "TERMINATED", "WITHDRAWN", "NO_LONGER_AVAILABLE", "APPROVED_FOR_MARKETING"])

const years = (age: string | undefined, otherwise: number): number => {
  const [count, unit] = (age ?? "").split(" ")
  if (count === undefined || unit === undefined) return otherwise
  if (unit.startsWith("Year")) return Number(count)
  if (unit.startsWith("Month")) return Number(count) / 12
  return Number(count) / 365
}

const standardAges = (draft: Draft): ReadonlyArray<string> => {
  const youngest = years(draft.minimumAge, 0)
  const oldest = years(draft.maximumAge, Number.POSITIVE_INFINITY)
  return [
    ...(youngest < 18 ? ["CHILD"] : []),
    ...(youngest < 65 && oldest >= 18 ? ["ADULT"] : []),
    ...(oldest >= 65 ? ["OLDER_ADULT"] : []),
  ]
}

const statusModule = (draft: Draft): StatusModule => {
  const start = draft.start
  const started = start !== undefined && draft.status !== "NOT_YET_RECRUITING"
  const derived = StudyDates.lastUpdate(draft.nctId)
  const updated = draft.lastUpdated ?? (started ? StudyDates.later(derived, StudyDates.daysAfter(start, 45)) : derived)
  const ended = closed.has(draft.status)
  const submitted = StudyDates.earlier(StudyDates.daysAfter(start ?? updated, -75), StudyDates.daysAfter(updated, -20))
  const expected = StudyDates.later(StudyDates.daysAfter(start ?? updated, 1460), StudyDates.daysAfter(updated, 540))
  const completion = draft.completion ?? (ended ? StudyDates.daysAfter(updated, -120) : expected)
  const dated = (date: string) => StudyDates.struct(date, updated)
  return {
    statusVerifiedDate: updated.slice(0, 7),
    overallStatus: draft.status,
    ...present({ lastKnownStatus: draft.lastKnownStatus, whyStopped: draft.whyStopped }),
    ...(draft.type === "EXPANDED_ACCESS"
      ? {}
      : {
          expandedAccessInfo: { hasExpandedAccess: draft.expandedAccess !== undefined, ...expandedAccess(draft) },
          ...(start === undefined
            ? {}
            : {
                startDateStruct: dated(start),
                primaryCompletionDateStruct: dated(StudyDates.daysAfter(completion, -30).slice(0, completion.length)),
                completionDateStruct: dated(completion),
              }),
        }),
    studyFirstSubmitDate: submitted,
    studyFirstSubmitQcDate: submitted,
    studyFirstPostDateStruct: dated(StudyDates.daysAfter(submitted, 5)),
    lastUpdateSubmitDate: updated,
    lastUpdatePostDateStruct: { date: StudyDates.daysAfter(updated, 3), type: "ACTUAL" },
  }
}

const expandedAccess = (draft: Draft) =>
  present({ nctId: draft.expandedAccess?.nctId, statusForNctId: draft.expandedAccess?.status })

/** `DIETARY_SUPPLEMENT` and `Fish oil` as arms name them: `Dietary Supplement: Fish oil`. */
const interventionLabel = ([type, name]: InterventionDraft) =>
  `${type.toLowerCase().replace(/(^|_)(.)/g, (_, gap: string, letter: string) => (gap && " ") + letter.toUpperCase())}: ${name}`

const armsInterventions = (draft: Draft): ArmsInterventionsModule | undefined => {
  const interventions = draft.interventions ?? []
  if (interventions.length === 0) return undefined
  const withoutArms = draft.type === "EXPANDED_ACCESS"
  const arms = withoutArms
    ? []
    : (draft.arms ?? [
        ["EXPERIMENTAL", interventions.map(([, name]) => name).join(" + "), ...interventions.map(([, name]) => name)],
      ])
  const labels = (name: string) => arms.filter(([, , ...names]) => names.includes(name)).map(([, label]) => label)
  return {
    ...(arms.length === 0
      ? {}
      : {
          armGroups: arms.map(([type, label, ...names]) => ({
            label,
            type,
            ...(names.length === 0
              ? {}
              : {
                  interventionNames: interventions.filter(([, name]) => names.includes(name)).map(interventionLabel),
                }),
          })),
        }),
    interventions: interventions.map(([type, name, description, ...otherNames]) => ({
      type,
      name,
      ...present({ description }),
      ...(arms.length === 0 ? {} : { armGroupLabels: labels(name) }),
      ...(otherNames.length === 0 ? {} : { otherNames }),
    })),
  }
}

const designInfo = (draft: Draft): DesignInfo | undefined => {
  if (draft.type === "EXPANDED_ACCESS") return undefined
  if (draft.type === "OBSERVATIONAL")
    return {
      observationalModel: draft.observationalModel ?? "COHORT",
      timePerspective: draft.timePerspective ?? "PROSPECTIVE",
    }
  const arms = draft.arms?.length ?? 1
  const blinded = draft.arms?.some(([type]) => type === "PLACEBO_COMPARATOR" || type === "SHAM_COMPARATOR") ?? false
  return {
    allocation: arms === 1 ? "NA" : "RANDOMIZED",
    interventionModel: arms === 1 ? "SINGLE_GROUP" : "PARALLEL",
    primaryPurpose: draft.purpose ?? "TREATMENT",
    maskingInfo: { masking: blinded ? "QUADRUPLE" : "NONE" },
  }
}

const designModule = (draft: Draft): DesignModule => ({
  studyType: draft.type ?? "INTERVENTIONAL",
  ...present({
    nPtrsToThisExpAccNctId: draft.trialsToThisExpandedAccess,
    expandedAccessTypes: draft.expandedAccessTypes,
    patientRegistry: draft.patientRegistry,
    phases: draft.phases,
    designInfo: designInfo(draft),
  }),
  ...(draft.type === "EXPANDED_ACCESS"
    ? {}
    : { enrollmentInfo: { count: draft.enrollment ?? 60, type: closed.has(draft.status) ? "ACTUAL" : "ESTIMATED" } }),
})

const eligibilityModule = (draft: Draft): EligibilityModule => ({
  ...present({
    eligibilityCriteria: draft.criteria?.trim(),
    healthyVolunteers: draft.healthyVolunteers === undefined ? false : draft.healthyVolunteers,
    sex: draft.sex === undefined ? "ALL" : draft.sex,
    minimumAge: draft.minimumAge,
    maximumAge: draft.maximumAge,
    studyPopulation: draft.studyPopulation,
    samplingMethod: draft.samplingMethod,
  }),
  stdAges: standardAges(draft),
})

const contactsLocations = ({ nctId, sites = [], status }: Draft): ContactsLocationsModule => {
  const central = closed.has(status) ? [] : Contacts.central(nctId)

  return {
    ...(central.length === 0 ? {} : { centralContacts: central }),
    ...(sites.length === 0 ? {} : { locations: Contacts.atSites(nctId, sites) }),
  }
}

const browse = (headings: ReadonlyArray<Heading>) => {
  const ancestors = new Map(headings.flatMap((heading) => heading.ancestors.map((mesh) => [mesh.id, mesh])))
  return { meshes: headings.map(({ id, term }) => ({ id, term })), ancestors: [...ancestors.values()] }
}

/** The registry's record of a made-up study. Its summary says that the study does not exist. */
export const study = (draft: Draft): StudyRecord => {
  const sponsor = { name: draft.sponsor, class: draft.sponsorClass ?? "INDUSTRY" }
  return {
    protocolSection: {
      identificationModule: {
        nctId: draft.nctId,
        ...present({ nctIdAliases: draft.aliases }),
        orgStudyIdInfo: { id: `MADE-UP-${draft.nctId.slice(5)}` },
        organization: { fullName: sponsor.name, class: sponsor.class },
        briefTitle: draft.title,
        ...present({
          officialTitle: draft.officialTitle === undefined ? `A Clinical Study: ${draft.title}` : draft.officialTitle,
          acronym: draft.acronym,
        }),
      },
      statusModule: statusModule(draft),
      sponsorCollaboratorsModule: {
        responsibleParty: { type: "SPONSOR" },
        leadSponsor: sponsor,
        ...present({ collaborators: draft.collaborators?.map((name) => ({ name, class: "OTHER" })) }),
      },
      ...(draft.summary === null
        ? {}
        : {
            descriptionModule: {
              briefSummary: `${draft.summary.trim()}\n\n${disclosure}`,
              ...present({ detailedDescription: draft.description?.trim() }),
            },
          }),
      conditionsModule: present({ conditions: draft.conditions, keywords: draft.keywords }),
      designModule: designModule(draft),
      ...present({ armsInterventionsModule: armsInterventions(draft) }),
      ...(draft.type === "EXPANDED_ACCESS"
        ? {}
        : {
            outcomesModule: {
              primaryOutcomes: [
                {
                  measure: draft.outcome?.[0] ?? "Number of participants with treatment-related adverse events",
                  timeFrame: draft.outcome?.[1] ?? "Up to 24 months",
                },
              ],
            },
          }),
      eligibilityModule: eligibilityModule(draft),
      contactsLocationsModule: contactsLocations(draft),
    },
    derivedSection: {
      miscInfoModule: { versionHolder: "2026-11-20" },
      ...(draft.mesh === undefined ? {} : { conditionBrowseModule: browse(draft.mesh) }),
    },
    hasResults: draft.hasResults ?? false,
  }
}

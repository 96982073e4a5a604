import type { GeoPoint } from "./GeoPoint.ts"
import type { NctId } from "./NctId.ts"

export const studyTypes = ["interventional", "expanded_access"] as const

/** The kinds of study that are options for a patient. */
export type StudyType = (typeof studyTypes)[number]

export const phases = ["EARLY_PHASE1", "PHASE1", "PHASE2", "PHASE3", "PHASE4"] as const

/** The phases a caller may ask for. A record may name others (`NA`). */
export type Phase = (typeof phases)[number]

export interface Intervention {
  readonly name: string
  readonly type: string | null
  readonly description: string | null
}

/** Whom to ask about a study. `role` is the registry's (`CONTACT`); numbers and addresses are as they were written there. */
export interface Contact {
  readonly name: string | null
  readonly role: string | null
  readonly phone: string | null
  readonly phoneExtension: string | null
  readonly email: string | null
}

/** A place where a study runs, as the registry publishes it. `point` is that of the city. */
export interface Site {
  readonly facility: string | null
  readonly city: string | null
  readonly state: string | null
  readonly country: string | null
  readonly status: string | null
  readonly point: GeoPoint | null
  readonly contacts: ReadonlyArray<Contact>
}

/** The structured fields of a study's eligibility, in the registry's own words (`18 Years`, `ALL`), and its text. */
export interface Eligibility {
  readonly minimumAge: string | null
  readonly maximumAge: string | null
  readonly ageGroups: ReadonlyArray<string>
  readonly sex: string | null
  readonly text: string | null
}

/** A study as the registry publishes it. `null` and an empty list mean: not published. Enum values are the registry's. */
export interface Study {
  readonly nctId: NctId
  readonly title: string
  readonly type: StudyType
  readonly overallStatus: string
  readonly startDate: string | null
  readonly phases: ReadonlyArray<string>
  /** What the study is for, in the registry's words (`TREATMENT`). */
  readonly primaryPurpose: string | null
  readonly conditions: ReadonlyArray<string>
  readonly keywords: ReadonlyArray<string>
  /** The registry's own indexing of the conditions (MeSH), without their broader terms. */
  readonly conditionTerms: ReadonlyArray<string>
  readonly interventions: ReadonlyArray<Intervention>
  readonly sponsor: string | null
  readonly summary: string | null
  readonly eligibility: Eligibility
  /** Those of the study as a whole; its sites have their own. */
  readonly contacts: ReadonlyArray<Contact>
  readonly sites: ReadonlyArray<Site>
  readonly lastUpdatePosted: string | null
}

const recruiting = ["RECRUITING", "NOT_YET_RECRUITING"]

/** The statuses in which a study of each type is open, now or soon. AVAILABLE is one of expanded access alone. */
export const openStatuses: Readonly<Record<StudyType, ReadonlyArray<string>>> = {
  interventional: recruiting,
  expanded_access: [...recruiting, "AVAILABLE"],
}

/** Whether a study takes new participants now or soon. */
export const isOpen = ({ overallStatus, type }: Study): boolean => openStatuses[type].includes(overallStatus)

const openToday: ReadonlySet<string> = new Set(["RECRUITING", "AVAILABLE"])

/** Whether a published status, of a study or of a site, says that new participants are taken now. */
export const saysOpenToday = (status: string): boolean => openToday.has(status)

/** Whether a study takes new participants now. */
export const isOpenToday = ({ overallStatus }: Study): boolean => saysOpenToday(overallStatus)

/** Whether a study publishes a bound of age. */
export const isBoundedByAge = ({ maximumAge, minimumAge }: Eligibility): boolean =>
  minimumAge !== null || maximumAge !== null

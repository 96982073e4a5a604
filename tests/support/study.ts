import { NctId } from "../../domain/study/NctId.ts"
import type { Eligibility, Site, Study } from "../../domain/study/Study.ts"

/** A site of which nothing is published but what is given. */
export const site = (facts: Partial<Site> = {}): Site => ({
  facility: null,
  city: null,
  state: null,
  country: null,
  status: null,
  point: null,
  contacts: [],
  ...facts,
})

/** A recruiting interventional study of which nothing else is published but what is given. */
export const study = ({
  eligibility,
  ...facts
}: Partial<Omit<Study, "eligibility">> & { readonly eligibility?: Partial<Eligibility> } = {}): Study => ({
  nctId: NctId("NCT99000001"),
  title: "A study",
  type: "interventional",
  overallStatus: "RECRUITING",
  startDate: null,
  phases: [],
  primaryPurpose: null,
  conditions: [],
  keywords: [],
  conditionTerms: [],
  interventions: [],
  sponsor: null,
  summary: null,
  eligibility: { minimumAge: null, maximumAge: null, ageGroups: [], sex: null, text: null, ...eligibility },
  contacts: [],
  sites: [],
  lastUpdatePosted: null,
  ...facts,
})

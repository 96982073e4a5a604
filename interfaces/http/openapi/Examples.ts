import * as FieldSentences from "../../../domain/criteria/FieldSentences.ts"
import * as WhySentences from "../../../domain/ranking/WhySentences.ts"
import type { Saying } from "../../../domain/Saying.ts"
import * as Coded from "../../functions/Coded.ts"
import { ofTheRegistry } from "../../functions/Ending.ts"
import type { MatchRequest } from "../../wire/MatchRequest.ts"
import type {
  AvailabilityResponse,
  CriterionCheck,
  MatchedOption,
  MatchResponse,
  TrialSite,
} from "../../wire/Payloads.ts"

/** A study that does not exist: numbers from NCT99000000 are reserved for those. */
export const nctId = "NCT99300201"

export const request: MatchRequest = {
  condition: "pancreatic-cancer",
  stage: "Metastatic",
  biomarkers: ["KRAS G12D", "BRCA2 mutation"],
  prior_lines: 1,
  age: 61,
  sex: "female",
  location: { lat: 40.7128, lng: -74.006, radius_miles: 50 },
  limit: 5,
}

export const requestByName: MatchRequest = {
  condition: "Duchenne muscular dystrophy",
  age: 8,
  sex: "male",
  location: { query: "Ohio" },
  include: ["interventional", "expanded_access"],
}

export const requestOfPhases: MatchRequest = {
  condition: "glioblastoma",
  stage: "Recurrent",
  biomarkers: ["MGMT methylated"],
  age: 54,
  phases: ["PHASE2", "PHASE3"],
  limit: 10,
}

/** Around a point in the sea. */
export const requestForNothing: MatchRequest = {
  condition: "Stiff person syndrome",
  location: { lat: 0, lng: 0, radius_miles: 10 },
}

const site = (
  facility: string,
  city: string,
  state: string | null,
  country: string,
  status: string,
): typeof TrialSite.Type => ({ facility, city, state, country, registry_status: status })

const newYork = site("Example Morningside Cancer Center", "New York", "New York", "United States", "RECRUITING")
const houston = site("Bayou Example Cancer Center", "Houston", "Texas", "United States", "RECRUITING")
const madrid = site("Hospital Ejemplo del Manzanares", "Madrid", null, "Spain", "NOT_YET_RECRUITING")

const study = {
  nct_id: nctId,
  title: "KDN-12 Versus Chemotherapy in Previously Treated Metastatic Pancreatic Cancer With KRAS G12D",
  study_type: "interventional",
  overall_status: "RECRUITING",
  phases: ["PHASE3"],
  conditions: ["Metastatic Pancreatic Ductal Adenocarcinoma"],
  interventions: [
    { name: "KDN-12", type: "DRUG", description: "KRAS G12D inhibitor, 600 mg tablet once a day" },
    { name: "Gemcitabine", type: "DRUG", description: null },
  ],
  sponsor: "Kadenza Oncology",
  summary: "A made-up study: a tablet against KRAS G12D is compared with second-line chemotherapy.",
  contacts: [
    {
      name: "Study Information Desk",
      role: "CONTACT",
      phone: "555-0101",
      phone_ext: null,
      email: "nct99300201@trials.example.org",
    },
  ],
  eligibility_text: [
    "Inclusion Criteria:",
    "",
    "* Histologically or cytologically confirmed metastatic PDAC",
    "* KRAS G12D mutation, found by an accredited test in tissue or ctDNA",
    "* Progression on or after exactly one prior line of systemic therapy for metastatic disease",
    "",
    "Exclusion Criteria:",
    "",
    "* More than one prior line for metastatic disease",
    "* Prior treatment with a RAS inhibitor",
  ].join("\n"),
  registry_url: `https://clinicaltrials.gov/study/${nctId}`,
  last_update_posted: "2026-10-02",
} as const satisfies Partial<typeof MatchedOption.Type>

type Check = typeof CriterionCheck.Type

const matchedBy = (criterion: string, saying: Saying): Check => ({
  criterion,
  state: "matched",
  evidence: saying.sentence,
  ...Coded.of(saying),
})

/** What a sentence among the inclusion criteria of the example mentions. */
const mentioned = (criterion: string, text: string): Check => {
  const start = study.eligibility_text.indexOf(text)

  return {
    criterion,
    state: "mentioned_inclusion",
    evidence: `Inclusion criteria: “${text}”`,
    quotes: [{ text, part: "inclusion", start, end: start + text.length }],
    code: "quoted",
  }
}

const open = matchedBy("Study open to new participants", FieldSentences.say("status", { status: "RECRUITING" }))

const why = [
  WhySentences.say("condition_named", {}),
  WhySentences.say("mentioned", { biomarkers: ["KRAS G12D"] }),
  WhySentences.say("setting_agreed", { settings: ["later treatment", "metastatic"] }),
]

const matched: typeof MatchedOption.Type = {
  ...study,
  criteria_checks: [
    open,
    matchedBy("Age within published bounds", FieldSentences.say("age_bounds", { minimum: "18 Years", maximum: null })),
    matchedBy("Sex", FieldSentences.say("sex", { sex: "ALL" })),
    mentioned("Stage: Metastatic", "Histologically or cytologically confirmed metastatic PDAC"),
    mentioned("Biomarker: KRAS G12D", "KRAS G12D mutation, found by an accredited test in tissue or ctDNA"),
    {
      criterion: "Biomarker: BRCA2 mutation",
      state: "unknown",
      evidence: "The published criteria do not mention it.",
      reason: "not_mentioned",
      code: "not_mentioned",
    },
    mentioned(
      "Prior lines of therapy",
      "Progression on or after exactly one prior line of systemic therapy for metastatic disease",
    ),
  ],
  unknown_count: 1,
  sites: [
    { ...newYork, distance_miles: 0.1 },
    { ...houston, distance_miles: 1420.3 },
    { ...madrid, distance_miles: 3588.2 },
  ],
  why: why.map(({ sentence }) => sentence),
  why_codes: why.map(Coded.of),
}

const api = "https://clinicaltrials.gov/api/v2/studies"

const fields =
  "NCTId%2CBriefTitle%2COfficialTitle%2CAcronym%2CStudyType%2COverallStatus%2CStartDate%2CLastUpdatePostDate%2CPhase%2CDesignPrimaryPurpose%2CCondition%2CKeyword%2CConditionMeshTerm%2CInterventionType%2CInterventionName%2CInterventionDescription%2CLeadSponsorName%2CBriefSummary%2CEligibilityCriteria%2CMinimumAge%2CMaximumAge%2CStdAge%2CSex%2CLocationFacility%2CLocationCity%2CLocationState%2CLocationCountry%2CLocationStatus%2CLocationGeoPoint%2CCentralContactName%2CCentralContactRole%2CCentralContactPhone%2CCentralContactPhoneExt%2CCentralContactEMail"

const fieldsOfOne = `${fields}%2CLocationContactName%2CLocationContactRole%2CLocationContactPhone%2CLocationContactPhoneExt%2CLocationContactEMail`

const source = (queryUrl: string) =>
  ({ registry: "ClinicalTrials.gov", query_url: queryUrl, retrieved_at: "2026-11-20T09:30:12.418Z" }) as const

const search = (condition: string, distance: string) =>
  source(
    `${api}?query.cond=${condition}&filter.geo=distance%28${distance}%29&filter.overallStatus=RECRUITING%2CNOT_YET_RECRUITING%2CAVAILABLE&filter.advanced=AREA%5BStudyType%5DINTERVENTIONAL+OR+AREA%5BStudyType%5DEXPANDED_ACCESS&fields=${fields}&sort=%40relevance&countTotal=true&pageSize=200`,
  )

const answered = {
  input_echo: { ...request },
  total_found: 5,
  source: search(
    "%28%22pancreatic+cancer%22+OR+%22pancreatic+adenocarcinoma%22+OR+%22pancreatic+ductal+adenocarcinoma%22%29+OR+%28%28%22solid+tumor%22%29+AND+%28AREA%5BEligibilityCriteria%5D%28KRAS+OR+BRCA2%29%29%29",
    "40.7128%2C-74.006%2C50mi",
  ),
  ...ofTheRegistry,
}

const questions: (typeof MatchResponse.Type)["ask_next"] = [
  {
    field: "biomarkers",
    term: "MSI",
    options: 1,
    question: "1 of these 5 asks for the MSI status. Has it been tested?",
  },
]

export const matchResponse: typeof MatchResponse.Type = {
  ...answered,
  options: [matched],
  ask_next: questions,
  verified_fields_included: false,
  verified_site_counts: { [nctId]: 3 },
}

const verified = {
  status: "waitlist",
  last_verified_at: "2026-11-12T15:00:00.000Z",
  investigator_accepts_referrals: true,
  notes: "Next slots expected in January.",
} as const

export const matchResponseToPro: typeof MatchResponse.Type = {
  ...answered,
  options: [{ ...matched, sites: matched.sites.map((place, index) => (index === 0 ? { ...place, verified } : place)) }],
  ask_next: questions,
  verified_fields_included: true,
}

export const matchResponseWithoutOptions: typeof MatchResponse.Type = {
  input_echo: { ...requestForNothing },
  total_found: 0,
  options: [],
  ask_next: [],
  verified_fields_included: false,
  verified_site_counts: {},
  source: search("Stiff+person+syndrome", "0%2C0%2C10mi"),
  ...ofTheRegistry,
}

const contacts = [
  { name: "Study Office New York", role: "CONTACT", phone: "555-0107", phone_ext: "42", email: null },
  { name: "Alex Sample, MD", role: "PRINCIPAL_INVESTIGATOR", phone: null, phone_ext: null, email: null },
]

const listed: typeof MatchedOption.Type = { ...study, criteria_checks: [open], unknown_count: 0, sites: [] }

const available = { source: source(`${api}/${nctId}?fields=${fieldsOfOne}`), ...ofTheRegistry }

export const availabilityResponse: typeof AvailabilityResponse.Type = {
  study: { ...listed, sites: [{ ...newYork, contacts }, houston, madrid] },
  verified_fields_included: false,
  verified_site_count: 3,
  ...available,
}

export const availabilityResponseToPro: typeof AvailabilityResponse.Type = {
  study: { ...listed, sites: [{ ...newYork, contacts, verified }, houston, madrid] },
  verified_fields_included: true,
  ...available,
}

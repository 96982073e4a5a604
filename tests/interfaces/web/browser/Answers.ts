import { launchAreas } from "../../../../domain/condition/LaunchArea.ts"
import type { Area, Check, Contact, Option, Site } from "../../../../interfaces/web/browser/answer/Wire.ts"

export const areas: ReadonlyArray<Area> = launchAreas.map(({ registryQuery, ...area }) => ({
  ...area,
  registry_query: registryQuery,
}))

export const open: Check = {
  criterion: "Study open to new participants",
  state: "matched",
  evidence: "overallStatus: RECRUITING",
}

export const contact = (given: Partial<Contact> = {}): Contact => ({
  name: "Study desk",
  role: "CONTACT",
  phone: "555-0100",
  phone_ext: null,
  email: "desk@trials.example.org",
  ...given,
})

export const site = (given: Partial<Site> = {}): Site => ({
  facility: "Example Hospital",
  city: "Springfield",
  state: "Illinois",
  country: "United States",
  registry_status: "RECRUITING",
  ...given,
})

/** A study with the checks of a profile; the one of its own status goes before them. */
export const option = (checks: ReadonlyArray<Check> = [], given: Partial<Option> = {}): Option => ({
  nct_id: "NCT99000001",
  title: "A study",
  study_type: "interventional",
  overall_status: "RECRUITING",
  phases: ["PHASE2"],
  conditions: ["Glioblastoma"],
  interventions: [{ name: "QX-1", type: "DRUG", description: null }],
  sponsor: null,
  summary: null,
  criteria_checks: [open, ...checks],
  unknown_count: 0,
  sites: [site()],
  eligibility_text: null,
  registry_url: "https://clinicaltrials.gov/study/NCT99000001",
  last_update_posted: null,
  ...given,
})

type Quoted = NonNullable<Check["quotes"]>[number]

/** A quoted sentence; where it stands in the text is of no matter to the page. */
export const quote = (
  text: string,
  part: Quoted["part"] = "exclusion",
  given: Pick<Quoted, "under" | "remarks"> = {},
): Quoted => ({ text, part, start: 0, end: text.length, ...given })

/** A signpost of what was entered, by the sentences that it quotes. */
export const quoting = (criterion: string, state: Check["state"], quotes: ReadonlyArray<Quoted>): Check => ({
  criterion,
  state,
  evidence: "",
  code: "quoted",
  quotes,
})

const age = "Age within published bounds"

export const checks = {
  ageFits: {
    criterion: age,
    state: "matched",
    evidence: "minimumAge: 18 Years; maximumAge: 75 Years",
    code: "age_bounds",
    values: { minimum: "18 Years", maximum: "75 Years" },
  },
  ageDoesNotFit: {
    criterion: age,
    state: "not_matched",
    evidence: "minimumAge: 18 Years; maximumAge: not published",
    code: "age_bounds",
    values: { minimum: "18 Years", maximum: null },
  },
  sexUnknown: {
    criterion: "Sex",
    state: "unknown",
    evidence: "sex: not published",
    code: "sex",
    values: { sex: null },
  },
  keptOut: quoting("Biomarker: KRAS G12D", "mentioned_exclusion", [quote("Known KRAS mutation")]),
  leftOpen: quoting("Biomarker: MGMT unmethylated", "unknown", [
    quote("MGMT methylated", "inclusion", { under: ["Cohort A"], remarks: [{ code: "other_state" }] }),
  ]),
  notMentioned: {
    criterion: "Stage: Recurrent",
    state: "unknown",
    evidence: "The published criteria do not mention it.",
    reason: "not_mentioned",
    code: "not_mentioned",
  },
  letIn: quoting("Prior lines of therapy", "mentioned_inclusion", [
    quote("At least one prior line", "inclusion"),
    quote("More than one", "exclusion", { remarks: [{ code: "other_numbers_ruled_out", values: { number: "1" } }] }),
  ]),
} as const satisfies Readonly<Record<string, Check>>

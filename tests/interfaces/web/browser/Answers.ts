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

export const checks = {
  ageFits: {
    criterion: "Age within published bounds",
    state: "matched",
    evidence: "minimumAge: 18 Years; maximumAge: 75 Years",
  },
  ageDoesNotFit: {
    criterion: "Age within published bounds",
    state: "not_matched",
    evidence: "minimumAge: 18 Years; maximumAge: not published",
  },
  sexUnknown: { criterion: "Sex", state: "unknown", evidence: "sex: not published" },
  keptOut: {
    criterion: "Biomarker: KRAS G12D",
    state: "mentioned_exclusion",
    evidence: "Exclusion criteria: “Known KRAS mutation”",
  },
  leftOpen: {
    criterion: "Biomarker: MGMT unmethylated",
    state: "unknown",
    evidence: "Inclusion criteria, under Cohort A (of another state): “MGMT methylated”",
  },
  notMentioned: {
    criterion: "Stage: Recurrent",
    state: "unknown",
    evidence: "The published criteria do not mention it.",
  },
  letIn: {
    criterion: "Prior lines of therapy",
    state: "mentioned_inclusion",
    evidence:
      "Inclusion criteria: “At least one prior line” Exclusion criteria (it rules out other numbers than 1): “More than one”",
  },
} as const satisfies Readonly<Record<string, Check>>

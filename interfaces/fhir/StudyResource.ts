import type { CodeableConcept, ContactDetail, ContactPoint, Extension, ResearchStudy } from "fhir/r4"
import type { CriterionCheck } from "../../domain/criteria/CriterionCheck.ts"
import type { Candidate } from "../../domain/ranking/Candidate.ts"
import * as Why from "../../domain/ranking/Why.ts"
import type { Saying } from "../../domain/Saying.ts"
import type { Contact, Site, Study } from "../../domain/study/Study.ts"
import * as Checked from "../functions/Checked.ts"
import * as Presentation from "../functions/Presentation.ts"
import type { Quote } from "../wire/Payloads.ts"
import * as SiteLocation from "./SiteLocation.ts"

/** What the registry calls open today is active, and what is to be open, approved: R4 has no word for recruiting. */
const statuses: Readonly<Record<string, ResearchStudy["status"]>> = {
  RECRUITING: "active",
  AVAILABLE: "active",
  NOT_YET_RECRUITING: "approved",
}

const phaseCodes: Readonly<Record<string, readonly [code: string, display: string]>> = {
  EARLY_PHASE1: ["early-phase-1", "Early Phase 1"],
  PHASE1: ["phase-1", "Phase 1"],
  "PHASE1 PHASE2": ["phase-1-phase-2", "Phase 1/Phase 2"],
  PHASE2: ["phase-2", "Phase 2"],
  "PHASE2 PHASE3": ["phase-2-phase-3", "Phase 2/Phase 3"],
  PHASE3: ["phase-3", "Phase 3"],
  PHASE4: ["phase-4", "Phase 4"],
}

const notApplicable = ["n-a", "N/A"] as const

const phaseOf = ({ phases }: Study): CodeableConcept => {
  const [code, display] = phaseCodes[phases.join(" ")] ?? notApplicable

  return {
    coding: [{ system: "http://terminology.hl7.org/CodeSystem/research-study-phase", code, display }],
    text: display,
  }
}

const typeNames: Readonly<Record<Study["type"], string>> = {
  interventional: "Interventional",
  expanded_access: "Expanded Access",
}

const isTold = (text: string | null): text is string => text !== null && text.trim() !== ""

const contactOf = ({ email, name, phone, phoneExtension }: Contact): ContactDetail => {
  const telecom: Array<ContactPoint> = [
    ...(isTold(phone)
      ? [{ system: "phone" as const, value: isTold(phoneExtension) ? `${phone} ext. ${phoneExtension}` : phone }]
      : []),
    ...(isTold(email) ? [{ system: "email" as const, value: email }] : []),
  ]

  return { ...(isTold(name) ? { name } : {}), ...(telecom.length === 0 ? {} : { telecom }) }
}

/** A quoted piece of the criteria, which stand in `enrollment`. */
const quote = ({ end, part, start, text }: typeof Quote.Type): Extension => ({
  url: "quote",
  extension: [
    { url: "text", valueString: text },
    { url: "part", valueCode: part },
    { url: "start", valueUnsignedInt: start },
    { url: "end", valueUnsignedInt: end },
  ],
})

/** The names of our extensions. They are defined in the documentation, and not as resources. */
const url = (name: string): string => `urn:clinical-trial-matching:extension:${name}`

const checkOf = (check: CriterionCheck): Extension => {
  const { code, criterion, evidence, quotes = [], reason, state } = Checked.of(check)

  return {
    url: url("criterion-check"),
    extension: [
      { url: "criterion", valueString: criterion },
      { url: "state", valueCode: state },
      { url: "evidence", valueString: evidence },
      { url: "code", valueCode: code },
      ...(reason === undefined ? [] : [{ url: "reason", valueCode: reason }]),
      ...quotes.map(quote),
    ],
  }
}

const whyOf = ({ sentence }: Saying): Extension => ({ url: url("why"), valueString: sentence })

const expandedAccess: Extension = { url: url("expanded-access"), valueBoolean: true }

const textsOf = (texts: ReadonlyArray<string>): ReadonlyArray<CodeableConcept> =>
  texts.filter(isTold).map((text) => ({ text }))

/** Nothing where there is nothing in it: FHIR knows no empty lists. */
const listed = <Name extends string, Item>(name: Name, items: ReadonlyArray<Item>) =>
  (items.length === 0 ? {} : { [name]: [...items] }) as { readonly [Key in Name]?: Array<Item> }

/** A study as a resource; `sites` in the order in which they are of use to the patient. */
export const of = (candidate: Candidate, sites: ReadonlyArray<Site>): ResearchStudy => {
  const { checks, study } = candidate
  const locations = sites.map((site, at) => SiteLocation.of(site, `site-${at + 1}`))
  const contacts = study.contacts.map(contactOf).filter((contact) => Object.keys(contact).length > 0)

  return {
    resourceType: "ResearchStudy",
    id: study.nctId,
    ...listed("contained", locations),
    extension: [
      ...checks.map(checkOf),
      ...Why.of(candidate).map(whyOf),
      ...(study.type === "expanded_access" ? [expandedAccess] : []),
    ],
    identifier: [{ use: "official", system: "http://clinicaltrials.gov", value: study.nctId }],
    title: study.title,
    status: statuses[study.overallStatus] ?? "in-review",
    phase: phaseOf(study),
    category: [{ text: `Study Type: ${typeNames[study.type]}` }],
    ...listed("condition", textsOf(study.conditions)),
    ...listed("keyword", textsOf(study.keywords)),
    ...listed("contact", contacts),
    relatedArtifact: [
      { type: "documentation", display: "The study's record in the registry", url: Presentation.recordOf(study) },
    ],
    ...(isTold(study.summary) ? { description: study.summary } : {}),
    ...(isTold(study.eligibility.text) ? { enrollment: [{ display: study.eligibility.text }] } : {}),
    ...(isTold(study.sponsor) ? { sponsor: { display: study.sponsor } } : {}),
    ...listed(
      "site",
      locations.map(({ id, name }) => ({ reference: `#${id}`, ...(name === undefined ? {} : { display: name }) })),
    ),
    ...listed(
      "arm",
      study.interventions
        .filter(({ name }) => isTold(name))
        .map(({ name, type }) => ({
          name,
          ...(type === null ? {} : { type: { text: type } }),
        })),
    ),
  }
}

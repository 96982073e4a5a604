import type { CapabilityStatement } from "fhir/r4"
import type { Links } from "../Links.ts"
import { version } from "../Version.ts"

/** The name of an operation. Its definition is published as a page of the documentation, and not as a resource. */
const definitionOf = (name: string): string => `urn:clinical-trial-matching:operation:${name}`

/** What the clinic's door can do, as FHIR's clients ask for it. */
export const statement = ({ publicUrl }: Links): CapabilityStatement => ({
  resourceType: "CapabilityStatement",
  status: "active",
  date: "2026-11-30",
  kind: "instance",
  software: { name: "Clinical Trial Matching API", version },
  implementation: { description: "Ranked open studies for a patient's record", url: `${publicUrl}/fhir` },
  fhirVersion: "4.0.1",
  format: ["application/fhir+json", "application/json"],
  rest: [
    {
      mode: "server",
      security: {
        description:
          "Authorization: Bearer, with an API key. Nothing of a record is kept; the answer to a request with an Idempotency-Key is, for 24 hours.",
      },
      resource: [
        {
          type: "ResearchStudy",
          operation: [{ name: "match", definition: definitionOf("ResearchStudy-match") }],
        },
      ],
      operation: [{ name: "trial-profile", definition: definitionOf("trial-profile") }],
    },
  ],
})

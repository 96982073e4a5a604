import * as Outcome from "../../fhir/Outcome.ts"
import type { ErrorForm, Reply } from "../reply/Reply.ts"

export const contentType = "application/fhir+json"

/** A resource as a reply. */
export const ok = (resource: object): Reply => ({
  status: 200,
  contentType,
  body: JSON.stringify(resource),
  headers: {},
})

/** Errors of the clinic's door are resources, too. */
export const asOutcome: ErrorForm = (what) => ({ contentType, body: JSON.stringify(Outcome.ofError(what)) })

import type { OperationOutcome, OperationOutcomeIssue } from "fhir/r4"
import type { ErrorDescription } from "../Failure.ts"
import type { Told } from "./reading/Told.ts"

/** FHIR's own words for what went wrong, by our codes; by the status where that says more. */
const byCode: Readonly<Record<ErrorDescription["code"], OperationOutcomeIssue["code"]>> = {
  invalid_request: "invalid",
  unauthorized: "login",
  not_found: "not-found",
  method_not_allowed: "not-supported",
  idempotency_key_reuse: "conflict",
  rate_limited: "throttled",
  internal_error: "exception",
}

const byStatus: Readonly<Record<number, OperationOutcomeIssue["code"]>> = {
  413: "too-long",
  415: "not-supported",
  422: "processing",
  502: "transient",
  503: "transient",
}

/** The system of our codes, which are those of the errors of all doors. */
const system = "urn:clinical-trial-matching:error-code"

/** An error: our sentence, our code, and where in the record what is wrong stands. A 401 holds the public key. */
export const ofError = ({
  code,
  detail,
  expressions = [],
  field,
  message,
  status,
}: ErrorDescription): OperationOutcome => ({
  resourceType: "OperationOutcome",
  issue: [
    {
      severity: "error",
      code: byStatus[status] ?? byCode[code],
      details: { coding: [{ system, code }], text: message },
      ...(detail?.sandbox_api_key === undefined ? {} : { diagnostics: detail.sandbox_api_key }),
      ...(expressions.length === 0 && field === undefined
        ? {}
        : { expression: expressions.length > 0 ? [...expressions] : [field ?? ""] }),
    },
  ],
})

const information = ({ expressions, sentence }: Told): OperationOutcomeIssue => ({
  severity: "information",
  code: "informational",
  details: { text: sentence },
  ...(expressions.length === 0 ? {} : { expression: [...expressions] }),
})

/** What was read and what was not used, a line each, and where in the record it stands. */
export const ofReading = (told: ReadonlyArray<Told>): OperationOutcome => ({
  resourceType: "OperationOutcome",
  issue: told.map(information),
})

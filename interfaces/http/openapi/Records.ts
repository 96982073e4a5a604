import type { Json } from "../../wire/Json.ts"
import * as Headers from "./Headers.ts"
import * as Reference from "./Reference.ts"

const resource = (...types: ReadonlyArray<string>): Json => ({
  type: "object",
  required: ["resourceType"],
  properties: { resourceType: { type: "string", enum: types } },
  additionalProperties: true,
})

const fhir = (schema: Json): Json => ({ "application/fhir+json": { schema } })

/** A record as small as can be, and what is read of it. */
export const record = {
  resourceType: "Parameters",
  parameter: [
    { name: "zipCode", valueString: "02115" },
    { name: "travelRadius", valueDecimal: 50 },
    {
      name: "trialMatchClinicalData",
      resource: {
        resourceType: "Bundle",
        type: "collection",
        entry: [
          { resource: { resourceType: "Patient", id: "p", gender: "female", birthDate: "1964" } },
          {
            resource: {
              resourceType: "Condition",
              code: { text: "Pancreatic adenocarcinoma (HCC)" },
              subject: { reference: "Patient/p" },
            },
          },
        ],
      },
    },
  ],
}

const outcome = (description: string, headers: ReadonlyArray<Headers.Name> = []): Json => ({
  description: `${description} An \`OperationOutcome\`: the sentence in \`details.text\`, the code in \`details.coding\`.`,
  headers: Headers.of([...Headers.rateLimit, ...headers]),
  content: fhir(resource("OperationOutcome")),
})

const failures: Json = {
  400: outcome("`invalid_request`: the body is not JSON, not a Bundle or Parameters, or a parameter is out of bounds."),
  401: outcome("`unauthorized`. `diagnostics` holds the public sandbox key.", ["WWW-Authenticate"]),
  405: outcome("`method_not_allowed`.", ["Allow"]),
  409: outcome("`idempotency_key_reuse`."),
  413: outcome("`invalid_request`: the body has more than 10 MB."),
  415: outcome("`invalid_request`: send application/fhir+json or application/json in UTF-8, uncompressed."),
  422: outcome(
    "`invalid_request`: the record does not identify exactly one patient, or one disease; `expression` names the resources.",
  ),
  429: outcome("`rate_limited`.", ["Retry-After"]),
  500: outcome("`internal_error`."),
  502: outcome("`internal_error`: the registry failed.", ["Retry-After"]),
  503: outcome("`internal_error`: the service itself cannot take the call now.", ["Retry-After"]),
}

const operation = (
  operationId: string,
  summary: string,
  description: string,
  sent: ReadonlyArray<string>,
  answered: Json,
): Json => {
  const content = {
    schema: resource(...sent),
    examples: { smallest: { summary: "A small record", value: record } },
  }

  return {
    post: {
      operationId,
      tags: ["Clinics"],
      summary,
      description,
      parameters: [Reference.parameter("IdempotencyKey")],
      requestBody: {
        required: true,
        description: "A record in FHIR R4 (patients of R5 are read as well), at most 10 MB and 32 levels deep.",
        content: { "application/fhir+json": content, "application/json": content },
      },
      responses: { 200: answered, ...failures },
    },
  }
}

const answer = (description: string, type: string): Json => ({
  description,
  headers: Headers.of([...Headers.rateLimit, "Idempotency-Replayed"]),
  content: fhir(resource(type)),
})

const searchset = answer(
  "A searchset: a `ResearchStudy` for each study, best first, and an `OperationOutcome` that says what was read. The same studies in the same order as `/v1/match` gives for that profile.",
  "Bundle",
)

/** The clinic's door. */
export const paths: Json = {
  "/fhir/ResearchStudy/$match": operation(
    "matchRecord",
    "Match a patient's record to open studies",
    "Takes `Parameters` with `trialMatchClinicalData` (a Bundle) and `zipCode`, `travelRadius`, `phase`, `recruitmentStatus`, `condition` (which disease is meant) and `_count`, all optional; or a Bundle alone. Nothing of the record is kept.",
    ["Parameters", "Bundle"],
    searchset,
  ),
  "/getClinicalTrial": operation(
    "getClinicalTrial",
    "The same for MITRE's application",
    "Takes the same input, and returns at most 15 studies, as many as that application shows.",
    ["Bundle", "Parameters"],
    searchset,
  ),
  "/fhir/$trial-profile": operation(
    "readRecord",
    "Show what is read from a record",
    "Takes the same input, does not query the registry, and returns the profile that a search would use, with where in the record each field was found.",
    ["Parameters", "Bundle"],
    answer(
      "`Parameters`: `condition`, `stage`, `biomarker`, `age`, `sex`, `location` (`lat`, `lng`, `radiusMiles`), `phase` and `outcome`.",
      "Parameters",
    ),
  ),
}

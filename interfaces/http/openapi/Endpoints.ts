import * as Conditions from "../../functions/Conditions.ts"
import { ofTheRegistry } from "../../functions/Ending.ts"
import type { Json } from "../../wire/Json.ts"
import * as Endpoints from "../routing/RestEndpoints.ts"
import * as Examples from "./Examples.ts"
import { answer, failures, json } from "./Operation.ts"
import * as Reference from "./Reference.ts"

const match: Json = {
  operationId: "matchOptions",
  tags: ["Matching"],
  summary: "Match a patient profile to open options",
  description: [
    "Queries the registry live, once, for interventional trials and expanded-access programs that are open, checks each against the profile and ranks them. `source.query_url` is that exact query. Free-text criteria give signposts, never verdicts; only the trial site decides who is eligible. It gives no medical advice.",
    "",
    "Only `condition` is needed. A profile field that is left out is not checked. Free-text condition names are always accepted; a launch-area slug or name asks the registry for that area's expression. Send places either as a point (then sites carry `distance_miles`) or in words, not both.",
    "",
    "`include` defaults to both kinds of option, and to interventional trials alone where `phases` is given: an expanded-access record has no phase.",
  ].join("\n"),
  parameters: [Reference.parameter("IdempotencyKey")],
  requestBody: {
    required: true,
    description: "The profile: a JSON object in UTF-8, at most 256 KiB and 32 levels deep. Unknown names are refused.",
    content: json(Reference.schema("MatchRequest"), {
      everything: { summary: "Every field of a profile, around a point", value: Examples.request },
      byName: { summary: "Any disease by its name, a place in words", value: Examples.requestByName },
      phases: { summary: "A launch area, later phases only", value: Examples.requestOfPhases },
      smallest: { summary: "The smallest valid request", value: { condition: "alzheimers" } },
      none: { summary: "A place with no open studies", value: Examples.requestForNothing },
      verified: { summary: "The first one, with a Pro key", value: Examples.request },
    }),
  },
  responses: {
    200: answer(
      "The ranked options. An empty list is a valid answer.",
      json(Reference.schema("MatchResponse"), {
        everything: { summary: "To the sandbox key: shortened to one option", value: Examples.matchResponse },
        verified: { summary: "To a Pro key: shortened to one option", value: Examples.matchResponseToPro },
        none: { summary: "No option found", value: Examples.matchResponseWithoutOptions },
      }),
      ["Idempotency-Replayed"],
    ),
    ...failures({
      400: "InvalidMatch",
      401: "KeyIsNotKnown",
      405: "MethodIsNotAllowed",
      409: "IdempotencyKeyWasReused",
      413: "BodyIsTooLarge",
      415: "MediaTypeIsNotSupported",
      429: "QuotaIsSpent",
      500: "Unexpected",
      502: "RegistryFailed",
      503: "RegistryIsBusy",
    }),
  },
}

const availability: Json = {
  operationId: "getAvailability",
  tags: ["Matching"],
  summary: "List the sites of one study",
  description: [
    "Every site that the registry lists for the study, with its published status, by a live query. A published status may be out of date. It gives no medical advice.",
    "",
    "Pro keys see what was observed at the sites; other keys see how many sites were observed (`verified_site_count`).",
    "",
    "A former number of a study leads to its current record. HEAD answers the same without a body.",
  ].join("\n"),
  parameters: [Reference.parameter("NctId")],
  responses: {
    200: answer(
      "The study with all its sites.",
      json(Reference.schema("AvailabilityResponse"), {
        counted: { summary: "To the sandbox key: shortened to three sites", value: Examples.availabilityResponse },
        verified: { summary: "To a Pro key: shortened to three sites", value: Examples.availabilityResponseToPro },
      }),
    ),
    ...failures({
      400: "InvalidNumber",
      401: "KeyIsNotKnown",
      404: "StudyIsUnknown",
      405: "MethodIsNotAllowed",
      429: "QuotaIsSpent",
      500: "Unexpected",
      502: "RegistryFailed",
      503: "RegistryIsBusy",
    }),
  },
}

const conditions: Json = {
  operationId: "listConditions",
  tags: ["Matching"],
  summary: "List the launch areas and their vocabulary",
  description:
    "The condition areas the service knows best, each with its registry query and suggested stages and biomarkers, and how to ask for any other condition. The registry is not queried. HEAD answers the same without a body.",
  responses: {
    200: answer(
      "The launch areas.",
      json(Reference.schema("ConditionsResponse"), {
        areas: { summary: "The launch areas", value: Conditions.payload(ofTheRegistry) },
      }),
    ),
    ...failures({
      400: "NothingToRefuse",
      401: "KeyIsNotKnown",
      405: "MethodIsNotAllowed",
      429: "QuotaIsSpent",
      500: "Unexpected",
      502: "RegistryIsNotAsked",
      503: "ServiceIsAway",
    }),
  },
}

export const parameters: Json = {
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description:
      "1 to 255 visible ASCII characters of your choice, such as a UUID. The same key with the same body gets the first answer again, byte for byte, for 24 hours at no cost; with a different body it is refused with 409.",
    schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[\\x21-\\x7e]{1,255}$" },
  },
  NctId: {
    name: "nctId",
    in: "path",
    required: true,
    description: "The study's number in the registry, such as the `nct_id` of an option.",
    schema: { type: "string", pattern: "^NCT\\d{8}$" },
    examples: {
      counted: { summary: "A made-up study of the demonstration", value: Examples.nctId },
      verified: { summary: "The same, with a Pro key", value: Examples.nctId },
    },
  },
}

export const paths: Json = {
  [Endpoints.match.template]: { post: match },
  [Endpoints.availability.template]: { get: availability },
  [Endpoints.conditions.template]: { get: conditions },
}

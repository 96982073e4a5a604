import type { Json } from "../../wire/Json.ts"
import * as JsonSchemas from "../../wire/JsonSchemas.ts"
import { MatchRequest } from "../../wire/MatchRequest.ts"
import { AvailabilityResponse, ConditionsResponse, MatchResponse } from "../../wire/Payloads.ts"
import { ErrorResponse } from "../../wire/WireError.ts"
import { spoken } from "./Dialect.ts"
import * as JsonRpc from "./JsonRpc.ts"

const wire = JsonSchemas.components(
  [MatchRequest],
  [MatchResponse, AvailabilityResponse, ConditionsResponse, ErrorResponse],
)

/** The shapes of what is sent and answered, from the schemas that requests are parsed with. */
export const schemas: Json = Object.fromEntries(
  Object.entries({ ...wire, ...JsonRpc.schemas }).map(([name, schema]) => [name, spoken(schema)]),
)

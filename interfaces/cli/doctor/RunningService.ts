import * as HttpClient from "@effect/platform/HttpClient"
import * as HttpClientResponse from "@effect/platform/HttpClientResponse"
import { Effect, Schema } from "effect"
import type { Configuration } from "../../Configuration.ts"
import { states } from "../../wire/Readiness.ts"

/** Where a service that listens at every address is reached from its own machine. */
const ofThisMachine: Readonly<Record<string, string>> = { "0.0.0.0": "127.0.0.1", "::": "::1" }

const addressOf = ({ host, port }: Configuration): string => {
  const address = ofThisMachine[host] ?? host

  return `http://${address.includes(":") ? `[${address}]` : address}:${port}/readyz`
}

const answer = HttpClientResponse.schemaBodyJson(Schema.Struct({ status: Schema.String }))

/** Whether a service runs here, by these settings, that says its database file is gone. */
export const saysDatabaseIsGone = (settings: Configuration): Effect.Effect<boolean, never, HttpClient.HttpClient> =>
  HttpClient.get(addressOf(settings)).pipe(
    Effect.flatMap(answer),
    Effect.scoped,
    Effect.timeout("3 seconds"),
    Effect.map(({ status }) => status === states.databaseIsGone),
    Effect.orElseSucceed(() => false),
  )

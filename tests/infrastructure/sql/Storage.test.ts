import { describe, setDefaultTimeout, test } from "bun:test"
import { Effect, Redacted, type Scope } from "effect"
import * as SqlStorage from "../../../infrastructure/sql/SqlStorage.ts"
import { idempotencyContract } from "../../contracts/IdempotencyContract.ts"
import { keyStoreContract } from "../../contracts/KeyStoreContract.ts"
import { usageContract } from "../../contracts/UsageContract.ts"
import { verifiedIntelContract } from "../../contracts/VerifiedIntelContract.ts"
import { folder } from "../../support/folder.ts"
import * as Postgres from "../../support/postgres.ts"

setDefaultTimeout(300_000)

const file = Effect.map(folder, (folder) => Redacted.make(`sqlite://${folder}/trials.sqlite`))

const limits = { sandboxRequestsPerDay: 25, callsPerMonth: 40, lease: "30 seconds", budget: "4 minutes" } as const

const contracts = (
  name: string,
  url: Effect.Effect<Redacted.Redacted<string>, never, Scope.Scope>,
  sharesMemory: boolean,
) => {
  const world = (options: Partial<SqlStorage.Options>) =>
    Effect.map(url, (url) => SqlStorage.layer({ ...limits, ...options, url }))

  keyStoreContract(name, { world: world({}), isShared: true })
  usageContract(name, { world, isShared: { accounts: true, networks: sharesMemory } })
  idempotencyContract(name, { world, isShared: sharesMemory })
  verifiedIntelContract(name, { world: world({}), isShared: true })
}

contracts("SQLite", file, false)

const postgres = await Postgres.postgres()

if (postgres.isThere) contracts(`Postgres (${postgres.origin})`, Postgres.emptied(postgres.url), true)
else describe("Postgres", () => test.skip(`is not there: ${postgres.reason}`, () => {}))

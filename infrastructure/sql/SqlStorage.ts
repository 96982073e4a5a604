import { Effect, Layer } from "effect"
import type { Idempotency } from "../../application/ports/Idempotency.ts"
import type { KeyStore } from "../../application/ports/KeyStore.ts"
import type { DatabaseIsUnusable } from "../../application/ports/StorageExamination.ts"
import type { StorageHealth } from "../../application/ports/StorageHealth.ts"
import { Usage } from "../../application/ports/Usage.ts"
import type { VerifiedIntel } from "../../application/ports/VerifiedIntel.ts"
import type * as AnswerBounds from "../keys/AnswerBounds.ts"
import * as InMemoryIdempotency from "../memory/InMemoryIdempotency.ts"
import * as Metering from "../metering/Metering.ts"
import type * as MonthCounter from "../metering/MonthCounter.ts"
import * as SandboxWindow from "../metering/SandboxWindow.ts"
import * as Sweep from "../upkeep/Sweep.ts"
import * as Database from "./Database.ts"
import * as PostgresIdempotency from "./PostgresIdempotency.ts"
import * as PostgresSandboxWindow from "./PostgresSandboxWindow.ts"
import * as SqlKeyStore from "./SqlKeyStore.ts"
import * as SqlMonthCounter from "./SqlMonthCounter.ts"
import * as SqlVerifiedIntel from "./SqlVerifiedIntel.ts"
import * as StorageWatch from "./StorageWatch.ts"

export interface Options extends Database.Options, SandboxWindow.Options, MonthCounter.Options, AnswerBounds.Options {}

const networks = (options: Options) =>
  Effect.gen(function* () {
    if ((yield* Database.Database).engine === "sqlite") return SandboxWindow.make(options)
    const { networks, sweep } = yield* PostgresSandboxWindow.make(options)
    yield* Sweep.regularly(sweep)

    return networks
  })

const usage = (options: Options) =>
  Layer.scoped(
    Usage,
    Effect.gen(function* () {
      const { accounts, report, sweep } = yield* SqlMonthCounter.make(options)
      yield* Sweep.regularly(sweep)

      return Metering.usage({ networks: yield* networks(options), accounts, report })
    }),
  )

const idempotency = (options: Options) =>
  Layer.unwrapEffect(
    Effect.map(Database.Database, ({ engine }) =>
      engine === "sqlite" ? InMemoryIdempotency.layer(options) : PostgresIdempotency.layer(options),
    ),
  )

/**
 * Keys, usage and observations in a database. On SQLite one process serves, and counts sandbox calls and keeps answers
 * in its memory; on Postgres any number of instances share these as well.
 */
export const layer = (
  options: Options,
): Layer.Layer<KeyStore | Usage | VerifiedIntel | Idempotency | StorageHealth, DatabaseIsUnusable> =>
  Layer.mergeAll(
    SqlKeyStore.layer,
    SqlVerifiedIntel.layer,
    usage(options),
    idempotency(options),
    StorageWatch.layer,
  ).pipe(Layer.provide(Database.layer(options)))

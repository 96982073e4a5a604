import { Effect } from "effect"
import * as InMemoryAnnotations from "../../../infrastructure/memory/InMemoryAnnotations.ts"
import * as InMemoryIdempotency from "../../../infrastructure/memory/InMemoryIdempotency.ts"
import * as InMemoryKeyStore from "../../../infrastructure/memory/InMemoryKeyStore.ts"
import * as InMemoryUsage from "../../../infrastructure/memory/InMemoryUsage.ts"
import * as InMemoryVerifiedIntel from "../../../infrastructure/memory/InMemoryVerifiedIntel.ts"
import { annotationsContract } from "../../contracts/AnnotationsContract.ts"
import { idempotencyContract } from "../../contracts/IdempotencyContract.ts"
import { keyStoreContract } from "../../contracts/KeyStoreContract.ts"
import { usageContract } from "../../contracts/UsageContract.ts"
import { verifiedIntelContract } from "../../contracts/VerifiedIntelContract.ts"

annotationsContract("InMemoryAnnotations", (bounds) => Effect.sync(() => InMemoryAnnotations.layer(bounds)))

keyStoreContract("InMemoryKeyStore", { world: Effect.sync(() => InMemoryKeyStore.layer()), isShared: false })

usageContract("InMemoryUsage", {
  world: (limits) => Effect.sync(() => InMemoryUsage.layer(limits)),
  isShared: { accounts: false, networks: false },
})

idempotencyContract("InMemoryIdempotency", {
  world: (bounds) => Effect.sync(() => InMemoryIdempotency.layer(bounds)),
  isShared: false,
})

verifiedIntelContract("InMemoryVerifiedIntel", {
  world: Effect.sync(() => InMemoryVerifiedIntel.layer()),
  isShared: false,
})

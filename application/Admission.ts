import { Context, Data, Effect, Redacted } from "effect"
import type { Caller } from "./Caller.ts"
import { KeyStore } from "./ports/KeyStore.ts"
import type { ClientNetwork } from "./ports/Usage.ts"

/** The public key that needs no signup. */
export class SandboxKey extends Context.Tag("application/SandboxKey")<SandboxKey, string>() {}

/** The request names no key at all. */
export class KeyIsMissing extends Data.TaggedError("KeyIsMissing") {}

/** Tells who calls from the key of a request and, for the public key, the network it came from. An unknown key is nobody's. */
export const identify = Effect.fnUntraced(function* (
  key: Redacted.Redacted<string> | undefined,
  networkOf: () => ClientNetwork,
) {
  if (key === undefined) return yield* new KeyIsMissing()
  if (Redacted.value(key) === (yield* SandboxKey)) {
    const network = networkOf()

    return { plan: "sandbox", meter: { _tag: "Network", network }, scope: `sandbox ${network}`, key } satisfies Caller
  }
  const { id, plan } = yield* (yield* KeyStore).identify(key)

  return { plan, meter: { _tag: "Account", account: id }, scope: `account ${id}`, key } satisfies Caller
})

import { Effect, MutableRef } from "effect"

/** Warns where no proxy is trusted that one seems to be there, as all its callers then share one sandbox quota: the first time it is run. */
export const warning = (trustedProxies: number): Effect.Effect<void> => {
  const isNeeded = MutableRef.make(trustedProxies === 0)

  return Effect.suspend(() =>
    MutableRef.getAndSet(isNeeded, false)
      ? Effect.logWarning(
          "An X-Forwarded-For header arrived while TRUSTED_PROXIES is 0. If a proxy stands in front, all callers behind it share one sandbox quota: set TRUSTED_PROXIES to the number of proxies.",
        )
      : Effect.void,
  )
}

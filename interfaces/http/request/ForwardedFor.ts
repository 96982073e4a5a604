import { Effect } from "effect"

/** Says once, where no proxy is trusted, that one seems to be there: all its callers then share one sandbox quota. */
export const warnOnce = (trustedProxies: number): Effect.Effect<Effect.Effect<void>> =>
  trustedProxies > 0
    ? Effect.succeed(Effect.void)
    : Effect.once(
        Effect.logWarning(
          "An X-Forwarded-For header arrived while TRUSTED_PROXIES is 0. If a proxy stands in front, all callers behind it share one sandbox quota: set TRUSTED_PROXIES to the number of proxies.",
        ),
      )

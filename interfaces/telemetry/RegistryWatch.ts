import { Effect, type Exit, Layer, Option } from "effect"
import * as ForwardTime from "../../application/ForwardTime.ts"
import { Registry } from "../../application/ports/Registry.ts"
import * as RegistryOutcome from "../../application/RegistryOutcome.ts"
import * as Spans from "./Spans.ts"
import { Visit } from "./Visit.ts"

/** Of these nobody is to blame. */
const noFailure: ReadonlySet<string> = new Set(["answered", "unknown", "abandoned"])

const told = (exit: Exit.Exit<unknown, RegistryOutcome.Fact>): Spans.Told => {
  const outcome = RegistryOutcome.of(exit)
  const attributes = { "registry.outcome": outcome }

  return noFailure.has(outcome) ? { attributes } : { attributes, failure: outcome }
}

/** Notes the time of a call on the visit that it was made for, if it was made for one. */
const timed = <A, E>(call: Effect.Effect<A, E>): Effect.Effect<A, E> =>
  Effect.flatMap(Effect.serviceOption(Visit), (visit) =>
    Option.match(visit, {
      onNone: () => call,
      onSome: ({ facts, note }) =>
        Effect.flatMap(ForwardTime.millis, (began) =>
          Effect.ensuring(
            call,
            Effect.map(ForwardTime.millis, (ended) =>
              note({ registryMillis: (facts().registryMillis ?? 0) + ended - began }),
            ),
          ),
        ),
    }),
  )

/** The registry, with the time of each call noted on its visit, and a span of its own where calls are traced. */
export const watched =
  (isTraced: boolean) =>
  <E, R>(registry: Layer.Layer<Registry, E, R>): Layer.Layer<Registry, E, R> => {
    const seen = <A, F extends RegistryOutcome.Fact>(call: Effect.Effect<A, F>, name: string): Effect.Effect<A, F> =>
      timed(isTraced ? Spans.around(call, { name, kind: "client", tell: told }) : call)

    return Layer.effect(
      Registry,
      Effect.map(Registry, ({ search, study }) =>
        Registry.of({
          search: (wanted) => seen(search(wanted), "registry search"),
          study: (nctId) => seen(study(nctId), "registry study"),
        }),
      ),
    ).pipe(Layer.provide(registry))
  }

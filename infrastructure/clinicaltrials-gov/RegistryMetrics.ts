import { Effect, Metric, MetricBoundaries } from "effect"
import * as ForwardTime from "../../application/ForwardTime.ts"
import * as RegistryOutcome from "../../application/RegistryOutcome.ts"

const calls = Metric.counter("registry_calls_total", {
  description: "Calls of the registry by outcome, each with its retries as one",
  incremental: true,
})

const attempts = Metric.counter("registry_attempts_total", {
  description: "Requests sent to the registry, retries included",
  incremental: true,
})

const basketRefusals = Metric.counter("registry_basket_refusals_total", {
  description: "Searches widened by basket trials that the registry refused, each asked again without",
  incremental: true,
})

const duration = Metric.histogram(
  "registry_call_duration_seconds",
  MetricBoundaries.fromIterable([0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 5, 8, 12, 20]),
  "Time of a registry call, with waiting in line and retries",
)

const inFlight = Metric.gauge("registry_calls_in_flight", { description: "Calls that the registry is busy with" })

const waiting = Metric.gauge("registry_calls_waiting", { description: "Callers in line for the registry" })

const breakerOpen = Metric.gauge("registry_breaker_open", {
  description: "1 while the registry is not asked, after sustained failure",
})

/** Counts a call by its outcome (`blocked` is a 403 of the registry's edge) and takes its time. */
export const call = <A, E extends RegistryOutcome.Fact, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.flatMap(ForwardTime.millis, (started) =>
    Effect.onExit(effect, (exit) =>
      Effect.flatMap(ForwardTime.millis, (ended) =>
        Effect.zipRight(
          Metric.increment(Metric.tagged(calls, "outcome", RegistryOutcome.of(exit))),
          Metric.update(duration, (ended - started) / 1000),
        ),
      ),
    ),
  )

export const attempt: Effect.Effect<void> = Metric.increment(attempts)

export const basketRefusal: Effect.Effect<void> = Metric.increment(basketRefusals)

/** The counter is there from the beginning, as there may be nothing to count. */
export const noBasketRefusal: Effect.Effect<void> = Metric.incrementBy(basketRefusals, 0)

export const load = (callsInFlight: number, callersWaiting: number): void => {
  inFlight.unsafeUpdate(callsInFlight, [])
  waiting.unsafeUpdate(callersWaiting, [])
}

export const breaker = (isOpen: boolean): Effect.Effect<void> => Metric.set(breakerOpen, isOpen ? 1 : 0)

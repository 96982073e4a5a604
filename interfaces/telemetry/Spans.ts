import { Clock, Effect, Exit, type Tracer } from "effect"

/** What a span may tell: words of ours. `failure` is why it counts as failed, if it does. */
export interface Told {
  readonly attributes: Readonly<Record<string, string | number>>
  readonly failure?: string
}

export interface Span<A, E> {
  readonly name: string
  readonly kind: Tracer.SpanKind
  readonly tell: (exit: Exit.Exit<A, E>) => Told
}

/**
 * Runs an effect inside a span. Of how it ended only what `tell` gives reaches a tracer: a failure or a defect may hold
 * what a caller sent.
 */
export const around = <A, E, R>(
  effect: Effect.Effect<A, E, R>,
  { kind, name, tell }: Span<A, E>,
): Effect.Effect<A, E, R> =>
  Effect.flatMap(Effect.makeSpan(name, { kind, captureStackTrace: false }), (span) =>
    Effect.withParentSpan(effect, span).pipe(
      Effect.onExit((exit) =>
        Effect.map(Clock.currentTimeNanos, (now) => {
          const { attributes, failure } = tell(exit)
          for (const [key, value] of Object.entries(attributes)) span.attribute(key, value)
          span.end(now, failure === undefined ? Exit.void : Exit.fail(failure))
        }),
      ),
    ),
  )

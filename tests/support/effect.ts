import { test } from "bun:test"
import { Effect, type Scope, TestContext } from "effect"

/** A test whose body is an effect, on the test clock. */
export const effect = <E>(name: string, program: () => Effect.Effect<void, E, Scope.Scope>, millis?: number) =>
  test(name, () => Effect.runPromise(program().pipe(Effect.scoped, Effect.provide(TestContext.TestContext))), millis)

import { expect } from "bun:test"
import { Deferred, Effect, Logger } from "effect"
import * as Owed from "../../../infrastructure/sql/Owed.ts"
import { effect } from "../../support/effect.ts"

effect("A payment that breaks is logged without its words, and holds up no other", () =>
  Effect.gen(function* () {
    const lines: Array<string> = []
    const logger = Logger.make(({ message }) => void lines.push(String(message)))
    const paid = yield* Deferred.make<void>()
    yield* Effect.gen(function* () {
      const owed = yield* Owed.make
      yield* owed.note("one", Effect.die(new Error("words of a patient")))
      yield* owed.note("another", Deferred.succeed(paid, undefined))
      yield* Deferred.await(paid)
    }).pipe(Effect.provide(Logger.replace(Logger.defaultLogger, logger)))

    expect(lines).toHaveLength(1)
    expect(lines[0]).toStartWith("Unexpected failure")
    expect(lines.join()).not.toContain("patient")
  }),
)

import { expect } from "bun:test"
import { Effect, Logger } from "effect"
import * as Sweep from "../../../infrastructure/upkeep/Sweep.ts"
import { effect } from "../../support/effect.ts"
import { rests } from "../../support/rests.ts"

effect("A sweep that breaks is logged without its words, and the next one comes", () =>
  Effect.gen(function* () {
    const { pass } = yield* rests("1 minute")
    const lines: Array<string> = []
    const logger = Logger.make(({ message }) => void lines.push(String(message)))
    yield* Effect.gen(function* () {
      yield* Sweep.regularly(Effect.die(new Error("words of a patient")))
      yield* pass(1)
      yield* pass(1)
    }).pipe(Effect.provide(Logger.replace(Logger.defaultLogger, logger)))

    expect(lines).toHaveLength(2)
    expect(lines[0]).toStartWith("Unexpected failure")
    expect(lines.join()).not.toContain("patient")
  }),
)

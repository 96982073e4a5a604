import { expect, test } from "bun:test"
import { Effect, LogLevel } from "effect"
import * as JsonLogger from "../../../interfaces/telemetry/JsonLogger.ts"

/** What is written of some logging, line by line. */
const written = async (logging: Effect.Effect<void>): Promise<ReadonlyArray<Record<string, unknown>>> => {
  const lines: Array<string> = []
  const output = { write: (line: string) => void lines.push(line), flush: Effect.void }
  await Effect.runPromise(Effect.provide(logging, JsonLogger.layer(output, LogLevel.Info)))

  return lines.map((line) => JSON.parse(line))
}

test("Facts beside a message stay numbers and truths, so that they can be counted; all else is text", async () => {
  const facts = { terms: 9, isWide: false, fact: "status 400", place: new URL("http://registry.test/") }

  expect(await written(Effect.annotateLogs(Effect.logWarning("It was refused"), facts))).toMatchObject([
    {
      level: "WARN",
      message: "It was refused",
      terms: 9,
      isWide: false,
      fact: "status 400",
      place: "http://registry.test/",
    },
  ])
})

test("Several messages of one line stand below each other, and what is below the level is not written", async () => {
  const logging = Effect.zipRight(Effect.logDebug("Not this"), Effect.logInfo("One", 2))

  expect((await written(logging)).map(({ message }) => message)).toEqual(["One\n2"])
})

import { expect, test } from "bun:test"
import { Effect } from "effect"
import { VariableIsInvalid } from "../../interfaces/Configuration.ts"
import * as Start from "../../interfaces/Start.ts"

/** What is told of a start on standard error. */
const toldOf = async (start: Effect.Effect<never, VariableIsInvalid>): Promise<ReadonlyArray<string>> => {
  const told: Array<string> = []
  const error = (text: string) => Effect.sync(() => void told.push(text))
  await Effect.runPromise(
    Effect.consoleWith((console) =>
      Effect.withConsole(Effect.exit(Start.orEndWithSentence(start)), { ...console, error }),
    ),
  )

  return told
}

test.each<[what: string, start: Effect.Effect<never, VariableIsInvalid>, told: ReadonlyArray<string>]>([
  [
    "a wrong setting, in its own sentence",
    new VariableIsInvalid({ sentence: "PORT is not valid.", misspellings: [] }),
    ["PORT is not valid."],
  ],
  [
    "a failure that nobody foresaw, by its name and words",
    Effect.die(new RangeError("no room")),
    ["The service ended unexpectedly: RangeError: no room."],
  ],
  ["what is no error, as it is", Effect.die("enough"), ["The service ended unexpectedly: enough."]],
  ["nothing, where it was only told to end", Effect.interrupt, []],
])("A start that cannot be tells %s", async (_, start, told) => {
  expect(await toldOf(start)).toEqual(told)
})

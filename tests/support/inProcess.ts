import * as Runtime from "@effect/platform/Runtime"
import { Clock, ConfigProvider, type Console, Effect } from "effect"
import { Environment } from "../../interfaces/Configuration.ts"
import type { Output } from "../../interfaces/telemetry/OutputLines.ts"
import type { Ended } from "./process.ts"

/** A stream whose reader takes everything at once, and what it has taken. */
export const sink = () => {
  let text = ""
  const output: Output = {
    write: (more, left) => {
      text += more
      left()
    },
    on: () => undefined,
  }

  return { output, text: () => text }
}

const printing = (output: Output) => (text: unknown) =>
  Effect.sync(() => void output.write(`${String(text)}\n`, () => undefined))

/** Runs a program in this process as a `main.ts` does in its own, with the given environment and no other, by the given clock. */
export const run = <E>(
  program: (out: Output, err: Output) => Effect.Effect<void, E>,
  environment: Readonly<Record<string, string>>,
  clock: Clock.Clock = Clock.make(),
) => {
  const out = sink()
  const err = sink()
  const console = (usual: Console.Console): Console.Console => ({
    ...usual,
    log: printing(out.output),
    error: printing(err.output),
  })
  const fiber = Effect.runFork(
    Effect.consoleWith((usual) => Effect.withConsole(program(out.output, err.output), console(usual))).pipe(
      Effect.withConfigProvider(ConfigProvider.fromMap(new Map(Object.entries(environment)))),
      Effect.provideService(Environment, environment),
      Effect.withClock(clock),
    ),
  )
  const code = new Promise<number>((resolve) => {
    fiber.addObserver((exit) => Runtime.defaultTeardown(exit, resolve))
  })
  let runs = true
  void code.then(() => {
    runs = false
  })
  const written = () => ({ out: out.text(), err: err.text() })

  return {
    /** Standard output and standard error so far. */
    written,
    isRunning: () => runs,
    /** Tells it to end, as a signal does. */
    end: () => fiber.unsafeInterruptAsFork(fiber.id()),
    /** How it ended, with all that it wrote. */
    ended: async (): Promise<Ended> => ({ code: await code, ...written() }),
  }
}

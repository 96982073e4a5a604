import { expect, setDefaultTimeout, test } from "bun:test"
import { join } from "node:path"
import { Effect, Fiber, Option, TestClock } from "effect"
import * as OutputLines from "../../../interfaces/telemetry/OutputLines.ts"
import { effect } from "../../support/effect.ts"

setDefaultTimeout(300_000)

/** A stream whose reader takes a text only when it is told to. */
const standingStill = () => {
  const written: Array<string> = []
  const lefts: Array<() => void> = []

  return {
    written,
    read: () => {
      for (const left of lefts.splice(0)) left()
    },
    stream: {
      write: (text: string, left: () => void) => {
        written.push(text)
        lefts.push(left)
      },
      on: () => undefined,
    },
  }
}

const megabyte = "é".repeat(512 * 1024)

test("Lines are dropped while 8 MiB of them wait for their reader, and go on when it reads", () => {
  const { read, stream, written } = standingStill()
  const lines = OutputLines.to(stream)
  for (let line = 0; line < 20; line += 1) lines.write(megabyte)
  expect(written).toHaveLength(8)
  read()
  lines.write("further")

  expect(written.slice(8)).toEqual(["further\n"])
})

effect("A flush ends when all that was written has left", () =>
  Effect.gen(function* () {
    const { read, stream } = standingStill()
    const lines = OutputLines.to(stream)
    yield* lines.flush
    lines.write("first")
    lines.write("second")
    const flush = yield* Effect.fork(lines.flush)
    yield* TestClock.adjust("9 seconds")
    expect(yield* Fiber.poll(flush)).toEqual(Option.none())
    read()

    yield* Fiber.join(flush)
  }),
)

effect("A reader that stands still holds up the end for ten seconds, also where nothing can be interrupted", () =>
  Effect.gen(function* () {
    const lines = OutputLines.to(standingStill().stream)
    lines.write("unread")
    const flush = yield* Effect.fork(Effect.uninterruptible(lines.flush))
    yield* TestClock.adjust("10 seconds")

    yield* Fiber.join(flush)
  }),
)

test("A process that flushes ends only when a slow reader has all lines", async () => {
  const module = join(import.meta.dir, "../../../interfaces/telemetry/OutputLines.ts")
  const script = `
    import { Effect } from "effect"
    import { standardOutput } from ${JSON.stringify(module)}
    const lines = standardOutput()
    for (let line = 0; line < 5000; line += 1) lines.write("x".repeat(200))
    process.stderr.write("written")
    await Effect.runPromise(lines.flush)
    process.exit(0)`
  const child = Bun.spawn([process.execPath, "-e", script], { stdout: "pipe", stderr: "pipe" })
  const told = child.stderr.getReader()
  await told.read()
  const lines = (await new Response(child.stdout).text()).split("\n")

  expect(lines).toHaveLength(5001)
})

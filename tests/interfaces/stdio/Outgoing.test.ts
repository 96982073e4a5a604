import { describe, expect } from "bun:test"
import { Duration, Effect, Layer, Logger, Stream } from "effect"
import { CallerTimeout } from "../../../application/CallerTimeout.ts"
import { Registry } from "../../../application/ports/Registry.ts"
import * as InMemoryAnnotations from "../../../infrastructure/memory/InMemoryAnnotations.ts"
import * as InMemoryVerifiedIntel from "../../../infrastructure/memory/InMemoryVerifiedIntel.ts"
import * as Outgoing from "../../../interfaces/stdio/Outgoing.ts"
import * as Session from "../../../interfaces/stdio/Session.ts"
import { effect } from "../../support/effect.ts"
import * as Older from "../mcp/Rpc.ts"

const links = { publicUrl: "http://service.test", sandboxKey: "ctm_sandbox_public" }
const bug = Effect.die(new Error("glioblastoma in words of a caller"))

/** Where whatever the registry is asked comes upon a bug of ours. */
const surroundings = (lines: Array<string>) =>
  Layer.mergeAll(
    Layer.succeed(Registry, { search: () => bug, study: () => bug }),
    InMemoryAnnotations.layer({ mostBytes: 0 }),
    InMemoryVerifiedIntel.layer(),
    Layer.succeed(CallerTimeout, Duration.seconds(12)),
    Logger.replace(
      Logger.defaultLogger,
      Logger.map(Logger.jsonLogger, (line) => void lines.push(line)),
    ),
  )

const input = (...messages: ReadonlyArray<object>) =>
  Stream.fromIterable(messages.map((message) => new TextEncoder().encode(`${JSON.stringify(message)}\n`)))

describe("a bug of ours", () => {
  effect("is told as the result of the tool that came upon it, and nothing of it but its place is logged", () => {
    const lines: Array<string> = []
    const sent: Array<object> = []
    const host = {
      input: input(Older.call("match_frontier_options", { condition: "glioblastoma" }), Older.request("ping", {}, 2)),
      send: (message: object) => Effect.sync(() => void sent.push(message)),
    }

    return Effect.gen(function* () {
      yield* Effect.provide(Session.hold(host, links), surroundings(lines))

      expect(sent).toHaveLength(2)
      expect(sent).toContainEqual(
        expect.objectContaining({
          id: 1,
          result: {
            content: [
              { type: "text", text: expect.stringMatching(/^internal_error: The service failed unexpectedly/) },
            ],
            isError: true,
          },
        }),
      )
      expect(lines.join("\n")).toContain("Unexpected failure")
      expect(lines.join("\n")).not.toContain("glioblastoma")
    })
  })

  effect("is told as an error of the request where no tool was called", () =>
    Effect.gen(function* () {
      const { message, outcome } = yield* Effect.provide(
        Outgoing.of({ _tag: "Accepted", run: () => bug }, "an id", links),
        surroundings([]),
      )

      expect([message, outcome]).toEqual([
        {
          jsonrpc: "2.0",
          id: "an id",
          error: { code: -32603, message: expect.stringMatching(/^The service failed unexpectedly/) },
        },
        "internal_error",
      ] as never)
    }),
  )
})

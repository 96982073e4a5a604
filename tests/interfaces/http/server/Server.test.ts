import { expect, test } from "bun:test"
import { Duration, Effect, Exit } from "effect"
import * as InFlight from "../../../../interfaces/http/server/InFlight.ts"
import * as Server from "../../../../interfaces/http/server/Server.ts"

test("A port that was taken is given back where nothing comes of what is answered there", async () => {
  let taken = 0
  const answering = (port: number): Server.Answering => {
    taken = port
    throw new Error("a page is missing")
  }
  const options = {
    host: "127.0.0.1",
    port: 0,
    longestRequest: Duration.seconds(1),
    longestSilence: Duration.seconds(1),
    drainTimeout: Duration.zero,
  }
  const started = await Effect.runPromiseExit(
    Effect.scoped(Server.serve(answering, InFlight.make(), options, Effect.void)),
  )

  expect(Exit.isFailure(started)).toBe(true)
  const another = Bun.serve({ hostname: "127.0.0.1", port: taken, reusePort: false, fetch: () => new Response() })
  await another.stop()
})

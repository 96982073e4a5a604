import { expect, setDefaultTimeout, test } from "bun:test"
import { Duration, Effect } from "effect"
import * as InFlight from "../../../../interfaces/http/server/InFlight.ts"
import * as Server from "../../../../interfaces/http/server/Server.ts"
import * as Raw from "../../../support/raw.ts"
import { until } from "../../../support/until.ts"

setDefaultTimeout(300_000)

const request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"

/** Sends a request to a server whose requests may take so long, and which answers this one at a time of its own. */
const asked = (longestRequest: Duration.Duration, time: Promise<void>) => {
  const longestSilence = Duration.seconds(1)
  const options = { host: "127.0.0.1", port: 0, longestRequest, longestSilence, drainTimeout: Duration.zero }
  const elsewhere = async () => {
    await time

    return new Response("whole")
  }
  const answering = () => ({ routes: new Map(), elsewhere, failed: () => Response.error() })

  return Effect.flatMap(Server.serve(answering, InFlight.make(), options, Effect.void), ({ port = 0 }) =>
    Effect.promise(async () => {
      const connection = await Raw.connect(port)
      connection.write(request)

      return connection
    }),
  )
}

/** Bun's own limit is ten seconds: were it not set, both would be cut at that time. */
test("A connection is cut off that is silent after its answer, and none whose answer may still come", async () => {
  await Effect.gen(function* () {
    const isCut = Promise.withResolvers<void>()
    const waiting = yield* asked(Duration.minutes(4), isCut.promise)
    const silent = yield* asked(Duration.zero, Promise.resolve())
    yield* Effect.promise(async () => {
      await until(() => silent.heard().isClosed)
      isCut.resolve()
      await until(() => waiting.heard().isClosed || waiting.heard().text !== "")
    })

    expect(silent.heard().text).toEndWith("\r\n\r\nwhole")
    expect(waiting.heard().text).toEndWith("\r\n\r\nwhole")
  }).pipe(Effect.scoped, Effect.runPromise)
})

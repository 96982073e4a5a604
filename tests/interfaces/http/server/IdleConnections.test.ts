import { expect, setDefaultTimeout, test } from "bun:test"
import { Duration, Effect } from "effect"
import * as InFlight from "../../../../interfaces/http/server/InFlight.ts"
import * as Server from "../../../../interfaces/http/server/Server.ts"
import * as Raw from "../../../support/raw.ts"
import { until } from "../../../support/until.ts"

setDefaultTimeout(300_000)

/** Left to itself, Bun cuts a connection off that is silent for so long: ten seconds, and four until it looks again. */
const longerThanBunWaits = 15_000

const request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"

/** Sends a request to a server whose requests may take so long, and which answers this one after a time. */
const asked = (
  longest: Duration.DurationInput,
  millis: number,
  work: (connection: Raw.Connection) => Promise<void>,
) => {
  const longestRequest = Duration.decode(longest)
  const options = { host: "127.0.0.1", port: 0, longestRequest, patience: Duration.zero }
  const elsewhere = async () => {
    await Bun.sleep(millis)

    return new Response("whole")
  }
  const answering = () => ({ routes: new Map(), elsewhere, failed: () => Response.error() })

  return Server.serve(answering, InFlight.make(), options, Effect.void).pipe(
    Effect.flatMap(({ port = 0 }) =>
      Effect.promise(async () => {
        const connection = await Raw.connect(port)
        connection.write(request)
        await work(connection)
      }),
    ),
    Effect.scoped,
    Effect.runPromise,
  )
}

test("A connection is cut off that is silent after its answer, and none whose answer may still come", async () => {
  await Promise.all([
    asked("4 minutes", longerThanBunWaits, async ({ heard }) => {
      await until(() => heard().isClosed || heard().text !== "")

      expect(heard().text).toEndWith("\r\n\r\nwhole")
    }),
    asked("0 seconds", 0, async ({ heard }) => {
      await until(() => heard().isClosed)

      expect(heard().text).toEndWith("\r\n\r\nwhole")
    }),
  ])
})

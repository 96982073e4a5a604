import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import * as Stdio from "../../support/stdio.ts"
import { until } from "../../support/until.ts"
import * as Older from "../mcp/Rpc.ts"

setDefaultTimeout(300_000)

let standIn: StandIn.StandIn

beforeEach(() => {
  standIn = StandIn.serve({ studies: madeUpStudies })
})

afterEach(() => standIn.stop())

test("A wrong setting is told on standard error, nothing on standard output, and it ends with 1", async () => {
  const host = Stdio.start({ ...Stdio.environment(standIn.url), LOG_LEVEL: "loud" })

  expect(await host.ended()).toEqual({
    code: 1,
    answers: [],
    rest: "",
    err: "LOG_LEVEL is not valid: it must be one of debug, info, warning, error, none.\n",
  })
})

/** Waits for a file, and then takes all that comes. */
const reader = `
  while (!(await Bun.file(process.argv[1]).exists())) await Bun.sleep(20)
  process.stdin.pipe(process.stdout)`

test.skipIf(Bun.which("sh") === null)(
  "What a pipe does not hold waits for its reader, and is whole when the process has ended",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "slow-reader-"))
    const gate = join(folder, "gate")
    const pipe = `"$0" "$1" | "$0" -e '${reader}' "${gate}"`
    const slow = Stdio.start(Stdio.environment(standIn.url), ["sh", "-c", pipe, ...Stdio.command()])
    const ids = Array.from({ length: 4 }, (_, index) => `slow ${index}`)
    await slow.tell(...ids.map((id) => Older.call("match_frontier_options", { condition: "cancer", limit: 50 }, id)))
    slow.closeInput()
    await until(() => standIn.requests.length === ids.length)
    expect(slow.answers()).toEqual([])

    await Bun.write(gate, "")
    const { answers, code, rest } = await slow.ended()
    await rm(folder, { recursive: true })

    expect([code, answers.map(({ id }) => String(id)).toSorted(), rest]).toEqual([0, ids.toSorted(), ""])
  },
)

describe("It ends", () => {
  test("on SIGTERM, whatever is in flight, with whole lines behind it", async () => {
    const silent = StandIn.serve({ studies: [], behavior: () => new Promise<Response>(() => undefined) })
    const host = Stdio.start(Stdio.environment(silent.url))
    await host.tell(
      Older.request("ping", undefined, 1),
      Older.call("get_site_availability", { nct_id: "NCT99100101" }, 2),
    )
    await host.answer(1)
    await until(() => silent.requests.length === 1)
    host.signal("SIGTERM")
    const { answers, code, rest } = await host.ended()
    await silent.stop()

    expect([code, answers.map(({ id }) => id), rest]).toEqual([0, [1], ""])
  })

  test("when nobody reads its answers any more", async () => {
    const host = Stdio.start(Stdio.environment(standIn.url))
    await host.tell(Older.request("ping", undefined, 1))
    await host.answer(1)
    await host.leave()
    // This end of the output is closed a moment later; what is written before finds a reader.
    const pinging = setInterval(() => host.tell(Older.request("ping")).catch(() => undefined), 50)
    const { code } = await host.ended()
    clearInterval(pinging)

    expect(code).toBe(0)
  })
})

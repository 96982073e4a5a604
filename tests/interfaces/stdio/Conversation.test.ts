import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import type { Output } from "../../../interfaces/telemetry/OutputLines.ts"
import * as Stdio from "../../support/stdio.ts"
import { until } from "../../support/until.ts"
import * as Current from "../mcp/Current.ts"
import { meta } from "../mcp/Current.ts"
import * as Older from "../mcp/Rpc.ts"

setDefaultTimeout(300_000)

/** A registry that answers when it is let, and notices who hangs up. */
const gated = () => {
  const gate = Promise.withResolvers<void>()
  let left = 0
  const standIn = StandIn.serve({
    studies: madeUpStudies,
    behavior: async (request, answer) => {
      request.signal.addEventListener("abort", () => {
        left += 1
      })
      await gate.promise

      return answer()
    },
  })

  return { standIn, open: gate.resolve, left: () => left, arrived: () => standIn.requests.length }
}

/** A reader who takes nothing until it is told to. */
const slowReader = () => {
  const gate = Promise.withResolvers<void>()
  const slowed = ({ on, write }: Output): Output => ({
    on,
    write: (text, left) => void gate.promise.then(() => write(text, left)),
  })

  return { slowed, reads: gate.resolve }
}

let registry: ReturnType<typeof gated>
let host: Stdio.Host

beforeEach(() => {
  registry = gated()
  host = Stdio.startHere(Stdio.environment(registry.standIn.url))
})

afterEach(async () => {
  host.end()
  await host.ended()
  await registry.standIn.stop()
})

const sites = (id: unknown, nctId = "NCT99100101") => Older.call("get_site_availability", { nct_id: nctId }, id)

/** The ids of all answers that came, in the order of the requests. */
const idsOf = (answers: ReadonlyArray<Stdio.Message>) => answers.map(({ id }) => String(id)).toSorted()

test("Several requests are worked on at once, and each is answered as soon as it can be", async () => {
  await host.tell(sites(1), sites("1"), sites(2, "NCT99300201"))
  await until(() => registry.arrived() === 3)
  await host.tell(Older.request("ping", undefined, 3))
  await host.answer(3)
  expect(idsOf(host.answers())).toEqual(["3"])

  registry.open()
  const answers = await Promise.all([1, "1", 2].map((id) => host.answer(id)))

  expect(answers.map(({ result }) => result?.["structuredContent"])).toMatchObject([
    { study: { nct_id: "NCT99100101" } },
    { study: { nct_id: "NCT99100101" } },
    { study: { nct_id: "NCT99300201" } },
  ])
})

test("A hundred requests at once are all answered", async () => {
  const ids = Array.from({ length: 100 }, (_, index) => `many ${index}`)
  await host.tell(...ids.map((id) => sites(id)))
  await until(() => registry.arrived() >= 32)
  registry.open()
  await host.closeInput()
  const { answers, code } = await host.ended()

  expect([code, idsOf(answers)]).toEqual([0, ids.toSorted()])
})

test("Answers wait for a reader that takes its time, and so do further requests; none is lost or cut", async () => {
  const reader = slowReader()
  const slow = Stdio.startHere(Stdio.environment(registry.standIn.url), reader.slowed)
  const ids = Array.from({ length: 100 }, (_, index) => `slow ${index}`)
  registry.open()
  await slow.tell(...ids.map((id) => Older.call("match_frontier_options", { condition: "cancer", limit: 1 }, id)))
  await slow.closeInput()
  await until(() => registry.arrived() >= 64)
  // An answer that nobody takes keeps its place, so no further request is worked on.
  expect(registry.arrived()).toBeLessThanOrEqual(66)
  expect(slow.answers()).toEqual([])

  reader.reads()
  const { answers, code, rest } = await slow.ended()

  expect([code, idsOf(answers), rest]).toEqual([0, ids.toSorted(), ""])
})

describe("A request that is taken back", () => {
  const cancelled = (requestId: unknown) => ({
    jsonrpc: "2.0",
    method: "notifications/cancelled",
    params: { requestId, reason: "no longer needed" },
  })

  test.each([
    ["of the older era", sites("a"), cancelled("a")],
    [
      "of the current era",
      Current.call("get_site_availability", { nct_id: "NCT99100101" }, "a"),
      { ...cancelled("a"), params: { requestId: "a", _meta: meta } },
    ],
  ])("%s is given up and not answered; the others are", async (_, request, notification) => {
    await host.tell(request, sites("b"))
    await until(() => registry.arrived() === 2)
    await host.tell(notification)
    await until(() => registry.left() === 1)
    registry.open()
    await host.closeInput()
    const { answers, code } = await host.ended()

    expect([code, idsOf(answers)]).toEqual([0, ["b"]])
  })

  test("is another where its id is text and not a number", async () => {
    await host.tell(sites(7))
    await until(() => registry.arrived() === 1)
    await host.tell(cancelled("7"), Older.request("ping", undefined, 8))
    await host.answer(8)
    registry.open()

    expect((await host.answer(7)).result).toHaveProperty("structuredContent")
  })

  test("after its answer changes nothing", async () => {
    registry.open()
    await host.tell(sites(1))
    await host.answer(1)
    await host.tell(cancelled(1), sites(2))
    await host.answer(2)

    expect(idsOf(host.answers())).toEqual(["1", "2"])
  })
})

describe("It ends", () => {
  test("with its input, after the answers to what is in flight", async () => {
    await host.tell(sites(1), Older.request("ping", undefined, 2))
    await until(() => registry.arrived() === 1)
    await host.closeInput()
    await host.answer(2)
    registry.open()
    const { answers, code, rest } = await host.ended()

    expect([code, idsOf(answers), rest]).toEqual([0, ["1", "2"], ""])
  })

  test("with an input that ends without a line's end, after its last message", async () => {
    await host.tell(JSON.stringify(Older.request("ping", undefined, 1)))
    await host.closeInput()
    const { answers, code } = await host.ended()

    expect([code, idsOf(answers)]).toEqual([0, ["1"]])
  })

  test("with an input that holds nothing", async () => {
    await host.closeInput()
    const { answers, code, rest } = await host.ended()

    expect([code, answers, rest]).toEqual([0, [], ""])
  })
})

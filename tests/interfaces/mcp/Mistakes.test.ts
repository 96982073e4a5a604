import { afterAll, expect, test } from "bun:test"
import { start } from "../../support/service.ts"
import { call, request, say } from "./Rpc.ts"

const service = await start()

afterAll(() => service.stop())

const [match, sites] = ["match_frontier_options", "get_site_availability"]

const nothing = { condition: "glioblastoma" }

/** What agents send that know little of the tools, what the message says, and what they send then. */
test.each<[what: string, sent: object, says: string, mended: object]>([
  ["another name of the tool", call("matchFrontierOptions", nothing), match, call(match, nothing)],
  [
    "the arguments under another name",
    request("tools/call", { name: match, input: nothing }),
    '"arguments" is missing in the params',
    call(match, nothing),
  ],
  [
    "a number in quotation marks",
    call(match, { ...nothing, age: "61" }),
    "without quotation marks",
    call(match, { ...nothing, age: 61 }),
  ],
  [
    "names of its own language",
    call(match, { condicion: "cáncer de páncreas", edad: 61 }),
    "accepted: condition, stage, biomarkers, prior_lines, age, sex, location",
    call(match, { condition: "cáncer de páncreas", age: 61 }),
  ],
  [
    "a place in parts",
    call(match, { ...nothing, location: { city: "Boston", state: "MA" } }),
    'or with query, such as {"query": "Boston"}',
    call(match, { ...nothing, location: { query: "Boston, MA" } }),
  ],
  [
    "a marker as an object",
    call(match, { ...nothing, biomarkers: [{ gene: "KRAS", variant: "G12D" }] }),
    'such as "KRAS G12D"',
    call(match, { ...nothing, biomarkers: ["KRAS G12D"] }),
  ],
  [
    "a phase in words",
    call(match, { ...nothing, phases: ["Phase 2"] }),
    "must be one of EARLY_PHASE1, PHASE1, PHASE2",
    call(match, { ...nothing, phases: ["PHASE2"] }),
  ],
  [
    "the whole patient as one argument",
    call(match, { patient: nothing }),
    "accepted: condition, stage",
    call(match, nothing),
  ],
  [
    "several studies at once",
    call(sites, { nct_id: ["NCT99100101", "NCT99100102"] }),
    'must be NCT and eight digits, such as "NCT01234567"',
    call(sites, { nct_id: "NCT99100101" }),
  ],
  [
    "a number without its letters",
    call(sites, { nct_id: 99100101 }),
    'must be NCT and eight digits, such as "NCT01234567"',
    call(sites, { nct_id: "NCT99100101" }),
  ],
])("%s is mended from the message alone", async (_, sent, says, mended) => {
  const { json: refused } = await say(service, sent)
  const { json: answered } = await say(service, mended)

  expect(refused).toMatchObject({ error: { code: -32602, message: expect.stringContaining(says) } })
  expect(answered).toMatchObject({ result: { content: [{ type: "text" }] } })
  expect(answered).not.toMatchObject({ result: { isError: true } })
})

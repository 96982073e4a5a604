import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { madeUpObservations } from "../../../demo/studies/MadeUpObservations.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import { asked, basicKey, posted, proKey, type Running, sandboxKey, start } from "../../support/service.ts"
import { call, say, textOf } from "./Rpc.ts"
import * as Strictly from "./Strictly.ts"

let service: Running

beforeAll(async () => {
  service = await start({
    observations: madeUpObservations(Date.now()),
    callsPerMonth: 1_000_000,
    sandboxRequestsPerDay: 1_000_000,
  })
})

afterAll(() => service.stop())

const profiles: ReadonlyArray<object> = [
  {
    condition: "pancreatic-cancer",
    stage: "metastatic",
    biomarkers: ["KRAS G12D"],
    prior_lines: 1,
    age: 61,
    sex: "female",
    location: { lat: 40.71, lng: -74.01 },
    limit: 3,
  },
  { condition: "alzheimers", age: 70, sex: "male", limit: 50 },
  { condition: "glioblastoma", location: { query: "Germany" }, phases: ["PHASE2", "PHASE3"] },
  { condition: "Duchenne muscular dystrophy", age: 8, include: ["expanded_access"] },
  { condition: "no such condition", phases: ["PHASE4"], location: { lat: 0, lng: 0, radius_miles: 1 } },
  { condition: "cancer", include: ["interventional", "expanded_access"], phases: ["PHASE1"], limit: 1 },
]

const restOf = async (path: string, init: RequestInit): Promise<unknown> => (await service.send(path, init)).json()

const withoutTime = (payload: unknown) => ({
  ...(payload as object),
  source: { ...(payload as { source?: object }).source, retrieved_at: "" },
})

const keys = [proKey, basicKey, sandboxKey]

describe.each(keys)("with %s", (key) => {
  test.each(profiles)("a match says what REST says: %j", async (profile) => {
    const { json, status } = await say(service, call("match_frontier_options", profile), key)
    const content = json.result?.["structuredContent"]

    expect(status).toBe(200)
    expect(Object.keys(json.result ?? {})).toEqual(["content", "structuredContent"])
    expect(Strictly.faults("match_frontier_options", content)).toEqual([])
    expect(withoutTime(content)).toEqual(withoutTime(await restOf("/v1/match", posted(profile, key))))
  })

  test("the launch areas are those of REST", async () => {
    const { json } = await say(service, call("list_launch_conditions"), key)
    const content = json.result?.["structuredContent"]

    expect(Strictly.faults("list_launch_conditions", content)).toEqual([])
    expect(content).toEqual((await restOf("/v1/conditions", asked(key))) as never)
  })
})

test("the sites of every study that is not observational are those of REST", async () => {
  for (const [index, study] of madeUpStudies.entries()) {
    const key = keys[index % keys.length] ?? proKey
    const { nctId } = study.protocolSection.identificationModule
    const { json } = await say(service, call("get_site_availability", { nct_id: nctId }), key)
    const rest = await restOf(`/v1/availability/${nctId}`, asked(key))
    if (json.result?.["isError"] === true) {
      expect(rest).toHaveProperty("error.code", "not_found")
      continue
    }
    const content = json.result?.["structuredContent"]

    expect(Strictly.faults("get_site_availability", content)).toEqual([])
    expect(withoutTime(content)).toEqual(withoutTime(rest))
  }
})

test("a closed schema would see a field that was added", () => {
  expect(Strictly.faults("list_launch_conditions", {})).not.toEqual([])
  expect(Strictly.faults("get_site_availability", { study: { sites: [{ facility: "x", more: 1 }] } }).join()).toContain(
    "/study/sites/0 must NOT have additional properties",
  )
})

describe("what a tool could not give", () => {
  test.each(["NCT00000000", "NCT01234567"])("%s is not_found, in words alone", async (nctId) => {
    const answer = await say(service, call("get_site_availability", { nct_id: nctId }))

    expect(answer.status).toBe(200)
    expect(answer.json.result).toEqual({
      content: [{ type: "text", text: expect.stringMatching(/^not_found: The registry has no .*\.$/) }],
      isError: true,
    })
    expect(textOf(answer)).toContain(nctId)
  })

  test("a former number leads to the study", async () => {
    const { json } = await say(service, call("get_site_availability", { nct_id: "NCT99700001" }))

    expect(json.result).toHaveProperty("structuredContent.study.nct_id", "NCT99440001")
  })
})

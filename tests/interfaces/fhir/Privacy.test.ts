import { describe, expect, setDefaultTimeout, test } from "bun:test"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import { collector, read } from "../../support/collector.ts"
import * as Here from "../../support/here.ts"
import { posted, proKey, start } from "../../support/service.ts"
import { until } from "../../support/until.ts"
import { bundle, condition, observation, patient, variant } from "./record.ts"

setDefaultTimeout(300_000)

/** What only the record may hold. */
const planted = ["Quokkamarsupial", "MRN-77120-X", "12 Wombat Lane", "555-0199"]

const [name = "", number = "", street = "", phone = ""] = planted

const record = bundle(
  patient({
    name: [{ family: name, given: [name] }],
    identifier: [{ value: number }],
    address: [{ line: [street], text: street, postalCode: "02115" }],
    telecom: [{ system: "phone", value: phone }],
    text: { status: "generated", div: `<div>${name} ${number}</div>` },
    birthDate: "1966-02-03",
  }),
  condition("Glioblastoma", { recorder: { display: name }, note: [{ text: `${name} called from ${phone}` }] }),
  observation("Molecular pathology", {
    valueString: `${name} has a KRAS mutation, see ${number}`,
    performer: [{ display: name }],
  }),
  variant("LA9633-4", [["48018-6", { text: name }]]),
)

const leaked = (text: string) => planted.filter((word) => text.includes(word))

const bodies: ReadonlyArray<readonly [what: string, body: object | string]> = [
  ["a record", record],
  ["a record of two", bundle(...[patient({ id: name }), patient({ id: number })], condition(name))],
  ["a record that cannot be parsed", `{"resourceType":"Bundle","name":"${name}`],
  ["another resource", { resourceType: name }],
]

describe("Nothing that only a record holds is in an answer or a log line", () => {
  test.each(["/fhir/ResearchStudy/$match", "/fhir/$trial-profile", "/getClinicalTrial"])("%s", async (path) => {
    const service = await start()
    const told = await Promise.all(
      bodies.map(async ([, body]) =>
        (await service.send(path, posted(body, proKey, { "idempotency-key": crypto.randomUUID() }))).text(),
      ),
    )
    const logs = service.logs.join("\n")
    await service.stop()

    expect(told[0]).toContain("KRAS mutation")
    expect(told.flatMap(leaked)).toEqual([])
    expect(leaked(logs)).toEqual([])
    expect(logs).toContain(`"route":"${path}"`)
  })
})

test("Nothing of it is in a trace or a metric", async () => {
  const standIn = StandIn.serve({ studies: madeUpStudies })
  const traces = collector()
  const service = await Here.listening({
    REGISTRY_BASE_URL: standIn.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
  })
  for (const [, body] of bodies)
    await fetch(`${service.url}/fhir/ResearchStudy/$match`, posted(body, "ctm_sandbox_public"))
  const metrics = await (await fetch(`${service.url}/metrics`)).text()
  await until(() => JSON.stringify(read(traces.received)).includes("$match"))
  await service.stop()
  await standIn.stop()
  const spans = JSON.stringify(read(traces.received))

  expect(metrics).toContain("$match")
  expect(leaked(`${metrics}\n${spans}`)).toEqual([])
})

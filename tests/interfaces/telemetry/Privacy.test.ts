import { describe, expect, test } from "bun:test"
import { asked, posted, proKey, sandboxKey, start } from "../../support/service.ts"

/** What nobody but the patient should read: in no message, and in no log. */
const planted = {
  word: "Quokkamarsupial",
  coordinate: 17.7654321,
  key: "ctm_live_wombatwombatwombatwombat",
  idempotencyKey: "platypus-platypus",
  address: "198.51.100.213",
}

const leaks = [
  planted.word,
  planted.word.toLowerCase(),
  ".7654321",
  planted.key,
  planted.idempotencyKey,
  planted.address,
  proKey,
]

const leaked = (text: string) => leaks.filter((leak) => text.includes(leak))

const { word } = planted

const spoilt: ReadonlyArray<readonly [what: string, body: unknown]> = [
  ["a stage that is too long", { condition: "ALS", stage: `${word} `.repeat(30) }],
  ["a biomarker that is too long", { condition: "ALS", biomarkers: [`${word} `.repeat(30)] }],
  ["too many biomarkers", { condition: "ALS", biomarkers: Array(17).fill(word) }],
  ["a sex that is none", { condition: word, sex: word }],
  ["a phase that is none", { condition: word, phases: [word] }],
  ["a kind that is none", { condition: word, include: [word] }],
  ["an age in words", { condition: word, age: word }],
  ["an age out of bounds", { condition: word, age: 1130 }],
  ["a place in the wrong form", { condition: word, location: word }],
  ["a place in both forms", { condition: word, location: { query: word, lat: planted.coordinate, lng: 1 } }],
  ["half a point", { condition: word, location: { lat: planted.coordinate } }],
  ["a point off the globe", { condition: word, location: { lat: 90 + planted.coordinate, lng: 1 } }],
  ["an unknown property's value", { condition: word, patient: { name: word } }],
  ["a name in a list", [{ condition: word }]],
  ["text alone", JSON.stringify(word)],
  ["broken JSON", `{"condition":"${word}`],
  ["broken JSON with a name twice", `{"condition":"${word}","condition":"${word}"`],
  ["a name twice", `{"condition":"${word}","condition":"${word}"}`],
  ["JSON that is too deep", `{"condition":"${word}","x":${"[".repeat(40)}"${word}"${"]".repeat(40)}}`],
  ["a large body", { condition: word.repeat(30_000) }],
]

describe("A refusal repeats nothing of the patient, and neither do the logs", () => {
  test.each(spoilt)("%s", async (_, body) => {
    const service = await start({ trustedProxies: 1 })
    const headers = { "idempotency-key": planted.idempotencyKey, "x-forwarded-for": planted.address }
    const answer = await service.send("/v1/match", posted(body, proKey, headers), planted.address)
    const told = `${await answer.text()} ${JSON.stringify([...answer.headers])}`
    const logs = service.logs.join("\n")
    await service.stop()

    expect([400, 413]).toContain(answer.status)
    expect(leaked(told)).toEqual([])
    expect(leaked(logs)).toEqual([])
    expect(logs).toContain('"code":"invalid_request"')
  })
})

describe("What is answered leaves no trace of the patient in the logs", () => {
  const profile = {
    condition: `${word} fever`,
    stage: word,
    biomarkers: [word],
    location: { lat: planted.coordinate, lng: 1 },
  }

  test.each<readonly [what: string, respond: (answer: () => Response) => Response, status: number]>([
    ["options", (answer) => answer(), 200],
    ["a refusal of the registry that repeats the query", () => new Response(`bad ${word}`, { status: 400 }), 502],
    ["an answer of the registry that cannot be read", () => Response.json({ error: word }), 502],
  ])("%s", async (_, respond, status) => {
    const service = await start({ behavior: (_, answer) => respond(answer) })
    const headers = { "idempotency-key": planted.idempotencyKey }
    const answer = await service.send(`/v1/match?name=${word}`, posted(profile, proKey, headers), planted.address)
    const told = await answer.text()
    const logs = service.logs.join("\n")
    await service.stop()

    expect(answer.status).toBe(status)
    expect(leaked(logs)).toEqual([])
    expect(logs).toContain('"route":"/v1/match"')
    if (status !== 200) expect(leaked(told)).toEqual([])
  })

  test("paths that nobody knows, and keys that nobody issued", async () => {
    const service = await start()
    const told = await Promise.all(
      [
        service.send(`/v1/${word}`, asked(planted.key), planted.address),
        service.send(`/v1/availability/${word}`, asked(proKey), planted.address),
        service.send("/v1/conditions", asked(planted.key), planted.address),
        service.send("/v1/conditions", { headers: { authorization: `Basic ${planted.key}` } }, planted.address),
        service.send(`/v1/match?${word}`, asked(planted.key), planted.address),
        service.send("/v1/match", posted({ condition: "ALS" }, sandboxKey, { "idempotency-key": `${word} ${word}` })),
      ].map(async (answer) => (await answer).text()),
    )
    const logs = service.logs.join("\n")
    await service.stop()

    expect(leaked(told.join())).toEqual([])
    expect(leaked(logs)).toEqual([])
  })
})

test("An answer is kept by nobody on its way", async () => {
  const service = await start()
  const answers = [
    await service.send("/v1/match", posted({ condition: "ALS", limit: 1 })),
    await service.send("/v1/match", posted("{")),
    await service.send("/v1/conditions"),
  ]
  await service.stop()

  expect(answers.map(({ headers }) => headers.get("cache-control"))).toEqual(["no-store", "no-store", "no-store"])
})

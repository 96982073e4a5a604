import { print, table } from "../speed/Report.ts"
import * as Setting from "../speed/Setting.ts"
import * as TodaysPages from "../speed/today/Pages.ts"
import { patients } from "../speed/today/Patients.ts"

/** More than there is room for, of issued keys and of the sandbox each. */
const answers = Number(process.argv[2] ?? 110)

const newTexts = Number(process.argv[3] ?? 300)

const most = 50

const setting = await Setting.make()
const settings = { TRUSTED_PROXIES: "1", SANDBOX_REQUESTS_PER_DAY: "1000000" }

/** Asks for a match, with an Idempotency-Key where one is given. */
const match = async (url: string, key: string, limit: number, turn: number, idempotencyKey?: string) => {
  const answer = await fetch(`${url}/v1/match`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      "x-forwarded-for": `192.0.2.${turn % 14}`,
      ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
    },
    body: JSON.stringify({ ...patients[turn % patients.length], limit }),
  })
  if (answer.status !== 200) throw new Error(`answered ${answer.status}`)

  return { bytes: (await answer.arrayBuffer()).byteLength, isReplay: answer.headers.has("idempotency-replayed") }
}

try {
  const fresh = await setting.start(...TodaysPages.registry({ world: "new" }))
  const service = await setting.startService(fresh.url, setting.plain, settings)
  const { basic } = setting.plain.keys
  const rows = [["", "bytes of an answer", "resident MB", "at most"]]
  const note = (what: string, bytes: number) =>
    rows.push([what, String(Math.round(bytes)), service.memory().toFixed(0), service.mostMemory().toFixed(0)])
  note("just started", 0)
  for (const [kind, key] of [
    ["issued", basic],
    ["sandbox", "ctm_sandbox_public"],
  ] as const) {
    let bytes = 0
    for (let turn = 0; turn < answers; turn += 1)
      bytes += (await match(service.url, key, most, turn, `${kind}-${turn}`)).bytes
    note(`${answers} kept answers, ${kind}`, bytes / answers)
  }
  for (let turn = 0; turn < newTexts; turn += 4)
    await Promise.all([0, 1, 2, 3].map((caller) => match(service.url, basic, 20, turn + caller)))
  note(`${newTexts} matches of new texts`, 0)
  let replays = 0
  for (let turn = answers - 1; turn >= 0; turn -= 1) {
    if (!(await match(service.url, basic, most, turn, `issued-${turn}`)).isReplay) break
    replays += 1
  }
  note(`${replays} answers of issued keys are still there`, 0)
  table(rows)
  print(`The service held ${service.mostMemory().toFixed(0)} MB at most.`)
} finally {
  await setting.stop()
}

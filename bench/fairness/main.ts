import * as Quantile from "../Quantile.ts"
import { machine, print, table } from "../speed/Report.ts"
import * as Setting from "../speed/Setting.ts"
import * as TodaysPages from "../speed/today/Pages.ts"
import { patients } from "../speed/today/Patients.ts"
import * as TodaysRecords from "../speed/today/Records.ts"
import * as Callers from "./Callers.ts"
import * as Dearest from "./Dearest.ts"
import * as Entries from "./Entries.ts"

const tries = Number(process.argv[2] ?? 300)
const seed = Number(process.argv[3] ?? 42)

/** A patient as anybody may be, and the same with as many options as there may be. */
const plain = { ...patients[0] }
const wide = { ...plain, limit: 50 }

/** All that a profile may hold. */
const full = {
  ...wide,
  biomarkers:
    "EGFR exon 19 deletion,MET amplification,PD-L1 positive,KRAS G12C,ALK fusion,ROS1 fusion,RET fusion,BRAF V600E,HER2 mutation,NTRK fusion,STK11 mutation,KEAP1 mutation,TP53 mutation,MSI-H,TMB high,CDKN2A deletion".split(
      ",",
    ),
}

const storming = "or mutation positive negative"

/** Warms a service up until its code is compiled and the page is known. */
const warming = 40

const rounds = 10

const one: Callers.Caller = { key: "ctm_sandbox_public", address: "192.0.2.1" }
const two: Callers.Caller = { key: "ctm_sandbox_public", address: "198.51.100.1" }

const setting = await Setting.make()
const another: Callers.Caller = { key: setting.plain.keys.basic, address: "203.0.113.1" }
const crowd: Callers.Caller = { key: setting.plain.keys.pro, address: "203.0.113.2" }

const start = async (kind: TodaysPages.Kind) => {
  const registry = await setting.start(...TodaysPages.registry(kind))
  const service = await setting.startService(registry.url, setting.plain, {
    REGISTRY_TIMEOUT: "12 seconds",
    SANDBOX_REQUESTS_PER_DAY: "1000000",
    TRUSTED_PROXIES: "1",
  })
  const match = (caller: Callers.Caller, body: object) => Callers.match(service.url, caller, body)
  for (let call = 0; call < warming; call += 1) await match(another, patients[call % patients.length] ?? plain)

  return {
    registry,
    service,
    match,
    /** So many calls of one caller at once. */
    atOnce: (caller: Callers.Caller, body: object, many: number) =>
      Promise.all(Array.from({ length: many }, () => match(caller, body))),
    stop: () => Promise.all([registry.stop(), service.stop()]),
  }
}

type Running = Awaited<ReturnType<typeof start>>

const heading = [
  "",
  "over in s",
  "not 200",
  "p50 ms",
  "longest",
  "/healthz p50",
  "p99",
  "longest",
  "another's match p50",
  "longest",
  "not 200",
]

/** What others wait while some work is done: the probe of an orchestrator, and a plain match of another caller. */
const beside = async (
  name: string,
  { match, service }: Running,
  work: () => Promise<ReadonlyArray<Callers.Answered>>,
) => {
  const began = performance.now()
  const working = work()
  const others: Array<Callers.Answered> = []
  const [answered, probes] = await Promise.all([
    working,
    Callers.during(working, async () => (await fetch(`${service.url}/healthz`)).arrayBuffer(), 5),
    Callers.during(working, async () => others.push(await match(another, plain)), 20),
  ])
  const isRefused = ({ status }: Callers.Answered) => status !== 200
  const millis = (all: ReadonlyArray<Callers.Answered>) => all.map(({ millis }) => millis)

  return [
    name,
    ((performance.now() - began) / 1000).toFixed(1),
    String(answered.filter(isRefused).length),
    ...Callers.written(millis(answered), 0.5, 1),
    ...Callers.written(probes, 0.5, 0.99, 1),
    ...Callers.written(millis(others), 0.5, 1),
    String(others.filter(isRefused).length),
  ]
}

const inTurn = async (many: number, work: () => Promise<Callers.Answered>) => {
  const answered: Array<Callers.Answered> = []
  for (let call = 0; call < many; call += 1) answered.push(await work())

  return answered
}

/** So often each call takes its turn: what a machine does besides falls on all of them alike. */
const turns = 7

const cpuOf = async ({ match, service }: Running, body: object): Promise<number> => {
  const before = service.cpu()
  await inTurn(rounds, () => match(one, body))

  return (service.cpu() - before) / rounds
}

/** CPU of a call with each body, in milliseconds: the median of several turns, behind one that only makes the body known. */
const cpuOfEach = async (running: Running, bodies: ReadonlyArray<object>): Promise<ReadonlyArray<number>> => {
  const taken: Array<ReadonlyArray<number>> = []
  for (let turn = 0; turn <= turns; turn += 1) {
    const millis: Array<number> = []
    for (const body of bodies) millis.push(await cpuOf(running, body))
    taken.push(millis)
  }

  return bodies.map((_, at) => Quantile.median(taken.slice(1).map((millis) => millis[at] ?? Number.NaN)))
}

const wordsOf = async ({ registry }: Running) =>
  Entries.wordsOf((await (await fetch(`${registry.url}/studies`)).json()) as Parameters<typeof Entries.wordsOf>[0])

/** The dearest entries, and what calls cost. */
const costs = async (running: Running): Promise<ReadonlyArray<string>> => {
  const cost = async (biomarkers: ReadonlyArray<string>) => (await running.match(one, { ...wide, biomarkers })).millis
  const { entries } = await Dearest.search(cost, await wordsOf(running), tries, seed)
  const bodies: ReadonlyArray<readonly [name: string, body: object]> = [
    ["the first patient, limit 20", plain],
    ["the same, limit 50", wide],
    [`“${storming}” 16 times`, { ...wide, biomarkers: Array(Entries.most).fill(storming) }],
    ["16 markers", full],
    ["the dearest 16 entries", { ...wide, biomarkers: entries }],
  ]
  const cpu = await cpuOfEach(
    running,
    bodies.map(([, body]) => body),
  )
  const [first = Number.NaN] = cpu
  table([
    ["CPU of a call over the same page of known texts", "ms", "the first = 1"],
    ...cpu.map((millis, at) => [bodies[at]?.[0] ?? "", millis.toFixed(0), (millis / first).toFixed(1)]),
  ])
  print(`The dearest entries of ${tries} profiles, seed ${seed}: ${JSON.stringify(entries)}`)
  print()

  return entries
}

try {
  print(`${machine}. Pages of today's studies, ${TodaysRecords.areReal ? "real" : "made up"}.`)
  const known = await start({ world: "same" })
  const entries = await costs(known)
  const dear = { ...wide, biomarkers: entries }
  const storm = { ...wide, biomarkers: Array(Entries.most).fill(storming) }
  const rows = [
    heading,
    await beside("one caller, a plain match", known, () => inTurn(rounds, () => known.match(one, plain))),
    await beside(`25 calls of a network: “${storming}”`, known, () => known.atOnce(one, storm, 25)),
    await beside("25 calls of a network: the dearest entries", known, () => known.atOnce(one, dear, 25)),
    await beside("25 calls each of two networks: the dearest", known, async () =>
      (await Promise.all([known.atOnce(one, dear, 25), known.atOnce(two, dear, 25)])).flat(),
    ),
    await beside("100 calls of one key", known, () => known.atOnce(crowd, plain, 100)),
  ]
  table(rows)
  await known.stop()
  const ofPages = [heading]
  for (const studies of [200, 1000])
    for (const world of ["known", "new"] as const) {
      const running = await start({ world, studies, of: 2 * studies })
      ofPages.push(
        await beside(`${studies} candidates, ${world} texts, full profile`, running, () =>
          inTurn(rounds, () => running.match(one, full)),
        ),
      )
      await running.stop()
    }
  table(ofPages)
} finally {
  await setting.stop()
}

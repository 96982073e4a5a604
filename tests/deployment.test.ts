import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { ConfigProvider, Duration, Effect } from "effect"
import { type Configuration, configuration } from "../interfaces/Configuration.ts"
import { probes } from "../interfaces/http/routing/Probes.ts"
import { effect } from "./support/effect.ts"
import { folder } from "./support/folder.ts"

setDefaultTimeout(300_000)

const root = join(import.meta.dir, "..")

const read = (path: string): Promise<string> => Bun.file(join(root, path)).text()

/** The configuration that some variables make, and the names of those that it does not know. */
const configured = (variables: Readonly<Record<string, string>>) => {
  const asked = new Set<string>()
  const given = ConfigProvider.fromMap(new Map(Object.entries(variables)), { pathDelim: "_" })
  const noting = ConfigProvider.mapInputPath(given, (name) => {
    asked.add(name)

    return name
  })

  return Effect.map(Effect.withConfigProvider(configuration, noting), (settings) => ({
    settings,
    unknown: Object.keys(variables).filter((name) => !asked.has(name)),
  }))
}

/** The longest that an instance takes to end, as docs/operations.md tells it. */
const ending = ({ registry }: Configuration) => Duration.sum(registry.timeout, "13 seconds")

/** How many calls one instance has at the registry at once; several share them, as all come from one operator. */
const ofOneInstance = 32

interface Compose {
  readonly services: {
    readonly service: {
      readonly environment: Readonly<Record<string, string>>
      readonly stop_grace_period: string
      readonly deploy: { readonly replicas: number }
    }
  }
}

effect("compose.yaml sets what there is, and leaves time to end", () =>
  Effect.gen(function* () {
    const text = yield* Effect.promise(() => read("compose.yaml"))
    const { deploy, environment, stop_grace_period } = (Bun.YAML.parse(text) as Compose).services.service
    const filled = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [
        name,
        value.replace(/\$\{\w+:-([^}]*)\}/g, "$1").replace(/\$\{\w+:\?[^}]*\}/g, "secret"),
      ]),
    )
    const { settings, unknown } = yield* Effect.orDie(configured(filled))

    expect(unknown).toEqual([])
    expect(settings.trustedProxies).toBe(1)
    expect(deploy.replicas * settings.registry.concurrency).toBeLessThanOrEqual(ofOneInstance)
    expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(Duration.toSeconds(ending(settings)))
  }),
)

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string }
}

interface Container {
  readonly env: ReadonlyArray<{ readonly name: string; readonly value: string }>
  readonly ports: ReadonlyArray<{ readonly name: string; readonly containerPort: number }>
  readonly startupProbe: Probe
  readonly livenessProbe: Probe
  readonly readinessProbe: Probe
  readonly lifecycle: { readonly preStop: { readonly exec: { readonly command: ReadonlyArray<string> } } }
}

interface Deployment {
  readonly spec: {
    readonly replicas: number
    readonly template: {
      readonly spec: {
        readonly terminationGracePeriodSeconds: number
        readonly containers: readonly [Container]
      }
    }
  }
}

effect("ops/kubernetes.yaml sets what there is, probes paths that are, and leaves time to end", () =>
  Effect.gen(function* () {
    const text = yield* Effect.promise(() => read("ops/kubernetes.yaml"))
    const [deployment] = Bun.YAML.parse(text) as readonly [Deployment]
    const { replicas, template } = deployment.spec
    const { containers, terminationGracePeriodSeconds } = template.spec
    const [{ env, lifecycle, livenessProbe, ports, readinessProbe, startupProbe }] = containers
    const secret = join(yield* folder, "database-url")
    writeFileSync(secret, "postgres://trials:secret@postgres/trials\n")
    const variables = Object.fromEntries(env.map(({ name, value }) => [name, value]))
    const { settings, unknown } = yield* Effect.orDie(configured({ ...variables, DATABASE_URL_FILE: secret }))
    const pause = Number(lifecycle.preStop.exec.command[1])

    expect(unknown).toEqual([])
    expect(replicas * settings.registry.concurrency).toBeLessThanOrEqual(ofOneInstance)
    expect(ports).toEqual([{ name: "http", containerPort: settings.port }])
    expect(terminationGracePeriodSeconds).toBeGreaterThan(pause + Duration.toSeconds(ending(settings)))
    const paths = probes(() => false).map(({ path }) => path)
    for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe]) {
      expect([paths.includes(httpGet.path), httpGet.port]).toEqual([true, "http"])
    }
    expect(readinessProbe.httpGet.path).toBe("/readyz")
  }),
)

effect("ops/trial-match.service sets what there is, and leaves time to end", () =>
  Effect.gen(function* () {
    const text = yield* Effect.promise(() => read("ops/trial-match.service"))
    const variables = Object.fromEntries(
      [...text.matchAll(/^Environment=(.+)$/gm)].flatMap(([, pairs = ""]) =>
        pairs.split(" ").map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string]),
      ),
    )
    const { settings, unknown } = yield* Effect.orDie(configured(variables))

    expect(unknown).toEqual([])
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(Duration.toSeconds(ending(settings)))
    expect(variables["DATABASE_URL"]).toBe("sqlite:///var/lib/trial-match/trials.sqlite")
    expect(text).toContain("StateDirectory=trial-match\n")
    expect(text).toContain("ExecStart=/bin/sh ops/start\n")
  }),
)

describe("ops/healthy", () => {
  const healthy = async (port: number | undefined, ...args: ReadonlyArray<string>) => {
    const child = Bun.spawn(["bash", join(root, "ops/healthy"), ...args], {
      env: { PATH: process.env["PATH"] ?? "", PORT: String(port) },
      stdout: "ignore",
      stderr: "ignore",
    })

    return child.exited
  }

  const service = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: ({ url }) => new Response("{}", { status: new URL(url).pathname === "/healthz" ? 200 : 503 }),
  })

  /** Hangs up on whoever speaks. */
  const rude = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data: (socket) => void socket.end() } })

  afterAll(async () => {
    await service.stop(true)
    rude.stop(true)
  })

  const withBash = test.skipIf(Bun.which("bash") === null)

  withBash("ends with 0 where the service is up", async () => {
    expect(await healthy(service.port)).toBe(0)
  })

  withBash("ends with 1 where it answers anything else, nothing, or is not there", async () => {
    expect(await Promise.all([healthy(service.port, "/readyz"), healthy(rude.port), healthy(1)])).toEqual([1, 1, 1])
  })

  test("is what the image runs", async () => {
    expect(await read("Dockerfile")).toContain('CMD ["bash", "/service/ops/healthy"]')
  })
})

test("The image is given every program of ops that making and running it calls", async () => {
  const { scripts } = JSON.parse(await read("package.json")) as { readonly scripts: Readonly<Record<string, string>> }
  const dockerfile = await read("Dockerfile")
  const called = [...dockerfile.matchAll(/\bbun run (\w+)|"bun", "run", "(\w+)"/g)].map(
    ([, line = "", list = ""]) => scripts[line || list] ?? "",
  )
  const programs = [dockerfile, ...called].flatMap((text) => text.match(/\bops\/\w+/g) ?? [])

  expect(programs.toSorted()).toEqual(["ops/build", "ops/healthy", "ops/start"])
  expect((await read(".dockerignore")).split("\n")).toEqual(expect.arrayContaining(programs.map((each) => `!${each}`)))
})

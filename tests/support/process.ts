import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { bundled, type Program } from "./bundle.ts"
import { freePort } from "./freePort.ts"
import { inherited } from "./inherited.ts"

const root = join(import.meta.dir, "..", "..")

/** The text that a stream has given so far, read as it comes. */
export const gathered = (stream: ReadableStream<Uint8Array>) => {
  let text = ""
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  const done = (async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      text += decoder.decode(value, { stream: true })
    }
  })()

  return { text: () => text, done, leave: () => reader.cancel() }
}

export interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** The service or the demonstration as one file, the service's sources as they are, or what `bun run start` makes of them. */
type Started = Program | "sources" | "run start"

const commandOf = (program: Started): ReadonlyArray<string> => {
  if (program === "run start") return ["run", "start"]

  return [program === "sources" ? "interfaces/main.ts" : bundled(program)]
}

/** The longest time for the registry that there is. */
export const longestTimeout = "2 minutes"

/** What a service of the tests has where nothing else is said: a database of its own, and the longest time. */
export const usual = (folder: string) => ({
  HOST: "127.0.0.1",
  PORT: "0",
  DATABASE_URL: `sqlite://${join(folder, "trials.sqlite")}`,
  REGISTRY_TIMEOUT: longestTimeout,
})

export const folderOfItsOwn = () => mkdtemp(join(tmpdir(), "service-"))

/** The service as its own process, with the given environment and no other but what is usual. */
export const spawn = async (
  environment: Readonly<Record<string, string>>,
  program: Started = "interfaces/main.ts",
  project: string = root,
) => {
  const folder = await folderOfItsOwn()
  const child = Bun.spawn([process.execPath, ...commandOf(program)], {
    cwd: project,
    env: { ...inherited, ...usual(folder), ...environment },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  })
  const out = gathered(child.stdout)
  const err = gathered(child.stderr)

  return {
    /** Leaves standard output: nobody reads it from here on. */
    leave: () => out.leave(),
    signal: (name: "SIGTERM" | "SIGINT" | "SIGKILL") => child.kill(name),
    /** Standard output and standard error so far. */
    written: () => ({ out: out.text(), err: err.text() }),
    ended: async (): Promise<Ended> => {
      const code = await child.exited
      await Promise.all([out.done, err.done])
      await rm(folder, { recursive: true, force: true })

      return { code, out: out.text(), err: err.text() }
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
  }
}

export type Child = Awaited<ReturnType<typeof spawn>>

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

interface Beginning {
  readonly ended: Child["ended"]
  readonly isRunning: Child["isRunning"]
}

/** Begins a service at a port that is free, and waits until it listens. Another program may take the port first: then at another. */
export const up = async <A extends Beginning>(begin: (port: string) => Promise<A>) => {
  for (;;) {
    const port = freePort()
    const url = `http://127.0.0.1:${port}`
    const service = await begin(String(port))
    while (service.isRunning() && !(await isUp(url))) await Bun.sleep(5)
    if (service.isRunning()) return { ...service, url, port }
    const { err } = await service.ended()
    if (!err.includes("is not free to listen on")) throw new Error(`The service ended: ${err}`)
  }
}

/** The same as its own process, once it listens: `url` is where. */
export const listening = async (environment: Readonly<Record<string, string>>, program?: Started, project?: string) => {
  const service = await up((port) => spawn({ ...environment, PORT: port }, program, project))

  return {
    ...service,
    stop: async () => {
      if (service.isRunning()) service.signal("SIGKILL")

      return service.ended()
    },
  }
}

export type Listening = Awaited<ReturnType<typeof listening>>

import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "./freePort.ts"

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

type Program = "interfaces/main.ts" | "demo/main.ts" | "run start"

/**
 * The service as its own process, with the given environment and no other, a database of its own, and the longest time for the
 * registry that there is.
 */
export const spawn = async (
  environment: Readonly<Record<string, string>>,
  program: Program = "interfaces/main.ts",
  project: string = root,
) => {
  const folder = await mkdtemp(join(tmpdir(), "service-"))
  const child = Bun.spawn([process.execPath, ...program.split(" ")], {
    cwd: project,
    env: {
      PATH: process.env["PATH"] ?? "",
      HOST: "127.0.0.1",
      PORT: "0",
      DATABASE_URL: `sqlite://${join(folder, "trials.sqlite")}`,
      REGISTRY_TIMEOUT: "2 minutes",
      ...environment,
    },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  })
  const out = gathered(child.stdout)
  const err = gathered(child.stderr)

  const ended = async (): Promise<Ended> => {
    const code = await child.exited
    await Promise.all([out.done, err.done])
    await rm(folder, { recursive: true, force: true })

    return { code, out: out.text(), err: err.text() }
  }

  return {
    /** Leaves standard output: nobody reads it from here on. */
    leave: () => out.leave(),
    signal: (name: "SIGTERM" | "SIGINT" | "SIGKILL") => child.kill(name),
    /** Standard output and standard error so far. */
    written: () => ({ out: out.text(), err: err.text() }),
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
  }
}

export type Child = Awaited<ReturnType<typeof spawn>>

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** The same, once it listens: `url` is where. */
export const listening = async (environment: Readonly<Record<string, string>>, program?: Program, project?: string) => {
  const port = freePort()
  const url = `http://127.0.0.1:${port}`
  const child = await spawn({ PORT: String(port), ...environment }, program, project)
  while (!(await isUp(url))) {
    if (!child.isRunning()) throw new Error(`The service ended: ${child.written().err}`)
    await Bun.sleep(20)
  }

  return {
    ...child,
    url,
    port,
    stop: async () => {
      if (child.isRunning()) child.signal("SIGKILL")

      return child.ended()
    },
  }
}

export type Listening = Awaited<ReturnType<typeof listening>>

import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** A server of the measurements, in a process of its own. */
export interface Child {
  readonly url: string
  readonly pid: number
  /** CPU time used so far, in milliseconds. */
  readonly cpu: () => number
  /** Resident memory, in megabytes. */
  readonly memory: () => number
  /** The most that it has ever been, in megabytes. */
  readonly mostMemory: () => number
  /** What it has written as errors so far, if it was asked to be kept. */
  readonly errors: () => string
  readonly stop: () => Promise<void>
}

const root = join(import.meta.dir, "../..")

/** Linux counts CPU time in hundredths of a second there. */
const millisecondsPerTick = 10

const cpuOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? []

  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick
}

const memoryOf = (pid: number, kind: "VmHWM" | "VmRSS"): number =>
  Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024

const firstAddress = async (output: {
  read: () => Promise<{ done: boolean; value?: Uint8Array | undefined }>
}): Promise<string> => {
  let text = ""
  for (;;) {
    const { done, value } = await output.read()
    if (done) throw new Error(`A server of the measurements ended before it listened: ${text}`)
    text += new TextDecoder().decode(value)
    const address = /https?:\/\/[^\s"/]+(?:\/api\/v2)?/.exec(text)?.[0]
    if (address !== undefined && text.includes("\n")) return address
  }
}

const keep = async (output: ReadableStream<Uint8Array>, put: (text: string) => void) => {
  const decoder = new TextDecoder()
  for await (const piece of output) put(decoder.decode(piece, { stream: true }))
}

/** Runs a command that becomes a server, and waits for the address it prints. */
export const run = async (
  command: ReadonlyArray<string>,
  env: Readonly<Record<string, string>> = {},
  keepsErrors = false,
): Promise<Child> => {
  if (!existsSync("/proc/self/stat"))
    throw new Error("The benchmark reads CPU time and memory from /proc: it needs Linux.")
  const child = Bun.spawn([...command], {
    cwd: root,
    env: { ...process.env, ...env },
    stdout: "pipe",
    stderr: keepsErrors ? "pipe" : "inherit",
  })
  let errors = ""
  if (child.stderr !== undefined) void keep(child.stderr, (text) => (errors += text))
  const output = child.stdout.getReader()
  const url = await firstAddress(output)
  output.releaseLock()
  void child.stdout.pipeTo(new WritableStream())

  return {
    url,
    pid: child.pid,
    cpu: () => cpuOf(child.pid),
    memory: () => memoryOf(child.pid, "VmRSS"),
    mostMemory: () => memoryOf(child.pid, "VmHWM"),
    errors: () => errors,
    stop: async () => {
      child.kill("SIGTERM")
      await child.exited
    },
  }
}

/** The same for a script. */
export const start = (
  script: string,
  args: ReadonlyArray<string> = [],
  env: Readonly<Record<string, string>> = {},
  keepsErrors = false,
): Promise<Child> => run([process.execPath, script, ...args], env, keepsErrors)

import { join } from "node:path"
import { gathered } from "./process.ts"
import { eventually } from "./until.ts"

const root = join(import.meta.dir, "..", "..")

/** The tools over standard input and output, as a host starts them from the project's folder. */
export const command: readonly [program: string, ...args: ReadonlyArray<string>] = [
  process.execPath,
  "interfaces/stdio/main.ts",
]

/** What such a process is given of the environment, over a registry: the way to programs, and the longest time for the registry. */
export const environment = (registry: string) => ({
  PATH: process.env["PATH"] ?? "",
  REGISTRY_BASE_URL: registry,
  REGISTRY_TIMEOUT: "2 minutes",
})

export interface Message {
  readonly jsonrpc: "2.0"
  readonly id: unknown
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

/** The messages of an output that holds nothing else, one a line. */
const messagesOf = (out: string): ReadonlyArray<Message> =>
  out
    .split("\n")
    .slice(0, -1)
    .map((line) => {
      const message = JSON.parse(line) as Message
      if (message.jsonrpc !== "2.0") throw new Error(`No message: ${line}`)

      return message
    })

/** Starts them as a child with the given environment and no other, and plays the host. */
export const start = (
  given: Readonly<Record<string, string>>,
  started: ReadonlyArray<string> = command,
  folder: string = root,
) => {
  const child = Bun.spawn([...started], { cwd: folder, env: given, stdin: "pipe", stdout: "pipe", stderr: "pipe" })
  const out = gathered(child.stdout)
  const err = gathered(child.stderr)

  const answers = () => messagesOf(out.text())

  return {
    /** Sends messages, one a line; text and bytes as they are. */
    tell: async (...messages: ReadonlyArray<unknown>) => {
      for (const message of messages) {
        const isWritten = typeof message === "string" || message instanceof Uint8Array
        child.stdin.write(isWritten ? message : `${JSON.stringify(message)}\n`)
      }
      await child.stdin.flush()
    },
    answers,
    /** The answer to the request of an id, as soon as it is there. */
    answer: (id: unknown) => eventually(() => answers().find((message) => message.id === id)),
    logged: () => err.text(),
    /** Leaves standard output: nobody reads it from here on. */
    leave: () => out.leave(),
    signal: (name: "SIGTERM" | "SIGKILL") => child.kill(name),
    closeInput: () => child.stdin.end(),
    /** How it ended by itself, with all that it wrote. */
    ended: async () => {
      const code = await child.exited
      await Promise.all([out.done, err.done])

      return { code, answers: answers(), rest: out.text().split("\n").at(-1), err: err.text() }
    },
  }
}

export type Host = ReturnType<typeof start>

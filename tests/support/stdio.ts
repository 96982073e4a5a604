import { join } from "node:path"
import * as Root from "../../interfaces/stdio/Root.ts"
import * as OutputLines from "../../interfaces/telemetry/OutputLines.ts"
import { bundled } from "./bundle.ts"
import { inherited } from "./inherited.ts"
import * as InProcess from "./inProcess.ts"
import { type Ended, gathered } from "./process.ts"
import { eventually } from "./until.ts"

const root = join(import.meta.dir, "..", "..")

/** The tools over standard input and output, as a host starts them from the project's folder. */
export const command = (): readonly [program: string, ...args: ReadonlyArray<string>] => [
  process.execPath,
  bundled("interfaces/stdio/main.ts"),
]

/** What such a process is given of the environment, over a registry: what all have, and the longest time for the registry. */
export const environment = (registry: string) => ({
  ...inherited,
  REGISTRY_BASE_URL: registry,
  REGISTRY_TIMEOUT: "2 minutes",
})

export interface Message {
  readonly jsonrpc: "2.0"
  readonly id: unknown
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

const messageOf = (line: string): Message => {
  const message = JSON.parse(line) as Message
  if (message.jsonrpc !== "2.0") throw new Error(`No message: ${line}`)

  return message
}

/** The messages of an output that grows and holds nothing else, one a line. Each is read once. */
const messagesIn = (output: () => string) => {
  const messages: Array<Message> = []
  let from = 0

  return (): ReadonlyArray<Message> => {
    const text = output()
    for (let end = text.indexOf("\n", from); end !== -1; end = text.indexOf("\n", from)) {
      messages.push(messageOf(text.slice(from, end)))
      from = end + 1
    }

    return [...messages]
  }
}

/** As it is written: text and bytes as they are, else a message, one a line. */
const bytesOf = (message: unknown): Uint8Array => {
  if (message instanceof Uint8Array) return message

  return new TextEncoder().encode(typeof message === "string" ? message : `${JSON.stringify(message)}\n`)
}

/** What a host hears of its tools, out of what they have written so far. */
const heard = (written: () => { readonly out: string; readonly err: string }) => {
  const answers = messagesIn(() => written().out)

  return {
    answers,
    /** The answer to the request of an id, as soon as it is there. */
    answer: (id: unknown) => eventually(() => answers().find((message) => message.id === id)),
    logged: () => written().err,
  }
}

const told = ({ code, err, out }: Ended) => ({
  code,
  answers: messagesIn(() => out)(),
  rest: out.split("\n").at(-1),
  err,
})

/** Starts them as a child with the given environment and no other, and plays the host. */
export const start = (
  given: Readonly<Record<string, string>>,
  started: ReadonlyArray<string> = command(),
  folder: string = root,
) => {
  const child = Bun.spawn([...started], { cwd: folder, env: given, stdin: "pipe", stdout: "pipe", stderr: "pipe" })
  const out = gathered(child.stdout)
  const err = gathered(child.stderr)
  const written = () => ({ out: out.text(), err: err.text() })

  return {
    ...heard(written),
    /** Sends messages, one a line; text and bytes as they are. */
    tell: async (...messages: ReadonlyArray<unknown>) => {
      for (const message of messages) child.stdin.write(bytesOf(message))
      await child.stdin.flush()
    },
    /** Leaves standard output: nobody reads it from here on. */
    leave: () => out.leave(),
    signal: (name: "SIGTERM" | "SIGKILL") => child.kill(name),
    closeInput: () => child.stdin.end(),
    /** How it ended by itself, with all that it wrote. */
    ended: async () => {
      const code = await child.exited
      await Promise.all([out.done, err.done])

      return told({ code, ...written() })
    },
  }
}

/** The same in this process. `output` stands before what reads the answers, where it is given. */
export const startHere = (
  given: Readonly<Record<string, string>>,
  slowed: (output: OutputLines.Output) => OutputLines.Output = (output) => output,
) => {
  const input = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>()
  const stream = new ReadableStream<Uint8Array>({ start: input.resolve })
  const { end, ended, written } = InProcess.run(
    (out, err) => Root.run({ input: () => stream, output: slowed(out) }, OutputLines.to(err)),
    given,
  )

  return {
    ...heard(written),
    tell: async (...messages: ReadonlyArray<unknown>) => {
      const controller = await input.promise
      for (const message of messages) controller.enqueue(bytesOf(message))
    },
    closeInput: async () => (await input.promise).close(),
    /** Tells it to end, as a signal does. */
    end,
    ended: async () => told(await ended()),
  }
}

export type Host = ReturnType<typeof startHere>

import type { Socket } from "bun"
import { Effect } from "effect"

/** What a server does with one request; it may answer, say nothing, or break what it says. */
export type Behavior = (socket: Socket<unknown>, request: string) => void | Promise<void>

export interface RawServer {
  readonly url: URL
  /** The request lines so far, in order of arrival. */
  readonly requests: ReadonlyArray<string>
  /** How many connections the other side has closed. */
  readonly closed: () => number
  /** From now on every request meets the last of the behaviors, after each of the others was met once. */
  readonly behave: (...behaviors: ReadonlyArray<Behavior>) => void
}

/** A server on loopback that speaks bytes, so that it can speak badly. */
export const serve = (...behaviors: ReadonlyArray<Behavior>) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const requests: Array<string> = []
      const sockets = new Set<Socket<unknown>>()
      let script = [...behaviors]
      let closed = 0
      const listener = Bun.listen({
        hostname: "127.0.0.1",
        port: 0,
        socket: {
          open: (socket) => void sockets.add(socket),
          close: (socket) => {
            sockets.delete(socket)
            closed += 1
          },
          data: async (socket, data) => {
            const request = data.toString()
            requests.push(request.split("\r\n", 1).join())
            const behavior = script.length > 1 ? script.shift() : script[0]
            await behavior?.(socket, request)
          },
        },
      })

      const server: RawServer = {
        url: new URL(`http://127.0.0.1:${listener.port}/api/v2`),
        requests,
        closed: () => closed,
        behave: (...behaviors) => {
          script = [...behaviors]
        },
      }

      const stop = () => {
        listener.stop(true)
        for (const socket of sockets) socket.terminate()
      }

      return { server, stop }
    }),
    ({ stop }) => Effect.sync(stop),
  ).pipe(Effect.map(({ server }) => server))

const head = (status: string, headers: Readonly<Record<string, string | number>>) =>
  `HTTP/1.1 ${status}\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`

/** Writes all of it, however little fits at a time, for as long as somebody listens. */
export const write = async (socket: Socket<unknown>, bytes: Uint8Array) => {
  let rest = bytes
  while (rest.length > 0 && socket.readyState === 1) {
    rest = rest.subarray(Math.max(0, socket.write(rest)))
    if (rest.length > 0) await Bun.sleep(1)
  }
}

/** A whole answer, with its length. */
export const answer =
  (status: string, headers: Readonly<Record<string, string | number>>, body: string | Uint8Array = ""): Behavior =>
  async (socket) => {
    const bytes = Buffer.from(body)
    await write(
      socket,
      Buffer.concat([Buffer.from(head(status, { ...headers, "content-length": bytes.length })), bytes]),
    )
  }

export const json = (body: unknown): Behavior =>
  answer("200 OK", { "content-type": "application/json" }, JSON.stringify(body))

/** Bytes as they are. */
export const raw =
  (status: string, headers: Readonly<Record<string, string | number>>, body = ""): Behavior =>
  (socket) =>
    void socket.write(head(status, headers) + body)

export const garbage: Behavior = (socket) => void socket.end("SSH-2.0-OpenSSH_9.9\r\n\r\n")

export const silence: Behavior = () => {}

export const reset: Behavior = (socket) => socket.terminate()

export const hangUp: Behavior = (socket) => void socket.end()

/** One behavior after another, on the same request. */
export const both =
  (first: Behavior, second: Behavior): Behavior =>
  async (socket, request) => {
    await first(socket, request)
    await Bun.sleep(5)
    await second(socket, request)
  }

/** A byte now and then, for as long as somebody listens. */
export const drip =
  (text: string): Behavior =>
  async (socket) => {
    for (const byte of text) {
      if (socket.readyState !== 1) return
      socket.write(byte)
      await Bun.sleep(10)
    }
  }

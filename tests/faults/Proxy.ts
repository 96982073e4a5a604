import { connect, createServer, type Server, type Socket } from "node:net"

/**
 * What becomes of one answer on its way to the service. `answer` is the whole of it as the registry sent it, head and body.
 * `fallsSilent` tells that nothing more will come of it, whose end only a deadline can be.
 */
export type Fault = (socket: Socket, answer: Buffer, fallsSilent: () => void) => void | Promise<void>

export interface Proxy {
  readonly url: URL
  /** How many requests have come so far. */
  readonly requests: () => number
  /** From now on answers meet the last of the faults, after each of the others was met once. */
  readonly meets: (...faults: ReadonlyArray<Fault>) => void
  /** Nobody listens any more, and open connections are gone; or somebody listens again. */
  readonly refuses: (isRefusing: boolean) => Promise<void>
  readonly stop: () => Promise<void>
}

const endOfHead = "\r\n\r\n"

/** Where the body of an answer begins. */
export const bodyAt = (answer: Buffer): number => answer.indexOf(endOfHead) + endOfHead.length

const isWhole = (answer: Buffer): boolean => {
  if (!answer.includes(endOfHead)) return false
  const length = /^content-length: *(\d+)/im.exec(answer.toString("latin1", 0, bodyAt(answer)))?.[1]

  return answer.length >= bodyAt(answer) + Number(length ?? 0)
}

const ask = (port: number, request: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    let answer = Buffer.alloc(0)
    const socket = connect(port, "127.0.0.1", () => void socket.write(request))
    socket.on("error", reject)
    socket.on("data", (bytes: Buffer) => {
      answer = Buffer.concat([answer, bytes])
      if (!isWhole(answer)) return
      socket.destroy()
      resolve(answer)
    })
  })

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", () => {
      const address = server.address()
      resolve(typeof address === "object" && address !== null ? address.port : 0)
    })
  })

/** Stands between the service and a registry on loopback; each request there is a GET without a body. */
export const start = async (target: URL, clean: Fault, fallsSilent: () => void): Promise<Proxy> => {
  const sockets = new Set<Socket>()
  let script: ReadonlyArray<Fault> = [clean]
  let requests = 0

  const next = (): Fault => {
    const [first = clean, ...others] = script
    if (others.length > 0) script = others

    return first
  }

  const server = createServer((socket) => {
    let heard = ""
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket))
    socket.on("error", () => {})
    socket.on("data", async (bytes: Buffer) => {
      heard += bytes.toString("latin1")
      if (!heard.endsWith(endOfHead)) return
      const request = heard
      heard = ""
      requests += 1
      const fault = next()
      await fault(socket, await ask(Number(target.port), request), fallsSilent)
    })
  })

  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })

  const port = await listen(server, 0)

  return {
    url: new URL(target.pathname, `http://127.0.0.1:${port}`),
    requests: () => requests,
    meets: (...faults) => {
      script = faults
    },
    refuses: async (isRefusing) => {
      if (isRefusing) await close()
      else await listen(server, port)
    },
    stop: async () => {
      if (server.listening) await close()
    },
  }
}

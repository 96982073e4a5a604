import { connect, createServer, type Socket } from "node:net"
import { Effect } from "effect"

/** A way to a server that can be cut, made to swallow everything or only the answers, and opened again. */
export interface Gateway {
  readonly port: number
  readonly set: (state: "open" | "cut" | "swallowing" | "swallowing answers") => Promise<void>
  /** Swallows what comes on connections that are there, and tells neither side. New ones are passed on. */
  readonly forget: () => void
}

const start = async (host: string, port: number): Promise<Gateway> => {
  const sockets = new Set<Socket>()
  const forgotten = new WeakSet<Socket>()
  let swallows: "nothing" | "answers" | "everything" = "nothing"

  const pass = (from: Socket, to: Socket, passes: () => boolean) => {
    sockets.add(from)
    from.on("data", (bytes) => {
      if (passes() && !forgotten.has(from)) to.write(bytes)
    })
    from.on("error", () => {})
    from.on("close", () => {
      sockets.delete(from)
      to.destroy()
    })
  }

  const server = createServer((client) => {
    const upstream = connect(port, host)
    pass(client, upstream, () => swallows !== "everything")
    pass(upstream, client, () => swallows === "nothing")
  })

  const listen = (at: number) =>
    new Promise<number>((resolve) => {
      server.listen(at, "127.0.0.1", () => {
        const address = server.address()
        resolve(typeof address === "object" && address !== null ? address.port : 0)
      })
    })

  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })

  const own = await listen(0)

  return {
    port: own,
    forget: () => {
      for (const socket of sockets) forgotten.add(socket)
    },
    set: async (state) => {
      if (server.listening && (state === "cut" || swallows !== "nothing")) await cut()
      swallows = state === "swallowing" ? "everything" : state === "swallowing answers" ? "answers" : "nothing"
      if (state !== "cut" && !server.listening) await listen(own)
    },
  }
}

export const gateway = (host: string, port: number) =>
  Effect.acquireRelease(
    Effect.promise(() => start(host, port)),
    (gateway) => Effect.promise(() => gateway.set("cut")),
  )

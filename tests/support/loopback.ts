import type { Running } from "./service.ts"

/** A service of the tests at an address of loopback, for clients that take nothing else. `more` are headers that each request gets. */
export const overLoopback = ({ send }: Pick<Running, "send">, more: Readonly<Record<string, string>> = {}) => {
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: async (request) => {
      const { method } = request
      const headers = new Headers(request.headers)
      for (const [name, value] of Object.entries(more)) headers.set(name, value)

      return send(new URL(request.url).pathname, {
        method,
        headers,
        ...(method === "POST" ? { body: await request.arrayBuffer() } : {}),
      })
    },
  })

  return { url: `http://127.0.0.1:${server.port}`, stop: () => server.stop(true) }
}

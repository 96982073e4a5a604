import { expect, test } from "bun:test"
import { freePort } from "./freePort.ts"

test("A free port is none that a server is given which asks for any", () => {
  const given = Array.from({ length: 200 }, () =>
    Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data: () => undefined } }),
  )
  const lowest = Math.min(...given.map(({ port }) => port))
  for (const server of given) server.stop(true)

  for (let each = 0; each < 200; each++) expect(freePort()).toBeLessThan(lowest)
})

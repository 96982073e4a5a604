import { afterAll, beforeAll } from "bun:test"
import { type Given, start } from "../service.ts"

const secondsBeforeIdleEnds = 255

/** More searches than the tests of a file make. */
const plenty = 1000

/** The whole service of the tests, on loopback for a browser to open. */
export const website = async (given: Given = {}) => {
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: secondsBeforeIdleEnds,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      const { headers, method } = request
      const body = method === "POST" ? { body: await request.arrayBuffer() } : {}

      return (await service).send(`${pathname}${search}`, { method, headers, ...body })
    },
  })
  const url = `http://127.0.0.1:${server.port}`
  const service = start({ publicUrl: url, sandboxRequestsPerDay: plenty, ...given })
  const { stop } = await service

  return {
    url,
    service: await service,
    stop: async () => {
      await server.stop(true)
      await stop()
    },
  }
}

type Website = Awaited<ReturnType<typeof website>>

/** One for all the tests that stand beside it: it starts before the first and is stopped after the last. */
export const sharedWebsite = (given: Given = {}): Pick<Website, "url" | "service"> => {
  let site: Website
  beforeAll(async () => {
    site = await website(given)
  })
  afterAll(() => site.stop())

  return {
    get url() {
      return site.url
    },
    get service() {
      return site.service
    },
  }
}

import { afterEach, beforeAll } from "bun:test"
import type { Behavior } from "../../../demo/registry-stand-in/StandIn.ts"
import { notice } from "../../../demo/studies/MadeUpStudies.ts"
import { once } from "../../../domain/Memo.ts"
import { beginningWith } from "../../../interfaces/functions/Ending.ts"
import { type Given, start } from "../service.ts"

const secondsBeforeIdleEnds = 255

/** More searches than all tests make. */
const plenty = 1000

/** The whole service of the tests as the demonstration is, on loopback for a browser to open. */
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
  const service = start({ publicUrl: url, sandboxRequestsPerDay: plenty, ending: beginningWith(notice), ...given })
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

const asItIs: Behavior = (_, answer) => answer()

let behavior = asItIs

const shared = once(() => website({ behavior: (request, answer) => behavior(request, answer) }))

/** One for all tests of a process, whose registry can be made to behave otherwise until a test has ended. */
export const sharedWebsite = (): Pick<Website, "url" | "service"> & { readonly behaves: (as: Behavior) => void } => {
  let site: Website
  beforeAll(async () => {
    site = await shared()
  })
  afterEach(() => {
    behavior = asItIs
  })

  return {
    get url() {
      return site.url
    },
    get service() {
      return site.service
    },
    behaves: (as) => {
      behavior = as
    },
  }
}

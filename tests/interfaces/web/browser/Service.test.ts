import { afterEach, expect, test } from "bun:test"
import { join } from "node:path"

/** It is compiled for a browser: there is a DOM, which is no type of the tests. */
const Service = await import(join(import.meta.dir, "../../../../interfaces/web/browser/service/Service.ts"))

const [fetched, shown] = [globalThis.fetch, Reflect.get(globalThis, "document")]

afterEach(() => {
  globalThis.fetch = fetched
  Reflect.set(globalThis, "document", shown)
})

test("Nothing is sent of the visitor but the key, and nothing is kept of the answer", async () => {
  const sent: Array<RequestInit | undefined> = []
  Reflect.set(globalThis, "document", { baseURI: "http://service.test/" })
  globalThis.fetch = Object.assign(
    async (_: unknown, init?: RequestInit) => {
      sent.push(init)

      return Response.json({})
    },
    { preconnect: fetched.preconnect },
  )
  const key = { text: "k", isOwn: false }

  await Service.match({ condition: "ALS" }, key, new AbortController().signal)
  await Service.availability("NCT00000001", key)

  expect(sent).toHaveLength(2)
  for (const init of sent) expect(init).toMatchObject({ cache: "no-store", credentials: "omit" })
})

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import { certificate } from "../../support/certificate.ts"
import { listening } from "../../support/process.ts"

setDefaultTimeout(300_000)

/** A name that only the proxy can reach. */
const host = "registry.invalid"

const standIn = StandIn.serve({ studies: madeUpStudies })

const made = certificate(host)

/** The stand-in once more, behind TLS. */
const secured = made.isThere
  ? Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      tls: { key: Bun.file(made.key), cert: Bun.file(made.certificate) },
      fetch: ({ url }) => {
        const { pathname, search } = new URL(url)

        return fetch(new URL(`${pathname}${search}`, standIn.url))
      },
    })
  : undefined

/** The first lines of all that the proxy was asked, and what of it stood in headers that are for the proxy alone. */
const asked: Array<string> = []

const joined = (one: Socket, other: Socket) => {
  one.pipe(other)
  other.pipe(one)
  for (const socket of [one, other]) socket.on("error", () => socket.destroy())
}

/** Passes CONNECT on to the secured stand-in, and a request with a whole URL to the plain one. */
const proxy = createServer((client) => {
  client.once("data", (bytes) => {
    const head = bytes.toString()
    const [method = "", target = ""] = head.split(" ", 2)
    asked.push(`${method} ${target.slice(0, 40)} ${/^proxy-authorization: (.+)$/im.exec(head)?.[1] ?? ""}`.trim())
    if (method === "CONNECT") {
      const upstream = connect(secured?.port ?? 0, "127.0.0.1", () => {
        client.write("HTTP/1.1 200 Connection established\r\n\r\n")
        joined(client, upstream)
      })
    } else {
      const upstream = connect(Number(new URL(standIn.url).port), "127.0.0.1", () => {
        upstream.write(head.replace(target, target.slice(`http://${host}`.length)))
        joined(client, upstream)
      })
    }
  })
})

beforeAll(() => new Promise<void>((resolve) => void proxy.listen(0, "127.0.0.1", resolve)))

afterAll(async () => {
  proxy.close()
  await secured?.stop(true)
  await standIn.stop()
})

const address = () => `http://operator:secret@127.0.0.1:${(proxy.address() as AddressInfo).port}`

/** A match by a service with the given environment, and what the proxy was asked for it. */
const matched = async (environment: Readonly<Record<string, string>>) => {
  asked.length = 0
  const service = await listening({ REGISTRY_TIMEOUT: "2m", ...environment })
  const answer = await fetch(`${service.url}/v1/match`, {
    method: "POST",
    headers: { authorization: "Bearer ctm_sandbox_public", "content-type": "application/json" },
    body: JSON.stringify({ condition: "glioblastoma", limit: 1 }),
  })
  const body = (await answer.json()) as { readonly source?: { readonly query_url: string } }
  const { err, out } = await service.stop()

  return { status: answer.status, query: body.source?.query_url ?? "", asked: [...asked], log: out + err }
}

const authorization = `Basic ${btoa("operator:secret")}`

describe("A proxy on the way out, by the variables that other programs take", () => {
  test("HTTP_PROXY", async () => {
    const { asked, log, query, status } = await matched({
      HTTP_PROXY: address(),
      REGISTRY_BASE_URL: `http://${host}/api/v2`,
    })

    expect([status, asked]).toEqual([200, [`GET http://registry.invalid/api/v2/studies?q ${authorization}`]])
    expect(query).toStartWith(`http://${host}/api/v2/studies?`)
    expect(log).not.toContain("operator:secret")
  })

  const name = "HTTPS_PROXY, with a certificate of one's own by NODE_EXTRA_CA_CERTS"
  if (!made.isThere) test.skip(`${name}: ${made.reason}`, () => {})
  else {
    test(name, async () => {
      const { asked, query, status } = await matched({
        HTTPS_PROXY: address(),
        NODE_EXTRA_CA_CERTS: made.certificate,
        REGISTRY_BASE_URL: `https://${host}/api/v2`,
      })

      expect([status, asked]).toEqual([200, [`CONNECT ${host}:443 ${authorization}`]])
      expect(query).toStartWith(`https://${host}/api/v2/studies?`)
    })
  }

  test("NO_PROXY leaves hosts out", async () => {
    const { asked, status } = await matched({
      HTTP_PROXY: address(),
      NO_PROXY: "127.0.0.1,localhost",
      REGISTRY_BASE_URL: standIn.url,
    })

    expect([status, asked]).toEqual([200, []])
  })
})

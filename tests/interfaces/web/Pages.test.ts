import { afterAll, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { beginningWith } from "../../../interfaces/functions/Ending.ts"
import * as Pages from "../../../interfaces/web/Pages.ts"
import { start } from "../../support/service.ts"

const service = await start()
afterAll(() => service.stop())

const links = { publicUrl: "https://trials.test/base", sandboxKey: "sandbox<&>\"key'" }

const shown = (path: string) => {
  const page = Pages.pages(links).find((each) => each.path === path)
  if (page === undefined) throw new Error(`There is no page ${path}.`)

  return page.respond
}

const htmlOf = async (respond: ReturnType<typeof shown>) => String((await Effect.runPromise(respond)).body)

const settingsOf = async (html: string): Promise<Record<string, unknown>> => {
  let settings = ""
  await new HTMLRewriter()
    .on("#page", {
      element: (page) => {
        settings = page.getAttribute("data-settings") ?? ""
      },
    })
    .transform(new Response(html))
    .text()
  const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" }

  return JSON.parse(settings.replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => entities[name] ?? ""))
}

const parts = ["/", "/page/script.js", "/page/style.css"]

describe("The page", () => {
  test("holds the configured key and the launch areas, and takes neither for markup", async () => {
    const html = await htmlOf(shown("/"))

    expect(html).not.toContain(links.sandboxKey)
    expect(await settingsOf(html)).toMatchObject({
      sandboxKey: links.sandboxKey,
      notice: "",
      areas: [{ slug: "alzheimers" }, { slug: "glioblastoma" }, { slug: "pancreatic-cancer" }],
    })
  })

  test("says what is special about this service's answers", async () => {
    const html = await htmlOf(Effect.provide(shown("/"), beginningWith("Made-up studies.")))

    expect(await settingsOf(html)).toMatchObject({ notice: "Made-up studies." })
  })

  test("loads what is served beside it, and nothing from elsewhere", async () => {
    const html = await htmlOf(shown("/"))
    const loaded = Array.from(html.matchAll(/<(?:script|link|img)[^>]*(?:src|href)="([^"]+)"/g), ([, from]) => from)

    expect(loaded).toEqual(["data:,", "page/style.css", "page/script.js"])
  })

  test("holds neither script nor style of its own, and its policy allows neither", async () => {
    const { body, headers } = await Effect.runPromise(shown("/"))

    expect(String(body)).not.toMatch(/<style|<script>|\son[a-z]+=|\sstyle=/)
    expect(headers?.["content-security-policy"]?.split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ])
  })

  test("keeps nothing in the browser: no cookie, no storage", async () => {
    const script = String((await Effect.runPromise(shown("/page/script.js"))).body)

    expect(script.length).toBeGreaterThan(10_000)
    expect(script).not.toMatch(/localStorage|sessionStorage|indexedDB|\.cookie|serviceWorker|sendBeacon/)
    expect(script).not.toMatch(/\.(?:innerHTML|outerHTML|insertAdjacentHTML|write)\b/)
  })

  test("is under 150 KB, whether or not it is compressed", async () => {
    const whole = await Promise.all(parts.map((path) => Effect.runPromise(shown(path))))

    expect(whole.reduce((bytes, { body }) => bytes + Buffer.byteLength(body), 0)).toBeLessThan(150_000)
  })
})

const get = (path: string, headers: Readonly<Record<string, string>> = {}) => service.send(path, { headers })

describe("What reads a report", () => {
  test("is asked for by whoever has one, and is under 200 KB packed", async () => {
    const { gzipped } = await Effect.runPromise(shown("/page/report.js"))

    expect(gzipped?.byteLength).toBeLessThan(200_000)
  })
})

const more = ["compare.js", "criteria.js", "names.txt", "qr.js", "report.js", "since.js"].map((file) => `/page/${file}`)

describe.each([...parts, ...more])("%s", (path) => {
  test("needs no key, costs no call and tells of no quota", async () => {
    const answer = await get(path)

    expect(answer.status).toBe(200)
    expect([...answer.headers.keys()].filter((name) => name.startsWith("x-ratelimit"))).toEqual([])
  })

  test("is compressed for who takes gzip, and only then", async () => {
    const plain = await get(path, { "accept-encoding": "identity" })
    const refused = await get(path, { "accept-encoding": "br, gzip;q=0" })
    const gzipped = await get(path, { "accept-encoding": "br, gzip;q=0.8" })

    expect([plain, refused].map(({ headers }) => headers.get("content-encoding"))).toEqual([null, null])
    expect(gzipped.headers.get("content-encoding")).toBe("gzip")
    expect(gzipped.headers.get("vary")).toBe("Accept-Encoding")
    expect(new TextDecoder().decode(Bun.gunzipSync(await gzipped.arrayBuffer()))).toBe(await plain.text())
  })

  test("is not sent again to who has it", async () => {
    const etag = (await get(path)).headers.get("etag") ?? ""
    const again = await get(path, { "if-none-match": `"other", ${etag}` })

    expect(etag).toMatch(/^W\/".+"$/)
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag])
    expect(again.headers.get("vary")).toBe("Accept-Encoding")
    expect((await get(path, { "if-none-match": '"other"' })).status).toBe(200)
  })
})

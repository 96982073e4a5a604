import { describe, expect, test } from "bun:test"
import { Effect } from "effect"
import * as Docs from "../../../../interfaces/http/docs/Docs.ts"
import { errorCodes } from "../../../../interfaces/wire/WireError.ts"

const links = { publicUrl: "https://trials.test/base", sandboxKey: "sandbox<&>key" }

const pages = new Map(Docs.pages(links).map((page) => [page.path, page]))

const respond = (path: string) => {
  const page = pages.get(path)
  if (page === undefined) throw new Error(`There is no page ${path}.`)

  return Effect.runSync(page.respond)
}

const textOf = (path: string): string => {
  const { body } = respond(path)

  return typeof body === "string" ? body : new TextDecoder().decode(body)
}

const html = textOf("/docs")

describe("The pages", () => {
  test.each([
    ["/openapi.json", "application/json", '"openapi":"3.1.0"'],
    ["/docs", "text/html; charset=utf-8", "<!doctype html>"],
    ["/docs/page.css", "text/css; charset=utf-8", "prefers-color-scheme: dark"],
    ["/docs/start.js", "text/javascript; charset=utf-8", "SwaggerUIBundle"],
    ["/docs/swagger-ui.css", "text/css; charset=utf-8", ".swagger-ui"],
    ["/docs/swagger-ui-bundle.js", "text/javascript; charset=utf-8", "SwaggerUIBundle"],
  ])("%s is there", (path, contentType, content) => {
    expect(respond(path)).toMatchObject({ status: 200, contentType })
    expect(textOf(path)).toContain(content)
  })

  test("are no others", () => expect(pages.size).toBe(6))

  test("give the same bytes again without reading them again", () => {
    expect(respond("/docs/swagger-ui.css").body).toBe(respond("/docs/swagger-ui.css").body)
  })

  test("give the document as JSON", () => {
    expect(JSON.parse(textOf("/openapi.json"))).toMatchObject({ servers: [{ url: links.publicUrl }] })
  })
})

describe("The page of documentation", () => {
  test.each(errorCodes)("has an anchor for the code %s", (code) => {
    expect(html.split(`id="${code}"`)).toHaveLength(2)
  })

  test("loads what is served beside it, and nothing from elsewhere", () => {
    const loaded = Array.from(
      html.matchAll(/<(?:script|link|img)[^>]*(?:src|href)="([^"]+)"/g),
      ([, address]) => address,
    )

    expect(
      loaded
        .filter((address) => address !== "data:,")
        .map((address) => `/${address}`)
        .toSorted(),
    ).toEqual([...pages.keys()].filter((path) => path.startsWith("/docs/")).toSorted())
  })

  test("leads only to its own parts", () => {
    const targets = Array.from(html.matchAll(/<a [^>]*href="([^"]+)"/g), ([, target]) => target ?? "")

    expect(targets.length).toBeGreaterThan(errorCodes.length)
    expect(targets.filter((target) => target !== "openapi.json" && !html.includes(`id="${target.slice(1)}"`))).toEqual(
      [],
    )
  })

  test("shows the configured address and key, and takes neither for markup", () => {
    expect(html).toContain(`curl ${links.publicUrl}/v1/match`)
    expect(html).toContain("sandbox&lt;&amp;&gt;key")
    expect(html).not.toContain(links.sandboxKey)
  })

  test("holds neither script nor style of its own, and its policy allows neither", () => {
    const policy = respond("/docs").headers?.["content-security-policy"] ?? ""

    expect(html).not.toMatch(/<style|<script>|\son[a-z]+=|\sstyle=/)
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self' https://trials.test",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ])
  })

  test("says what it is not", () => expect(html).toContain("not medical advice"))
})

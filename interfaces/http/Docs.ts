import { readFileSync } from "node:fs"
import type { Links } from "../Links.ts"
import { markup } from "./docs/Markup.ts"
import * as OpenApi from "./OpenApi.ts"
import type { Page } from "./Page.ts"

/** Only what the page is made of; and the service itself, to try it, whose address may differ from the page's. */
const policy = (publicUrl: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${new URL(publicUrl).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ")

const page = (
  path: string,
  contentType: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Page => ({
  path,
  respond: () => ({ status: 200, contentType, body, headers }),
})

/** A file of the page, read when it is first asked for. */
const asset = (path: string, contentType: string, url: string): Page => {
  let bytes: Uint8Array | undefined

  return {
    path,
    respond: () => {
      bytes ??= readFileSync(new URL(url))

      return { status: 200, contentType, body: bytes, headers: { "cache-control": "public, max-age=3600" } }
    },
  }
}

const css = "text/css; charset=utf-8"
const javascript = "text/javascript; charset=utf-8"

/** The OpenAPI document, and a page to read and try it, with all that it is made of. */
export const pages = (links: Links): ReadonlyArray<Page> => [
  page("/openapi.json", "application/json", JSON.stringify(OpenApi.document(links))),
  page("/docs", "text/html; charset=utf-8", markup(links), { "content-security-policy": policy(links.publicUrl) }),
  asset("/docs/page.css", css, import.meta.resolve("./docs/page.css")),
  asset("/docs/start.js", javascript, import.meta.resolve("./docs/start.js")),
  asset("/docs/swagger-ui.css", css, import.meta.resolve("swagger-ui-dist/swagger-ui.css")),
  asset("/docs/swagger-ui-bundle.js", javascript, import.meta.resolve("swagger-ui-dist/swagger-ui-bundle.js")),
]

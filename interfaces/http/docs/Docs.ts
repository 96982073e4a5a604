import { readFileSync } from "node:fs"
import { Effect } from "effect"
import type { Links } from "../../Links.ts"
import * as ProjectFile from "../../ProjectFile.ts"
import * as OpenApi from "../openapi/OpenApi.ts"
import type { WebPage } from "../routing/WebPage.ts"
import { markup } from "./Markup.ts"

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
): WebPage => ({
  path,
  isOffered: true,
  respond: Effect.succeed({ status: 200, contentType, body, headers }),
})

/** A file of the page, read when it is first asked for. */
const asset = (path: string, contentType: string, file: string): WebPage => {
  let bytes: Uint8Array | undefined

  return {
    path,
    respond: Effect.sync(() => {
      bytes ??= readFileSync(file)

      return { status: 200, contentType, body: bytes, headers: { "cache-control": "public, max-age=3600" } }
    }),
  }
}

const ofSwagger = (file: string): string => Bun.fileURLToPath(import.meta.resolve(`swagger-ui-dist/${file}`))

const css = "text/css; charset=utf-8"
const javascript = "text/javascript; charset=utf-8"

/** The OpenAPI document, and a page to read and try it, with all that it is made of. */
export const pages = (links: Links): ReadonlyArray<WebPage> => [
  page("/openapi.json", "application/json", JSON.stringify(OpenApi.document(links))),
  page("/docs", "text/html; charset=utf-8", markup(links), { "content-security-policy": policy(links.publicUrl) }),
  asset("/docs/page.css", css, ProjectFile.at("interfaces/http/docs/page.css")),
  asset("/docs/start.js", javascript, ProjectFile.at("interfaces/http/docs/start.js")),
  asset("/docs/swagger-ui.css", css, ofSwagger("swagger-ui.css")),
  asset("/docs/swagger-ui-bundle.js", javascript, ofSwagger("swagger-ui-bundle.js")),
]

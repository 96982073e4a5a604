import { Effect } from "effect"
import { launchAreas } from "../../domain/condition/LaunchArea.ts"
import { eachOnce, once, remembering } from "../../domain/Memo.ts"
import * as Ending from "../functions/Ending.ts"
import type { Shown, WebPage } from "../http/routing/WebPage.ts"
import type { Links } from "../Links.ts"
import { markup } from "./Markup.ts"
import * as OfferedNames from "./OfferedNames.ts"
import { bundled, type PagePart, parts } from "./PagePart.ts"

/** The page is made of what it came with, asks nobody but the service, and makes no markup of any text. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join("; ")

/** What answers say of themselves before the words that all answers end with. */
const noticeOf = ({ disclaimer }: Ending.Words): string =>
  disclaimer.replace(Ending.ofTheRegistry.disclaimer, "").trim()

/** A body that is kept, and asked about again each time: after a new release nobody is shown an old part of the page. */
const kept = (contentType: string, body: string, headers: Readonly<Record<string, string>> = {}): Shown => ({
  status: 200,
  contentType,
  body,
  gzipped: Bun.gzipSync(body),
  headers: { ...headers, "cache-control": "no-cache", etag: `W/"${Bun.hash(body).toString(36)}"` },
})

const areas = launchAreas.map(({ alsoCalled, biomarkers, name, names, slug, stages }) => ({
  slug,
  name,
  alsoCalled,
  names,
  stages,
  biomarkers,
}))

const html = (sandboxKey: string) =>
  remembering((ending: Ending.Words) =>
    kept("text/html; charset=utf-8", markup({ sandboxKey, areas, notice: noticeOf(ending) }), {
      "content-security-policy": policy,
      "permissions-policy": "geolocation=(self)",
    }),
  )

/** Made when they are first asked for: who only calls the service need not wait for them. */
const part = eachOnce(async (name: PagePart) =>
  kept(name.endsWith(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8", await bundled(name)),
)

const names = once(() => kept("text/plain; charset=utf-8", OfferedNames.file()))

/** The page for people at `/`, and what it is made of. */
export const pages = ({ sandboxKey }: Links): ReadonlyArray<WebPage> => [
  { path: "/", isOffered: true, respond: Effect.map(Ending.Ending, html(sandboxKey)) },
  ...parts.map((name) => ({ path: `/page/${name}` as const, respond: Effect.promise(() => part(name)) })),
  { path: "/page/names.txt", respond: Effect.sync(names) },
]

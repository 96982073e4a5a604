import { readFileSync } from "node:fs"
import { Effect } from "effect"
import { launchAreas } from "../../domain/condition/LaunchArea.ts"
import { eachOnce, once, remembering } from "../../domain/Memo.ts"
import * as Ending from "../functions/Ending.ts"
import type { Shown, WebPage } from "../http/routing/WebPage.ts"
import type { Links } from "../Links.ts"
import * as ProjectFile from "../ProjectFile.ts"
import { markup } from "./Markup.ts"
import * as OfferedNames from "./OfferedNames.ts"
import { type Script, script, scripts } from "./Script.ts"

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
const javascript = eachOnce(async (name: Script) => kept("text/javascript; charset=utf-8", await script(name)))

const names = once(() => kept("text/plain; charset=utf-8", OfferedNames.file()))

/** A stylesheet without what only its readers need. */
const withoutRemarks = (style: string): string =>
  style
    .split("\n")
    .map((line) => line.trimStart())
    .filter((line) => line !== "" && !line.startsWith("/*"))
    .join("\n")

const stylesheet = once(() => {
  const written = readFileSync(ProjectFile.at("interfaces/web/style.css"), { encoding: "utf8" })

  return kept("text/css; charset=utf-8", withoutRemarks(written))
})

/** The page for people at `/`, and what it is made of. */
export const pages = ({ sandboxKey }: Links): ReadonlyArray<WebPage> => [
  { path: "/", respond: Effect.map(Ending.Ending, html(sandboxKey)) },
  ...scripts.map((name) => ({ path: `/page/${name}` as const, respond: Effect.promise(() => javascript(name)) })),
  { path: "/page/style.css", respond: Effect.sync(stylesheet) },
  { path: "/page/names.txt", respond: Effect.sync(names) },
]

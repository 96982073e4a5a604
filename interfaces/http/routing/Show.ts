import { Effect } from "effect"
import type { Links } from "../../Links.ts"
import * as AnswerHeaders from "../reply/AnswerHeaders.ts"
import { preflight } from "../reply/Preflight.ts"
import * as Reply from "../reply/Reply.ts"
import { written } from "../reply/Written.ts"
import type { Incoming } from "../request/Incoming.ts"
import { methodsOfPage, type Shown, type WebPage } from "./WebPage.ts"

/** What stands in a list that is sent in a header: `"a", W/"b"`. */
const listed = (header: string | null): ReadonlyArray<string> => (header ?? "").split(",").map((item) => item.trim())

const has = (request: Request, etag: string | undefined): boolean =>
  etag !== undefined && listed(request.headers.get("if-none-match")).some((tag) => tag === etag || tag === "*")

/** Whether gzip is named among the encodings that are accepted, and not refused by a weight of nothing. */
const takesGzip = (request: Request): boolean =>
  listed(request.headers.get("accept-encoding")).some((encoding) => /^gzip(?!\s*;\s*q=0(?:\.0*)?$)/i.test(encoding))

const shown = (page: Shown, request: Request): Response => {
  const { body, contentType, gzipped, headers = {}, status } = page
  const varying = gzipped === undefined ? {} : { vary: "Accept-Encoding" }
  if (has(request, headers["etag"]))
    return new Response(null, { status: 304, headers: AnswerHeaders.withAlways(headers, varying) })
  const isGzipped = gzipped !== undefined && takesGzip(request)

  return new Response(isGzipped ? gzipped : body, {
    status,
    headers: AnswerHeaders.withAlways(
      headers,
      { "content-type": contentType },
      varying,
      isGzipped ? { "content-encoding": "gzip" } : {},
    ),
  })
}

/** What is open to everybody. */
export const show = ({ respond }: WebPage, { request, visit }: Incoming, links: Links): Effect.Effect<Response> => {
  if (request.method === "OPTIONS") return Effect.succeed(written(visit, preflight(request, methodsOfPage)))
  if (request.method !== "GET" && request.method !== "HEAD") {
    return Effect.succeed(written(visit, Reply.methodIsNotAllowed(methodsOfPage, links)))
  }

  return Effect.map(respond, (page) => shown(page, request))
}

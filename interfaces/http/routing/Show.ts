import type { Links } from "../../Links.ts"
import * as AnswerHeaders from "../reply/AnswerHeaders.ts"
import { preflight } from "../reply/Preflight.ts"
import * as Reply from "../reply/Reply.ts"
import { written } from "../reply/Written.ts"
import type { Incoming } from "../request/Incoming.ts"
import type { WebPage } from "./WebPage.ts"

const shown = (page: WebPage): Response => {
  const { body, contentType, headers, status } = page.respond()

  return new Response(body, {
    status,
    headers: AnswerHeaders.withAlways(headers ?? {}, { "content-type": contentType }),
  })
}

/** What is open to everybody. */
export const show = (page: WebPage, { request, visit }: Incoming, links: Links): Response => {
  visit.note({ route: page.path })
  if (request.method === "OPTIONS") return written(visit, preflight(request))

  return request.method === "GET" || request.method === "HEAD"
    ? shown(page)
    : written(visit, Reply.methodIsNotAllowed("GET, HEAD", links))
}

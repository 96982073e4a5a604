import { ServiceIsDraining } from "../../Failure.ts"
import type { Links } from "../../Links.ts"
import * as Headers from "../reply/AnswerHeaders.ts"
import * as Reply from "../reply/Reply.ts"
import * as XRequestId from "../reply/XRequestId.ts"

const written = ({ body, headers, status }: Reply.Reply): Response =>
  new Response(body, { status, headers: Headers.withAlways(headers, { "content-type": "application/json" }) })

/** What is said where the application itself says nothing: its time is over. */
export const interrupted = (links: Links): Response => written(Reply.failure(new ServiceIsDraining(), links))

/** What is said where even the handler of requests fails. */
export const failed = (links: Links): Response => {
  const response = written(Reply.defect(links))
  response.headers.set(XRequestId.header, XRequestId.make())

  return response
}

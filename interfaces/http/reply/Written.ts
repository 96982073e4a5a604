import type { Standing } from "../../../application/ports/Usage.ts"
import type { Facts, Visit } from "../../telemetry/Visit.ts"
import * as AnswerHeaders from "./AnswerHeaders.ts"
import type { Reply } from "./Reply.ts"

/** What an operator learns of a reply. */
const factsOf = ({ fault, headers }: Reply): Partial<Facts> => ({
  isReplayed: headers["idempotency-replayed"] !== undefined,
  ...(fault === undefined ? {} : { fault }),
})

/** A reply as the web's own response, of which the visit takes note; `standing` is that of a quota that is to be told. */
export const written = (visit: typeof Visit.Service, reply: Reply, standing?: Standing): Response => {
  const { body, contentType, headers, status } = reply
  visit.note(factsOf(reply))
  const limits = standing === undefined ? {} : AnswerHeaders.rateLimit(standing)

  return contentType === null
    ? new Response(null, { status, headers: AnswerHeaders.withAlways(headers, limits) })
    : new Response(body, {
        status,
        headers: AnswerHeaders.withAlways(headers, limits, { "content-type": contentType }),
      })
}

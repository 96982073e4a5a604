import { ServiceIsDraining } from "../Failure.ts"
import type { Links } from "../Links.ts"
import * as Headers from "./Headers.ts"
import * as Reply from "./Reply.ts"

const written = ({ body, headers, status }: Reply.Reply): Response =>
  new Response(body, { status, headers: { ...Headers.always, ...headers, "content-type": "application/json" } })

/** Answers to requests that the application itself did not answer: it failed, or its time was over. */
export const answers = (links: Links) => ({
  failed: () => written(Reply.defect(links)),
  interrupted: () => written(Reply.failure(new ServiceIsDraining(), links)),
})

import { asked, basicKey, posted, proKey, type Running, sandboxKey } from "../support/service.ts"

/** A word of the caller's that may stand in no error. */
export const canary = "Zyxomatosis"

/** What a caller makes of an answer, whichever door it came through. */
export interface Told {
  readonly isGood: boolean
  readonly code: string | undefined
  readonly message: string
  /** The whole payload of a good answer. */
  readonly payload: object | undefined
  readonly retryAfter: number | undefined
  readonly remaining: number
  readonly limit: number
  readonly isReplay: boolean
  readonly text: string
}

export interface Call {
  readonly name: string
  readonly make: (service: Running) => Promise<Response>
  /** The status that a failure of the registry travels on. */
  readonly failsOn: 502 | 200
  readonly hasKey?: true
}

const profile = { condition: "pancreatic-cancer", stage: canary, age: 61, limit: 5 }
const study = "NCT99300201"

const tool = (name: string, given: object) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: given },
})

export const match: Call = {
  name: "a match",
  make: (service) => service.send("/v1/match", posted(profile, proKey)),
  failsOn: 502,
}

export const sandboxMatch: Call = {
  name: "a match with the sandbox key",
  make: (service) => service.send("/v1/match", posted(profile, sandboxKey)),
  failsOn: 502,
}

export const keyedMatch: Call = {
  name: "a match with an Idempotency-Key",
  make: (service) => service.send("/v1/match", posted(profile, proKey, { "idempotency-key": "one" })),
  failsOn: 502,
  hasKey: true,
}

export const availability: Call = {
  name: "the sites of a study",
  make: (service) => service.send(`/v1/availability/${study}`, asked(basicKey)),
  failsOn: 502,
}

export const matchTool: Call = {
  name: "a match by tool call",
  make: (service) => service.send("/mcp", posted(tool("match_frontier_options", profile), proKey)),
  failsOn: 200,
}

export const keyedAvailabilityTool: Call = {
  name: "the sites of a study by tool call with an Idempotency-Key",
  make: (service) =>
    service.send(
      "/mcp",
      posted(tool("get_site_availability", { nct_id: study }), basicKey, { "idempotency-key": "two" }),
    ),
  failsOn: 200,
  hasKey: true,
}

export const all = [match, sandboxMatch, keyedMatch, availability, matchTool, keyedAvailabilityTool] as const

interface Body {
  readonly error?: { readonly code: string; readonly message: string }
  readonly result?: {
    readonly isError?: boolean
    readonly structuredContent?: object
    readonly content: ReadonlyArray<{ readonly text: string }>
  }
}

export const read = async (answer: Response): Promise<Told> => {
  const text = await answer.text()
  const body = JSON.parse(text) as Body
  const [toolCode, ...toolMessage] = body.result?.content[0]?.text.split(": ") ?? []
  const isGood = answer.status === 200 && body.result?.isError !== true
  const header = (name: string) => Number(answer.headers.get(name) ?? Number.NaN)

  return {
    isGood,
    code: isGood ? undefined : (body.error?.code ?? toolCode),
    message: body.error?.message ?? toolMessage.join(": "),
    payload: isGood ? (body.result?.structuredContent ?? body) : undefined,
    retryAfter: answer.headers.has("retry-after") ? header("retry-after") : undefined,
    remaining: header("x-ratelimit-remaining"),
    limit: header("x-ratelimit-limit"),
    isReplay: answer.headers.get("idempotency-replayed") === "true",
    text,
  }
}

/** A payload without what differs from one honest answer to the next. */
export const lasting = (payload: object | undefined): unknown =>
  payload === undefined ? undefined : { ...payload, source: undefined }

import { FastCheck, Predicate } from "effect"
import { inspection } from "../support/openapi.ts"
import * as ApiDocument from "./ApiDocument.ts"
import * as Requests from "./Requests.ts"
import type { Target } from "./Target.ts"

/** An answer that should not have been. */
export interface Finding {
  readonly what: string
  readonly request: string
  readonly answer: string
}

export interface Report {
  readonly sent: number
  /** How often each kind of request got each status. */
  readonly statuses: ReadonlyMap<string, number>
  readonly findings: ReadonlyArray<Finding>
}

const base = "http://service.test"

/** A request as the web has it; undefined where it cannot be sent at all. */
const requestOf = ({ body, headers, method, path }: Requests.Sent): Request | undefined => {
  try {
    return new Request(base + path, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : new Uint8Array(body) }),
    })
  } catch {
    return undefined
  }
}

/** The code of a JSON-RPC error, which travels on 200, or on 404 where the method is unknown. */
const rpcCodeOf = (text: string): unknown => {
  const { error } = ApiDocument.nodeOf(JSON.parse(text))

  return Predicate.isRecord(error) ? error["code"] : undefined
}

const isRefused = (path: string, status: number, text: string): boolean =>
  status === 400 || (path === "/mcp" && [200, 404].includes(status) && rpcCodeOf(text) !== undefined)

/** Notifications are never answered with an error, and so may be anything. */
const mayBeLenient = (path: string, status: number) => path === "/mcp" && status === 202

const disagreement = (
  { isAccepted }: Requests.Sent,
  path: string,
  status: number,
  text: string,
): ReadonlyArray<string> => {
  const wasRefused = isRefused(path, status, text)
  if (isAccepted === true && wasRefused) return ["the document accepts it, and the service does not"]

  return isAccepted === false && !wasRefused && !mayBeLenient(path, status)
    ? ["the service accepts it, and the document does not"]
    : []
}

const cut = (text: string) => (text.length > 600 ? `${text.slice(0, 600)}… (${text.length})` : text)

/** Sends requests until so many were answered; the same seed sends the same. */
export const run = async (
  target: Target,
  { count, onProgress = () => {}, seed }: { count: number; seed: number; onProgress?: (sent: number) => void },
): Promise<Report> => {
  const published: unknown = await (await target.answer(new Request(`${base}/openapi.json`), "192.0.2.1")).json()
  const inspect = inspection(published)
  const requests = Requests.of(ApiDocument.read(published))
  const statuses = new Map<string, number>()
  const findings: Array<Finding> = []
  let sent = 0

  const send = async (generated: Requests.Sent) => {
    const request = requestOf(generated)
    if (request === undefined) return
    sent += 1
    const { pathname } = new URL(request.url)
    const answer = await target.answer(request, generated.address)
    const text = await answer.clone().text()
    const kind = `${generated.kind} ${answer.status}`
    statuses.set(kind, (statuses.get(kind) ?? 0) + 1)
    const found = [...(await inspect(generated.method, pathname, answer))]
    if (answer.status >= 500) found.push(`status ${answer.status}`)
    if (![409, 413, 429].includes(answer.status)) found.push(...disagreement(generated, pathname, answer.status, text))
    if (found.length > 0) {
      findings.push({
        what: found.join("; "),
        request: cut(JSON.stringify(generated)),
        answer: `${answer.status} ${cut(text)}`,
      })
    }
  }

  const batch = 500
  const together = 10
  for (let round = 0; sent < count; round += 1) {
    const generated = FastCheck.sample(requests, { seed: seed + round, numRuns: Math.min(batch, count - sent) })
    for (let at = 0; at < generated.length; at += together) {
      await Promise.all(generated.slice(at, at + together).map(send))
    }
    onProgress(sent)
  }

  return { sent, statuses, findings }
}

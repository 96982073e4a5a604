import type { Fared, Question } from "./Crowd.ts"

interface Answer {
  readonly status: number
  readonly retryAfter: number
  readonly text: string
  readonly millis: number
}

/** What a match says, without what differs from one honest answer to the next. */
const saidBy = (text: string): string => {
  const { source: _, ...said } = JSON.parse(text) as Readonly<Record<string, unknown>>

  return JSON.stringify(said)
}

const honest = [429, 502, 503]

const faultOf = ({ retryAfter, status, text }: Answer, expected: string): ReadonlyArray<string> => {
  if (status === 200) return saidBy(text) === expected ? [] : ["an answer other than that of one caller alone"]
  if (!honest.includes(status)) return [`status ${status}`]

  return retryAfter > 0 ? [] : [`status ${status} without Retry-After`]
}

const { callers, question } = (await Bun.stdin.json()) as { readonly question: Question; readonly callers: number }
const { body, key, url } = question
const init = {
  method: "POST",
  headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
  body: JSON.stringify(body),
}

const ask = async (): Promise<Answer> => {
  const began = performance.now()
  const answer = await fetch(`${url}/v1/match`, init)
  const text = await answer.text()
  const retryAfter = Number(answer.headers.get("retry-after") ?? 0)

  return { status: answer.status, retryAfter, text, millis: performance.now() - began }
}

const expected = saidBy((await ask()).text)
const answers = await Promise.all(Array.from({ length: callers }, ask))
const times = (those: ReadonlyArray<Answer>) => those.map(({ millis }) => millis)
const sentAway = Map.groupBy(
  answers.filter(({ status }) => status !== 200),
  ({ status }) => String(status),
)
const fared: Fared = {
  admitted: times(answers.filter(({ status }) => status === 200)),
  sentAway: Object.fromEntries([...sentAway].map(([status, those]) => [status, times(those)])),
  wrong: answers.flatMap((answer) => faultOf(answer, expected)),
}
process.stdout.write(JSON.stringify(fared))

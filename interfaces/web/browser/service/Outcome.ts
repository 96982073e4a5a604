/** What is wrong with one field of a request, in the service's own words. */
export interface Fault {
  readonly field: string
  readonly message: string
}

/** How asking the service ended. */
export type Outcome<A> =
  | { readonly _tag: "Answered"; readonly answer: A; readonly remaining: number | undefined }
  | { readonly _tag: "Refused"; readonly faults: ReadonlyArray<Fault>; readonly message: string }
  | { readonly _tag: "KeyIsRefused"; readonly message: string }
  | { readonly _tag: "QuotaIsUsed"; readonly message: string; readonly freeAt: Date; readonly isOwnKey: boolean }
  | { readonly _tag: "Away"; readonly message: string }
  | { readonly _tag: "Failed"; readonly message: string }
  | { readonly _tag: "Offline" }
  | { readonly _tag: "Stopped" }

/** When it was asked, and whether with the visitor's own key, not the public one. */
interface Asking {
  readonly now: number
  readonly isOwnKey: boolean
}

interface Told {
  readonly message?: string
  readonly field?: string
  readonly detail?: { readonly errors?: ReadonlyArray<Fault>; readonly retry_after_seconds?: number }
}

const numberOf = (text: string | null): number | undefined =>
  text !== null && /^\d+$/.test(text) ? Number(text) : undefined

const freeAt = (told: Told, headers: Headers, now: number): Date => {
  const seconds = told.detail?.retry_after_seconds ?? numberOf(headers.get("retry-after"))
  const reset = numberOf(headers.get("x-ratelimit-reset"))
  if (seconds !== undefined) return new Date(now + seconds * 1000)

  return new Date(reset === undefined ? now : reset * 1000)
}

const faultsOf = ({ detail, field, message = "" }: Told): ReadonlyArray<Fault> =>
  detail?.errors ?? (field === undefined ? [] : [{ field, message }])

const refused = <A>(status: number, headers: Headers, told: Told, { isOwnKey, now }: Asking): Outcome<A> => {
  const { message = "" } = told
  if (status === 400) return { _tag: "Refused", faults: faultsOf(told), message }
  if (status === 401) return { _tag: "KeyIsRefused", message }
  if (status === 429) return { _tag: "QuotaIsUsed", message, freeAt: freeAt(told, headers, now), isOwnKey }

  return status === 502 || status === 503 ? { _tag: "Away", message } : { _tag: "Failed", message }
}

/** What an answer of the service means; `body` is its JSON, or nothing where it has none. A 200 that is no answer has failed. */
export const of = <A>(
  status: number,
  headers: Headers,
  body: unknown,
  isAnswer: (body: unknown) => body is A,
  asking: Asking,
): Outcome<A> => {
  if (status === 200 && isAnswer(body)) {
    return { _tag: "Answered", answer: body, remaining: numberOf(headers.get("x-ratelimit-remaining")) }
  }

  return refused(status, headers, (body as { readonly error?: Told } | undefined)?.error ?? {}, asking)
}

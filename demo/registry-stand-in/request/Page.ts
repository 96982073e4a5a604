import { Either } from "effect"
import * as Parameters from "./Parameters.ts"

export const parameters = ["countTotal", "pageSize", "pageToken"]

export interface Page {
  readonly size: number
  readonly offset: number
  readonly countsTotal: boolean
  readonly tokenFor: (offset: number) => string
}

const usual = 10
const largest = 1000
const largestInt32 = 2 ** 31 - 1

const size = (value: string | undefined): Either.Either<number, string> => {
  if (value === undefined) return Either.right(usual)
  if (!/^\d{1,10}$/.test(value) || Number(value) > largestInt32)
    return Either.left(Parameters.invalid("pageSize", value))

  return Either.right(Number(value) === 0 ? usual : Math.min(Number(value), largest))
}

/** All parameters that must stay the same from page to page, in short. */
const fingerprint = (sent: Parameters.Parameters): string =>
  Bun.hash(JSON.stringify([...sent].filter(([name]) => !parameters.includes(name)).sort())).toString(36)

const encode = (offset: number, print: string): string => Buffer.from(`${offset}.${print}`).toString("base64url")

const offset = (token: string | undefined, print: string): Either.Either<number, string> => {
  if (token === undefined) return Either.right(0)
  const [, place] = /^(\d{1,9})\./.exec(Buffer.from(token, "base64url").toString()) ?? []

  return place !== undefined && encode(Number(place), print) === token
    ? Either.right(Number(place))
    : Either.left(Parameters.invalid("pageToken", token))
}

/** A token of another query, or one that never was given out, is refused; with a token `countTotal` is ignored. */
export const read = (sent: Parameters.Parameters): Either.Either<Page, string> =>
  Either.gen(function* () {
    const print = fingerprint(sent)
    const countTotal = yield* Parameters.oneOf(sent, "countTotal", ["true", "false"], "false")

    return {
      size: yield* size(sent.get("pageSize")),
      offset: yield* offset(sent.get("pageToken"), print),
      countsTotal: countTotal === "true" && !sent.has("pageToken"),
      tokenFor: (next: number) => encode(next, print),
    }
  })

import { Either, Redacted } from "effect"
import { InvalidRequest } from "../../input/InvalidRequest.ts"

const accepted = /^[\x21-\x7e]{1,255}$/

export const malformed = new InvalidRequest({
  sentence: "The Idempotency-Key must be one value of 1 to 255 visible ASCII characters.",
  field: "Idempotency-Key",
})

/** The Idempotency-Key of a POST, if it carries one; that of another method says nothing. */
export const keyOf = ({ headers, method }: Request): Either.Either<Redacted.Redacted | undefined, InvalidRequest> => {
  const key = method === "POST" ? headers.get("idempotency-key") : null
  if (key === null) return Either.right(undefined)

  return accepted.test(key) ? Either.right(Redacted.make(key)) : Either.left(malformed)
}

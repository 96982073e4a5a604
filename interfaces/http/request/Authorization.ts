import { Either, Redacted } from "effect"
import { AuthorizationIsMalformed } from "../../Failure.ts"

const bearer = /^Bearer +([\x21-\x7e]{1,256})$/i

/** The API key of an Authorization header; `undefined` where the header is absent or empty. */
export const keyOf = (
  authorization: string | null,
): Either.Either<Redacted.Redacted<string> | undefined, AuthorizationIsMalformed> => {
  if (!authorization) return Either.right(undefined)
  const [, key] = bearer.exec(authorization) ?? []

  return key === undefined ? Either.left(new AuthorizationIsMalformed()) : Either.right(Redacted.make(key))
}

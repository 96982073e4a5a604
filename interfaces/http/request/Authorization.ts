import { Redacted } from "effect"

const bearer = /^Bearer +([\x21-\x7e]{1,256})$/i

/** The API key of an Authorization header; `undefined` where the header is absent or of another form. */
export const keyOf = (authorization: string | null): Redacted.Redacted<string> | undefined => {
  const [, key] = bearer.exec(authorization ?? "") ?? []

  return key === undefined ? undefined : Redacted.make(key)
}

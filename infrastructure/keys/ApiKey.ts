import { createHash, randomInt } from "node:crypto"
import { Effect, Redacted } from "effect"
import { AccountId } from "../../application/Account.ts"

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

const pattern = /^ctm_live_[0-9A-Za-z]{36}$/

const checksumLength = 6

// The system's own generator, not Effect's Random: a key must not be guessable from the keys before it.
const random = (length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join("")

const base62 = (number: number): string =>
  number < alphabet.length
    ? alphabet.charAt(number)
    : base62(Math.floor(number / alphabet.length)) + alphabet.charAt(number % alphabet.length)

const checksum = (text: string): string => base62(Bun.hash.crc32(text)).padStart(checksumLength, "0")

/** A new key: `ctm_live_`, 30 random base62 characters, and the CRC-32 of all that in 6 more. */
export const generate: Effect.Effect<Redacted.Redacted<string>> = Effect.sync(() => {
  const text = `ctm_live_${random(30)}`

  return Redacted.make(text + checksum(text))
})

/** The id of a new account. It may be shown: nothing can be done with it but to revoke its key. */
export const generateAccountId: Effect.Effect<AccountId> = Effect.sync(() => AccountId(`acct_${random(16)}`))

/** Whether a text has the form of a key and a fitting checksum: what is misspelled need not be looked up. */
export const isWellFormed = (key: Redacted.Redacted<string>): boolean => {
  const text = Redacted.value(key)

  return pattern.test(text) && text.endsWith(checksum(text.slice(0, -checksumLength)))
}

/** The SHA-256 of a key, in hexadecimal: all that is kept. A random key of 178 bits needs no slow hash. */
export const digest = (key: Redacted.Redacted<string>): string =>
  createHash("sha256").update(Redacted.value(key)).digest("hex")

/** The last four characters of a key, by which its owner recognizes it. */
export const ending = (key: Redacted.Redacted<string>): string => Redacted.value(key).slice(-4)

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto"
import { Redacted } from "effect"
import type { KeptAnswer, KeyedRequest } from "../../application/ports/Idempotency.ts"
import * as PackedAnswer from "../keys/PackedAnswer.ts"

const cipher = "aes-256-gcm"

const nonceLength = 12

const tagLength = 16

/** A key for one purpose, out of what only the caller knows: the Idempotency-Key and the API key. */
const derived = ({ key, secret }: KeyedRequest, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", JSON.stringify([Redacted.value(key), Redacted.value(secret)]), "", purpose, 32))

/** The digest of a body as it may be kept: a small profile cannot be guessed from it. */
export const fingerprint = (request: KeyedRequest): string =>
  createHmac("sha256", derived(request, "fingerprint")).update(request.fingerprint).digest("hex")

/** An answer that is only readable with the request it belongs to: nonce, tag, and what is sealed. */
export const seal = (request: KeyedRequest, id: string, answer: KeptAnswer): Uint8Array => {
  const nonce = randomBytes(nonceLength)
  const sealing = createCipheriv(cipher, derived(request, "answer"), nonce).setAAD(Buffer.from(id))
  const sealed = Buffer.concat([sealing.update(PackedAnswer.pack(answer)), sealing.final()])

  return Buffer.concat([nonce, sealing.getAuthTag(), sealed])
}

export const open = (request: KeyedRequest, id: string, sealed: Uint8Array): KeptAnswer => {
  const [nonce, tag] = [sealed.subarray(0, nonceLength), sealed.subarray(nonceLength, nonceLength + tagLength)]
  const opening = createDecipheriv(cipher, derived(request, "answer"), nonce)
  opening.setAAD(Buffer.from(id)).setAuthTag(tag)

  return PackedAnswer.unpack(Buffer.concat([opening.update(sealed.subarray(nonceLength + tagLength)), opening.final()]))
}

import { Data, Predicate } from "effect"

/** Where the service was to listen. */
interface Address {
  readonly host: string
  readonly port: number
}

/** The address to listen on is not to be had; the sentence tells why, and which settings name it. */
export class AddressIsUnavailable extends Data.TaggedError("AddressIsUnavailable")<{ readonly sentence: string }> {}

const sentences: ReadonlyMap<unknown, (address: Address) => string> = new Map([
  ["EADDRINUSE", ({ host, port }) => `${host} port ${port} is not free to listen on (HOST, PORT).`],
  [
    "EADDRNOTAVAIL",
    ({ host }) => `${host} is not an address of this machine, so the service cannot listen on it (HOST).`,
  ],
  ["EACCES", ({ port }) => `This user may not listen on port ${port} (PORT); ports from 1024 up are allowed.`],
])

/** By what the system said when it was asked for the address. */
export const because = (error: unknown, address: Address): AddressIsUnavailable => {
  const code = Predicate.hasProperty(error, "code") ? error.code : "no reason was given"
  const sentence =
    sentences.get(code)?.(address) ??
    `${address.host} port ${address.port} cannot be listened on (HOST, PORT): ${String(code)}.`

  return new AddressIsUnavailable({ sentence })
}

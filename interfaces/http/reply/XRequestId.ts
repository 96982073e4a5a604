export const header = "x-request-id"

/** A name for one request that nobody else has made up: 32 hexadecimal digits. */
export const make = (): string => crypto.randomUUID().replaceAll("-", "")

import type { Facts } from "./Visit.ts"

const methods: ReadonlyArray<string> = ["GET", "HEAD", "POST", "OPTIONS"]

/** A request that was answered, as logs and metrics tell of it. */
export interface Answered extends Facts {
  readonly method: string
  readonly status: number
  readonly millis: number
}

/** A method that the service knows by name, or `other`: what a caller makes up becomes no label. */
export const methodOf = (method: string): string => (methods.includes(method) ? method : "other")

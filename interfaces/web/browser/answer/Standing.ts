import type { Check } from "./Wire.ts"

/** The state of a check, with what is unknown by why it is. */
export type Standing = Check["state"] | "unclear" | "unmentioned" | "not_understood" | "not_read"

import type { Redacted } from "effect"
import type { Plan } from "./Account.ts"
import type { Meter } from "./ports/Usage.ts"

/** For whom an answer is, as far as its contents differ. */
export interface Audience {
  readonly plan: Plan | "sandbox"
}

/** Who calls, as far as it matters: their plan, whose quota a call is counted for, and who may see a kept answer. */
export interface Caller extends Audience {
  readonly meter: Meter
  /** The account; for the sandbox, whose key is public, also the network. */
  readonly scope: string
  readonly key: Redacted.Redacted<string>
}

/** Only Pro keys see what was observed at a site. Others see how many sites were observed. */
export const seesObservations = ({ plan }: Audience): boolean => plan === "pro"

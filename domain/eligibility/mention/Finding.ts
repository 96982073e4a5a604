import type { Mention } from "./Mention.ts"
import type { Stand } from "./Stand.ts"

/** What one mention tells of what was asked. `weight`: how exactly it speaks of it. */
export interface Finding extends Pick<Mention, "place" | "start" | "end">, Pick<Stand, "outcome" | "remark"> {
  readonly weight: number
}

export const of = (
  { end, place, start }: Mention,
  { outcome, remark }: Omit<Stand, "turned">,
  weight: number,
): Finding => ({
  place,
  start,
  end,
  outcome,
  remark,
  weight,
})

/** A finding where being mentioned is all that was asked: exactly that, or something that only touches it. */
export const mentioned = (mention: Mention, isExact: boolean): Finding => of(mention, mention.stand, isExact ? 2 : 1)

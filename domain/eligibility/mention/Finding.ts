import * as Prohibition from "../assertion/Prohibition.ts"
import type { Page, Spot, Surroundings } from "../document/Document.ts"
import { polarity } from "../document/Document.ts"

export type Outcome = "inclusion" | "exclusion" | "unknown"

/** What one mention tells. `weight`: how exactly it speaks of what was asked. `remark`: what a reader of the quote should know. */
export interface Finding {
  readonly place: Surroundings
  readonly start: number
  readonly end: number
  readonly outcome: Outcome
  readonly remark: string
  readonly weight: number
}

/** Where a spot stands, without its tokens: findings may be kept for long, and tokens take much more room than the text. */
export const placeOf = ({ segment, sentence }: Spot): Surroundings => ({ segment, sentence })

const opposite = { inclusion: "exclusion", exclusion: "inclusion" } as const

const leading = ({ tokens }: Spot): boolean => tokens.words[0] === "no" || tokens.words[0] === "not"

/** On which side a mention stands, and what made it turn. */
export const side = (
  page: Page,
  spot: Spot,
  first: number,
  last: number,
): { readonly outcome: Outcome; readonly turned: boolean; readonly remark: string } => {
  const part = spot.segment.side
  const stand = polarity(page, spot, first, last)
  const unsure = { outcome: "unknown", turned: false } as const
  if (part === "neither") return { ...unsure, remark: "" }
  switch (stand) {
    case "affirmed":
      return { outcome: part, turned: false, remark: "" }
    case "neutral":
      return { ...unsure, remark: "either way is accepted" }
    case "permitted":
      return part === "inclusion"
        ? { outcome: part, turned: false, remark: "" }
        : { ...unsure, remark: "which way is not clear" }
    case "incapable":
    case "uncertain":
      return { ...unsure, remark: "which way is not clear" }
    case "allowed":
      return { outcome: "inclusion", turned: false, remark: part === "exclusion" ? "allowing it" : "" }
    case "forbidden":
      return { outcome: "exclusion", turned: false, remark: part === "inclusion" ? "ruling it out" : "" }
    default: {
      const rules =
        part === "exclusion" &&
        stand === "negated" &&
        (Prohibition.before(spot.tokens.words, first) || (leading(spot) && page.forbids()))
      if (rules) return { outcome: "exclusion", turned: false, remark: "" }
      const remark =
        part === "inclusion" ? "ruling it out" : stand === "excepted" ? "as an exception" : "where it is missing"

      return { outcome: opposite[part], turned: true, remark }
    }
  }
}

/** A finding of something that is exactly what was asked, or that only touches it. */
export const weighed = (finding: Finding, isExact: boolean): Finding => ({ ...finding, weight: isExact ? 2 : 1 })

/** What a mention tells where its being there is all that was asked. */
export const at = (page: Page, where: Spot, start: number, end: number, exact: boolean): Finding => {
  const { outcome, remark } = side(page, where, where.first, where.last)

  return { place: placeOf(where), start, end, outcome, remark, weight: exact ? 2 : 1 }
}

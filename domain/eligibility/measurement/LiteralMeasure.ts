import { matches } from "../matching/TokenPhrases.ts"
import * as Ranges from "../numbers/Ranges.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import * as Tokens from "../text/Tokens.ts"
import type { HeldMeasure } from "./HeldMeasure.ts"

/** What an entry has of something that no vocabulary knows, by its name there: "XYZ score 12". It is compared with what is counted in the same unit. */
export const of = (written: string, name: string): HeldMeasure | undefined => {
  const tokens = Tokens.ofWritten(written)
  const named = Tokens.ofWritten(name).words
  const first = tokens.words.findIndex((_, at) => matches(tokens.words, at, named))
  const last = first + named.length
  const ranges = Ranges.of(KnownNumbers.ofWritten(tokens)).filter((range) => range.last <= first || last <= range.first)
  const [range, ...more] = ranges
  if (first < 0 || range?.form !== "exactly" || more.length > 0) return undefined
  const { low, unit } = range

  return {
    measure: {
      name,
      forms: [name],
      scales: [
        {
          units: unit === undefined ? [] : [unit],
          values: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
        },
      ],
      isLiteral: true,
      source: "as it was entered",
    },
    scale: 0,
    value: low.number,
    shown: String(low.number),
  }
}

import { ahead } from "./CuesBefore.ts"
import { behind } from "./CuesBehind.ts"
import type { Tokens } from "./Tokens.ts"
import { suffixes } from "./vocabulary/Cues.ts"

/** How a mention stands in its sentence. `uncertain`: something turns it, perhaps. */
export type Polarity = "affirmed" | "negated" | "excepted" | "allowed" | "forbidden" | "neutral" | "uncertain"

/** How the mention that begins at token `first` and ends before token `last` stands in its sentence. */
export const of = (tokens: Tokens, first: number, last: number): Polarity => {
  const turned = ahead(tokens, first, last)
  if (turned !== "affirmed") return turned
  if (tokens.words[last] === "-" && suffixes.has(tokens.words[last + 1] ?? "")) return "negated"

  return behind(tokens, last)
}

/** How a line that ends with a colon makes the lines below it stand. `tokens` are those before the colon. */
export const introduced = (tokens: Tokens): Polarity => {
  const turned = ahead(tokens, tokens.words.length, tokens.words.length, true)

  return turned === "affirmed" ? behind(tokens, 0) : turned
}

/** What stands `below` a line that itself stands `above`. Two turns may cancel out or repeat each other: that is not for us to tell. */
export const under = (above: Polarity, below: Polarity): Polarity => {
  if (above === "affirmed") return below

  return below === "affirmed" ? above : "uncertain"
}

import type { Tokens } from "../text/Tokens.ts"
import { before, behind, type Gathered, stateBefore } from "./StatusCues.ts"
import { type Kind, statusWords } from "./StatusLexicon.ts"
import { glued, variant } from "./VariantNotation.ts"

/**
 * What is said of a marker: that it is altered, that it is not, either, each of its states by name, or no more than the marker's
 * own name.
 */
export interface Claim {
  readonly state: "present" | "absent" | "low" | "either" | "each" | "bare" | "status"
  readonly kinds: ReadonlyArray<Kind>
  readonly variants: ReadonlyArray<string>
}

/** What opposites together say. "Carriers and non-carriers" are everybody; who lists homozygotes, too, means each by itself. */
export const together = (kinds: ReadonlyArray<Kind>): "either" | "each" =>
  kinds.includes("homozygous") ? "each" : "either"

/** Reads what is said of the marker that tokens `first` to `last` name. `rest` is what is glued to its name. */
export const read = (text: string, tokens: Tokens, first: number, last: number, rest: string): Claim => {
  const gathered: Gathered = { adjectives: new Set(), nouns: new Set(), kinds: new Set(), variants: [], status: false }
  const { words } = tokens
  const change = variant(rest)
  if (change !== undefined) gathered.variants.push(change)
  const stuck = glued.get(rest)
  const asked = words.slice(last, last + 2).some((word) => statusWords.has(word))
  if (stuck !== undefined && asked) gathered.status = true
  else if (stuck !== undefined) gathered.adjectives.add(stuck)
  const adjective = stateBefore(tokens.words, first - 1)
  if (adjective !== undefined && !adjective.noun && adjective.words.join("").length > 1)
    before(text, tokens, first, gathered)
  else if (stuck === undefined) behind(text, tokens, last, gathered)
  if (gathered.adjectives.size === 0) before(text, tokens, first, gathered)
  const kinds = [...gathered.kinds]
  const variants = gathered.variants
  const says = gathered.adjectives.size > 0 ? gathered.adjectives : gathered.nouns
  if (gathered.adjectives.size === 0 && gathered.status) return { state: "status", kinds, variants }
  if (says.size > 1) return { state: together(kinds), kinds, variants }
  const [only] = says
  if (only !== undefined) return { state: only, kinds, variants }

  return { state: variants.length > 0 ? "present" : "bare", kinds, variants }
}

import type { Tokens } from "../text/Tokens.ts"
import type { Marker } from "./MarkerLexicon.ts"
import type { Named, Says } from "./MarkerMatcher.ts"
import { before, behind, type Gathered, stateBefore } from "./StatusCues.ts"
import { type Kind, statusWords } from "./StatusLexicon.ts"
import { glued, variant } from "./VariantNotation.ts"

/**
 * What is said of a marker: that it is altered, that it is not, either, each of its states by name, or no more than the marker's
 * own name.
 */
export interface MarkerStatus {
  readonly state: "present" | "absent" | "low" | "either" | "each" | "bare" | "status"
  readonly kinds: ReadonlyArray<Kind>
  readonly variants: ReadonlyArray<string>
}

/** What opposites together say. "Carriers and non-carriers" are everybody; who lists homozygotes, too, means each by itself. */
const together = (kinds: ReadonlyArray<Kind>): "either" | "each" => (kinds.includes("homozygous") ? "each" : "either")

/** Reads what is said of the marker that tokens `first` to `last` name. `rest` is what is glued to its name. */
const read = (text: string, tokens: Tokens, first: number, last: number, rest: string): MarkerStatus => {
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

/** Whether a list of genotypes goes on with the opposite of what the name of its first says: "non-carriers, heterozygotes and …". */
const listsBoth = (says: Says, { kinds, state }: MarkerStatus): boolean =>
  kinds.some((kind) => kind === "carrier" || kind === "homozygous") &&
  (state === "either" || state === (says === "negative" ? "present" : "absent"))

const said = (says: Says, read: MarkerStatus): MarkerStatus => {
  if (says === "name" || read.state === "each") return read
  const kinds = says === "homozygous" ? [...read.kinds, "homozygous" as const] : read.kinds
  if (listsBoth(says, read)) return { ...read, kinds, state: together(kinds) }
  if (read.state === "either") return read
  if (says === "negative") return { ...read, state: "absent" }
  const turned = read.state === "absent" || read.state === "low" || (read.state === "status" && says !== "homozygous")

  return turned ? read : { ...read, kinds, state: "present" }
}

/** What a state means of a marker that is expressed, where no alteration is named. */
const meant = (marker: Marker, status: MarkerStatus): MarkerStatus =>
  marker.expressed === true && status.state === "present" && status.kinds.length === 0 && status.variants.length === 0
    ? { ...status, kinds: ["expression", "amplification"] }
    : status

/** What is said of a marker that is named by the tokens from `first` to before `last`. */
export const of = (
  marker: Marker,
  { rest, says }: Named,
  text: string,
  tokens: Tokens,
  first: number,
  last: number,
): MarkerStatus => meant(marker, said(says, read(text, tokens, first, last, rest)))

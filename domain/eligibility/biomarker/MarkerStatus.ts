import * as Packing from "../../annotation/Packing.ts"
import type { Tokens } from "../text/Tokens.ts"
import * as ChangeGroups from "./ChangeGroups.ts"
import * as CuesBeforeMarker from "./CuesBeforeMarker.ts"
import * as CuesBehindMarker from "./CuesBehindMarker.ts"
import * as ExpressionScore from "./ExpressionScore.ts"
import * as ListedDenial from "./ListedDenial.ts"
import type { Marker } from "./Marker.ts"
import type { Named, Says } from "./MarkerMatcher.ts"
import * as MarkerNames from "./MarkerNames.ts"
import { stateAt, stateBefore } from "./StateMatcher.ts"
import * as StatusCues from "./StatusCues.ts"
import { type Kind, kinds, statusWords } from "./StatusLexicon.ts"
import { allele, glued, variant } from "./VariantNotation.ts"

const markerStates = [
  "present",
  "absent",
  "low",
  "low or absent",
  "low or present",
  "either",
  "each",
  "bare",
  "status",
] as const

/**
 * What is said of a marker: that it is altered, that it is not, either, each of its states by name, or no more than the marker's
 * own name.
 */
export interface MarkerStatus {
  readonly state: (typeof markerStates)[number]
  readonly kinds: ReadonlyArray<Kind>
  readonly variants: ReadonlyArray<string>
  /** It is absent by a word that denies it ("negative", "not mutated") rather than by a state of its own ("wild-type"). */
  readonly isDenied: boolean
  /** Of a marker that is scored. */
  readonly score?: ExpressionScore.Range
}

export const packing: Packing.Packing<MarkerStatus> = Packing.record<MarkerStatus>({
  state: Packing.oneOf(markerStates),
  kinds: Packing.list(Packing.oneOf(kinds)),
  variants: Packing.list(Packing.text),
  isDenied: Packing.flag,
  score: Packing.optional(Packing.pair(Packing.tenths, Packing.tenths)),
})

/** What opposites together say. "Carriers and non-carriers" are everybody; who lists homozygotes, too, means each by itself. */
const together = (kinds: ReadonlyArray<Kind>): "either" | "each" => (kinds.includes("homozygous") ? "each" : "either")

/** What is glued to the marker's name: a change, or a state, of which more is only asked to be known where a word says so. */
const gatherGlued = (rest: string, { words }: Tokens, last: number, gathered: StatusCues.Gathered): void => {
  const change = variant(rest) ?? allele(rest)
  if (change !== undefined) gathered.variants.push(change)
  const state = glued.get(rest)
  if (state === undefined) return
  if (words.slice(last, last + 2).some((word) => statusWords.has(word))) gathered.status = true
  else gathered.adjectives.add(state)
}

/** Whether an adjective stands right behind the marker: "HER2 negative", "HER2-negative". */
const isFollowed = ({ words }: Tokens, last: number): boolean =>
  stateAt(words, words[last] === "-" ? last + 1 : last)?.noun === false

/** Whether an adjective stands right before the marker, "mutant KRAS", and is no other's: "receptor-positive HER2", "ER positive HER2 negative". */
const isLed = (tokens: Tokens, first: number, last: number): boolean => {
  const { words } = tokens
  const state = stateBefore(words, first - 1)
  if (state === undefined || state.noun || state.words.join("").length === 1) return false

  return words[first - 1 - state.words.length] !== "-" && !isFollowed(tokens, last)
}

/** Several states that are named together. */
const several = (claims: ReadonlySet<string>, kinds: ReadonlyArray<Kind>): MarkerStatus["state"] => {
  if (!claims.has("present")) return "low or absent"

  return claims.has("absent") ? together(kinds) : "low or present"
}

/** "Known PD-L1 expression": how much of it there is, whatever that is. */
const isToBeKnown = ({ words }: Tokens, first: number, last: number): boolean =>
  words[first - 1] === "known" && words[last] === "expression"

/** What all that was gathered comes to. Adjectives say more than nouns, which may be there or be tested for. */
const summed = ({ adjectives, isDenied, nouns, status, variants, ...gathered }: StatusCues.Gathered): MarkerStatus => {
  const kinds = [...gathered.kinds]
  const isTyped = variants.some((each) => each.startsWith("*"))
  if (adjectives.size === 0 && status && !isTyped) return { state: "status", kinds, variants, isDenied }
  const claims = adjectives.size > 0 ? adjectives : nouns
  const [only, another] = claims
  if (another !== undefined) return { state: several(claims, kinds), kinds, variants, isDenied }

  return { state: only ?? (variants.length > 0 ? "present" : "bare"), kinds, variants, isDenied }
}

/** Reads what is said of the marker that tokens `first` to `last` name. `rest` is what is glued to its name. */
const read = (
  text: string,
  tokens: Tokens,
  first: number,
  last: number,
  { change, rest, says }: Pick<Named, "change" | "rest" | "says">,
): MarkerStatus => {
  const gathered = StatusCues.none()
  if (change !== undefined) gathered.variants.push(CuesBeforeMarker.excluded(tokens.words, first, change))
  gatherGlued(rest, tokens, last, gathered)
  if (isLed(tokens, first, last)) {
    CuesBeforeMarker.gather(text, tokens, first, gathered)
    const noun = stateAt(tokens.words, last)
    if (noun?.noun === true && noun.kind !== "any") gathered.kinds.add(noun.kind)
  } else if (!glued.has(rest)) CuesBehindMarker.gather(text, tokens, last, gathered)
  const isAside = says === "positive" && tokens.words[first - 1] === "("
  if (gathered.adjectives.size === 0 && !isAside) CuesBeforeMarker.gather(text, tokens, first, gathered)
  if (gathered.variants.length === 0) gathered.variants.push(...CuesBeforeMarker.changes(text, tokens, first))
  const denial = gathered.adjectives.size === 0 ? ListedDenial.of(text, tokens, first, last) : undefined
  if (denial !== undefined) StatusCues.add(gathered, denial, false)
  if (isToBeKnown(tokens, first, last)) gathered.status = true

  return summed(gathered)
}

/** Whether a list of genotypes goes on with the opposite of what the name of its first says: "non-carriers, heterozygotes and …". */
const listsBoth = (says: Says, { kinds, state }: MarkerStatus): boolean =>
  kinds.some((kind) => kind === "carrier" || kind === "heterozygous" || kind === "homozygous") &&
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

/** "17p-": the mark behind the name of a part of a chromosome says that it is lost. */
const isMarkedLost = ({ altered }: Marker, rest: string): boolean =>
  altered === "deletion" && /^[-−](?![a-z0-9])/i.test(rest)

/** What is negative by its stain is lost. */
const isStainedLost = ({ lost }: Marker, { isDenied, kinds, state, variants }: MarkerStatus): boolean =>
  lost === true && state === "absent" && isDenied && kinds.length === 0 && variants.length === 0

const asLost = (status: MarkerStatus): MarkerStatus => ({
  ...status,
  state: "present",
  kinds: ["deletion"],
  isDenied: false,
})

const nearKept = 4

/** "CD19 expression is retained". */
const isKept = (words: ReadonlyArray<string>, first: number, last: number): boolean =>
  words.slice(Math.max(0, first - nearKept), last + nearKept).includes("retained")

/** What a state means of a marker that is expressed, where no alteration is named: to lose it is to be negative, to retain it positive. */
const meant = (marker: Marker, status: MarkerStatus, isRetained: () => boolean): MarkerStatus => {
  if (marker.expressed !== true || status.variants.length > 0) return status
  const { kinds, state } = status
  if (state === "present" && kinds.length === 0) return { ...status, kinds: ["expression", "amplification"] }
  if (state === "present" && kinds.includes("deletion")) return { ...status, state: "absent", kinds: ["expression"] }

  return state === "absent" && isRetained() ? { ...status, state: "present", kinds: ["expression"] } : status
}

const isJoint = (word: string | undefined): boolean => StatusCues.joints.has(word ?? "") && word !== ";"

/** Whether other genes are named beside the marker. */
const isListed = (text: string, tokens: Tokens, first: number, last: number): boolean =>
  (isJoint(tokens.words[first - 1]) && MarkerNames.before(text, tokens, first - 2) !== undefined) ||
  (isJoint(tokens.words[last]) &&
    (MarkerNames.behind(text, tokens, last + 1) ?? MarkerNames.behind(text, tokens, last + 2)) !== undefined)

/** "EGFR, ALK or ROS1 mutations" means whatever alteration each of them mostly has. */
const loosely = ({ altered }: Marker, status: MarkerStatus, listed: () => boolean): MarkerStatus => {
  const isLoose = altered !== undefined && status.variants.length === 0 && status.kinds.join() === "mutation"

  return isLoose && listed() ? { ...status, kinds: [] } : status
}

const unscored: ReadonlySet<MarkerStatus["state"]> = new Set(["either", "each", "status"])

const scored = (status: MarkerStatus, score: ExpressionScore.Range | undefined): MarkerStatus =>
  score === undefined || unscored.has(status.state)
    ? status
    : { ...status, score, state: ExpressionScore.isNone(score) ? "absent" : "present" }

/** Those of a marker's changes that are told by a group of them, where none is named. */
const grouped = (status: MarkerStatus, leftOut: ReadonlyArray<string>): MarkerStatus =>
  /^(?:mutation|alteration)$/.test(status.kinds.join()) && status.variants.length === 0
    ? { ...status, variants: leftOut }
    : status

/** What is said of a marker that is named by the tokens from `first` to before `last`. */
export const of = (
  marker: Marker,
  named: Named,
  text: string,
  tokens: Tokens,
  first: number,
  last: number,
): MarkerStatus => {
  const told = said(named.says, read(text, tokens, first, last, named))
  if (isMarkedLost(marker, text.slice(named.end, named.end + 2)) || isStainedLost(marker, told)) return asLost(told)
  const status = meant(marker, told, () => isKept(tokens.words, first, last))
  if (marker.scored === true) return scored(status, ExpressionScore.of(tokens.words, first, last, status.state))

  return loosely(marker, grouped(status, ChangeGroups.leftOut(marker, tokens.words, first, last)), () =>
    isListed(text, tokens, first, last),
  )
}

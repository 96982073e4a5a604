import * as Packing from "../../annotation/Packing.ts"
import { type Kind, kinds } from "../markers/Marker.ts"
import { denials, type StateWord } from "../markers/StatusLexicon.ts"
import * as NumberRange from "../numbers/NumberRange.ts"
import * as ExpressionScore from "./ExpressionScore.ts"

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
  readonly score?: ExpressionScore.Score
  /** How its score is counted, where that is told. */
  readonly method?: ExpressionScore.ScoreMethod
}

export const packing: Packing.Packing<MarkerStatus> = Packing.record<MarkerStatus>({
  state: Packing.oneOf(markerStates),
  kinds: Packing.list(Packing.oneOf(kinds)),
  variants: Packing.list(Packing.text),
  isDenied: Packing.flag,
  score: Packing.optional(Packing.list(NumberRange.packing)),
  method: Packing.optional(Packing.oneOf(ExpressionScore.methods)),
})

/** Changes of a gene that are called by what they are. */
export const particularChanges: ReadonlyArray<Kind> = ["mutation", "amplification", "fusion", "deletion"]

export const changes: ReadonlySet<Kind> = new Set([...particularChanges, "alteration"])

export const namesNoChange = ({ kinds, variants }: MarkerStatus): boolean => kinds.length === 0 && variants.length === 0

/** What is said of a marker, as a loss of it. */
export const asLost = (status: MarkerStatus): MarkerStatus => ({
  ...status,
  state: "present",
  kinds: ["deletion"],
  isDenied: false,
})

/** What the words around a marker say of it. */
export interface Gathered {
  readonly adjectives: Set<StateWord["claim"]>
  readonly nouns: Set<StateWord["claim"]>
  readonly kinds: Set<Kind>
  readonly variants: Array<string>
  /** It is only asked to be known. */
  status: boolean
  /** It is said to be absent by a word that denies it: "negative", "not …". */
  isDenied: boolean
}

export const nothingGathered = (): Gathered => ({
  adjectives: new Set(),
  nouns: new Set(),
  kinds: new Set(),
  variants: [],
  status: false,
  isDenied: false,
})

const opposite = (claim: StateWord["claim"]): StateWord["claim"] => (claim === "present" ? "absent" : "present")

/** Whether a state is no more than the absence of an alteration: "negative", "unamplified". */
export const denies = ({ kind, words }: StateWord): boolean => denials.has(words[0] ?? "") || kind === "amplification"

/** An insertion is a mutation, too. */
export const addKind = ({ kinds }: Pick<Gathered, "kinds">, { kind }: Pick<StateWord, "kind">): void => {
  if (kind === "insertion") kinds.add("mutation")
  if (kind !== "any") kinds.add(kind)
}

/** A noun that is negated says as much as an adjective. What is not low may be positive or negative. */
export const addState = (gathered: Gathered, state: StateWord, isNegated: boolean): void => {
  if (isNegated && state.claim === "low") {
    gathered.status = true
    return
  }
  const claim = isNegated ? opposite(state.claim) : state.claim
  const into = state.noun && !isNegated ? gathered.nouns : gathered.adjectives
  into.add(claim)
  if (claim === "absent" && (isNegated || denies(state))) gathered.isDenied = true
  addKind(gathered, state)
}

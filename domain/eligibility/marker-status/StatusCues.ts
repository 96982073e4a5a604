import type { Kind } from "../markers/Marker.ts"
import { denials, type StateWord } from "../markers/StatusLexicon.ts"

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

export const none = (): Gathered => ({
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
export const add = (gathered: Gathered, state: StateWord, isNegated: boolean): void => {
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

/** What joins the items of a list. */
export const joints: ReadonlySet<string> = new Set([",", "/", "and", "or", "&", "nor", ";"])

/** What joins a noun to what was found of it: "EGFR mutation: negative". */
export const answering: ReadonlySet<string> = new Set([":", "=", "is", "are", "was", "were"])

/** How the noun of more than one change ends. */
export const plural = /[a-z]{4}s$/

/** How a change is called that is another than the one that is named. */
export const further: ReadonlySet<string> = new Set(["other", "additional", "further"])

export const results: ReadonlySet<string> = new Set(["test", "tests", "testing", "result", "results", "serology"])

export const found: ReadonlySet<string> = new Set(["negative", "positive"])

/** What is tested. */
export const fluids: ReadonlySet<string> = new Set(["blood", "plasma", "serum", "csf", "urine"])

export const waysOfTesting: ReadonlySet<string> = new Set([...fluids, "serologic", "serological", "laboratory"])

/** What is stained in fewer cells, in percent, is called negative (ASCO/CAP for hormone receptors, of old and of 2020). */
export const leastStained: ReadonlySet<string> = new Set(["1", "10"])

/** What stands beside its opposite before a disease: "positive or negative NSCLC". */
export const opposites: ReadonlySet<string> = new Set(["positive", "negative", "pos", "neg", "high", "low"])

import type { Marker } from "../markers/Marker.ts"
import { variant } from "../markers/VariantNotation.ts"
import { isNumber } from "../text/Tokens.ts"
import * as ChangeCues from "./ChangeCues.ts"
import { type MarkerStatus, particularChanges } from "./MarkerStatus.ts"
import { stateAt } from "./StateMatcher.ts"
import * as StatusComparison from "./StatusComparison.ts"

type Words = ReadonlyArray<string>

const fillers: ReadonlySet<string> = new Set(
  "for if those that than which is are it ihc a an the of with score tumors -".split(" "),
)

/** The state or the change of the marker that the words of an exception begin with: "any status except 3+", "… other than wild type". */
export const of = ({ name }: Pick<Marker, "name">, excepted: Words): MarkerStatus | undefined => {
  const own = name.toLowerCase().split("-")
  const first = excepted.findIndex((word) => !fillers.has(word) && !own.includes(word))
  const change = variant(excepted[first] ?? "")
  if (change !== undefined) return { state: "present", kinds: [], variants: [change], isDenied: false }
  const state = stateAt(excepted, first)
  if (state === undefined || state.noun) return undefined
  const { claim, kind } = state

  return { state: claim, kinds: kind === "any" ? [] : [kind], variants: [], isDenied: false }
}

const positionOf = (change: string): string | undefined => /^[a-z](\d+)/.exec(change)?.[1]

/** Whether the token at `at` names a change, or its place: "G12C", "the D of G12C/D", "exon 20", "a position other than 816", "an exon other than 17". */
const isNamedAt = (words: Words, at: number, change: string): boolean =>
  ChangeCues.changeAt(words, at).some((named) => StatusComparison.sameVariant(named, change)) ||
  (isNumber(words[at]) && (words[at] === positionOf(change) || `exon${words[at]}` === change))

const ofNoun: ReadonlySet<string> = new Set([...fillers, "gene", "any", "high", "level"])

/** The noun that the words of an exception begin with: "alterations other than amplification". */
const nounOf = (excepted: Words) => {
  const noun = stateAt(
    excepted,
    excepted.findIndex((word) => !ofNoun.has(word)),
  )

  return noun?.noun === true ? noun : undefined
}

/** Whether what a profile has is taken out of what is said of a marker: one of its changes, or all of their kind. */
export const takesOut = (
  excepted: Words,
  said: MarkerStatus,
  { exons = [], kinds, variants }: StatusComparison.AskedStatus,
): boolean => {
  if (excepted.length === 0) return false
  if (variants.length > 0)
    return (
      [...variants, ...exons].some((change) => excepted.some((_, at) => isNamedAt(excepted, at, change))) &&
      !variants.some((change) => said.variants.includes(change))
    )
  const [kind, another] = kinds
  const isOfKind = kind !== undefined && another === undefined && particularChanges.includes(kind)

  return isOfKind && !said.kinds.includes(kind) && nounOf(excepted)?.kind === kind
}

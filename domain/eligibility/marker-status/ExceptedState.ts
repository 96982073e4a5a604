import type { Marker } from "../markers/Marker.ts"
import { variant } from "../markers/VariantNotation.ts"
import type { MarkerStatus } from "./MarkerStatus.ts"
import { stateAt } from "./StateMatcher.ts"

const fillers: ReadonlySet<string> = new Set(
  "for if those that than which is are it ihc a an the of with score tumors -".split(" "),
)

/** The state or the change of the marker that the words of an exception begin with: "any status except 3+", "… other than wild type". */
export const of = ({ name }: Pick<Marker, "name">, excepted: ReadonlyArray<string>): MarkerStatus | undefined => {
  const own = name.toLowerCase().split("-")
  const first = excepted.findIndex((word) => !fillers.has(word) && !own.includes(word))
  const change = variant(excepted[first] ?? "")
  if (change !== undefined) return { state: "present", kinds: [], variants: [change], isDenied: false }
  const state = stateAt(excepted, first)
  if (state === undefined || state.noun) return undefined
  const { claim, kind } = state

  return { state: claim, kinds: kind === "any" ? [] : [kind], variants: [], isDenied: false }
}

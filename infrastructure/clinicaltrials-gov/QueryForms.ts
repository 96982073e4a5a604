import type { Search } from "../../application/ports/Registry.ts"
import { launchAreas } from "../../domain/condition/LaunchArea.ts"

const plain: Search = {
  condition: { _tag: "Words", words: "glioblastoma" },
  location: undefined,
  types: ["interventional", "expanded_access"],
  phases: [],
  basketGenes: [],
}

/** The plainest form of search there is. */
export const words: readonly [name: string, search: Search] = ["a condition in words", plain]

/** Every other form of search that the service writes, each with an example. A new form is a row more. */
export const others: ReadonlyArray<readonly [name: string, search: Search]> = [
  ...launchAreas.map(({ registryQuery, slug }): readonly [string, Search] => [
    `launch area ${slug}`,
    { ...plain, condition: { _tag: "Expression", expression: registryQuery } },
  ]),
  ["a place in words", { ...plain, location: { _tag: "Named", place: "Boston" } }],
  [
    "a point and its surroundings",
    { ...plain, location: { _tag: "Around", point: { latitude: 42.36, longitude: -71.06 }, radiusInMiles: 100 } },
  ],
  ["phases", { ...plain, phases: ["PHASE2", "PHASE3"] }],
]

/** The form that the service can do without, and asks only where it is set to. */
export const basket: readonly [name: string, search: Search] = [
  "a gene in basket trials",
  { ...plain, condition: { _tag: "Words", words: "pancreatic cancer" }, basketGenes: ["KRAS"] },
]

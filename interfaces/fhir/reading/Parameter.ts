import * as Concept from "./Concept.ts"
import { child, type Element } from "./Element.ts"
import type { Resources } from "./Resources.ts"
import { notUsed, type Told } from "./Told.ts"

const names = ["condition", "zipCode", "travelRadius", "phase", "recruitmentStatus", "_count"] as const

/** What a caller asks for, by the names of the parameters. */
export type Name = (typeof names)[number]

/** The parameters of a name. */
export const given = ({ parameters }: Resources, asked: Name): ReadonlyArray<Element> =>
  parameters.filter(({ name }) => name === asked).map(({ element }) => element)

/** What a parameter says in words and codes, whatever the type of its value. */
export const conceptOf = (element: Element): Concept.Concept =>
  Concept.joined(
    ["valueString", "valueCode", "valueCoding", "valueCodeableConcept"].map((name) => Concept.named(element, name)),
  )

/** Where the parameters of a name stand. */
export const at = (name: Name): string => `Parameters.parameter.where(name = '${name}')`

const isOther = ({ element, name }: Resources["parameters"][number]): boolean =>
  child(element, "resource") === undefined && !names.some((known) => known === name)

/** Which parameters were not used, for nothing is called so. Their names may be anything, and are not repeated. */
export const unknown = ({ parameters }: Resources): ReadonlyArray<Told> => {
  const others = parameters.filter(isOther).map(({ expression }) => expression)

  return others.length === 0 ? [] : [notUsed("Parameters", `their names are none of ${names.join(", ")}`, ...others)]
}

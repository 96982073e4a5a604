import * as Steps from "../../../domain/Steps.ts"
import { child, children, type Element, everyChild, text, typeOf } from "./Element.ts"

/** A resource and where in what was sent it stands, as FHIR writes paths. */
export interface Resource {
  readonly element: Element
  readonly expression: string
  readonly addresses: ReadonlyArray<string>
}

/** All of a record: its resources, and what was asked beside them. */
export interface Resources {
  readonly all: ReadonlyArray<Resource>
  readonly parameters: ReadonlyArray<{ readonly name: string; readonly element: Element }>
  /** The first resource of each address. */
  readonly byAddress: ReadonlyMap<string, Resource>
}

const addressesOf = (element: Element, fullUrl: string | undefined): ReadonlyArray<string> => {
  const id = text(element, "id")

  return [...(fullUrl === undefined ? [] : [fullUrl]), ...(id === undefined ? [] : [id, `${typeOf(element)}/${id}`])]
}

/** The lists of those resources that hold others. */
const lists: ReadonlyMap<string, string> = new Map([
  ["Bundle", "entry"],
  ["Parameters", "parameter"],
])

interface Held {
  readonly element: Element
  readonly expression: string
  readonly fullUrl: string | undefined
}

const heldIn = (holders: ReadonlyArray<Element>, expression: string): ReadonlyArray<Held> =>
  holders.flatMap((holder, at) => {
    const element = child(holder, "resource")

    return element === undefined
      ? []
      : [{ element, expression: `${expression}[${at}].resource`, fullUrl: text(holder, "fullUrl") }]
  })

/** Takes apart what was sent: a bundle, bundles in it, and parameters around them or among them. A step for a few resources. */
export function* of(sent: Element): Steps.Steps<Resources> {
  const all: Array<Resource> = []
  const byAddress = new Map<string, Resource>()
  const parameters: Array<ReadonlyArray<Element>> = []
  let waiting: ReadonlyArray<Held> = [{ element: sent, expression: typeOf(sent), fullUrl: undefined }]
  while (waiting.length > 0) {
    const inner = yield* Steps.each(waiting, ({ element, expression, fullUrl }) => {
      const list = lists.get(typeOf(element))
      if (list !== undefined) {
        const holders = everyChild(element, list)
        if (list === "parameter") parameters.push(holders)

        return heldIn(holders, `${expression}.${list}`)
      }
      const resource = { element, expression, addresses: addressesOf(element, fullUrl) }
      all.push(resource)
      for (const address of resource.addresses) if (!byAddress.has(address)) byAddress.set(address, resource)

      return []
    })
    waiting = inner.flat()
  }

  return {
    all,
    parameters: parameters.flat().map((element) => ({ name: text(element, "name") ?? "", element })),
    byAddress,
  }
}

/** The resources of a type. */
export const ofType = ({ all }: Resources, type: string): ReadonlyArray<Resource> =>
  all.filter(({ element }) => typeOf(element) === type)

const withoutVersion = (reference: string): string => reference.replace(/\/_history\/.*$/, "")

const lastTwo = /[A-Za-z]+\/[^/]+$/

/** The addresses that a reference may mean: the full one, or `Type/id`. */
const meantBy = (reference: string): readonly [string, string] => {
  const plain = withoutVersion(reference)

  return [plain, lastTwo.exec(plain)?.[0] ?? plain]
}

/** Whether a reference leads to a resource: by its full address, `Type/id`, or its id alone. */
export const leadsTo = (reference: string, { addresses }: Resource): boolean =>
  meantBy(reference).some((address) => addresses.includes(address))

/** What an element refers to: one that it contains, or one of the record. */
export const resolved = (
  { byAddress }: Resources,
  within: Resource,
  reference: string | undefined,
): Resource | undefined => {
  if (reference === undefined) return undefined
  if (!reference.startsWith("#"))
    return meantBy(reference)
      .map((address) => byAddress.get(address))
      .find((each) => each !== undefined)
  const contained = children(within.element, "contained")
  const at = contained.findIndex((each) => text(each, "id") === reference.slice(1))
  const element = contained[at]

  return element === undefined
    ? undefined
    : { element, expression: `${within.expression}.contained[${at}]`, addresses: [] }
}

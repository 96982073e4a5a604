import { child, children, type Element, text, typeOf } from "./Element.ts"

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
}

/** Bundles may stand in bundles so deep. */
const deepest = 8

const addressesOf = (element: Element, fullUrl: string | undefined): ReadonlyArray<string> => {
  const id = text(element, "id")

  return [...(fullUrl === undefined ? [] : [fullUrl]), ...(id === undefined ? [] : [id, `${typeOf(element)}/${id}`])]
}

/** Takes apart what was sent: a bundle, bundles in it, and parameters around them or among them. */
export const of = (sent: Element): Resources => {
  const all: Array<Resource> = []
  const parameters: Array<{ readonly name: string; readonly element: Element }> = []
  const visit = (element: Element, expression: string, depth: number, fullUrl?: string): void => {
    if (depth > deepest) return
    switch (typeOf(element)) {
      case "Bundle":
        children(element, "entry").forEach((entry, at) => {
          const resource = child(entry, "resource")
          if (resource !== undefined)
            visit(resource, `${expression}.entry[${at}].resource`, depth + 1, text(entry, "fullUrl"))
        })
        break
      case "Parameters":
        children(element, "parameter").forEach((parameter, at) => {
          parameters.push({ name: text(parameter, "name") ?? "", element: parameter })
          const resource = child(parameter, "resource")
          if (resource !== undefined) visit(resource, `${expression}.parameter[${at}].resource`, depth + 1)
        })
        break
      default:
        all.push({ element, expression, addresses: addressesOf(element, fullUrl) })
    }
  }
  visit(sent, typeOf(sent), 0)

  return { all, parameters }
}

/** The resources of a type. */
export const ofType = ({ all }: Resources, type: string): ReadonlyArray<Resource> =>
  all.filter(({ element }) => typeOf(element) === type)

const withoutVersion = (reference: string): string => reference.replace(/\/_history\/.*$/, "")

const lastTwo = /[A-Za-z]+\/[^/]+$/

/** Whether a reference leads to a resource: by its full address, `Type/id`, or its id alone. */
export const leadsTo = (reference: string, { addresses }: Resource): boolean => {
  const plain = withoutVersion(reference)

  return addresses.includes(plain) || addresses.includes(lastTwo.exec(plain)?.[0] ?? plain)
}

/** What an element refers to: one that it contains, or one of the record. */
export const resolved = ({ all }: Resources, within: Resource, reference: string | undefined): Resource | undefined => {
  if (reference === undefined) return undefined
  if (!reference.startsWith("#")) return all.find((resource) => leadsTo(reference, resource))
  const contained = children(within.element, "contained")
  const at = contained.findIndex((each) => text(each, "id") === reference.slice(1))
  const element = contained[at]

  return element === undefined
    ? undefined
    : { element, expression: `${within.expression}.contained[${at}]`, addresses: [] }
}

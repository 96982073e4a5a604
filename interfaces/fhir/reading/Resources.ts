import * as Steps from "../../../domain/Steps.ts"
import { child, children, type Element, everyChild, text, typeOf } from "./Element.ts"

/** A resource and where in what was sent it stands, as FHIR writes paths. */
export interface Resource {
  readonly element: Element
  readonly expression: string
  /** Its address in full, where its entry tells one. */
  readonly address: string | undefined
  /** The resource that contains it: its references are read as that one's. */
  readonly container?: Resource
}

/** All of a record: its resources, and what was asked beside them. */
export interface Resources {
  /** What was sent: the record, or parameters around it. */
  readonly type: "Bundle" | "Parameters"
  readonly all: ReadonlyArray<Resource>
  readonly parameters: ReadonlyArray<{ readonly name: string; readonly element: Element; readonly expression: string }>
  readonly byType: ReadonlyMap<string, ReadonlyArray<Resource>>
  /** Where a Bundle says that it is one page of several, and more is to be had. */
  readonly nextPages: ReadonlyArray<string>
  /** The resources by what a reference may call them: their address, or their id. */
  readonly byAddress: ReadonlyMap<string, ReadonlyArray<Resource>>
}

const version = /\/_history\/.*$/

/** An address without a version; the letters of a URN are the same in small. */
const plain = (address: string): string => {
  const whole = address.replace(version, "")

  return /^urn:/i.test(whole) ? whole.toLowerCase() : whole
}

const onServer = /^(https?:\/\/.+)\/([A-Za-z]+\/[^/]+)$/

/** What a reference of a resource leads to: an address in full where the resource stands on a server. */
export const addressOf = (reference: string, { address, container }: Resource): string => {
  const [, server] = onServer.exec(address ?? container?.address ?? "") ?? []
  const isRelative = !/^(?:[a-z][a-z0-9+.-]*:|#)/i.test(reference)

  return plain(isRelative && server !== undefined ? `${server}/${reference}` : reference)
}

/** What a reference may call a resource: its address, and its id with its type and without. */
const addressesOf = ({ address, element }: Resource): ReadonlyArray<string> => {
  const id = text(element, "id")
  const [, , inAddress] = onServer.exec(address ?? "") ?? []
  const all = [address, inAddress, ...(id === undefined ? [] : [id, `${typeOf(element)}/${id}`])]

  return [...new Set(all.filter((each) => each !== undefined))]
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

const parametersIn = (holders: ReadonlyArray<Element>, expression: string): Resources["parameters"] =>
  holders.map((element, at) => ({ name: text(element, "name") ?? "", element, expression: `${expression}[${at}]` }))

const enter = (index: Map<string, Array<Resource>>, key: string, resource: Resource): void => {
  const known = index.get(key)
  if (known === undefined) index.set(key, [resource])
  else known.push(resource)
}

const containedIn = (container: Resource): ReadonlyArray<Resource> =>
  children(container.element, "contained").map((element, at) => ({
    element,
    expression: `${container.expression}.contained[${at}]`,
    address: undefined,
    container,
  }))

const isOfContained = ({ element }: Resource): boolean =>
  text(child(element, "subject"), "reference")?.startsWith("#") === true

/** The results that a report contains and refers to; one of somebody who is contained as well is nobody's. */
const resultsIn = (report: Resource): ReadonlyArray<Resource> => {
  const referred = new Set(children(report.element, "result").map((result) => text(result, "reference")))

  return isOfContained(report)
    ? []
    : containedIn(report).filter(
        (resource) =>
          typeOf(resource.element) === "Observation" &&
          referred.has(`#${text(resource.element, "id") ?? ""}`) &&
          !isOfContained(resource),
      )
}

const hasNextPage = (bundle: Element): boolean =>
  children(bundle, "link").some((link) => text(link, "relation") === "next")

/** Takes apart what was sent: a bundle, bundles in it, and parameters around them or among them. A step for a few resources. */
export function* of(sent: Element): Steps.Steps<Resources> {
  const all: Array<Resource> = []
  const byType = new Map<string, Array<Resource>>()
  const byAddress = new Map<string, Array<Resource>>()
  const parameters: Array<Resources["parameters"]> = []
  const nextPages: Array<string> = []
  const take = (resource: Resource): void => {
    const type = typeOf(resource.element)
    all.push(resource)
    enter(byType, type, resource)
    for (const address of addressesOf(resource)) enter(byAddress, address, resource)
    if (type === "DiagnosticReport")
      for (const result of resultsIn(resource)) enter(byType, typeOf(result.element), result)
  }
  let waiting: ReadonlyArray<Held> = [{ element: sent, expression: typeOf(sent), fullUrl: undefined }]
  while (waiting.length > 0) {
    const inner = yield* Steps.each(waiting, ({ element, expression, fullUrl }) => {
      const list = lists.get(typeOf(element))
      if (list !== undefined) {
        const holders = everyChild(element, list)
        if (hasNextPage(element)) nextPages.push(`${expression}.link`)
        if (list === "parameter") parameters.push(parametersIn(holders, `${expression}.${list}`))

        return heldIn(holders, `${expression}.${list}`)
      }
      take({ element, expression, address: fullUrl === undefined ? undefined : plain(fullUrl) })

      return []
    })
    waiting = inner.flat()
  }

  return {
    type: typeOf(sent) === "Parameters" ? "Parameters" : "Bundle",
    all,
    parameters: parameters.flat(),
    nextPages,
    byType,
    byAddress,
  }
}

/** The resources of a type. */
export const ofType = ({ byType }: Resources, type: string): ReadonlyArray<Resource> => byType.get(type) ?? []

/** Whether a reference of one resource leads to another: by its full address, or by its id where no two servers are told. */
export const leadsTo = (reference: string, from: Resource, to: Resource): boolean => {
  const address = addressOf(reference, from)
  if (address === to.address) return true
  const [, server, id = address] = onServer.exec(address) ?? []
  const areOfServers = server !== undefined && onServer.test(to.address ?? "")

  return !areOfServers && addressesOf(to).includes(id)
}

/** Whether two resources are one that stands in a record twice. */
export const areOne = (one: Resource, other: Resource): boolean => {
  if (one.address !== undefined && other.address !== undefined) return one.address === other.address
  const id = text(one.element, "id")

  return id !== undefined && id === text(other.element, "id")
}

/** What an element refers to: one that it contains, or one of the record. */
export const resolved = (
  { byAddress }: Resources,
  within: Resource,
  reference: string | undefined,
): Resource | undefined => {
  if (reference === undefined) return undefined
  if (!reference.startsWith("#")) {
    const address = addressOf(reference, within)
    const [, , id = address] = onServer.exec(address) ?? []

    return byAddress.get(address)?.[0] ?? byAddress.get(id)?.find((each) => leadsTo(reference, within, each))
  }

  return containedIn(within.container ?? within).find(({ element }) => text(element, "id") === reference.slice(1))
}

import { Predicate } from "effect"

/** An element of a record as it came: whatever stood there. */
export type Element = Readonly<Record<string, unknown>>

/** An element of a name; nothing where something else stands there. */
export const child = (element: Element, name: string): Element | undefined => {
  const found = Object.hasOwn(element, name) ? element[name] : undefined

  return Predicate.isRecord(found) ? found : undefined
}

/** All elements of a list; one that stands alone is a list of one. */
export const everyChild = (element: Element, name: string): ReadonlyArray<Element> => {
  const found = Object.hasOwn(element, name) ? element[name] : undefined
  if (Array.isArray(found)) return found.filter(Predicate.isRecord)

  return Predicate.isRecord(found) ? [found] : []
}

/** So many elements of a list within a resource are looked at. */
const most = 200

/** The elements of a list within a resource. */
export const children = (element: Element, name: string): ReadonlyArray<Element> =>
  everyChild(element, name).slice(0, most)

/** So many characters of a text are read: what is longer is no name, no result and no date. */
const longest = 1_000

/** A text that is not blank. */
export const text = (element: Element | undefined, name: string): string | undefined => {
  const found = element !== undefined && Object.hasOwn(element, name) ? element[name] : undefined
  const written = typeof found === "string" ? found.slice(0, longest).trim() : ""

  return written === "" ? undefined : written
}

export const number = (element: Element | undefined, name: string): number | undefined => {
  const found = element !== undefined && Object.hasOwn(element, name) ? element[name] : undefined

  return typeof found === "number" && Number.isFinite(found) ? found : undefined
}

export const typeOf = (resource: Element): string => text(resource, "resourceType") ?? ""

/** Whether a resource is made by a profile whose address ends so; records name them by several versions. */
export const hasProfile = (resource: Element, ending: RegExp): boolean => {
  const profiles = child(resource, "meta")?.["profile"]

  return Array.isArray(profiles) && profiles.some((each) => typeof each === "string" && ending.test(each))
}

import * as FreeText from "../../domain/FreeText.ts"

export type Fields = Readonly<Record<string, unknown>>

const none: Fields = {}
const nothing: ReadonlyArray<never> = []

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === "string"

/**
 * Reads parsed JSON by name, and remembers in `fault` the first name whose value is not of the type it was asked for as.
 * What is absent or null reads as nothing: `null`, an empty list, an object without fields. Blank text is absent text, and of a text
 * only what can be seen is read.
 */
export class Shape {
  fault: string | undefined = undefined

  text(fields: Fields, name: string): string | null {
    const value = fields[name]
    if (value === undefined || value === null) return null
    if (typeof value !== "string") return this.refuse(name, null)
    const seen = FreeText.visible(value)

    return seen.trim() === "" ? null : seen
  }

  number(fields: Fields, name: string): number | null {
    const value = fields[name]
    if (value === undefined || value === null) return null

    return typeof value === "number" ? value : this.refuse(name, null)
  }

  /** Looks at the type alone, and reads nothing. */
  expect(type: "string" | "number", fields: Fields, name: string): void {
    const value = fields[name]
    if (value !== undefined && value !== null && typeof value !== type) this.refuse(name, undefined)
  }

  object(fields: Fields, name: string): Fields {
    return this.optional(fields, name) ?? none
  }

  optional(fields: Fields, name: string): Fields | null {
    const value = fields[name]
    if (value === undefined || value === null) return null

    return isObject(value) ? value : this.refuse(name, null)
  }

  texts(fields: Fields, name: string): ReadonlyArray<string> {
    return this.list(fields, name, isText).map(FreeText.visible)
  }

  objects(fields: Fields, name: string): ReadonlyArray<Fields> {
    return this.list(fields, name, isObject)
  }

  private list<A>(fields: Fields, name: string, is: (value: unknown) => value is A): ReadonlyArray<A> {
    const value = fields[name]
    if (value === undefined || value === null) return nothing

    return Array.isArray(value) && value.every(is) ? value : this.refuse(name, nothing)
  }

  private refuse<A>(name: string, instead: A): A {
    this.fault ??= name

    return instead
  }
}

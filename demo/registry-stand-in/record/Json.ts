export type Json = null | boolean | number | string | ReadonlyArray<Json> | JsonObject

export interface JsonObject {
  readonly [name: string]: Json
}

export const isList = (value: unknown): value is ReadonlyArray<Json> => Array.isArray(value)

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !isList(value)

/** Every value at the end of a path; a list on the way, or at the end, counts as its items. */
export const at = (value: Json | undefined, path: ReadonlyArray<string>): ReadonlyArray<Json> => {
  if (isList(value)) return value.flatMap((item) => at(item, path))
  const [name, ...rest] = path
  if (name === undefined) return value === undefined || value === null ? [] : [value]

  return isObject(value) ? at(value[name], rest) : []
}

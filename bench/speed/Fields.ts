export type Json = null | boolean | number | string | ReadonlyArray<Json> | { readonly [name: string]: Json }

const isObject = (value: unknown): value is { readonly [name: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** A record with fields set by path, such as `protocolSection.statusModule.overallStatus`. */
const withField = (record: unknown, path: ReadonlyArray<string>, change: (value: Json | undefined) => Json): Json => {
  const [name, ...rest] = path
  const fields = isObject(record) ? record : {}
  if (name === undefined) return isObject(record) ? record : null
  const value = fields[name]

  return { ...fields, [name]: rest.length === 0 ? change(value) : withField(value ?? {}, rest, change) }
}

/** The same with the path as one text. */
export const set = (record: unknown, path: string, change: (value: Json | undefined) => Json): Json =>
  withField(record, path.split("."), change)

/** What stands at a path in a record. */
export const at = (record: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), record)

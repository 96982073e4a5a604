import * as Json from "./Json.ts"
import * as Pieces from "./Pieces.ts"
import type { Study } from "./StoredStudy.ts"

const paths: ReadonlySet<string> = new Set(
  Pieces.all.filter(({ kind }) => kind === "markup").map(({ path }) => path.join(".")),
)
const escaped = /\\([\\`*_{}[\]()#+\-.!<>&~^|=])/g

const plain = (value: Json.Json, path: string): Json.Json => {
  if (Json.isList(value)) return value.map((item) => plain(item, path))
  if (typeof value === "string") return paths.has(path) ? value.replace(escaped, "$1") : value
  if (!Json.isObject(value)) return value

  return Object.fromEntries(
    Object.entries(value).map(([field, below]) => [field, plain(below, path === "" ? field : `${path}.${field}`)]),
  )
}

/** The record as `markupFormat=legacy` gives it: markup fields without the escapes of markdown. */
export const legacy = (study: Study): Study =>
  Object.fromEntries(Object.entries(study).map(([field, value]) => [field, plain(value, field)]))

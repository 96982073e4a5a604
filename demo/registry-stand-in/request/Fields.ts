import { Either } from "effect"
import * as Json from "../record/Json.ts"
import * as Pieces from "../record/Pieces.ts"
import type { Study } from "../record/StoredStudy.ts"
import * as Areas from "../search/Areas.ts"

/** The branches that were asked for; `all` is everything below. */
export type Selection = "all" | { readonly [field: string]: Selection }

const add = (selection: Selection, [field, ...rest]: ReadonlyArray<string>): Selection => {
  if (selection === "all" || field === undefined) return "all"

  return { ...selection, [field]: add(selection[field] ?? {}, rest) }
}

const pathsOf = (item: string, queried: ReadonlyArray<Pieces.Piece>): ReadonlyArray<ReadonlyArray<string>> => {
  if (item === "@query") return queried.map(({ path }) => path)
  const area = Areas.named(item)
  if (area !== undefined) return area.parts.map(({ piece }) => piece.path)
  const piece = Pieces.namedOrAt(item)

  return piece === undefined ? [] : [piece.path]
}

/**
 * Reads the items of `fields`: names of pieces, areas, whole paths, and `@query` for the fields that the query searched.
 * Left names the first one that is none of these.
 */
export const select = (
  items: ReadonlyArray<string>,
  queried: ReadonlyArray<Pieces.Piece>,
): Either.Either<Selection, string> => {
  const unknown = items.find((item) => item !== "@query" && pathsOf(item, queried).length === 0)

  return unknown === undefined
    ? Either.right(items.flatMap((item) => pathsOf(item, queried)).reduce<Selection>(add, {}))
    : Either.left(unknown)
}

const isEmpty = (value: Json.Json): boolean =>
  Json.isObject(value) ? Object.keys(value).length === 0 : Json.isList(value) && value.length === 0

const cut = (value: Json.Json, selection: Selection): Json.Json => {
  if (selection === "all") return value
  if (Json.isList(value)) return value.map((item) => cut(item, selection)).filter((item) => !isEmpty(item))

  return Json.isObject(value) ? prune(value, selection) : value
}

/** The record with the selected branches only; a branch that comes out empty is left out. */
export const prune = (study: Study, selection: Selection): Study => {
  if (selection === "all") return study
  const kept: Record<string, Json.Json> = {}
  for (const [field, value] of Object.entries(study)) {
    const below = selection[field]
    const left = below === undefined ? {} : cut(value, below)
    if (below === "all" || !isEmpty(left)) kept[field] = left
  }

  return kept
}
